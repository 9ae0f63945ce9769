package import Foundation

/// A string with a selection and editing operations. Offsets are in UTF-8 bytes and always lie on grapheme cluster
/// boundaries.
package struct EditableText {
    package private(set) var string = ""
    /// The fixed end of the selection.
    package private(set) var anchor = 0
    /// The caret, the moving end of the selection.
    package private(set) var head = 0
    /// `true` if the text can have several paragraphs; `false` if line breaks become spaces.
    package let isMultiline: Bool
    /// The x-coordinate that the caret keeps during consecutive vertical movements, in points; `nil` after other
    /// movements.
    var column: CGFloat?

    /// The maximum length in bytes, which is also the maximum of a `TextLayout`. Single-line text is truncated to this
    /// length; longer multiline text is kept but can't grow.
    package static let largestCount = 50_000

    package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    package var count: Int { string.utf8.count }

    /// Creates single-line text from `text`: NUL is removed, line breaks become spaces, and text beyond the maximum
    /// length is removed.
    package init(_ text: String = "") {
        isMultiline = false
        string = insertable(text, replacing: 0..<0)
        (anchor, head) = (count, count)
    }

    /// Creates multiline text of any length from `text`, without changing it.
    package init(multiline text: String) {
        isMultiline = true
        string = text
        (anchor, head) = (count, count)
    }

    // MARK: Changes

    /// Returns `text` in a form that can replace `range`: without NUL, and with line breaks replaced by spaces or, in
    /// multiline text, by line feeds. `text` is truncated at a character boundary if the string would become too long.
    package func insertable(_ text: String, replacing range: Range<Int>) -> String {
        let lineBreak: Character = isMultiline ? "\n" : " "
        var result = ""
        var remaining = Self.largestCount - count + range.count
        for character in text where character != "\0" {
            let replacement = character.isNewline ? lineBreak : character
            remaining -= replacement.utf8.count
            guard remaining >= 0 else { break }
            result.append(replacement)
        }
        return result
    }

    /// Replaces `range` with `text`, which must come from `insertable(_:replacing:)`, and moves the caret to the end of
    /// the inserted text.
    package mutating func replace(_ range: Range<Int>, with text: String) {
        string.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: text)
        // Combining marks join the preceding character.
        let caret = characterStart(atOrAfter: range.lowerBound + text.utf8.count)
        select(from: caret, to: caret)
    }

    /// Moves the caret. If `extending` is `true`, the anchor stays in place; otherwise the selection becomes empty.
    package mutating func moveHead(to offset: Int, extending: Bool = false) {
        // An offset within a character is rounded in the direction of the movement, so that the caret never gets stuck.
        let place = offset > head ? characterStart(atOrAfter: offset) : characterStart(atOrBefore: offset)
        select(from: extending ? anchor : place, to: place)
    }

    package mutating func select(_ range: Range<Int>) {
        select(
            from: characterStart(atOrBefore: range.lowerBound), to: characterStart(atOrAfter: range.upperBound))
    }

    /// Selects the text between `anchor`, the fixed end of the selection, and `head`, the caret.
    package mutating func select(from anchor: Int, to head: Int) {
        self.anchor = characterStart(atOrBefore: anchor)
        self.head = characterStart(atOrBefore: head)
        column = nil
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

    /// Returns the range of the paragraph at `offset`, without its line break.
    package func paragraph(at offset: Int) -> Range<Int> {
        let place = index(characterStart(atOrBefore: offset))
        let before = string[..<place].lastIndex(where: \.isNewline)
        let start = before.map { string.index(after: $0) } ?? string.startIndex
        let end = string[place...].firstIndex(where: \.isNewline) ?? string.endIndex
        return self.offset(start)..<self.offset(end)
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
}
