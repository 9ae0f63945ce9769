import Foundation
import FrameMetrics
import Testing

@Suite("Frame report") struct FrameReportTests {
    private let clock = ManualClock()

    /// Returns a recorder with 100 drawn frames of 1 to 100 ms, each half layout and half drawing, and one frame that
    /// drew nothing.
    private func filledRecorder() -> FrameRecorder {
        let recorder = FrameRecorder(budget: 16_000_000) { [clock] in clock.now }
        for milliseconds: UInt64 in 1...100 {
            recorder.begin()
            clock.now += milliseconds * 500_000
            recorder.mark(.layout)
            clock.now += milliseconds * 500_000
            recorder.mark(.draw)
            recorder.end(drawn: true)
        }
        recorder.begin()
        recorder.end(drawn: false)
        return recorder
    }

    @Test("The times are in milliseconds and cover only drawn frames")
    func summary() {
        let report = FrameReport(filledRecorder())

        #expect(report.frames == 101)
        #expect(report.drawnFrames == 100)
        #expect(report.missedFrames == 84)
        #expect(report.budgetMilliseconds == 16)
        #expect(report.frameTimes?.p50 == 50)
        #expect(report.frameTimes?.max == 100)
        #expect(report.stageTimes[.layout]?.p50 == 25)
        #expect(report.stageTimes[.layout]?.p99 == 49.5)
        #expect(report.stageTimes[.present]?.p99 == 0)
    }

    @Test("The JSON has the documented fields, and a value for every stage")
    func fields() throws {
        let data = try JSONEncoder().encode(FrameReport(filledRecorder()))
        let json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let frame = try #require(json["frame_ms"] as? [String: Double])
        let stages = try #require(json["stages_ms"] as? [String: [String: Double]])

        #expect(
            Set(json.keys) == ["frames", "drawn_frames", "missed_frames", "budget_ms", "frame_ms", "stages_ms"])
        #expect(frame == ["p50": 50, "p90": 90, "p95": 95, "p99": 99, "max": 100])
        #expect(Set(stages.keys) == ["events", "timers", "tasks", "animate", "layout", "record", "draw", "present"])
        #expect(stages["draw"] == ["p50": 25, "p99": 49.5])
    }

    @Test("A decoded report equals the encoded one")
    func roundTrip() throws {
        let report = FrameReport(filledRecorder())

        let again = try JSONDecoder().decode(FrameReport.self, from: JSONEncoder().encode(report))

        #expect(again == report)
    }

    @Test("A report without drawn frames has counts but no times")
    func nothingDrawn() throws {
        let report = FrameReport(FrameRecorder { 0 })
        let again = try JSONDecoder().decode(FrameReport.self, from: JSONEncoder().encode(report))

        #expect(report.frames == 0)
        #expect(report.frameTimes == nil)
        #expect(report.stageTimes.isEmpty)
        #expect(again == report)
    }
}
