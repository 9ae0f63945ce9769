import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Shapes, masks and shadows on a screen that imports only UIKit")
struct ShapeBoardTests {
    private let board = ShapeBoardViewController()
    private let stage: OffscreenStage

    init() throws {
        try PinnedFonts.use()
        stage = OffscreenStage(size: CGSize(width: 300, height: 240), scale: 2)
        stage.window.rootViewController = board
    }

    @Test("The shapes match their golden images in both styles", arguments: ["light", "dark"])
    func pictures(style: String) throws {
        stage.window.overrideUserInterfaceStyle = style == "dark" ? .dark : .light
        stage.advance(by: 0)

        try GoldenImage.expect(stage.bitmap(), named: "shape-board-\(style)", tolerance: 8)
    }

    @Test("The presentation layer of an animated progress ring has the current value")
    func progress() {
        stage.advance(by: 0)
        let fill = CABasicAnimation(keyPath: "strokeEnd")
        fill.fromValue = 0
        fill.duration = 1
        board.progress.add(fill, forKey: "fill")
        stage.advance(by: 0.5)

        #expect(board.progress.presentation()?.strokeEnd == 0.35)
    }
}
