import BenchKit
import CommandOptions
import Foundation
import Testing
import ViewKit

@MainActor
@Suite("UseMeasurement")
struct UseMeasurementTests {
    /// A screen that is never created.
    private struct Blank: SoakScreen {
        let name = "use-blank"
        let summary = "nothing"

        func makeViewController(savingInto folder: URL) -> UIViewController { UIViewController() }
    }

    /// Returns a shell that runs `script` in place of the program.
    private func shell(_ script: String) -> ChildProcess {
        ChildProcess(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script])
    }

    private func measure(_ script: String) throws -> (UseMeasurement, [Double]) {
        let measurement = UseMeasurement("use-blank", seed: 7, program: shell(script))
        var parts: [Double] = []
        try measurement.run(frames: 1200) { parts.append($0) }
        return (measurement, parts)
    }

    @Test("Memory samples are read from the child process's output, and progress is reported")
    func reading() throws {
        let (measurement, parts) = try measure(
            """
            printf 'memory 0.0 40.5\\nmem'; printf 'ory 10.0 50.0\\n'
            echo "something else"
            echo "memory 20.0 48.25"; echo "end 1201 3000000 51.5"
            """)

        #expect(measurement.memory.seconds == [0, 10, 20] && measurement.memory.resident == [40.5, 50, 48.25])
        #expect(measurement.memory.first == 40.5 && measurement.memory.last == 48.25)
        #expect(measurement.memory.resident(at: 5) == 50 && measurement.memory.resident(at: 60) == nil)
        #expect(measurement.frames == 1201 && measurement.processorTime == 3_000_000 && measurement.peakMemory == 51.5)
        #expect(parts == [0, 0, 0.5, 1])
    }

    @Test("The child process receives the screen's name and the seed")
    func order() throws {
        let (measurement, _) = try measure(
            """
            test "$\(UseMeasurement.environmentName)" = "use-blank 7" || exit 3
            echo "memory 0.0 1.0"; echo "end 1 1 1.0"
            """)
        #expect(measurement.frames == 1)
    }

    @Test(
        "A child process that fails or prints incomplete output is an error",
        arguments: ["exit 4", "true", "echo 'memory 0.0 1.0'", "echo 'memory x y'; echo 'end 1 1 1'"])
    func failure(script: String) {
        #expect(throws: BenchError.self) { try measure(script) }
    }

    @Test("The report has a table of memory and is valid according to the published schema")
    func report() throws {
        let (measurement, _) = try measure(
            "echo 'memory 0.0 40.0'; echo 'memory 60.0 44.0'; echo 'memory 90.0 43.0'; echo 'end 5401 5401000000 45'")
        let subject = MemorySubject(size: .init(width: 320, height: 320))
        let result = BenchResult(measurement, of: Scenario(Blank()), subject: subject)
        let report = BenchReport(plan: BenchPlan(), results: [result])

        let lines = report.table.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[1].hasPrefix("scenario") && lines[1].contains("after a minute MiB"))
        let row = lines[2].split(separator: " ").map(String.init)
        #expect(row == ["use-blank", "40.0", "44.0", "43.0", "45.0", "90", "5401", "1.000"])
        let page = String(decoding: report.html(), as: UTF8.self)
        #expect(page.contains("Memory under random use") && page.contains("60 s: 44, 90 s: 43"))
        #expect(!page.contains("nothing was drawn") && !page.contains("Steady frames"))
        #expect(try JSONDecoder().decode(BenchReport.self, from: report.json()) == report)
        #expect(try JSONSchema.ofReports().faults(in: JSONSerialization.jsonObject(with: report.json())) == [])
    }

    @Test(
        "A measurement takes a minute, or as long as requested",
        arguments: [([], 3600), (["--duration", "600"], 36_000), (["--frames", "90"], 90), (["--quick"], 10)])
    func length(arguments: [String], frames: Int) throws {
        let options = try BenchOptions(
            ["--scenario", "use-blank"] + arguments, command: "mine", scenarios: [Scenario(Blank())])
        #expect(options.plan.randomUseFrames == frames)
    }

    @Test("A pace and warm-up frames are rejected", arguments: [["--pace", "60"], ["--warmup", "5"]])
    func refused(arguments: [String]) {
        #expect(throws: UsageError.self) {
            try BenchOptions(
                ["--scenario", "use-blank"] + arguments, command: "mine", scenarios: [Scenario(Blank())])
        }
    }
}
