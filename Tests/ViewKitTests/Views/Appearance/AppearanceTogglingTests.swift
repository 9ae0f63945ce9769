import DrawKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("Changing the style and the direction")
struct AppearanceTogglingTests {
    init() throws {
        try PinnedFonts.use()
    }

    private func makeStage(
        _ style: UIUserInterfaceStyle, _ direction: UIUserInterfaceLayoutDirection
    ) -> OffscreenStage {
        let stage = OffscreenStage(size: CGSize(width: 320, height: 250), style: style)
        stage.direction = direction
        stage.window.rootViewController = RichScreen()
        stage.advance(by: 0)
        return stage
    }

    @Test(
        "A screen shows a new style or direction within one frame, exactly as a new window would")
    func toggling() throws {
        let stage = makeStage(.light, .leftToRight)
        let first = stage.bitmap()
        try GoldenImage.expect(first, named: "toggling-light", tolerance: 8)
        let steps: [(name: String, style: UIUserInterfaceStyle, direction: UIUserInterfaceLayoutDirection)] = [
            ("dark", .dark, .leftToRight), ("dark-rtl", .dark, .rightToLeft), ("light-rtl", .light, .rightToLeft),
            ("light", .light, .leftToRight),
        ]
        for (count, step) in steps.enumerated() {
            stage.window.setAppearance(style: step.style, direction: step.direction)
            stage.advance(by: 1.0 / 60)

            #expect(stage.drawnFrames == count + 2, "\(step.name)")
            let fresh = makeStage(step.style, step.direction)
            let comparison = PixelComparison(fresh.bitmap(), stage.bitmap())
            #expect(comparison.count == 0, "\(step.name): \(comparison)")
            try GoldenImage.expect(stage.bitmap(), named: "toggling-\(step.name)", tolerance: 8)
            stage.advance(by: 0.5)
            #expect(stage.drawnFrames == count + 2, "\(step.name)")
            #expect(stage.window.nextDeadline == nil)
        }
        #expect(PixelComparison(first, stage.bitmap()).count == 0)
    }
}
