package import ViewKit

/// A screen with a floor, which draws the same image without retained state.
package protocol FlooredScenario: BenchScenario {
    /// Returns the image of the floor. Called after `window` has shown the first frame.
    @MainActor func floorPicture(in window: UIWindow) -> FloorPicture

    /// Returns the floor's position in frame `frame`.
    @MainActor func floorPosition(frame: Int) -> Double
}

/// The floor of a screen.
@MainActor
package struct ScreenFloor {
    package let picture: (UIWindow) -> FloorPicture
    package let position: (Int) -> Double

    init(_ scenario: any FlooredScenario) {
        picture = { scenario.floorPicture(in: $0) }
        position = { scenario.floorPosition(frame: $0) }
    }
}
