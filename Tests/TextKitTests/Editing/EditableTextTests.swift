import Foundation
import Testing
import TextKit

@Suite("EditableText")
struct EditableTextTests {
    @Test("Line breaks become spaces in single-line text and line feeds in multiline text, and NUL is dropped")
    func insertable() {
        let pasted = "a\r\nb\0c\u{2028}d\re"
        #expect(EditableText().insertable(pasted, replacing: 0..<0) == "a bc d e")
        #expect(EditableText(multiline: "").insertable(pasted, replacing: 0..<0) == "a\nbc\nd\ne")
    }

    @Test("Multiline text above the maximum length is kept, but can't grow; single-line text is truncated")
    func long() {
        let long = String(repeating: "é", count: EditableText.largestCount)
        #expect(EditableText(long).count == EditableText.largestCount)
        let text = EditableText(multiline: long)
        #expect(text.string == long && text.insertable("x", replacing: 0..<0) == "")
        #expect(text.insertable("x", replacing: 0..<text.count) == "x")
        let full = EditableText(multiline: String(repeating: "x", count: EditableText.largestCount - 2))
        #expect(full.insertable("éé", replacing: 0..<0) == "é")
    }

    @Test("A paragraph ends at any line break")
    func paragraphs() {
        let text = EditableText(multiline: "one\n\r\ntwo é\u{2028}")
        let table: [(Int, Range<Int>)] = [
            (0, 0..<3), (3, 0..<3), (4, 4..<4), (5, 4..<4), (6, 6..<12), (12, 6..<12), (15, 15..<15), (99, 15..<15),
        ]
        for (offset, paragraph) in table { #expect(text.paragraph(at: offset) == paragraph, "at \(offset)") }
    }

    /// A movement and its results. In the texts, `|` is the caret and `[` is the fixed end of the selection.
    struct Row: Sendable, CustomStringConvertible {
        let before: String
        let movement: TextMovement
        let moved, extended, deleted: String

        init(_ before: String, _ movement: TextMovement, _ moved: String, _ extended: String, _ deleted: String) {
            (self.before, self.movement) = (before, movement)
            (self.moved, self.extended, self.deleted) = (moved, extended, deleted)
        }

        var description: String { "\(movement) in \(before.debugDescription)" }
    }

    /// Lines are 5 characters wide and pages 2 lines high.
    private static let rows = [
        Row("a|bc", .left, "|abc", "|a[bc", "|bc"), Row("ab|c", .right, "abc|", "ab[c|", "ab|"),
        Row("a[b|c", .left, "a|bc", "a|bc", "a|c"), Row("a|b[c", .right, "ab|c", "ab|c", "a|c"),
        Row("|abc", .left, "|abc", "|abc", "|abc"), Row("abc|", .right, "abc|", "abc|", "abc|"),
        Row("ae\u{301}|b", .previous, "a|e\u{301}b", "a|e\u{301}[b", "a|b"),
        Row("|👨‍👩‍👧b", .next, "👨‍👩‍👧|b", "[👨‍👩‍👧|b", "|b"),
        Row("a b|c", .wordLeft, "a |bc", "a |b[c", "a |c"), Row("a |bc", .wordRight, "a bc|", "a [bc|", "a |"),
        Row("a\n|", .wordStart, "|a\n", "|a\n[", "|"), Row("|ab\nc", .wordEnd, "ab|\nc", "[ab|\nc", "|\nc"),
        Row("abc\nde|f", .lineStart, "abc\n|def", "abc\n|de[f", "abc\n|f"),
        Row("a|bc\ndef", .lineEnd, "abc|\ndef", "a[bc|\ndef", "a|\ndef"),
        Row("abc|defg", .lineEnd, "abcd|efg", "abc[d|efg", "abc|efg"),
        Row("abcdef|g", .lineStart, "abcde|fg", "abcde|f[g", "abcde|g"),
        Row("abc\nd|ef", .up, "a|bc\ndef", "a|bc\nd[ef", "a|ef"),
        Row("a|bc", .up, "|abc", "|a[bc", "|bc"), Row("a|bc", .down, "abc|", "a[bc|", "a|"),
        Row("ab|c\nd\nefg", .down, "abc\nd|\nefg", "ab[c\nd|\nefg", "ab|\nefg"),
        Row("1|1\n22\n33\n44", .pageDown, "11\n22\n3|3\n44", "1[1\n22\n3|3\n44", "1|3\n44"),
        Row("11\n22\n33\n4|4", .pageUp, "11\n2|2\n33\n44", "11\n2|2\n33\n4[4", "11\n2|4"),
        Row("11\n2|2", .pageDown, "11\n22|", "11\n2[2|", "11\n2|"),
        Row("1|1\n22", .pageUp, "|11\n22", "|1[1\n22", "|1\n22"),
        Row("a\nb|c", .start, "|a\nbc", "|a\nb[c", "|c"), Row("a|\nbc", .end, "a\nbc|", "a[\nbc|", "a|"),
        Row("|", .left, "|", "|", "|"), Row("|", .pageDown, "|", "|", "|"),
    ]

    @Test("Each movement moves the caret, extends the selection, and deletes up to its target", arguments: rows)
    func movements(_ row: Row) {
        func result(_ change: (inout EditableText) -> Void) -> String {
            var text = Self.text(row.before)
            change(&text)
            return Self.description(of: text)
        }
        func geometry(_ text: EditableText) -> GridGeometry { GridGeometry(text.string, columns: 5) }
        #expect(result { $0.move(row.movement, in: geometry($0), pageHeight: 2) } == row.moved)
        #expect(result { $0.move(row.movement, extending: true, in: geometry($0), pageHeight: 2) } == row.extended)
        // No key deletes by a vertical movement, for which `deletion(to:in:)` doesn't know the column.
        guard !row.movement.isVerticalInGrid else { return }
        #expect(result { $0.replace($0.deletion(to: row.movement, in: geometry($0)), with: "") } == row.deleted)
    }

    @Test("The caret keeps its column over short lines, until it moves otherwise")
    func column() {
        var text = Self.text("abc|d\ne\nfghi")
        let geometry = GridGeometry(text.string, columns: 5)
        text.move(.down, in: geometry)
        text.move(.down, in: geometry)
        #expect(Self.description(of: text) == "abcd\ne\nfgh|i")
        text.move(.up, in: geometry)
        text.move(.left, in: geometry)
        text.move(.down, in: geometry)
        #expect(Self.description(of: text) == "abcd\ne\n|fghi")
    }

    // MARK: Texts with marks

    private static func text(_ marked: String) -> EditableText {
        var text = EditableText(multiline: marked.filter { $0 != "|" && $0 != "[" })
        func offset(_ mark: Character) -> Int? {
            marked.firstIndex(of: mark).map { marked[..<$0].filter { $0 != "|" && $0 != "[" }.utf8.count }
        }
        let head = offset("|") ?? 0
        text.select(from: offset("[") ?? head, to: head)
        return text
    }

    private static func description(of text: EditableText) -> String {
        var marks = [(text.head, "|")]
        if text.anchor != text.head { marks.insert((text.anchor, "["), at: text.anchor < text.head ? 0 : 1) }
        var (result, place) = ("", 0)
        for (offset, mark) in marks {
            result += text.substring(place..<offset) + mark
            place = offset
        }
        return result + text.substring(place..<text.count)
    }
}

extension TextMovement {
    fileprivate var isVerticalInGrid: Bool { [.up, .down, .pageUp, .pageDown].contains(self) }
}
