import Foundation
import ViewKit

/// A converter between positions in UTF-16 code units, as used by the API, and UTF-8 bytes, as used by layouts.
@MainActor
struct TextOffsetConverter {
    let text: String

    /// The length in UTF-16 code units.
    var count: Int { text.utf16.count }

    /// Returns the offset of `position`, clamped to the text; `nil` if the position is of a custom class.
    func offset(of position: UITextPosition) -> Int? {
        (position as? TextOffset).map { min(max(0, $0.offset), count) }
    }

    /// Returns the offsets of `range`, clamped to the text; `nil` if its positions are of a custom class.
    func offsets(of range: UITextRange) -> Range<Int>? {
        guard let start = offset(of: range.start), let end = offset(of: range.end) else { return nil }
        return min(start, end)..<max(start, end)
    }

    /// Returns the offset that is `characters` grapheme clusters after `offset`; `nil` if the result is outside the
    /// text.
    func offset(from offset: Int, characters: Int) -> Int? {
        let limit = characters < 0 ? text.startIndex : text.endIndex
        return text.index(index(offset), offsetBy: characters, limitedBy: limit).map {
            text.utf16.distance(from: text.startIndex, to: $0)
        }
    }

    /// Returns the text in `offsets`, expanded to whole surrogate pairs.
    func text(in offsets: Range<Int>) -> String {
        String(text[index(offsets.lowerBound)..<index(offsets.upperBound, isEnd: true)])
    }

    /// Returns the byte offset that corresponds to `offset`. Offsets inside a surrogate pair are rounded down to its
    /// start.
    func byte(_ offset: Int) -> Int { text.utf8.distance(from: text.startIndex, to: index(offset)) }

    /// Returns the bytes of the text in `offsets`, expanded to whole surrogate pairs.
    func bytes(of offsets: Range<Int>) -> Range<Int> {
        byte(
            offsets.lowerBound)..<text.utf8.distance(
                from: text.startIndex, to: index(offsets.upperBound, isEnd: true))
    }

    /// Returns the offset of the code unit that contains the byte at `byte`.
    func offset(ofByte byte: Int) -> Int {
        let index = text.utf8.index(text.startIndex, offsetBy: min(max(0, byte), text.utf8.count))
        return text.utf16.distance(from: text.startIndex, to: index)
    }

    /// Returns the index of a code unit, clamped to the text. Inside a surrogate pair, it is the pair's start, or its
    /// end if `isEnd` is `true`.
    private func index(_ offset: Int, isEnd: Bool = false) -> String.Index {
        let index = text.utf16.index(text.startIndex, offsetBy: min(max(0, offset), count))
        if index.samePosition(in: text.unicodeScalars) != nil { return index }
        return isEnd ? text.utf16.index(after: index) : text.utf16.index(before: index)
    }
}
