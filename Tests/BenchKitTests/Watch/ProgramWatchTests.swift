import Foundation
import TestSupport
import Testing

/// Tests `--watch` of the program PlantedBench, in a separate process and without a display.
@Suite("Watching a program") struct ProgramWatchTests {
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("PlantedBench").path

    @Test("Without a display, only the CPU time of all processes is measured, and the processes are ended")
    func cpuOnly() throws {
        let end = try run("sh -c '(sleep 1001 & exec sleep 1002) & exec sleep 1003'", ["--json", "-"], seconds: "1")

        #expect(end.status == 0, "\(end.errors)")
        #expect(end.errors.contains("Frames are not counted: there is no X server"))
        let file = try #require(JSONSerialization.jsonObject(with: Data(end.output.utf8)) as? [String: Any])
        #expect(file["processes"] as? Int == 3 && file["windows"] as? [String] == [])
        #expect(file["no_frames_because"] is String)
        #expect(!Self.isRunning("1001") && !Self.isRunning("1002") && !Self.isRunning("1003"))
    }

    @Test("The CPU time of exited processes counts, even if their parents have exited, too")
    func orphans() throws {
        // Each group starts a process that works, and exits before it.
        let work = #"i=0; while [ \$i -lt 20000 ]; do i=\$((i+1)); done"#
        let end = try run("sh -c 'while :; do (sh -c \"\(work)\" &); sleep 0.05; done'", ["--json", "-"], seconds: "1")

        #expect(end.status == 0, "\(end.errors)")
        let file = try #require(JSONSerialization.jsonObject(with: Data(end.output.utf8)) as? [String: Any])
        let cpu = try #require(file["cpu"] as? [String: Any])
        // The first process does almost nothing.
        #expect(try #require(cpu["seconds"] as? Double) > 0.05)
    }

    @Test(
        "If the program ends early, the error contains its last messages",
        arguments: [
            ("sh -c 'printf \"no\\033\\n\" >&2; exit 4'", #"sh exited with code 4 after"#, #"no\u{1B}"#),
            ("sh -c 'kill -9 $$'", "sh was ended by signal 9 after", "complete"),
            ("/nonexistent/program", "program could not be started: No such file", "\n"),
        ])
    func early(command: String, reason: String, message: String) throws {
        let end = try run(command, [], seconds: "1000")

        #expect(end.status == 1 && end.output.isEmpty)
        #expect(end.errors.contains(reason) && end.errors.contains(message), "\(end.errors)")
    }

    @Test(
        "Invalid options, and those for measuring this program, are rejected",
        arguments: [
            ["--frames", "3"], ["--surface", "memory"], ["--stages"], ["--watch", "b"], ["--duration", "0"],
        ])
    func options(arguments: [String]) throws {
        let end = try run("true", arguments, seconds: nil)

        #expect(end.status == 2 && end.errors.contains(arguments[0]), "\(end.errors)")
    }

    // MARK: Private

    private func run(_ command: String, _ arguments: [String], seconds: String? = "0.1") throws -> ProgramEnd {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.program)
        let duration = seconds.map { ["--duration", $0, "--warmup", "0"] } ?? []
        process.arguments = ["--watch", command] + duration + arguments
        var environment = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR"] { environment[name] = nil }
        process.environment = environment.merging(["DBUS_SESSION_BUS_ADDRESS": ""]) { $1 }
        return try process.runToEnd()
    }

    /// Returns `true` if a process has `argument`.
    private static func isRunning(_ argument: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.contains { name in
            guard Int32(name) != nil, let data = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else {
                return false
            }
            return data.split(separator: 0).contains { $0.elementsEqual(argument.utf8) }
        }
    }
}
