package import ViewKit

/// A scenario whose frame times are compared with a floor: a minimal loop that draws the same image as the screen,
/// without retained state.
package protocol FlooredScenario: BenchScenario {
    /// Returns the image that the floor draws. Called after `window` has shown the first frame.
    @MainActor func floorContent(in window: UIWindow) -> FloorContent

    /// Returns the floor's position in frame `frame`.
    @MainActor func floorPosition(frame: Int) -> Double
}

/// The floor of a screen.
@MainActor
package struct ScreenFloor {
    package let picture: (UIWindow) -> FloorContent
    package let position: (Int) -> Double

    init(_ scenario: any FlooredScenario) {
        picture = { scenario.floorContent(in: $0) }
        position = { scenario.floorPosition(frame: $0) }
    }
}
