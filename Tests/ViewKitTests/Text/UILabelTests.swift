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
        label.baselineAdjustment = .alignCenters
        label.adjustsFontSizeToFitWidth = true
        let shrunk = label.textBaselines.first
        label.minimumScaleFactor = 0.9
        let bounded = label.textBaselines.first

        #expect(shrunk < bounded && bounded < full)
        #expect(label.sizeThatFits(.zero).width > 200)
    }

    @Test("Shrunk text keeps its baseline, its top or its center", arguments: [1.0, 30])
    func baselineAdjustment(height: CGFloat) {
        let label = label("A title that is rather wide")
        label.frame = CGRect(x: 0, y: 0, width: 120, height: height)
        let full = label.textBaselines.first
        label.adjustsFontSizeToFitWidth = true
        #expect(label.baselineAdjustment == .alignBaselines && abs(label.textBaselines.first - full) < 0.01)
        label.baselineAdjustment = .alignCenters
        let centered = label.textBaselines.first
        #expect(centered < full)
        label.baselineAdjustment = .none
        #expect(label.textBaselines.first < centered)
        label.adjustsFontSizeToFitWidth = false
        #expect(label.textBaselines.first == full)
    }

    /// Returns a black block of text, which is at least 12 pixels wide, in a window of 60 by 60 pixels.
    private func makeBlock(on stage: OffscreenStage) -> UILabel {
        let label = label("█")
        (label.font, label.textColor) = (.systemFont(ofSize: 30), .black)
        label.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        stage.window.backgroundColor = .white
        stage.window.addSubview(label)
        stage.advance(by: 0)
        return label
    }

    @Test("A shadow is drawn behind the text, at its offset and without blur", arguments: [false, true])
    func shadow(isColored: Bool) {
        let stage = OffscreenStage(size: CGSize(width: 60, height: 60))
        let label = makeBlock(on: stage)
        if isColored {
            label.attributedText = NSAttributedString(
                string: "█", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.black])
        }
        /// Returns the leftmost column with a pixel of `color` in the middle row, and the number of such columns.
        func columns(_ color: [Int]) -> (first: Int?, count: Int) {
            let found = (0..<60).filter { stage.pixel(x: $0, y: 30).bytes == color }
            return (found.first, found.count)
        }
        stage.advance(by: 0.1)
        let (start, width) = columns([0, 0, 0])
        #expect(width > 10)
        label.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        label.shadowOffset = CGSize(width: 5, height: 0)
        stage.advance(by: 0.1)
        #expect(columns([0, 0, 0]) == (start, width), "the shadow doesn't cover the text")
        // The antialiased edge is neither pure text nor pure shadow.
        #expect((3...5).contains(columns([255, 0, 0]).count))
        label.shadowOffset.width = -5
        stage.advance(by: 0.1)
        #expect((3...5).contains(columns([255, 0, 0]).count))
        #expect((columns([255, 0, 0]).first ?? 60) < (start ?? 0))
        label.shadowColor = nil
        stage.advance(by: 0.1)
        #expect(columns([255, 0, 0]).count == 0 && columns([0, 0, 0]) == (start, width))
    }

    @Test("The shadow of translucent text is translucent", arguments: [false, true])
    func translucentShadow(isColored: Bool) {
        let stage = OffscreenStage(size: CGSize(width: 60, height: 60))
        let label = makeBlock(on: stage)
        label.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        label.shadowOffset = .zero
        func reds(textAlpha: CGFloat) -> Set<Int> {
            let color = UIColor(red: 1, green: 0, blue: 0, alpha: textAlpha)
            label.textColor = color
            if isColored {
                label.attributedText = NSAttributedString(
                    string: "█", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: color])
            }
            stage.advance(by: 0.1)
            return Set((15...17).map { stage.pixel(x: $0, y: 30).bytes[1] })
        }
        #expect(reds(textAlpha: 0) == [255], "invisible text has no shadow")
        // Red at 50 % over red at 50 %, on white.
        #expect(reds(textAlpha: 0.5).allSatisfy { (60...68).contains($0) })
        #expect(reds(textAlpha: 1) == [0])
    }

    @Test("Invalid shadow offsets are safe", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func hostileShadow(offset: CGFloat) {
        let stage = OffscreenStage(size: CGSize(width: 60, height: 60))
        let label = makeBlock(on: stage)
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: offset, height: offset)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 16, y: 30).bytes.allSatisfy { $0 == 0 })
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
