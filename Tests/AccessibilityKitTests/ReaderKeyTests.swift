import Testing

@testable import AccessibilityKit

@Suite("Keys for screen readers")
struct ReaderKeyTests {
    private func key(
        _ usage: Int, _ character: String = "", _ text: String = "", _ modifiers: ReaderKey.Modifiers = []
    ) -> ReaderKey? {
        ReaderKey(isPress: true, usage: usage, character: character, text: text, modifiers: modifiers)
    }

    @Test("A key has the symbol and the text of what it types")
    func texts() {
        let all: [(key: ReaderKey?, symbol: UInt32, text: String)] = [
            (key(0x04, "a", "a"), 0x61, "a"),
            (key(0x04, "a", "A", .shift), 0x41, "A"),
            (key(0x04, "a", "", .shift), 0x41, "A"),  // in a view without text input
            (key(0x04, "a", "", [.shift, .capsLock]), 0x61, "a"),
            (key(0x04, "a", "", .control), 0x61, ""),  // a shortcut types nothing
            (key(0x1E, "1", "!", .shift), 0x21, "!"),
            (key(0x34, "é", "é"), 0xE9, "é"),
            (key(0x04, "ф", "ф"), 0x100_0444, "ф"),
            (key(0x2C, " ", " "), 0x20, ""),  // named by its symbol
            (key(0x59, "1", "1", .numLock), 0xFFB1, ""),
        ]
        for (index, each) in all.enumerated() {
            #expect(each.key?.symbol == each.symbol && each.key?.text == each.text, "\(index)")
        }
    }

    @Test("Keys that type no text have X11's symbols and codes")
    func names() {
        let all: [(key: ReaderKey?, symbol: UInt32, code: UInt16)] = [
            (key(0x04, "a"), 0x61, 38),
            (key(0x28), 0xFF0D, 36),
            (key(0x2B), 0xFF09, 23),
            (key(0x2B, "", "", .shift), 0xFE20, 23),
            (key(0x3A), 0xFFBE, 67),
            (key(0x45), 0xFFC9, 96),
            (key(0x49), 0xFF63, 118),
            (key(0x52), 0xFF52, 111),
            (key(0x59), 0xFF9C, 87),
            (key(0x62), 0xFF9E, 90),
            (key(0x62, "", "", .numLock), 0xFFB0, 90),
            (key(0x62, "", "", [.numLock, .shift]), 0xFF9E, 90),
            (key(0x63), 0xFF9F, 91),
            (key(0x65), 0xFF67, 135),
            (key(0xE0), 0xFFE3, 37),
            (key(0xE7), 0xFFEC, 134),
        ]
        for (index, each) in all.enumerated() {
            #expect(each.key?.symbol == each.symbol && each.key?.code == each.code, "\(index)")
        }
    }

    @Test("A key without a symbol isn't passed to screen readers")
    func unknown() {
        #expect(key(0xF00) == nil && key(0x03, "ab") == nil)
    }
}
