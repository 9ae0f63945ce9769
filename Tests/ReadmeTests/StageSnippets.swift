import SDLKit
import SkeletonView
import Testing

// The Swift code of StageKit's page; see Snippets.swift.

@MainActor
func press(_ button: UIButton, on stage: OffscreenStage) {
    // snippet
    stage.pressPointer(at: CGPoint(x: 20, y: 20))
    stage.advance(by: 0.1)
    #expect(button.isHighlighted)
    stage.releasePointer(at: CGPoint(x: 20, y: 20))
    // end
}

@MainActor
func follow(_ stage: OffscreenStage) {
    // snippet
    stage.direction = .rightToLeft
    stage.contentSizeCategory = .accessibilityLarge
    stage.advance(by: 0)
    // end
}

@MainActor
func verifyPicture(of stage: OffscreenStage) throws {
    // snippet
    stage.advance(by: 0.5)
    try stage.verifySnapshot(named: "profile-loading")
    // end
}
