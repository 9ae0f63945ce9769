import Foundation
package import SDLKit

/// What is to be measured, and how.
package struct BenchPlan: Equatable, Sendable {
    /// How long each measurement goes on.
    package enum Length: Equatable, Sendable {
        case frames(Int)
        /// Of the library's frames; those of the floor take as long again.
        case seconds(Double)
    }

    package var scenarios = Scenario.builtIn
    /// How many bones there are in scenarios of bones; nil is as many as each of them has by itself.
    package var bones: [Int]?
    package var length = Length.seconds(5)
    /// How sure a ratio has to be: half the width of its interval, as a part of the ratio. A measurement that is less
    /// sure goes on, to four times its length at most; nil measures exactly as long as was asked for.
    package var precision: Double?
    /// Frames of each kind before those that count.
    package var warmup = 30
    /// Frames a second; 0 is as fast as it goes.
    package var pace = 60.0
    /// The window's size, in pixels: of every scenario if it was given, else of those that have none of their own.
    package var width = 1280
    package var height = 800
    package var isSizeGiven = false
    package var renderer = RendererChoice.auto
    /// Where frames are drawn; nil is a window where there is a display, or a graphics driver was asked for by name.
    package var surface: SurfaceChoice?
    /// How many threads draw where the processor does; nil is as many as programs have by themselves.
    package var threads: Int?
    /// How many rounds of events there are; nil is as many as each scenario has by itself.
    package var rounds: Int?
    /// The command line that said all this, for a process that is to measure the same.
    package var arguments: [String] = []
    /// Decides about everything that is drawn by lot: the order of the blocks, and the resamples behind intervals.
    package var seed: UInt64 = 1

    package init() {}

    /// The same for `screen`, whose window has a size of its own unless one was given.
    package func adapted(to screen: any BenchScenario) -> BenchPlan {
        guard !isSizeGiven else { return self }
        var plan = self
        // What a window of the benchmark may have, as with `--size`.
        func side(_ length: Double) -> Int { length.isFinite ? Int(min(max(length.rounded(), 320), 8192)) : 320 }
        (plan.width, plan.height) = (side(screen.size.width), side(screen.size.height))
        return plan
    }
}
