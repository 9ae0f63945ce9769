import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Views with custom drawing on a screen that imports only UIKit")
struct DrawingBoardTests {
    @Test(
        "The views match their golden images in both styles and scales",
        arguments: [("light", 2.0), ("dark", 2.0), ("light", 1.0)])
    func pictures(style: String, scale: CGFloat) throws {
        try PinnedFonts.use()
        let stage = OffscreenStage(
            size: CGSize(width: 296, height: 200), scale: scale, style: style == "dark" ? .dark : .light)
        stage.window.rootViewController = DrawingBoardViewController()
        stage.advance(by: 0)

        try GoldenImage.expect(stage.bitmap(), named: "drawing-board-\(style)-\(Int(scale))x", tolerance: 8)
    }
}
