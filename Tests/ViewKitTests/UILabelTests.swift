import Foundation
import SDLKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("UILabel")
struct UILabelTests {
    init() throws {
        try PinnedFonts.use()
    }

    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test("Measures as many lines as the text takes, up to its limit")
    func measuring() {
        let text = "The quick brown fox jumps over the lazy dog"
        let width = CGSize(width: 120, height: 0)
        let line = label(text).sizeThatFits(width).height

        #expect(label(text, lines: 2).sizeThatFits(width).height > line * 1.5)
        #expect(label(text, lines: 0).sizeThatFits(width).height > label(text, lines: 2).sizeThatFits(width).height)
        #expect(label("").sizeThatFits(width).height == line)
        #expect(label(text).sizeThatFits(CGSize(width: CGFloat.infinity, height: 0)).width > 300)
    }

    @Test("Text is drawn in its colour, which follows the theme")
    func color() {
        for (style, expected) in [(UIUserInterfaceStyle.light, 0), (.dark, 255)] {
            let stage = OffscreenStage(size: CGSize(width: 40, height: 40), style: style)
            let label = label("█")
            label.font = .systemFont(ofSize: 30)
            label.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            stage.window.addSubview(label)

            stage.advance(by: 0)

            #expect(stage.pixel(x: 6, y: 20).bytes == [expected, expected, expected])
        }
    }

    @Test("A label that changes its text is drawn anew, one that does not is not")
    func redrawing() {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 40))
        let label = label("one")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        stage.window.addSubview(label)
        stage.advance(by: 0)
        let drawn = stage.drawnFrames

        label.text = "one"
        stage.advance(by: 0.1)
        #expect(stage.drawnFrames == drawn)

        label.text = "two"
        stage.advance(by: 0.1)
        #expect(stage.drawnFrames == drawn + 1)
    }

    @Test("Labels in two scripts, wrapped and cut, look as they were judged to look")
    func golden() throws {
        let stage = OffscreenStage(size: CGSize(width: 260, height: 190), scale: 2)
        let texts = ["The quick brown fox jumps over the lazy dog and runs away.", "مرحبا بالعالم", "你好，世界 🙂"]
        var top: CGFloat = 8
        for (index, text) in texts.enumerated() {
            let label = label(text, lines: index == 0 ? 2 : 1)
            label.frame = CGRect(x: 10, y: top, width: 240, height: 50)
            stage.window.addSubview(label)
            top += 60
        }
        stage.advance(by: 0)

        try GoldenImage.expect(stage.bitmap(), named: "labels", tolerance: 8)
    }
}
