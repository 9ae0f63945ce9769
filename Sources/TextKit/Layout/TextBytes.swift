import Foundation

/// Text as Pango takes it: UTF-8 without NUL, every line break one line feed, and no more of it than can be laid out in
/// a moment.
struct TextBytes {
    /// The most bytes of one text that are laid out; the rest is left out.
    static let largestCount = 50_000
    /// The most bytes times points: wider text would overflow Pango's 32-bit lengths.
    static let largestExtent = 1_000_000.0
    /// The most paragraphs, for Pango's time grows with the square of their number.
    static let largestParagraphCount = 5_000
    /// Words are broken after so many characters at the latest, for Pango's time grows with the square of their length.
    static let longestWord = 250
    /// The most marks in a row, for HarfBuzz's time grows with the square of their number.
    static let largestMarkCount = 250

    /// The most spaces in a row, for Pango's time to break a line grows with the square of their number.
    static let largestSpaceCount = 1_000
    /// The most tabs and changes of script in a paragraph, for Pango's time grows with the square of the number of
    /// stretches that are shaped on their own.
    static let largestChangeCount = 4_000

    static let lineFeed = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")
    /// What the UTF-8 of U+00AD begins with, the first character that counts as a mark.
    private static let firstLeadOfMarks: UInt8 = 0xC2

    private(set) var bytes: [UInt8] = []
    /// How many bytes at the end of the text that was given are not in `bytes`, because there are too many.
    private(set) var leftOutCount = 0
    /// Where what was left out or put in shifts all that follows; none for most texts.
    private var shifts: [Shift] = []
    private var paragraphCount = 1
    /// Characters since the last place where a line could be broken.
    private var wordLength = 0
    /// Marks since the last character that marks are set on.
    private var markCount = 0
    /// Spaces since the last character that is none.
    private var spaceCount = 0
    /// What makes the paragraph so far consist of several stretches.
    private var changeCount = 0
    /// What the last character was that is of one script.
    private var script = UInt8(0)

    /// A place of the text that was given, and the same place in `bytes`.
    private struct Shift {
        var source: Int
        var output: Int
        /// The first place of the text that is the same place in `bytes`: before what was left out.
        var firstSource: Int
    }

    /// Takes as much of `text` as can be laid out when a byte takes `extentOfByte` points.
    init(_ text: String, extentOfByte: CGFloat) {
        let limit = Int(min(Double(Self.largestCount), Self.largestExtent / extentOfByte))
        var prefix = Array(text.utf8.prefix(limit + 1))
        if prefix.count > limit {
            var end = limit
            while end > 0, Self.continues(prefix[end]) { end -= 1 }  // not within a character's bytes
            prefix.removeLast(prefix.count - end)
        }
        bytes.reserveCapacity(prefix.count)
        leftOutCount = text.utf8.count - append(prefix)
    }

    /// The place in `bytes` of the byte `source` of the text that was given; the end, when that was left out.
    func output(_ source: Int) -> Int {
        let source = min(max(0, source), .max / 2)
        let next = shifts.partitioningIndex { $0.source > source }
        let shift = next > 0 ? shifts[next - 1] : Shift(source: 0, output: 0, firstSource: 0)
        let limit = next < shifts.count ? shifts[next].output : bytes.count
        return min(shift.output + source - shift.source, limit)
    }

    /// The place in the text that was given of the byte `output` of `bytes`.
    func source(_ output: Int) -> Int {
        let next = shifts.partitioningIndex { $0.output >= output }
        if next < shifts.count, shifts[next].output == output { return shifts[next].firstSource }
        let shift = next > 0 ? shifts[next - 1] : Shift(source: 0, output: 0, firstSource: 0)
        let limit = next < shifts.count ? shifts[next].source - 1 : .max
        return min(shift.source + max(0, output - shift.output), limit)
    }

    /// Appends `text` without NUL, and with a line feed for each of Unicode's line breaks. Returns
    /// how much of it was used.
    private mutating func append(_ text: [UInt8]) -> Int {
        var index = 0
        while index < text.count, paragraphCount <= Self.largestParagraphCount {
            if !Self.continues(text[index]) { count(text, at: index) }
            guard markCount <= Self.largestMarkCount, spaceCount <= Self.largestSpaceCount,
                changeCount <= Self.largestChangeCount
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
            let known = shifts.last.map { $0.output - $0.source } ?? 0
            guard bytes.count - index != known else { continue }
            if bytes.count == count, let last = shifts.last, last.output == count {
                shifts[shifts.count - 1].source = index
            } else {
                let firstSource = bytes.count == count ? first : index
                shifts.append(Shift(source: index, output: bytes.count, firstSource: firstSource))
            }
        }
        return index
    }

    /// Counts what the character that begins at `index` adds to a row of marks or of spaces, or to the stretches of its
    /// paragraph.
    private mutating func count(_ text: [UInt8], at index: Int) {
        let isMark = text[index] >= Self.firstLeadOfMarks && Self.isMark(text[index...])
        markCount = isMark ? markCount + 1 : 0
        let kind = Self.kind(of: text, at: index)
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

    private static func isMark(_ text: ArraySlice<UInt8>) -> Bool {
        var (decoder, bytes) = (UTF8(), text.makeIterator())
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
        default: return scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private mutating func appendLineFeed() {
        bytes.append(Self.lineFeed)
        paragraphCount += 1
        (wordLength, spaceCount, changeCount) = (0, 0, 0)
    }

    /// Appends a byte of a character, and before it a space without width where a word gets too long.
    private mutating func append(_ byte: UInt8) {
        if byte == Self.space || (0xE3...0xED).contains(byte) {
            wordLength = 0  // East Asian scripts, which 0xE3...0xED begin, can be broken anywhere
        } else if !Self.continues(byte) {
            wordLength += 1
            if wordLength > Self.longestWord {
                bytes += [0xE2, 0x80, 0x8B]
                wordLength = 1
            }
        }
        bytes.append(byte)
    }

    /// Whether `byte` is within a character, not its first.
    static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}

extension Array {
    /// The first index whose element, and all after it, are `second`; the elements must be ordered so.
    fileprivate func partitioningIndex(where second: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if second(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
