import Foundation

/// Text in the form that Pango expects: UTF-8 without NUL, with a line feed for every line break, and truncated to a
/// length that can be laid out quickly.
struct TextBytes {
    /// The maximum number of bytes; any more are left out.
    static let largestCount = 50_000
    /// The maximum product of the number of bytes and the width of a byte in points. Wider text would overflow Pango's
    /// 32-bit lengths.
    static let maximumExtent = 1_000_000.0
    /// The maximum number of paragraphs. Pango's running time is quadratic in this number.
    static let maximumParagraphCount = 5_000
    /// The maximum number of characters in a word; longer words are broken. Pango's running time is quadratic in this
    /// number.
    static let maximumWordLength = 250
    /// The number of characters without a possible line break after which the next space allows one. Without this
    /// limit, text could stay unbroken, because lines do not break at spaces after some punctuation, such as an opening
    /// parenthesis.
    static let maximumPhraseLength = 100
    /// The maximum number of consecutive marks. HarfBuzz's running time is quadratic in this number.
    static let maximumMarkCount = 250

    /// The maximum number of consecutive spaces. Pango's time to break a line is quadratic in this number.
    static let maximumSpaceCount = 1_000
    /// The maximum number of tabs and script changes in a paragraph. Each of them starts a run that is shaped
    /// separately, and Pango's running time is quadratic in the number of runs.
    static let maximumChangeCount = 4_000

    static let lineFeed = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")
    /// The first UTF-8 byte of U+00AD, the first character that counts as a mark.
    private static let firstLeadOfMarks: UInt8 = 0xC2

    private(set) var bytes: [UInt8] = []
    /// The number of bytes left out at the end of the original text because of the limits above.
    private(set) var leftOutCount = 0
    /// The positions after which removed or inserted bytes shift the text. Empty for most strings.
    private var offsetMap: [Shift] = []
    private var paragraphCount = 1
    /// The number of characters since the last possible line break.
    private var wordLength = 0
    /// `true` if a line can break at a space after the last character that is not a space.
    private var breaksAtSpace = true
    /// `true` if the last character is a space.
    private var isAfterSpace = false
    /// The number of marks since the last base character.
    private var markCount = 0
    /// The number of spaces since the last character that is not a space.
    private var spaceCount = 0
    /// The number of tabs and script changes so far in this paragraph.
    private var changeCount = 0
    /// The script of the last character with a script.
    private var script = UInt8(0)

    /// A position in the original text, and the corresponding position in `bytes`, after which the two differ by a
    /// constant.
    private struct Shift {
        var source: Int
        var output: Int
        /// The first position in the original text that corresponds to `output`, before any removed bytes.
        var firstSource: Int
    }

    /// Converts `text`, truncated to the length that can be laid out if each byte is `extentOfByte` points wide.
    init(_ text: String, extentOfByte: CGFloat) {
        let limit = Int(min(Double(Self.largestCount), Self.maximumExtent / extentOfByte))
        var prefix = Array(text.utf8.prefix(limit + 1))
        if prefix.count > limit {
            var end = limit
            while end > 0, Self.continues(prefix[end]) { end -= 1 }  // don't split a character
            prefix.removeLast(prefix.count - end)
        }
        bytes.reserveCapacity(prefix.count)
        leftOutCount = text.utf8.count - append(prefix)
        DirectionalNesting.limit(&bytes[...])
    }

    /// Returns the position in `bytes` for position `source` of the original text, or the end if `source` was left out.
    func output(_ source: Int) -> Int {
        let source = min(max(0, source), .max / 2)
        let next = offsetMap.partitioningIndex { $0.source > source }
        let shift = next > 0 ? offsetMap[next - 1] : Shift(source: 0, output: 0, firstSource: 0)
        let limit = next < offsetMap.count ? offsetMap[next].output : bytes.count
        return min(shift.output + source - shift.source, limit)
    }

    /// Returns the position in the original text for position `output` of `bytes`.
    func source(_ output: Int) -> Int {
        let next = offsetMap.partitioningIndex { $0.output >= output }
        if next < offsetMap.count, offsetMap[next].output == output { return offsetMap[next].firstSource }
        let shift = next > 0 ? offsetMap[next - 1] : Shift(source: 0, output: 0, firstSource: 0)
        let limit = next < offsetMap.count ? offsetMap[next].source - 1 : .max
        return min(shift.source + max(0, output - shift.output), limit)
    }

