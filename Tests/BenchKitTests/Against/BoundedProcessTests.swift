import BenchKit
import Foundation
import Testing

@Suite("Programs with a time limit") struct BoundedProcessTests {
    @Test("The output, the errors and the exit code are returned")
    func end() throws {
        let end = try shell("echo one; echo two >&2; exit 7")

        #expect(end == BoundedProcess.Outcome(code: 7, output: Data("one\n".utf8), errors: Data("two\n".utf8)))
    }

    @Test("A program ended by a signal has no exit code")
    func signal() throws {
        let end = try shell("kill -9 $$")

        #expect(end.code == nil && !end.isTimedOut)
    }

    @Test("A program that never ends is killed with its children, even if it writes endlessly or ignores signals")
    func endless() throws {
        for script in ["sleep 1000", "yes", "sleep 1000 & wait", "trap '' TERM INT; while :; do sleep 1000; done"] {
            let end = try BoundedProcess(path: "/bin/sh", arguments: ["sh", "-c", script]).run(within: 0.3)

            #expect(end.isTimedOut && end.output.count <= 64 * 1024, "\(script)")
        }
    }

    @Test("A child that outlives the program is not waited for, and is killed")
    func leftBehind() throws {
        let end = try shell("sleep 1000 & echo $!")

        let child = try #require(Int32(String(decoding: end.output, as: UTF8.self).dropLast()))
        #expect(end.code == 0)
        #expect(hasEnded(child))
    }

    @Test("The environment is extended, and standard input is empty")
    func environment() throws {
        let end = try BoundedProcess(path: "/bin/sh", arguments: ["sh", "-c", "cat; echo $MINE$HOME"])
            .run(["MINE": "a"], within: 60)

        let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
        #expect(String(decoding: end.output, as: UTF8.self) == "a\(home)\n")
    }

    @Test("A file that isn't a program is rejected with the reason")
    func notAProgram() {
        let error = #expect(throws: BenchError.self) {
            try BoundedProcess(path: "/etc/passwd", arguments: ["passwd"]).run(within: 60)
        }

        #expect(error?.description == "Permission denied")
    }

    private func shell(_ script: String) throws -> BoundedProcess.Outcome {
        try BoundedProcess(path: "/bin/sh", arguments: ["sh", "-c", script]).run(within: 60)
    }
}

/// Returns `true` once the process `id` has ended, even if init hasn't removed it yet. The process has already been
/// killed, so this waits for long only if it survives.
func hasEnded(_ id: Int32) -> Bool {
    for _ in 0..<6000 {
        guard let state = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
            !state.contains(") Z"), !state.contains(") X")
        else { return true }
        usleep(5000)
    }
    return false
}
