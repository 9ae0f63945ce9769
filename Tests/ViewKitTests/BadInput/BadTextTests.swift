import ControlKit
import DrawKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

/// Tests malformed, extreme and unusual text.
@MainActor
@Suite("Bad input: text")
struct BadTextTests {
    init() throws {
        try PinnedFonts.use()
    }

    private static let million = 1_000_000

    /// Strings of about a million Unicode scalars each.
    private static let longTexts: [(name: String, text: String)] = [
        ("words", String(repeating: "a word ", count: million / 7)),
        ("one word", String(repeating: "w", count: million)),
        ("newlines", String(repeating: "\n", count: million)), ("Chinese", String(repeating: "漢", count: million)),
        ("Arabic", String(repeating: "سلام ", count: million / 5)),
        ("emoji", String(repeating: "👩‍👩‍👧", count: million / 5)),
        ("marks on one letter", "e" + String(repeating: "\u{301}", count: million)),
        ("joiners and marks", "e" + String(repeating: "\u{200D}\u{301}", count: million / 2)),
    ]

    @Test(
        "Labels, text views and fields lay out and draw a million Unicode scalars in bitmaps of bounded size",
        arguments: 0..<8)
    func long(index: Int) {
        #expect(Self.longTexts.count == 8)
        let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
        let (label, text, field) = (UILabel(), UITextView(), UITextField())
        let views: [UIView] = [label, text, field]
        for (place, view) in views.enumerated() {
            view.frame = CGRect(x: 0, y: 30 * CGFloat(place), width: 200, height: 30)
            stage.window.addSubview(view)
        }
        _ = Messages.during {
            for lines in [1, 0] {
                label.numberOfLines = lines
                (label.text, text.text, field.text) = (Self.longTexts[index].text, Self.longTexts[index].text, "")
                stage.advance(by: 0.1)
                label.frame.size = label.sizeThatFits(CGSize(width: 200, height: 0))
                stage.advance(by: 0.1)
            }
            field.becomeFirstResponder()
            stage.clipboardText = Self.longTexts[index].text
            stage.press(.keyboardA, modifiers: .control)
            stage.press(.keyboardV, modifiers: .control)
            stage.advance(by: 0.1)
            field.text = Self.longTexts[index].text
            stage.advance(by: 0.1)
        }

        #expect(label.frame.height.isFinite && label.frame.height < 1e7)
        let bitmaps = stage.window.displayList.bitmaps
        #expect(bitmaps.allSatisfy { Int($0.size.width) * Int($0.size.height) <= 4 * 1024 * 4 * 1024 })
        #expect((field.text ?? "").utf8.count <= 50_000)
    }

    @Test("Truncation of overlong text is reported once")
    func message() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        label.numberOfLines = 0
        let messages = Messages.during {
            label.text = String(repeating: "abcdefg ", count: 12_345)
            for width in [300, 200, 100] as [CGFloat] { _ = label.sizeThatFits(CGSize(width: width, height: 0)) }
        }

