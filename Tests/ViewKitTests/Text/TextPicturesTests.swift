import DrawKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

/// Golden images of text; see `GoldenImage`.
@MainActor
@Suite("Golden images of text")
struct TextPicturesTests {
    init() throws {
        try PinnedFonts.use()
    }

    @Test(
        "Latin, Arabic, Hebrew and Chinese text matches its golden image",
        arguments: [
            ("latin", "Sphinx of black quartz, judge my vow: “fi ffl” naïve café."),
            ("arabic", "مرحبا بالعالم، هذا نص عربي مع English في الوسط و 123 رقم."),
            ("hebrew", "שלום עולם, זה טקסט עם English words באמצע ו-456."),
            ("chinese", "敏捷的棕色狐狸跳过了懒狗。你好，世界！标点（括号）测试。"),
        ])
    func scripts(name: String, text: String) throws {
        try GoldenImage.expect(scriptStage(text).bitmap(), named: "text-\(name)", tolerance: 8)
    }

    /// Returns a stage with `text` in two alignments.
    private func scriptStage(_ text: String) -> OffscreenStage {
        let stage = OffscreenStage(size: CGSize(width: 260, height: 150), scale: 2)
        for (index, alignment) in [NSTextAlignment.natural, .justified].enumerated() {
            let label = UILabel(frame: CGRect(x: 8, y: 4 + 72 * index, width: 244, height: 70))
            label.text = text
            label.numberOfLines = 0
            label.textAlignment = alignment
            stage.window.addSubview(label)
        }
        stage.advance(by: 0)
        return stage
    }

    /// Font releases draw some emoji differently.
    @Test("Emoji take the expected space, whatever their glyphs")
    func emoji() throws {
        let stage = scriptStage("Hi 👋🏽 family 👨‍👩‍👧 flag 🇩🇪 hearts ❤️ done ✅ 😀")

        try GoldenImage.expectInk(stage.bitmap(), named: "text-emoji", within: 6)
    }

    @Test("Wrapped and truncated text of five widths matches its golden image", arguments: [1, 3, 0])
    func widths(lines: Int) throws {
        let stage = OffscreenStage(size: CGSize(width: 760, height: 240))
        var left: CGFloat = 8
        for width in [60, 100, 140, 180, 220] as [CGFloat] {
            let label = UILabel(frame: CGRect(x: left, y: 8, width: width, height: 224))
            label.text = "The quick brown fox jumps over the lazy dog and runs."
            label.numberOfLines = lines
            label.font = .systemFont(ofSize: 14)
            label.backgroundColor = .systemGray6
            label.frame.size.height = min(224, label.sizeThatFits(CGSize(width: width, height: 0)).height)
            stage.window.addSubview(label)
            left += width + 10
        }
        stage.advance(by: 0)

        try GoldenImage.expect(stage.bitmap(), named: "text-lines-\(lines)", tolerance: 8)
    }

    @Test("Attributed text matches its golden image in both styles", arguments: [UIUserInterfaceStyle.light, .dark])
    func attributes(style: UIUserInterfaceStyle) throws {
        let stage = OffscreenStage(size: CGSize(width: 300, height: 200), scale: 2, style: style)
        let text = NSMutableAttributedString(string: "")
        func add(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
            text.append(NSAttributedString(string: string, attributes: attributes))
        }
        add("Plain, ")
        add("bold", [.font: UIFont.boldSystemFont(ofSize: 17)])
        add(", ")
        add("large blue", [.font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.systemBlue])
        add(", ")
        add("marked", [.backgroundColor: UIColor(light: 0xFFE58A, dark: 0x6B5900)])
        add(", ")
        add("under", [.underlineStyle: NSUnderlineStyle.single.rawValue])
        add(" ")
        add("double", [.underlineStyle: NSUnderlineStyle.double])
        add(", ")
        add("struck", [.strikethroughStyle: 1, .foregroundColor: UIColor.systemRed])
        add(", ")
        add("wide", [.kern: 4])
        add(" 😀 مرحبا ", [.foregroundColor: UIColor.systemGray])
        add("end.\n")
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineSpacing = 6
        add("A centered paragraph\nof two lines", [.paragraphStyle: paragraph])
        let label = UILabel(frame: CGRect(x: 10, y: 0, width: 280, height: 200))
        label.numberOfLines = 0
        label.attributedText = text
        stage.window.addSubview(label)
        stage.advance(by: 0)

        try GoldenImage.expect(
            stage.bitmap(), named: "text-attributes-\(style == .dark ? "dark" : "light")", tolerance: 8)
    }

    @Test(
        "Buttons at rest, hovered, pressed, focused and disabled match their golden images",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func buttons(style: UIUserInterfaceStyle) throws {
        let stage = OffscreenStage(size: CGSize(width: 560, height: 310), style: style)
        let looks: [UIButton.Configuration?] = [.filled(), .tinted(), .gray(), .plain(), nil]
        for (row, look) in looks.enumerated() {
            for column in 0..<5 {
                let button = look.map { UIButton(configuration: $0) } ?? UIButton(type: .system)
                button.setTitle(["Rest", "Hover", "Press", "Focus", "Off"][column], for: .normal)
                button.frame = CGRect(x: 12 + 108 * column, y: 12 + 60 * row, width: 96, height: 36)
                stage.window.addSubview(button)
                switch column {
                case 1: button.pointerIsOverDidChange(true)
                case 2: button.isHighlighted = true
                case 3: button.focusDidChange(true)
                case 4: button.isEnabled = false
                default: break
                }
            }
        }
        stage.advance(by: 0)

        try GoldenImage.expect(
            stage.bitmap(), named: "buttons-\(style == .dark ? "dark" : "light")", tolerance: 8)
    }
}
