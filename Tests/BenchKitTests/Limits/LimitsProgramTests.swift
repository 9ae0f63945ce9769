import Foundation
import TestSupport
import Testing

/// Tests the limits, the conclusions and the exit codes of the program PlantedBench.
@Suite("Limits of a program") struct LimitsProgramTests {
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("PlantedBench").path
    private static let tiny = [
        "--allow-debug", "--surface", "memory", "--pace", "0", "--frames", "3", "--warmup", "0",
    ]

    @Test(
        "The exit code of a measurement agrees with its conclusion",
        arguments: [
            (nil, [], 0, ""), ("planted draw_calls=1000000", [], 0, "\nPassed: every limit holds.\n"),
            ("* draw_calls=0", [], 3, "\nFailed:\n  planted 1: "),
            ("* draw_calls=0", ["--fail-over", "draw_calls=1000000"], 0, "\nPassed: every limit holds.\n"),
            ("planted 7 p50=100s", [], 3, "\nFailed:\n  planted 7: this count was not measured"),
            ("rain p50=4ms", [], 2, ""), ("* p50=+5%", [], 2, ""), ("* ratio=2", [], 2, ""),
        ] as [(String?, [String], Int32, String)])
    func measurement(limits: String?, arguments: [String], status: Int32, words: String) throws {
        try withFolder { folder in
            let options = try limits.map { ["--limits", try write($0, in: folder)] } ?? []

            let end = try run(Self.tiny + options + arguments)

            #expect(end.status == status, "\(end.output)\(end.errors)")
            #expect(words.isEmpty || end.output.contains(words), "\(end.output)")
            #expect(end.output.contains("Passed") == (status == 0 && limits != nil))
            #expect(end.output.contains("Failed") == (status == 3))
        }
    }

    @Test(
        "The exit code of a comparison of reports agrees with its conclusion",
        arguments: [
            ([], 0, "\nPassed: no regression"), (["--fail-over", "draw_calls=0"], 3, "\nFailed:\n  planted 1: "),
            (["--fail-over", "p50=+5%"], 3, "no increase of p50 could be judged, so p50=+5% can't be checked"),
            (["--fail-over", "p99=+5%"], 2, ""), (["--limits", "LIMITS"], 2, ""),
        ] as [([String], Int32, String)])
    func comparison(arguments: [String], status: Int32, words: String) throws {
        try withFolder { folder in
            let report = folder.appendingPathComponent("a.json").path
            #expect(try run(Self.tiny + ["--json", report]).status == 0)
            let limits = try write("rain p50=+5%", in: folder)
            let page = folder.appendingPathComponent("a.html")

            let end = try run(
                ["--compare", report, report, "--report", page.path]
                    + arguments.map { $0 == "LIMITS" ? limits : $0 })

            #expect(end.status == status, "\(end.output)\(end.errors)")
            #expect(words.isEmpty || end.output.contains(words), "\(end.output)")
            #expect(end.output.contains("Passed") == (status == 0))
            let check = (try? Data(contentsOf: page)).map { HTMLCheck($0) }
            #expect((check != nil) == (status != 2))
            guard let check else { return }
            let headline = end.output.split(separator: "\n").first { $0.hasPrefix("Passed") || $0.hasPrefix("Failed") }
            #expect(check.headline == headline.map(String.init))
            #expect(check.text.contains("exit code \(status)"))
        }
    }

    @Test("A result that can't be written fails the run before it prints that it passed")
    func unwritten() throws {
        let end = try run(Self.tiny + ["--json", "/dev/full", "--fail-over", "p50=100s"])

        #expect(end.status == 1 && end.errors.contains("/dev/full could not be written"), "\(end.errors)")
        #expect(end.output.contains("planted") && !end.output.contains("Passed"), "\(end.output)")
    }

    // MARK: Private

    private func run(_ arguments: [String]) throws -> ProgramEnd {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            "PLANTED": "none", "DBUS_SESSION_BUS_ADDRESS": "",
        ]) { $1 }
        return try process.runToEnd()
    }

    private func write(_ limits: String, in folder: URL) throws -> String {
        let file = folder.appendingPathComponent("bench.limits")
        try Data("\(limits)\n".utf8).write(to: file)
        return file.path
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("limits-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        try body(folder)
    }
}
