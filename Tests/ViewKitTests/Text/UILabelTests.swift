import CHeapCount
import Foundation
import StageKit
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

    @Test("sizeThatFits measures the lines of the text, up to numberOfLines")
    func measuring() {
        let text = "The quick brown fox jumps over the lazy dog"
        let width = CGSize(width: 120, height: 0)
        let line = label(text).sizeThatFits(width).height

        #expect(label(text, lines: 2).sizeThatFits(width).height > line * 1.5)
        #expect(label(text, lines: 0).sizeThatFits(width).height > label(text, lines: 2).sizeThatFits(width).height)
        #expect(label("").sizeThatFits(width).height == 0)
        #expect(label(text).sizeThatFits(CGSize(width: CGFloat.infinity, height: 0)).width > 300)
    }

    @Test("Text is drawn in its color, which follows the style")
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

    @Test("Setting the same text again doesn't redraw a label")
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

    @Test("Attributed and plain text replace each other")
    func attributedText() {
        let label = label("plain")
        #expect(label.attributedText?.string == "plain")
        label.attributedText = NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(label.text == "big" && label.sizeThatFits(.zero).height > 40)
        label.text = "big"
        #expect(label.sizeThatFits(.zero).height < 30)
        label.attributedText = nil
        #expect(label.text == nil)
    }

    @Test(
        "Attributed text in one color takes that color, which follows the style",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func attributedColor(style: UIUserInterfaceStyle) {
        let stage = OffscreenStage(size: CGSize(width: 40, height: 40), style: style)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        label.attributedText = NSAttributedString(
            string: "█",
            attributes: [
                .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor(light: 0xFF0000, dark: 0x00FF00),
            ])
        stage.window.addSubview(label)

        stage.advance(by: 0)

        #expect(stage.pixel(x: 6, y: 20).bytes == (style == .light ? [255, 0, 0] : [0, 255, 0]))
    }

    @Test("adjustsFontSizeToFitWidth shrinks text as needed, down to the minimum scale")
    func shrinking() {
        let label = label("A title that is rather wide")
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
        let full = label.textBaselines.first
        label.adjustsFontSizeToFitWidth = true
        let shrunk = label.textBaselines.first
        label.minimumScaleFactor = 0.9
        let bounded = label.textBaselines.first

        #expect(shrunk < bounded && bounded < full)
        #expect(label.sizeThatFits(.zero).width > 200)
    }

    @Test("A disabled label is dimmed")
    func disabled() {
        let stage = OffscreenStage(size: CGSize(width: 40, height: 40))
        let label = label("█")
        (label.font, label.isEnabled) = (.systemFont(ofSize: 30), false)
        label.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        stage.window.addSubview(label)
        stage.advance(by: 0)

        #expect((120...180).contains(stage.pixel(x: 6, y: 20).bytes[0]))
    }

    @Test(
        "Malformed and overlong text is safe at any font size and width",
        arguments: [
            String(repeating: "word ", count: 200_000), String(repeating: "x", count: 1_000_000), "a\0b", "\0",
            "\u{202E}\u{2066}", String(repeating: "\n", count: 10_000),
        ])
    func hostile(text: String) {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
        for size in [CGFloat.nan, 0, -1, 1e9, 17] {
            let label = label(text, lines: 0)
            label.font = .systemFont(ofSize: size)
            label.frame = CGRect(x: 0, y: 0, width: size, height: 1e7)
            label.sizeToFit()
            stage.window.addSubview(label)
        }
        stage.advance(by: 0)
        #expect(stage.drawnFrames == 1)
    }

    @Test("A steady-state frame of 500 labels draws nothing and allocates nothing")
    func steady() {
        TextCache.shared.dropAll()
        let stage = OffscreenStage(size: CGSize(width: 500, height: 500))
        for index in 0..<500 {
            let label = label("Label \(index)")
            label.frame = CGRect(x: index % 5 * 100, y: index / 5 * 5, width: 100, height: 20)
            stage.window.addSubview(label)
        }
        stage.advance(by: 0)
        stage.advance(by: 1)

        #expect(stage.drawnFrames == 1)
        #expect(stage.window.nextDeadline == nil)
        guard heap_count_is_available() else { return }
        heap_count_start()
        let isDrawn = stage.runFrame(at: 2)
        #expect(heap_count_stop() == 0)
        #expect(!isDrawn)
    }

    @Test("Labels in two scripts, wrapped and truncated, match their golden images")
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
