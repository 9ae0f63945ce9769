package import ViewKit

/// A screen with a floor: its picture is also drawn without retained state, like that of bones.
package protocol FlooredScenario: BenchScenario {
    /// Returns the picture of the floor. Called after the first frame, which `window` shows.
    @MainActor func floorPicture(in window: UIWindow) -> FloorPicture

    /// Returns the position of the floor's picture in frame `frame`.
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
