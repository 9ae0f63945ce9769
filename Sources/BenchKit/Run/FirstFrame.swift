import Foundation
import Reporting
import StageKit
import ViewKit

/// The child process of the scenario `start`. It shows one frame, and prints when `main` started and when the frame was
/// presented.
@MainActor
package enum FirstFrame {
    /// `true` if this program was started as the child process.
    package static var isRequested: Bool {
        ProcessInfo.processInfo.environment[StartMeasurement.environmentName] != nil
    }

    /// The current time of the monotonic clock, in nanoseconds.
    package static var now: UInt64 { MonotonicClock.nanoseconds }

    /// Shows the loading feed according to `plan`. Prints `beginning`, the start time of `main`, and the time at which
    /// the frame was presented. Both times are on the monotonic clock, which all processes share, and in nanoseconds.
    package static func show(_ plan: BenchPlan, beginning: UInt64) throws {
        let subject = try BenchRunner.makeSubject(plan)
        subject.window.runTimers(until: MonotonicClock.now)
        subject.window.rootViewController = FeedViewController(isLoading: true)
        guard try subject.runFrame(at: MonotonicClock.now) else {
            throw BenchError("the first frame drew nothing: the window may be hidden")
        }
        subject.finishFrame()
        try StandardOutput.write("\(beginning) \(MonotonicClock.nanoseconds)")
    }
}
