import Foundation
import FrameMetrics
import Testing

@testable import SDLKit

@Suite("Statistics of several windows") struct WindowStatisticsTests {
    private func write(others: [WindowStatistics]) throws -> [String: Any] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let statistics = try #require(try StatisticsFile(["SKELETON_STATS": file.path]))
        let recorder = FrameRecorder(capacity: 1)
        recorder.begin()
        recorder.end(drawn: true)
        try statistics.write(recorder, title: "Main", others: others)
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        return try #require(object as? [String: Any])
    }

    @Test("A program with one window writes only that window's statistics")
    func oneWindow() throws {
        let object = try write(others: [])
        #expect(object["frames"] as? Int == 1 && object["drawn_frames"] as? Int == 1)
        #expect(object["title"] == nil && object["other_windows"] == nil)
    }

    @Test("With several windows, the file has the statistics of the first one at the top level, and all titles")
    func severalWindows() throws {
        let report = FrameReport(FrameRecorder(capacity: 1))
        let object = try write(others: [
            WindowStatistics(title: "Notes", report: report), WindowStatistics(title: "Log", report: report),
        ])
        #expect(object["frames"] as? Int == 1 && object["frame_ms"] != nil && object["title"] as? String == "Main")
        let others = try #require(object["other_windows"] as? [[String: Any]])
        #expect(others.map { $0["title"] as? String } == ["Notes", "Log"])
        #expect(others.allSatisfy { $0["frames"] as? Int == 0 && $0["budget_ms"] != nil })
    }
}
