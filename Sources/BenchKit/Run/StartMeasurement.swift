import Foundation
package import FrameMetrics
import Glibc
import Reporting
import StageKit

/// Measures how long this program takes from being started to its first picture, by starting it again and again with
/// the same arguments as a process of its own.
@MainActor
package final class StartMeasurement {
    package static let summary = "this program, started anew: to its main function, and to its first frame on screen"
    /// How often the program is started, and how often before that, so that its files are in memory.
    package static let rounds = 10
    package static let warmupRounds = 1

    /// Says to the program that it is to show one frame and end. No option: nobody else should find it.
    package static let environmentName = "SKELETON_BENCH_FIRST_FRAME"

    /// The recorders of what was timed, by what it is.
    package let phases: [(name: String, recorder: FrameRecorder)]
    /// When the starts that count began, on the recorders' clock.
    package private(set) var beginning: UInt64 = 0
    /// Of the processes that were started, in nanoseconds.
    package private(set) var processorTime: UInt64 = 0

    private let program: OwnProgram
    private let clock = HandClock()

    /// Measures the starts of `program`, whose arguments say the window and the renderer.
    package init(_ program: OwnProgram) {
        self.program = program
        phases = ["to main", "to the first frame"].map { [clock] name in
            (name, FrameRecorder(budget: 250_000_000, clock: { clock.nanoseconds }))
        }
    }

    /// Starts the program as often as it takes; `progress` hears of the part that is done, 0...1.
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

    /// Starts the program once. Returns when, and when it was where it says.
    private func start() throws -> (start: UInt64, instants: [UInt64]) {
        let start = MonotonicClock.nanoseconds
        var text = ""
        let status = try program.run([Self.environmentName: "1"]) { text += $0 + "\n" }
        let instants = text.split(whereSeparator: \.isWhitespace).compactMap { UInt64($0) }
        guard status == 0, instants.count == phases.count else {
            throw BenchError(
                "this program, started again for its first frame, ended with \(status) and said "
                    + "\"\(printable(text))\"; run it by itself to see why")
        }
        return (start, instants)
    }

    private static var processorTimeOfChildren: UInt64 {
        var usage = rusage()
        // Fails for no valid address.
        guard getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage) == 0 else { return 0 }
        func nanoseconds(_ time: timeval) -> UInt64 {
            UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_usec) * 1000
        }
        return nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime)
    }
}

/// A clock that is set by hand.
private final class HandClock {
    var nanoseconds: UInt64 = 0
}
