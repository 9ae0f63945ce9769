import Foundation
import Testing

@testable import TextKit

@Suite("DirectionalNesting")
struct DirectionalNestingTests {
    private func limited(_ text: String) -> String {
        var bytes = Array(text.utf8)[...]
        DirectionalNesting.limit(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "Up to 60 levels stay, also if they are closed and opened again, and in each paragraph",
        arguments: ["\u{2066}", "\u{2067}", "\u{2068}", "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}"])
    func ordinary(start: String) {
        let isIsolate = "\u{2066}\u{2067}\u{2068}".contains(start)
        let end = isIsolate ? "\u{2069}" : "\u{202C}"
        let deep = String(repeating: start, count: 60)
        for text in [deep, String(repeating: "\(start)a\(end)", count: 500), "\(deep)a\n\(deep)b", end + deep] {
            #expect(limited(text) == text)
        }
    }

    @Test("Levels beyond 60 and their ends become word joiners, and levels that are closed can be opened again")
    func deep() {
        func nested(_ start: String, _ end: String, _ count: Int) -> String {
            String(repeating: start, count: count) + "a" + String(repeating: end, count: count)
        }
        let joiners = String(repeating: "\u{2060}", count: 15)
        let (start, end) = (String(repeating: "\u{2067}", count: 60), String(repeating: "\u{2069}", count: 60))
        #expect(limited(nested("\u{2067}", "\u{2069}", 75)) == start + joiners + "a" + joiners + end)
        let twice = nested("\u{2067}", "\u{2069}", 75) + "\u{2067}b"
        #expect(limited(twice).hasSuffix(end + "\u{2067}b"))
        // The end of an embedding doesn't close an isolate, and the end of an isolate closes the embeddings in it.
        let mixed = String(repeating: "\u{2067}\u{202C}", count: 61)
        #expect(limited(mixed).unicodeScalars.filter { $0 == "\u{2060}" }.count == 2)
        let closing = String(repeating: "\u{2067}\u{202B}\u{2069}", count: 100)
        #expect(limited(closing) == closing)
    }

    @Test(
        "Text that made FriBidi write outside of its memory is laid out",
        arguments: [NSLineBreakMode.byTruncatingMiddle, .byTruncatingTail, .byWordWrapping], [" ", "\n"])
    func crash(mode: NSLineBreakMode, separator: String) {
        let text =
            "א" + String(repeating: "\u{2067}\(separator)", count: 75)
            + String(repeating: "fi\u{2069} ", count: 65) + String(repeating: "fi\u{2067}—", count: 171)
        var style = TextStyle(font: .systemFont(ofSize: 17))
        (style.lineBreakMode, style.numberOfLines) = (mode, 1)
        #expect(TextLayout(text, style: style, width: 100).size.height > 0)
    }
}
