import Testing

@testable import Reporting

@Suite("printable")
struct PrintableTests {
    @Test(
        "External text becomes one line without control characters",
        arguments: [
            ("plain, with ü, 日本 and 👩‍👧", "plain, with ü, 日本 and 👩‍👧"),
            ("a\nb\tc\rd", "a\\nb\\tc\\rd"),
            ("\u{1B}[2J\u{7}\u{0}", "\\u{1B}[2J\\u{7}\\u{0}"),
            ("\u{7F}\u{9B}31m", "\\u{7F}\\u{9B}31m"),
            ("a\u{202E}b\u{2066}c\u{2028}d\u{FEFF}", "a\\u{202E}b\\u{2066}c\\u{2028}d\\u{FEFF}"),
            ("", ""),
        ])
    func escapes(text: String, shown: String) {
        #expect(printable(text) == shown)
    }

    @Test("Text beyond the limit is truncated with an ellipsis, and never within an escape")
    func shortens() {
        #expect(printable(String(repeating: "x", count: 200)).count == 200)
        #expect(printable(String(repeating: "x", count: 201)) == String(repeating: "x", count: 199) + "…")
        #expect(printable("abcdef", limit: 4) == "abc…")
        #expect(printable("abcd", limit: 4) == "abcd")
        #expect(printable("ab\u{1B}cdef", limit: 6) == "ab…")
        #expect(printable("abc\u{1B}", limit: 4) == "abc…")
        #expect(printable("abc", limit: -1) == "…")
        #expect(printable("a" + String(repeating: "\u{301}", count: 1_000), limit: 10).unicodeScalars.count == 10)
    }

    @Test("Substrings are escaped, too")
    func slices() {
        #expect(printable("name: \u{1}".dropFirst(6)) == "\\u{1}")
    }
}