    /// Appends `text` without NUL, and with a line feed for every Unicode line break, until a limit is exceeded.
    /// Returns the number of bytes of `text` that were consumed.
    private mutating func append(_ text: [UInt8]) -> Int {
        var index = 0
        while index < text.count, paragraphCount <= Self.maximumParagraphCount {
            if !Self.continues(text[index]) { count(text, at: index) }
            guard markCount <= Self.maximumMarkCount, spaceCount <= Self.maximumSpaceCount,
                changeCount <= Self.maximumChangeCount
            else { break }
            let (first, count) = (index, bytes.count)
            index += 1
            switch text[index - 1] {
            case 0:
                break
            case Self.lineFeed, 0x0B, 0x0C:
                appendLineFeed()
            case 0x0D:
                if index == text.count || text[index] != Self.lineFeed { appendLineFeed() }
            case 0xC2 where Self.has(0x85, in: text, at: index):
                appendLineFeed()
                index += 1
            case 0xE2
            where Self.has(0x80, in: text, at: index)
                && (Self.has(0xA8, in: text, at: index + 1) || Self.has(0xA9, in: text, at: index + 1)):
                appendLineFeed()
                index += 2
            case let byte:
                append(byte)
            }
            let lastShift = offsetMap.last.map { $0.output - $0.source } ?? 0
            guard bytes.count - index != lastShift else { continue }
            if bytes.count == count, let last = offsetMap.last, last.output == count {
                offsetMap[offsetMap.count - 1].source = index
            } else {
                let firstSource = bytes.count == count ? first : index
                offsetMap.append(Shift(source: index, output: bytes.count, firstSource: firstSource))
            }
        }
        return index
    }

    /// Updates the counts and the possible line breaks for the character at `index`.
    private mutating func count(_ text: [UInt8], at index: Int) {
        let scalar = text[index] >= Self.firstLeadOfMarks ? Self.scalar(text[index...]) : nil
        let isMark = scalar?.isMark ?? false
        markCount = isMark ? markCount + 1 : 0
        let kind = Self.kind(of: text, at: index)
        // A line can break after a mark if it can break after the character that the mark belongs to.
        if kind != .space, !isMark {
            breaksAtSpace = Self.isWordPart(text, at: index, kind) && scalar?.isBracket != true
        }
        // A line can break next to ideographs and Hangul. Kana is excluded, because it may be followed by marks before
        // which a line can't break.
        if case .script(let lead) = kind, (0xE4...0xED).contains(lead) { wordLength = 0 }
        spaceCount = kind == .space ? spaceCount + 1 : 0
        switch kind {
        case .tab: changeCount += 1
        case .script(let next) where next != script:
            script = next
            changeCount += 1
        case .space, .neutral, .script: break
        }
    }

    private static func has(_ byte: UInt8, in text: [UInt8], at index: Int) -> Bool {
        index < text.count && text[index] == byte
    }

    private static func scalar(_ text: ArraySlice<UInt8>) -> Unicode.Scalar? {
        var (decoder, bytes) = (UTF8(), text.makeIterator())
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
        return scalar
    }

    private mutating func appendLineFeed() {
        bytes.append(Self.lineFeed)
        paragraphCount += 1
        wordLength = 0
        spaceCount = 0
        changeCount = 0
        breaksAtSpace = true
        isAfterSpace = false
    }

    /// Appends a byte, preceded by a zero-width space if a word or a phrase gets too long.
    private mutating func append(_ byte: UInt8) {
        if byte == Self.space {
            wordLength = breaksAtSpace ? 0 : wordLength + 1
            isAfterSpace = true
        } else if !Self.continues(byte) {
            wordLength += 1
            if wordLength > Self.maximumWordLength || isAfterSpace && wordLength > Self.maximumPhraseLength {
                bytes += [0xE2, 0x80, 0x8B]
                wordLength = 1
            }
            isAfterSpace = false
        }
        bytes.append(byte)
    }

    /// Returns `true` if `byte` is a UTF-8 continuation byte.
    static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}

extension Unicode.Scalar {
    /// `true` if the character is drawn with the one before it, or is invisible.
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
        default: properties.isDefaultIgnorableCodePoint
        }
    }

    fileprivate var isBracket: Bool {
        switch properties.generalCategory {
        case .openPunctuation, .closePunctuation: true
        default: false
        }
    }
}

extension Array {
    /// Returns the index of the first element that satisfies `second`, or `count` if none does. All elements that
    /// satisfy it must come after those that don't.
    fileprivate func partitioningIndex(where second: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if second(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
