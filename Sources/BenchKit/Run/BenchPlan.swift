import Foundation
package import SDLKit

/// The plan of a benchmark run.
package struct BenchPlan: Equatable, Sendable {
    /// The length of each measurement.
    package enum Length: Equatable, Sendable {
        case frames(Int)
        /// The seconds for the library's frames. The floor's frames take the same time again.
        case seconds(Double)
    }

    package var scenarios = Scenario.builtIn
    /// The numbers of bones in scenarios of bones; `nil` uses each scenario's own.
    package var bones: [Int]?
    package var length = Length.seconds(5)
    /// The required precision of a ratio: half the width of its interval relative to the ratio. A less precise
    /// measurement is extended to at most four times its length. `nil` measures exactly the requested length.
    package var precision: Double?
    /// The number of warm-up frames of each kind.
    package var warmup = 30
    /// The pace in frames per second; 0 is as fast as possible.
    package var pace = 60.0
    /// The window's size in pixels, for every scenario if it was given, otherwise for those without their own size.
    package var width = 1280
    package var height = 800
    package var isSizeGiven = false
    package var renderer = RendererChoice.auto
    /// The target of drawing; `nil` uses a window if there is a display, or if a GPU renderer was requested.
    package var surface: RenderTarget?
    /// The number of threads of the software renderer; `nil` uses the library's default.
    package var threads: Int?
    /// The number of rounds of events; `nil` uses each scenario's own.
    package var rounds: Int?
    /// The command line of this plan, for child processes.
    package var arguments: [String] = []
    /// The seed of all random choices: the order of blocks, and the resamples of intervals.
    package var seed: UInt64 = 1

    package init() {}

    /// Returns the plan for `screen`, which may have its own window size unless a size was given.
    package func adapted(to screen: any BenchScenario) -> BenchPlan {
        guard !isSizeGiven else { return self }
        var plan = self
        // The limits of `--size`.
        func side(_ length: Double) -> Int { length.isFinite ? Int(min(max(length.rounded(), 320), 8192)) : 320 }
        (plan.width, plan.height) = (side(screen.size.width), side(screen.size.height))
        return plan
    }
}
