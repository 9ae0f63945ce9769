import ControlKit
import Foundation
import StageKit
import TestSupport
import ViewKit

/// Strings of repeated characters that are difficult for text layout.
@MainActor
enum TextCases {
    private static let parts = [
        " ", "\t", "\n", "\r\n", "a", "word ", "א", "ع", "漢", "あ", "e\u{301}", "\u{301}", "\u{200D}", "\u{200B}",
        "\u{202E}",
        "\u{2067}", "\u{2069}", "\u{FEFF}", "\u{AD}", "\u{2028}", "\u{3000}", "😀", "👩‍👩‍👧", "🇩🇪", "ﷺ", "ก็", "नि",
        "\u{0}", "\u{7F}",
        "\u{FFFD}", "\u{10FFFF}", "fi", "—", "“", "→",
    ]

    static func run(_ random: inout SeededGenerator) {
        var text = ""
        for _ in 0..<random.number(1...5) {
            let unit = (0..<random.number(1...4)).map { _ in parts[random.number(0...(parts.count - 1))] }.joined()
            let most = random.chance(20) ? 20_000 : 200
            text += String(repeating: unit, count: random.number(1...most))
        }
        show(text)
    }

    static func show(_ text: String) {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 60))
        let (label, field) = (UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), UITextField())
        label.numberOfLines = text.utf8.count % 3
        field.frame = CGRect(x: 0, y: 30, width: 100, height: 30)
        for view in [label, field] as [UIView] { stage.window.addSubview(view) }
        (label.text, field.text) = (text, text)
        stage.advance(by: 0)
    }
}
