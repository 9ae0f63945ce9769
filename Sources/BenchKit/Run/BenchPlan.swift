package import SDLKit

/// What is to be measured, and how.
package struct BenchPlan: Equatable, Sendable {
    /// How long each measurement goes on.
    package enum Length: Equatable, Sendable {
        case frames(Int)
        /// Of the library's frames; those of the floor take as long again.
        case seconds(Double)
    }

    package var scenarios = Scenario.allCases
    package var bones = [100, 1000, 10_000]
    package var length = Length.seconds(5)
    /// Frames of each kind before those that count.
    package var warmup = 30
    /// Frames a second; 0 is as fast as it goes.
    package var pace = 60.0
    /// The window's size, in pixels.
    package var width = 1280
    package var height = 800
    package var renderer = RendererChoice.auto

    package init() {}
}
