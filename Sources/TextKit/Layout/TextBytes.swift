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

    static let lineFeed = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")

    private(set) var bytes: [UInt8] = []
    private var paragraphCount = 1
    /// Characters since the last place where a line could be broken.
    private var wordLength = 0

    init(_ text: String, pointSize: CGFloat) {
        let limit = min(Self.largestCount, Int(Self.largestExtent / pointSize))
        var prefix = Array(text.utf8.prefix(limit + 1))
        if prefix.count > limit {
            var end = limit
            while end > 0, Self.continues(prefix[end]) { end -= 1 }  // not within a character's bytes
            prefix.removeLast(prefix.count - end)
        }
        bytes.reserveCapacity(prefix.count)
        append(prefix)
    }

    /// Appends `text` without NUL, and with a line feed for each of Unicode's line breaks.
    private mutating func append(_ text: [UInt8]) {
        var index = 0
        while index < text.count, paragraphCount <= Self.largestParagraphCount {
            let rest = text[index...]
            index += 1
            switch text[index - 1] {
            case 0:
                break
            case Self.lineFeed, 0x0B, 0x0C:
                appendLineFeed()
            case 0x0D:
                if rest.dropFirst().first != Self.lineFeed { appendLineFeed() }
            case 0xC2 where rest.starts(with: [0xC2, 0x85]):
                appendLineFeed()
                index += 1
            case 0xE2 where rest.starts(with: [0xE2, 0x80, 0xA8]) || rest.starts(with: [0xE2, 0x80, 0xA9]):
                appendLineFeed()
                index += 2
            case let byte:
                append(byte)
            }
        }
    }

    private mutating func appendLineFeed() {
        bytes.append(Self.lineFeed)
        paragraphCount += 1
        wordLength = 0
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
    private static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
