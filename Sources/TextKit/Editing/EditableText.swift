package import Foundation

/// A line of text with a selection and editing operations. Offsets are in UTF-8 bytes and always lie between grapheme
/// clusters.
package struct EditableText {
    package private(set) var string = ""
    /// The fixed end of the selection.
    package private(set) var anchor = 0
    /// The caret, the moving end of the selection.
    package private(set) var head = 0

    /// The maximum length in bytes, which is the most that a layout shows. Longer text is truncated.
    package static let largestCount = 50_000

    package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    package var count: Int { string.utf8.count }

    /// Creates a line from `text`: NUL is removed, line breaks become spaces, and text beyond the maximum length is
    /// removed.
    package init(_ text: String = "") {
        string = Self.line(text, room: Self.largestCount)
        anchor = count
        head = count
    }

    // MARK: Changes

    /// Returns `text` in the form that can replace `range`: line breaks become spaces, and the text is truncated
    /// between characters if the result would be too long.
    package func insertable(_ text: String, replacing range: Range<Int>) -> String {
        Self.line(text, room: Self.largestCount - count + range.count)
    }

    /// Replaces `range` with `text`, which must be insertable, and moves the caret to its end.
    package mutating func replace(_ range: Range<Int>, with text: String) {
        string.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: text)
        // Combining marks join the preceding character.
        let caret = characterStart(atOrAfter: range.lowerBound + text.utf8.count)
        anchor = caret
        head = caret
    }

    /// Moves the caret. If `extending` is `true`, the anchor stays in place; otherwise the selection becomes empty.
    package mutating func moveHead(to offset: Int, extending: Bool = false) {
        head = characterStart(atOrBefore: offset)
        if !extending { anchor = head }
    }

    package mutating func select(_ range: Range<Int>) {
        anchor = characterStart(atOrBefore: range.lowerBound)
        head = characterStart(atOrAfter: range.upperBound)
    }

    // MARK: Places

    /// Returns the end of the character after `offset`.
    package func next(after offset: Int) -> Int {
        let start = index(offset)
        return start < string.endIndex ? self.offset(string.index(after: start)) : count
    }

    /// Returns the start of the character before `offset`.
    package func previous(before offset: Int) -> Int {
        let end = index(offset)
        return end > string.startIndex ? self.offset(string.index(before: end)) : 0
    }

    /// Returns `range` in UTF-16 code units.
    package func nsRange(_ range: Range<Int>) -> NSRange {
        NSRange(index(range.lowerBound)..<index(range.upperBound), in: string)
    }

    package func substring(_ range: Range<Int>) -> String {
        String(string[index(range.lowerBound)..<index(range.upperBound)])
    }

    /// Returns the number of characters before `offset`.
    package func characterCount(before offset: Int) -> Int {
        string.distance(from: string.startIndex, to: index(offset))
    }

    /// Returns the offset after the first `characters` characters.
    package func offset(ofCharacter characters: Int) -> Int {
        let index = string.index(string.startIndex, offsetBy: max(0, characters), limitedBy: string.endIndex)
        return offset(index ?? string.endIndex)
    }

    // MARK: Private

    private func index(_ offset: Int) -> String.Index {
        string.utf8.index(string.startIndex, offsetBy: min(max(0, offset), count))
    }

    private func offset(_ index: String.Index) -> Int {
        string.utf8.distance(from: string.startIndex, to: index)
    }

    private func characterStart(atOrBefore offset: Int) -> Int {
        let index = index(offset)
        guard index > string.startIndex, index < string.endIndex else { return self.offset(index) }
        // The index before the next one is the start of the character that contains `index`.
        return self.offset(string.index(before: string.index(after: index)))
    }

    private func characterStart(atOrAfter offset: Int) -> Int {
        let before = characterStart(atOrBefore: offset)
        return before < min(offset, count) ? next(after: before) : before
    }

    private static func line(_ text: String, room: Int) -> String {
        var line = ""
        var left = room
        for character in text where character != "\0" {
            let shown: Character = character.isNewline ? " " : character
            left -= shown.utf8.count
            guard left >= 0 else { break }
            line.append(shown)
        }
        return line
    }
}
