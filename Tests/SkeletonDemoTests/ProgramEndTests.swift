import Foundation
import TestSupport
import Testing

/// Tests the safety limit on programs run by tests.
@Suite("Programs run by tests")
struct ProgramEndTests {
    private func shell(_ script: String) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script]
        return process
    }

    @Test("A program that ends is reported with its status and all of its output")
    func ending() throws {
        // This is more than a pipe holds, on both streams.
        let end = try shell("head -c 200000 /dev/zero | tr '\\0' o; head -c 200000 /dev/zero | tr '\\0' e >&2; exit 3")
            .runToEnd()
        #expect(end.status == 3 && end.reason == .exit)
        #expect(end.output == String(repeating: "o", count: 200_000))
        #expect(end.errors == String(repeating: "e", count: 200_000))

        let killed = try shell("kill -9 $$").runToEnd()
        #expect(killed.status == 9 && killed.reason == .uncaughtSignal)
    }

    @Test("A program that never ends is killed with its children, and the error has its output so far")
    func endless() throws {
        let process = shell("trap '' TERM INT; echo some words; echo a complaint >&2; while :; do sleep 1000; done")
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        for pipe in [output, errors] {
            var state = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            #expect(poll(&state, 1, 300_000) == 1)
        }

        let error = try #require(throws: ToolError.self) {
            try process.waitForEnd(output: output, errors: errors, within: 0.01)
        }

        #expect(!process.isRunning && process.terminationReason == .uncaughtSignal)
        #expect(error.description.contains("/bin/sh -c trap '' TERM INT;"))
        #expect(error.description.contains("did not end within 0.01 s"))
        #expect(error.description.contains("output: some words\n"))
        #expect(error.description.contains("errors: a complaint\n"))
        let threads = error.description.components(separatedBy: "threads:\n").last?.components(separatedBy: "\n") ?? []
        #expect(threads.count == 1 && threads[0].hasPrefix("\(process.processIdentifier) sh, "), "\(threads)")
        // The children keep the pipes open for as long as they run.
        #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
    }

    @Test("A program that ends but leaves its output open is an error")
    func openOutput() throws {
        let process = shell("echo words; exec sleep 1000 >&2 &")
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        var state = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        #expect(poll(&state, 1, 300_000) == 1)

        let error = try #require(throws: ToolError.self) { try process.waitForEnd(output: output, within: 0.01) }

        #expect(error.description.contains("output: words\n"))
    }
}
