package import ViewKit

/// A screen beside whose frames the same is drawn with nothing retained, as beside those of bones.
package protocol FlooredScenario: BenchScenario {
    /// What the floor draws; asked for after the first frame, which `window` shows.
    @MainActor func floorPicture(in window: UIWindow) -> FloorPicture

    /// How far the floor's picture has come in frame `frame`.
    @MainActor func floorPosition(frame: Int) -> Double
}

/// What is drawn beside a screen's frames.
@MainActor
package struct ScreenFloor {
    package let picture: (UIWindow) -> FloorPicture
    package let position: (Int) -> Double

    init(_ scenario: any FlooredScenario) {
        picture = { scenario.floorPicture(in: $0) }
        position = { scenario.floorPosition(frame: $0) }
    }
}
