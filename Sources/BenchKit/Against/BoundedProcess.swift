package import Foundation
import Glibc
import StageKit

/// A program that runs with a time limit. Only a limited part of its output is kept, because an arbitrary program may
/// write endlessly.
package struct BoundedProcess {
    /// How a program ended, and its output.
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

    /// The file descriptor in the child process on which its turns are signaled.
    private static let turns: Int32 = 3

    private let path: String
    private let arguments: [String]

    /// Creates a process for the executable at `path`. The first argument is the name under which the program is
    /// started (`argv[0]`).
    package init(path: String, arguments: [String]) {
        (self.path, self.arguments) = (path, arguments)
    }

    /// Runs the program with `environment` added to this process's environment and with empty input, and waits for it
    /// to exit. After `limit` seconds, or if this process is interrupted, kills the program's process group.
    package func run(_ environment: [String: String] = [:], within limit: TimeInterval) throws(BenchError) -> Outcome {
        let deadline = MonotonicClock.now + limit
        let program = try start(environment)
        defer { program.kill() }
        ChildSignals.watch([program.id])
        defer { ChildSignals.unwatch() }
        return program.wait(until: deadline)
    }

    /// Runs two programs that take turns in random order, and waits for both to exit. Each is started in its first
    /// turn, so a program that doesn't support turns runs to completion in that turn. If one fails or takes too long,
    /// the outcome of the other is `nil` unless it has exited.
    package static func runTurns(
        _ programs: [BoundedProcess], _ environment: [String: String] = [:], within limit: TimeInterval,
        using generator: inout some RandomNumberGenerator
    ) throws(BenchError) -> [Outcome?] {
        let deadline = MonotonicClock.now + limit
        var running: [Int: RunningProgram] = [:]
        defer {
            for program in running.values { program.kill() }
            ChildSignals.unwatch()
        }
        var outcomes: [Outcome?] { programs.indices.map { running[$0]?.outcome } }
        while outcomes.contains(where: { $0 == nil }) {
            for index in programs.indices.shuffled(using: &generator) where running[index]?.outcome == nil {
                if running[index] == nil {
                    running[index] = try programs[index].start(environment, takesTurns: true)
                    ChildSignals.watch(running.values.map(\.id))
                }
                running[index]?.takeTurn(until: deadline)
                if let outcome = running[index]?.outcome, outcome.code != 0 { return outcomes }
            }
        }
        return outcomes
    }

    // MARK: Private

    /// Starts the program with pipes for its output and errors and, if it takes turns, a socket for them.
    private func start(
        _ environment: [String: String], takesTurns: Bool = false
    ) throws(BenchError) -> RunningProgram {
        var channels: [(near: Int32, far: Int32)] = []
        defer { for channel in channels { close(channel.far) } }
        do {
            for index in 0..<(takesTurns ? 3 : 2) { channels.append(try ChildSpawn.channel(isSocket: index == 2)) }
            // Descriptor 3 must be assigned last: a pipe of this process may have that number, and `dup2` would replace
            // it before it is duplicated.
            let files = zip(channels, [1, 2, Self.turns]).map { (descriptor: $0.far, inChild: $1) }
            let turns = takesTurns ? [Turns.environmentName: "\(Self.turns)"] : [:]
            let id = try ChildSpawn.start(path, arguments, environment.merging(turns) { $1 }, files: files)
            return RunningProgram(
                id, output: channels[0].near, errors: channels[1].near, turns: takesTurns ? channels[2].near : -1)
        } catch {
            for channel in channels { close(channel.near) }
            throw error
        }
    }
}
