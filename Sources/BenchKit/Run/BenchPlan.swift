import Foundation
package import SDLKit

/// The plan of a benchmark run.
package struct BenchPlan: Equatable, Sendable {
    /// The length of each measurement.
    package enum Length: Equatable, Sendable {
        case frames(Int)
        /// The total duration of the library's frames, in seconds. The baseline's frames take the same time again.
        case seconds(Double)
    }

    package var scenarios = Scenario.builtIn
    /// The bone counts for scenarios that measure bones; `nil` uses the default counts.
    package var bones: [Int]?
    package var length = Length.seconds(5)
    /// The required precision of a ratio: half the width of its confidence interval, relative to the ratio. Less
    /// precise measurements are extended, up to four times the length. `nil` never extends them.
    package var precision: Double?
    /// The number of warm-up frames of the library, and also of the baseline.
    package var warmup = 30
    /// The pace in frames per second; 0 means as fast as possible.
    package var pace = 60.0
    /// The width of the window in pixels.
    package var width = 1280
    /// The height of the window in pixels.
    package var height = 800
    /// `true` if `width` and `height` also apply to scenarios with a different default size.
    package var isSizeGiven = false
    package var renderer = RendererChoice.auto
    /// The render target; `nil` uses a window if there is a display or a GPU renderer was requested.
    package var surface: RenderTarget?
    /// The number of threads of the software renderer; `nil` uses the library's default.
    package var threads: Int?
    /// `true` if baselines and fixed workloads are measured along with the frames. Otherwise, another program is the
    /// reference, and the CPU times of stages are measured, which takes about a microsecond per frame.
    package var measuresReferences = true
    /// The number of rounds of events; `nil` uses the scenario's default.
    package var rounds: Int?
    /// The command-line arguments of this plan, for child processes.
    package var arguments: [String] = []
    /// The seed of all random choices: the order of blocks, the resampling for intervals, and random input.
    package var seed: UInt64 = 1

    /// The environment variable that disables baselines and fixed workloads if it is "0". It isn't a command-line
    /// option, because it isn't meant for users.
    static let referencesEnvironmentName = "SKELETON_BENCH_REFERENCES"

    package init() {}

    /// Returns the plan with the window size of `screen`, unless a size was given.
    package func adapted(to screen: any BenchScenario) -> BenchPlan {
        guard !isSizeGiven else { return self }
        var plan = self
        // The limits of `--size`.
        func side(_ length: Double) -> Int { length.isFinite ? Int(min(max(length.rounded(), 320), 8192)) : 320 }
        (plan.width, plan.height) = (side(screen.size.width), side(screen.size.height))
        return plan
    }
}