        #expect(messages.count == 1 && messages[0].contains("UILabel") && messages[0].contains("bytes"))
    }

    @Test(
        "Text whose layout would take quadratic time is truncated with a message",
        arguments: ["\t", " ", "a\t", "aא", "漢あ", "\u{3000}", "\u{2003}"])
    func square(part: String) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        label.numberOfLines = 0
        // The end of each string is different, because equal messages are reported only once.
        let end = String(repeating: "x", count: part.utf8.reduce(7) { $0 + Int($1) })
        let text = String(repeating: part, count: 64_000) + end
        let messages = Messages.during {
            label.text = text
            _ = label.sizeThatFits(CGSize(width: 300, height: 0))
        }
        let shown = TextLayout(text, style: TextStyle(font: label.font), width: 300)

        #expect(text.utf8.count - shown.leftOutCount < 40_000)
        #expect(messages.count == 1 && messages.first?.contains("bytes") == true, "\(messages)")
    }

    @Test("Ordinary text is laid out completely, however long it is")
    func longText() {
        let texts = [
            String(repeating: "Words, and “more” words – of all kinds… ", count: 1000),
            String(repeating: "a\tb\tc\td\n", count: 4000), String(repeating: "これは日本語の文章です。", count: 900),
            String(repeating: " ", count: 900) + "x",
        ]
        for text in texts {
            #expect(TextLayout(text, style: TextStyle(font: .systemFont(ofSize: 10)), width: 300).leftOutCount == 0)
        }
    }

    @Test("Typed characters are laid out together, once per frame")
    func typing() {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
        let field = CountingField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        stage.advance(by: 0)
        field.layouts = 0

        stage.type(String(repeating: "typed ", count: 100))
        #expect(field.layouts == 0)
        stage.advance(by: 0)
        #expect(field.layouts == 1)
        #expect(field.text?.count == 600)
        #expect(field.caretArea.minX > 100 && stage.textInputArea == field.convert(field.caretArea, to: nil))
    }

    /// A field that counts how often it lays out its text.
    private final class CountingField: UITextField {
        var layouts = 0

        override func editingRect(forBounds bounds: CGRect) -> CGRect {
            layouts += 1
            return super.editingRect(forBounds: bounds)
        }
    }

    @Test("A label taller than the largest bitmap shows all its text when scrolled")
    func scrolledLabel() {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
        let (scroll, label) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UILabel())
        label.numberOfLines = 0
        label.text = (0..<1500).map { "Line \($0)" }.joined(separator: "\n")
        label.frame.size = label.sizeThatFits(CGSize(width: 200, height: 0))
        scroll.contentSize = label.frame.size
        scroll.addSubview(label)
        stage.window.addSubview(scroll)
        stage.advance(by: 0)
        #expect(label.frame.height > 20_000)

        for share in [0, 0.3, 0.5, 0.9, 1] as [CGFloat] {
            scroll.contentOffset.y = ((label.frame.height - 100) * share).rounded()
            stage.advance(by: 0.1)
            let hasInk = (0..<100).contains { y in (0..<80).contains { stage.pixel(x: $0, y: y).bytes[0] < 100 } }
            #expect(hasInk, "at \(share)")
            #expect(stage.window.displayList.bitmaps.allSatisfy { $0.size.height <= 4096 })
        }
    }

    @Test(
        "The visible part of a label looks the same however many rows follow below it",
        arguments: [0, 700, 1500, 1850] as [CGFloat])
    func parts(offset: CGFloat) {
        func picture(rows: Int) -> Bitmap {
            let stage = OffscreenStage(size: CGSize(width: 180, height: 100))
            let label = UILabel()
            label.numberOfLines = 0
            label.text = (0..<rows).map { "Row \($0) of it" }.joined(separator: "\n")
            label.frame = CGRect(
                origin: CGPoint(x: 0, y: -offset), size: label.sizeThatFits(CGSize(width: 180, height: 0)))
            stage.window.addSubview(label)
            stage.advance(by: 0)
            return stage.bitmap()
        }
        let comparison = PixelComparison(picture(rows: 100), picture(rows: 400))
        #expect(comparison.count == 0, "\(comparison)")
    }

    @Test(
        "Unusual characters can be shown, typed and pasted",
        arguments: [
            "\0", "a\0b", "\u{1}\u{7F}\u{9F}", "\u{FFFD}\u{FFFE}\u{FFFF}", "\u{202E}abc\u{202C}",
            "\r\n\u{2028}\u{2029}",
            "\u{E000}\u{10FFFF}", "\u{FEFF}\u{200D}\u{200B}",
            String(decoding: [0xD800, 0x61, 0xDC00] as [UInt16], as: UTF16.self),
            String(decoding: [0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80] as [UInt8], as: UTF8.self), "\t\t",
        ])
    func characters(text: String) {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
        let (label, field, view) = (UILabel(), UITextField(), UITextView())
        for (place, view) in ([label, field, view] as [UIView]).enumerated() {
            view.frame = CGRect(x: 0, y: 30 * CGFloat(place), width: 200, height: 30)
            stage.window.addSubview(view)
        }
        (label.text, field.text, view.text) = (text, text, text)
        label.attributedText = NSAttributedString(string: text, attributes: [.underlineStyle: 1])
        field.becomeFirstResponder()
        stage.type(text)
        stage.clipboardText = text
        stage.press(.keyboardV, modifiers: .control)
        stage.window.handle(.textComposed(text))
        for key in [UIKeyboardHIDUsage.keyboardHome, .keyboardRightArrow, .keyboardDeleteForward, .keyboardEnd] {
            stage.press(key, modifiers: .shift)
        }
        stage.press(.keyboardDeleteOrBackspace)
        stage.advance(by: 0.1)

        #expect(field.text?.contains("\0") == false)
        #expect(field.text?.contains(where: \.isNewline) == false)
        #expect(label.text == text)
    }

    @Test("Invalid attributes are ignored", arguments: [CGFloat.nan, -1, 0, 1e9])
    func attributes(number: CGFloat) {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 50))
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = number
        paragraph.minimumLineHeight = number
        paragraph.lineHeightMultiple = number
        paragraph.firstLineHeadIndent = number
        let text = NSMutableAttributedString(string: "Some text that wraps in lines")
        let fullRange = NSRange(location: 0, length: text.length)
        text.addAttributes(
            [
                .font: UIFont.systemFont(ofSize: number), .kern: number, .paragraphStyle: paragraph,
                .underlineStyle: "not a number", .foregroundColor: 17, NSAttributedString.Key("unheard of"): text,
            ], range: fullRange)
        let (label, view) = (UILabel(), UITextView(frame: CGRect(x: 0, y: 25, width: 100, height: 25)))
        label.numberOfLines = 0
        label.attributedText = text
        view.attributedText = text
        label.frame.size = label.sizeThatFits(CGSize(width: 100, height: 0))
        stage.window.addSubview(label)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)

        #expect(label.frame.width.isFinite && label.frame.height.isFinite && label.frame.height > 0)
    }
}
