import Foundation
import Testing

@testable import TextKit

@Suite("TextBytes")
struct TextBytesTests {
    private static let zeroWidthSpace = "\u{200B}"

    private func laidOut(_ text: String) -> String {
        String(decoding: TextBytes(text, extentOfByte: 10).bytes, as: UTF8.self)
    }

    @Test(
        "Text without line break opportunities gets some, because its layout would take quadratic time",
        arguments: [
            "a", "—", "—  ", "\u{7F}  —", "\u{202E}  —", "( ", "( a", "“ (", ") ", "/ ", "! ", "！ ", "、 ", "。", "ー",
            "っ",
            "々", "1", "→", "★ ", "—\u{301} ", "(\u{301} ", "—\u{FE0F} ", "—\u{200D}\u{301} ", "༺ ", "༻ ", "᚛ ", "᚜ ",
        ])
    func breaks(part: String) {
        let longest =
            laidOut(String(repeating: part, count: 5000))
            .split(separator: Self.zeroWidthSpace).map(\.unicodeScalars.count).max() ?? 0
        #expect((1...260).contains(longest))
    }

    @Test(
        "No line breaks are inserted into ordinary text",
        arguments: [
            "word ", "Words, and “more” words – of all kinds… ", "a (b) c ", "1, 2, 3 and 4 — five! ", "これは日本語の文章です。",
            "漢字、", "한국어 ", "Is it? Yes! ", "naïve café ", "слово, ещё слово. ", "שלום ", "- [ ] task ", "x / y ",
            "cafe\u{301} ", "नि ", "ก็ ", "❤️ love ",
        ])
    func ordinary(part: String) {
        let text = String(repeating: part, count: 300)
        #expect(laidOut(text) == text)
    }

    @Test("Positions map to the original text and back around inserted line breaks")
    func positions() {
        let text = String(repeating: "( ", count: 500)
        let bytes = TextBytes(text, extentOfByte: 10)
        for position in 0...text.utf8.count { #expect(bytes.source(bytes.output(position)) == position) }
    }
}
