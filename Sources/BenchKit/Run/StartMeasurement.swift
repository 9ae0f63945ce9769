import Foundation
package import FrameMetrics
import Glibc
import Reporting
import StageKit

/// Measures the time from the start of this program to its first frame by repeatedly starting it as a child process
/// with the same arguments.
@MainActor
package final class StartMeasurement {
    package static let summary = "time from launch to the main function, and to the first frame on screen"
    /// The default number of measured starts.
    package static let rounds = 10
    /// The number of unmeasured starts at the beginning, which load the program's files into the page cache.
    package static let warmupRounds = 1

    /// The environment variable that makes the program show one frame and exit. It isn't a command-line option, because
    /// it isn't meant for users.
    package static let environmentName = "SKELETON_BENCH_FIRST_FRAME"

    /// The names and recorders of the measured times.
    package let phases: [(name: String, recorder: FrameRecorder)]
    /// The start of the measured rounds, on the recorders' clock.
    package private(set) var beginning: UInt64 = 0
    /// The CPU time of the child processes, in nanoseconds.
    package private(set) var processorTime: UInt64 = 0

    private let program: ChildProcess
    private let clock = ManualClock()

    /// Creates a measurement of `program`, whose arguments define the window and the renderer.
    package init(_ program: ChildProcess) {
        self.program = program
        phases = ["to main", "to the first frame"].map { [clock] name in
            (name, FrameRecorder(budget: 250_000_000, clock: { clock.nanoseconds }))
        }
    }

    /// Starts the program repeatedly. `progress` receives the completed fraction, 0...1.
    package func run(rounds: Int = StartMeasurement.rounds, progress: (Double) -> Void) throws {
        for round in -Self.warmupRounds..<rounds {
            progress(max(0, Double(round) / Double(rounds)))
            if round == 0 { beginning = MonotonicClock.nanoseconds }
            let before = Self.processorTimeOfChildren
            let (start, instants) = try start()
            guard round >= 0 else { continue }
            processorTime += Self.processorTimeOfChildren - before
            for (phase, instant) in zip(phases, instants) {
                clock.nanoseconds = start
                phase.recorder.begin()
                clock.nanoseconds = instant
                phase.recorder.end(drawn: true)
            }
        }
    }

    // MARK: Private

    /// Starts the program once. Returns the start time and the times printed by the program.
    private func start() throws -> (start: UInt64, instants: [UInt64]) {
        let start = MonotonicClock.nanoseconds
        var text = ""
        let status = try program.run([Self.environmentName: "1"]) { text += $0 + "\n" }
        let instants = text.split(whereSeparator: \.isWhitespace).compactMap { UInt64($0) }
        guard status == 0, instants.count == phases.count else {
            throw BenchError(
                "the restarted program exited with \(status) and printed "
                    + "\"\(printable(text))\"; run it by itself to see why")
        }
        return (start, instants)
    }

    private static var processorTimeOfChildren: UInt64 {
        var usage = rusage()
        // This can fail only for invalid addresses.
        guard getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage) == 0 else { return 0 }
        func nanoseconds(_ time: timeval) -> UInt64 {
            UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_usec) * 1000
        }
        return nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime)
    }
}

/// A clock that is set manually.
private final class ManualClock {
    var nanoseconds: UInt64 = 0
}
