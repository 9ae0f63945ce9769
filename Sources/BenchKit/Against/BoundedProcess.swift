package import Foundation
import Glibc
import StageKit

/// A program that runs with a time limit. Only a limited part of its output is kept, because an arbitrary program may
/// write endlessly.
package struct BoundedProcess {
    /// The outcome of a program.
    package struct Outcome: Equatable, Sendable {
        /// The exit code; `nil` if the program was ended by a signal.
        package var code: Int32?
        /// `true` if the program was killed because it took too long.
        package var isTimedOut = false
        /// The beginning of standard output.
        package var output = Data()
        /// The end of standard error.
        package var errors = Data()

        package init(code: Int32? = nil, isTimedOut: Bool = false, output: Data = Data(), errors: Data = Data()) {
            (self.code, self.isTimedOut, self.output, self.errors) = (code, isTimedOut, output, errors)
        }
    }

    /// The file descriptor in the child process on which its turns start and end.
    private static let turns: Int32 = 3

    private let path: String
    private let arguments: [String]

    /// Creates a process for the executable at `path`. The first argument is the name that the program sees.
    package init(path: String, arguments: [String]) {
        (self.path, self.arguments) = (path, arguments)
    }

    /// Runs the program with `environment` added to this process's environment and with empty input, and waits for it
    /// to exit. After `limit` seconds, or if this process is interrupted, kills the program and all programs that it
    /// started.
    package func run(_ environment: [String: String] = [:], within limit: TimeInterval) throws(BenchError) -> Outcome {
        let deadline = MonotonicClock.now + limit
        let program = try start(environment)
        defer { program.kill() }
        ChildSignals.watch([program.id])
        defer { ChildSignals.unwatch() }
        return program.wait(until: deadline)
    }

    /// Runs two programs that take turns in random order, and waits for both to exit. A program that doesn't support
    /// turns runs to completion in its first turn. If one fails or takes too long, the outcome of the other is `nil` if
    /// it is still running.
    package static func runTurns(
        _ programs: [BoundedProcess], _ environment: [String: String] = [:], within limit: TimeInterval,
        using generator: inout some RandomNumberGenerator
    ) throws(BenchError) -> [Outcome?] {
        let deadline = MonotonicClock.now + limit
        var running: [RunningProgram] = []
        defer {
            running.forEach { $0.kill() }
            ChildSignals.unwatch()
        }
        for program in programs {
            running.append(try program.start(environment, takesTurns: true))
            ChildSignals.watch(running.map(\.id))
        }
        while running.contains(where: { $0.outcome == nil }) {
            for program in running.shuffled(using: &generator) where program.outcome == nil {
                program.takeTurn(until: deadline)
                if let outcome = program.outcome, outcome.code != 0 { return running.map(\.outcome) }
            }
        }
        return running.map(\.outcome)
    }

    // MARK: Private

    /// Starts the program in a separate process group, with pipes for its output and errors and, if it takes turns, a
    /// socket for them.
    private func start(
        _ environment: [String: String], takesTurns: Bool = false
    ) throws(BenchError) -> RunningProgram {
        var channels: [[Int32]] = []
        defer { for channel in channels { close(channel[1]) } }
        for index in 0..<(takesTurns ? 3 : 2) {
            var ends: [Int32] = [-1, -1]
            let code = index < 2 ? pipe(&ends) : socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
            guard code == 0 else {
                for channel in channels { close(channel[0]) }
                throw BenchError("no pipe could be created: \(String(cString: strerror(errno)))")
            }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
            channels.append(ends)
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, channels[0][1], 1)
        posix_spawn_file_actions_adddup2(&actions, channels[1][1], 2)
        var merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // The descriptor for turns comes last, because one of the pipes may have the same number.
        if takesTurns {
            posix_spawn_file_actions_adddup2(&actions, channels[2][1], Self.turns)
            merged[Turns.environmentName] = "\(Self.turns)"
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        var id: pid_t = 0
        let code = Self.withStrings(arguments) { arguments in
            Self.withStrings(merged.map { "\($0)=\($1)" }) { environment in
                posix_spawn(&id, path, &actions, &attributes, arguments, environment)
            }
        }
        guard code == 0 else {
            for channel in channels { close(channel[0]) }
            throw BenchError(String(cString: strerror(code)))
        }
        return RunningProgram(
            id, output: channels[0][0], errors: channels[1][0], turns: takesTurns ? channels[2][0] : -1)
    }

    /// Calls `body` with `strings` as a null-terminated array of C strings.
    private static func withStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = strings.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        return body(pointers)
    }
}
