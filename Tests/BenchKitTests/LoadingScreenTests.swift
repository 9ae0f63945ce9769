import BenchKit
import CHeapCount
import Foundation
import FrameMetrics
import TestSupport
import Testing

/// Tests a screen that loads in a task. A separate program measures it, because only the main thread's run loop runs
/// tasks.
@Suite("Benchmarks of screens that load in tasks")
struct LoadingScreenTests {
    @Test("The loaded screen is measured, and all reports have a stage for tasks")
    func loaded() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("loading-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

        let table = try measure([
            "--frames", "20", "--stages", "--json", file("a.json").path, "--csv", file("a.csv").path,
            "--report", file("a.html").path,
        ])

        let report = try JSONDecoder().decode(BenchReport.self, from: Data(contentsOf: file("a.json")))
        let result = try #require(report.results.first)
        #expect(result.frames == 20)
        // The frame contains only backgrounds, no bones.
        #expect(result.commands < 10)
        let frames = try #require(result.measured?.raw)
        #expect(frames.total.count == 20)
        #expect(frames.stages[.tasks]?.allSatisfy { $0 > 0 } == true)
        if heap_count_is_available() { #expect(frames.stageAllocations[.tasks]?.allSatisfy { $0 > 0 } == true) }
        #expect(result.stageTimes?[.tasks] != nil)
        #expect(table.contains("tasks ms"))
        #expect(try String(contentsOf: file("a.csv"), encoding: .utf8).contains("tasks_ms"))
        #expect(try String(contentsOf: file("a.html"), encoding: .utf8).contains(#"<b class="tasks""#))
    }

    /// Measures the screen in memory with `arguments`, and returns the table.
    private func measure(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("PlantedBench")
        process.arguments = ["--allow-debug", "--surface", "memory", "--pace", "0"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            "PLANTED": "loading", "DBUS_SESSION_BUS_ADDRESS": "",
        ]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let end = try process.waitForEnd(output: output)
        #expect(end.status == 0)
        return end.output
    }
}
