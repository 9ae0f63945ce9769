import CHeapCount
import Foundation
import TestSupport
import Testing

/// Tests the program PlantedBench against itself and other programs, in separate processes.
@Suite("Programs compared over launches") struct AgainstProgramTests {
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("PlantedBench").path
    private static let tiny = [
        "--allow-debug", "--surface", "memory", "--pace", "0", "--frames", "3", "--warmup", "0", "--runs", "10",
    ]

    @Test(
        "A program that allocates more than the other one says so and exits with 3",
        .enabled(if: heap_count_is_available(), "The allocator is a sanitizer's or not glibc's"))
    func planted() throws {
        try withFolder { folder in
            let other = try script(#"PLANTED=none exec "\#(Self.program)" "$@""#, in: folder)
            let file = folder.appendingPathComponent("a.json").path

            let page = folder.appendingPathComponent("a.html")

            let end = try run(
                ["--against", other, "--json", file, "--report", page.path, "--stages"] + Self.tiny,
                planted: "allocation")

            #expect(end.status == 3, "\(end.output)\(end.errors)")
            #expect(
                end.output.contains("allocations") && end.output.contains(" more (") && end.output.contains("layout ms")
            )
            #expect(end.output.contains("\nFailed:\n") && end.output.contains("\n  planted 1: allocations is "))
            let json = try #require(
                JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: file))) as? [String: Any])
            #expect(json["passed"] as? Bool == false && json["launches"] as? Int == 10)
            let check = HTMLCheck(try Data(contentsOf: page))
            check.expectValid()
            #expect(check.headline == "Failed:")
            #expect(check.text.contains("exit code 3") && check.text.contains("planted 1: allocations is "))
            #expect(check.text.contains(">processor</th>") && check.text.contains(folder.path))
        }
    }

    @Test(
        "A program that doesn't use BenchKit is rejected with the reason",
        arguments: [
            ("exit 0", "lists no scenarios"),
            ("[ $1 = --list ] && echo 'other: a screen'", "has none of the scenarios planted"),
            ("[ $1 = --list ] && echo 'planted: a screen'", "exited with code 1 without a message"),
            (
                "[ $1 = --list ] && exec echo 'planted: a'; printf 'no\\033\\n' >&2; exit 4",
                #"exited with code 4: no\u{1B}"#
            ),
            ("[ $1 = --list ] && exec echo 'planted: a'; kill -9 $$", "crashed without a message"),
            ("[ $1 = --list ] && exec echo 'planted: a'; exit 0", "wrote no report"),
            (
                "[ $1 = --list ] && exec echo 'planted: a'; for a; do f=${a#--json=}; done; "
                    + "echo '{\"schema\": 2}' >\"$f\"",
                "is of another version: it has no field"
            ),
        ])
    func garbage(text: String, reason: String) throws {
        try withFolder { folder in
            let other = try script(text, in: folder)

            let end = try run(["--against", other] + Self.tiny)

            #expect(end.status == 1 && end.output.isEmpty)
            #expect(end.errors.contains("PlantedBench: ") && end.errors.contains(reason), "\(end.errors)")
        }
    }

    @Test(
        "A missing program and a folder are rejected",
        arguments: [("none", "there is no file"), (".", "is not a program")])
    func missing(path: String, reason: String) throws {
        let end = try run(["--against", path] + Self.tiny)

        #expect(end.status == 1 && end.errors.contains(reason), "\(end.errors)")
    }

    @Test("An interrupted comparison kills the running launch", arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) throws {
        try withFolder { folder in
            let mark = folder.appendingPathComponent("id").path
            let other = try script("echo $$ >'\(mark).new'; mv '\(mark).new' '\(mark)'; exec sleep 1000", in: folder)
            let process = makeProcess(["--against", other] + Self.tiny)
            process.standardError = FileHandle.nullDevice
            try process.run()
            while process.isRunning, !FileManager.default.fileExists(atPath: mark) { usleep(5000) }
            let child = try #require(Int32(String(contentsOfFile: mark, encoding: .utf8).dropLast()))

            kill(process.processIdentifier, signal)
            try process.waitForEnd()

            #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
            #expect(hasEnded(child))
        }
    }

    // MARK: Private

    private func run(_ arguments: [String], planted: String = "none") throws -> ProgramEnd {
        try makeProcess(arguments, planted: planted).runToEnd()
    }

    private func makeProcess(_ arguments: [String], planted: String = "none") -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            "PLANTED": planted, "DBUS_SESSION_BUS_ADDRESS": "",
        ]) { $1 }
        return process
    }

    /// Writes a program that runs `text` in a shell, and returns its path.
    private func script(_ text: String, in folder: URL) throws -> String {
        let file = folder.appendingPathComponent("other")
        try Data("#!/bin/sh\n\(text)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return file.path
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("against-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        try body(folder)
    }
}
