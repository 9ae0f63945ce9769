import Foundation
import Reporting
import StageKit
import ViewKit

/// The other side of the scenario `start`: shows one frame and says when.
@MainActor
package enum FirstFrame {
    /// Whether that is what the program was started for.
    package static var isWanted: Bool {
        ProcessInfo.processInfo.environment[StartMeasurement.environmentName] != nil
    }

    /// What the monotonic clock says, in nanoseconds.
    package static var now: UInt64 { MonotonicClock.nanoseconds }

    /// Shows the feed while it loads, as `plan` says, and writes when `main` began, which is `beginning`, and when the
    /// frame had been presented: nanoseconds of the monotonic clock, which all processes share.
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
