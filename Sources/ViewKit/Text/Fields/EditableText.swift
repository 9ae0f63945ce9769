import Foundation

/// A line of text with a selection, and the ways to change both. Offsets are in bytes of UTF-8 and stand between
/// characters, as people count them.
struct EditableText {
    private(set) var string = ""
    /// Where the selection began.
    private(set) var anchor = 0
    /// Where the caret is: the end of the selection that moves.
    private(set) var head = 0

    /// The most bytes of text: what a layout shows. What would be longer is refused.
    static let largestCount = 50_000

    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    var count: Int { string.utf8.count }

    /// The text without line breaks and without NUL, as much of it as there is room for.
    init(_ text: String = "") {
        string = Self.line(text, room: Self.largestCount)
        (anchor, head) = (count, count)
    }

    // MARK: Changes

    /// What `text` becomes when it takes the place of `range`: spaces for line breaks, and cut at a character where the
    /// whole would be too long.
    func insertable(_ text: String, replacing range: Range<Int>) -> String {
        Self.line(text, room: Self.largestCount - count + range.count)
    }

    /// Puts `text`, which must be insertable, in place of `range`, and the caret after it.
    mutating func replace(_ range: Range<Int>, with text: String) {
        string.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: text)
        // Marks join what they are put after.
        let caret = characterStart(atOrAfter: range.lowerBound + text.utf8.count)
        (anchor, head) = (caret, caret)
    }

    /// Moves the caret; the selection begins where it began with `extending`, else where the caret is.
    mutating func moveHead(to offset: Int, extending: Bool = false) {
        head = characterStart(atOrBefore: offset)
        if !extending { anchor = head }
    }

    mutating func select(_ range: Range<Int>) {
        anchor = characterStart(atOrBefore: range.lowerBound)
        head = characterStart(atOrAfter: range.upperBound)
    }

    // MARK: Places

    /// The end of the character after `offset`.
    func next(after offset: Int) -> Int {
        let start = index(offset)
        return start < string.endIndex ? self.offset(string.index(after: start)) : count
    }

    /// The beginning of the character before `offset`.
    func previous(before offset: Int) -> Int {
        let end = index(offset)
        return end > string.startIndex ? self.offset(string.index(before: end)) : 0
    }

    /// `range` as Foundation counts: in UTF-16.
    func nsRange(_ range: Range<Int>) -> NSRange {
        NSRange(index(range.lowerBound)..<index(range.upperBound), in: string)
    }

    func substring(_ range: Range<Int>) -> String {
        String(string[index(range.lowerBound)..<index(range.upperBound)])
    }

    /// How many characters are before `offset`.
    func characterCount(before offset: Int) -> Int {
        string.distance(from: string.startIndex, to: index(offset))
    }

    /// The place after `characters` characters.
    func offset(ofCharacter characters: Int) -> Int {
        let place = string.index(string.startIndex, offsetBy: max(0, characters), limitedBy: string.endIndex)
        return offset(place ?? string.endIndex)
    }

    // MARK: Private

    private func index(_ offset: Int) -> String.Index {
        string.utf8.index(string.startIndex, offsetBy: min(max(0, offset), count))
    }

    private func offset(_ index: String.Index) -> Int {
        string.utf8.distance(from: string.startIndex, to: index)
    }

    private func characterStart(atOrBefore offset: Int) -> Int {
        let place = index(offset)
        guard place > string.startIndex, place < string.endIndex else { return self.offset(place) }
        // From the place after it, the character that it is in begins at it or before it.
        return self.offset(string.index(before: string.index(after: place)))
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
