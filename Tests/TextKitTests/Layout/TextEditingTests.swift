import DrawKit
import Foundation
import Testing
import TextKit

@Suite("Text editing") struct TextEditingTests {
    private func layout(_ text: String, width: CGFloat? = nil) throws -> TextLayout {
        TextLayout(text, style: TextStyle(font: try pinnedFont()), width: width)
    }

    @Test("Carets advance from left to right in Latin text and from right to left in Hebrew")
    func carets() throws {
        let latin = try layout("abc")
        let hebrew = try layout("אבג")

        let left = (0...3).map { latin.caretRect(at: $0).minX }
        let right = (0...3).map { hebrew.caretRect(at: $0 * 2).minX }

        #expect(left == left.sorted() && left[0] == 0)
        #expect(right == right.sorted(by: >))
        #expect(right[3] == 0, "\(right)")
        #expect(latin.caretRect(at: 0).height > 10)
        #expect(latin.caretRect(at: -9) == latin.caretRect(at: 0))
        #expect(latin.caretRect(at: 99) == latin.caretRect(at: 3))
    }

    @Test(
        "Hit testing at a caret finds its offset, but never inside a grapheme cluster",
        arguments: ["hello", "שלום hello", "漢字", "e\u{301}a", "a👨‍👩‍👧b", "مرحبا 123"])
    func places(text: String) throws {
        let layout = try layout(text)
        let middle = layout.size.height / 2

        for index in text.indices {
            let offset = text.utf8.distance(from: text.startIndex, to: index)
            let caret = layout.caretRect(at: offset)
            let found = layout.offset(at: CGPoint(x: caret.minX, y: middle))
            // Where the direction changes, two offsets share a caret.
            #expect(abs(layout.caretRect(at: found).minX - caret.minX) < 1, "\(offset) and \(found)")
            let start = text.utf8.index(text.startIndex, offsetBy: found)
            #expect(text.indices.contains(start) || start == text.endIndex)
        }
    }

    @Test("Offsets refer to the original text, whatever was omitted or inserted")
    func shiftedOffsets() throws {
        let text = "a\0b\r\nc"
        let layout = try layout(text)

        #expect(layout.lineRanges == [0..<3, 5..<6])
        #expect(layout.caretRect(at: 5).minY > layout.caretRect(at: 3).minY)
        #expect(layout.offset(at: CGPoint(x: 500, y: 500)) == 6)
        let long = try self.layout(String(repeating: "x", count: 600))
        #expect(long.offset(at: CGPoint(x: 1e6, y: 0)) == 600)
    }

    @Test("A selection across directions consists of several rectangles that cover its characters")
    func selections() throws {
        let layout = try layout("abc אבג def")

        let full = layout.selectionRects(for: 0..<14)
        let mixed = layout.selectionRects(for: 2..<6)

        #expect(abs(full.reduce(0) { $0 + $1.width } - layout.size.width) < 1.5)
        #expect(mixed.count >= 2)
        #expect(layout.selectionRects(for: 3..<3).isEmpty)
        #expect(try self.layout("a\nb").selectionRects(for: 0..<3).count == 2)
        let wrapped = try self.layout(fox, width: 180)
        #expect(wrapped.selectionRects(for: 0..<fox.utf8.count).count == wrapped.lineCount)
    }

    @Test("Words and the gaps between them follow the rules of the language")
    func words() throws {
        let layout = try layout("never stop, now")

        #expect(layout.wordRange(at: 2) == 0..<5 && layout.wordRange(at: 5) == 5..<6)
        #expect(layout.wordRange(at: 7) == 6..<10)
        #expect(layout.wordEnd(after: 0) == 5)
        #expect(layout.wordEnd(after: 12) == 15 && layout.wordEnd(after: 15) == 15)
        #expect(layout.wordStart(before: 15) == 12 && layout.wordStart(before: 12) == 6)
        #expect(layout.wordStart(before: 0) == 0)
    }

    @Test("Arrow keys move visually: left is forward in Hebrew")
    func visualMoves() throws {
        let latin = try layout("abc")
        let hebrew = try layout("אבג")

        #expect(latin.offset(from: 1, moving: .right) == 2 && latin.offset(from: 0, moving: .left) == 0)
        #expect(latin.offset(from: 3, moving: .right) == 3)
        #expect(hebrew.offset(from: 0, moving: .left) == 2 && hebrew.offset(from: 2, moving: .right) == 0)
    }

    @Test("Invalid offsets and points give valid results", arguments: ["", "\0", "\n", "\u{202E}", "\u{301}"])
    func badQuestions(text: String) throws {
        let layout = try layout(text)

        for offset in [Int.min, -1, 0, 7, Int.max] {
            #expect(layout.caretRect(at: offset).minX.isFinite)
            #expect((0...text.utf8.count).contains(layout.wordStart(before: offset)))
            _ = layout.selectionRects(for: min(0, offset)..<max(0, offset))
            _ = layout.offset(from: min(offset, 100), moving: .left)
        }
        for place in [CGFloat.nan, .infinity, -1e300, 1e300] {
            let offset = layout.offset(at: CGPoint(x: place, y: place))
            #expect((0...text.utf8.count).contains(offset))
        }
    }

    @Test("A part that is drawn separately equals the same part of the whole image")
    func parts() throws {
        let layout = try layout(fox, width: 180)
        let full = try #require(layout.render(scale: 1, color: .black))

        let part = try #require(
            layout.render(scale: 1, color: .black, part: PixelRect(minX: 20, minY: 25, maxX: 120, maxY: 70)))

        #expect(part.frame == PixelRect(minX: 20, minY: 25, maxX: 120, maxY: 70))
        let (width, fullWidth) = (Int(part.frame.width), Int(full.frame.width))
        for row in 0..<Int(part.frame.height) {
            let start = (row + 25 - Int(full.frame.minY)) * fullWidth + 20 - Int(full.frame.minX)
            let isSame = full.coverage[start..<(start + width)] == part.coverage[(row * width)..<((row + 1) * width)]
            #expect(isSame, "row \(row)")
        }
        #expect(layout.render(scale: 1, color: .black, part: PixelRect(minX: 0, minY: 900, maxX: 9, maxY: 999)) == nil)
    }
}
