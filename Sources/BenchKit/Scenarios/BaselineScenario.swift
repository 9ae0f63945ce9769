package import ViewKit

/// A scenario whose frame times are compared with a baseline: a minimal loop that draws the same image as the screen,
/// without retained state.
package protocol BaselineScenario: BenchScenario {
    /// Returns the image that the baseline draws. Called after `window` has shown the first frame.
    @MainActor func baselineContent(in window: UIWindow) -> BaselineContent

    /// Returns the position of the motion in frame `frame`, as defined by `BaselineContent`.
    @MainActor func baselinePosition(frame: Int) -> Double
}

/// The type-erased baseline of a scenario's screen.
@MainActor
package struct ScreenBaseline {
    package let picture: (UIWindow) -> BaselineContent
    package let position: (Int) -> Double

    init(_ scenario: any BaselineScenario) {
        picture = { scenario.baselineContent(in: $0) }
        position = { scenario.baselinePosition(frame: $0) }
    }
}
