import Foundation

/// Places in a text, by code units of UTF-16, as apps count them, and by bytes of UTF-8, as layouts do.
@MainActor
struct TextPlaces {
    let text: String

    /// The length in code units.
    var count: Int { text.utf16.count }

    /// The offset of `position`, within the text; nil if it was made by something else.
    func offset(of position: UITextPosition) -> Int? {
        (position as? TextOffset).map { min(max(0, $0.offset), count) }
    }

    /// The offsets of `range`, within the text; nil if it was made by something else.
    func offsets(of range: UITextRange) -> Range<Int>? {
        guard let start = offset(of: range.start), let end = offset(of: range.end) else { return nil }
        return min(start, end)..<max(start, end)
    }

    /// The offset `characters` characters, as people count them, after `offset`; nil outside of the text.
    func offset(from offset: Int, characters: Int) -> Int? {
        let limit = characters < 0 ? text.startIndex : text.endIndex
        return text.index(index(offset), offsetBy: characters, limitedBy: limit).map {
            text.utf16.distance(from: text.startIndex, to: $0)
        }
    }

    /// The characters in `offsets`; one that is cut counts as a whole if it has two code units.
    func text(in offsets: Range<Int>) -> String {
        String(text[index(offsets.lowerBound)..<index(offsets.upperBound, isEnd: true)])
    }

    /// The byte at `offset`, or the first of the character that it is in.
    func byte(_ offset: Int) -> Int { text.utf8.distance(from: text.startIndex, to: index(offset)) }

    /// The bytes of the characters in `offsets`.
    func bytes(of offsets: Range<Int>) -> Range<Int> {
        byte(
            offsets.lowerBound)..<text.utf8.distance(
                from: text.startIndex, to: index(offsets.upperBound, isEnd: true))
    }

    /// The offset of the character that the byte at `byte` is in.
    func offset(ofByte byte: Int) -> Int {
        let index = text.utf8.index(text.startIndex, offsetBy: min(max(0, byte), text.utf8.count))
        return text.utf16.distance(from: text.startIndex, to: index)
    }

    /// The index of a code unit that is within the text. Between the two of one character it is the character's
    /// beginning, or its end.
    private func index(_ offset: Int, isEnd: Bool = false) -> String.Index {
        let index = text.utf16.index(text.startIndex, offsetBy: min(max(0, offset), count))
        if index.samePosition(in: text.unicodeScalars) != nil { return index }
        return isEnd ? text.utf16.index(after: index) : text.utf16.index(before: index)
    }
}
