/// Classification of characters by their first bytes, to count the parts of a text that are shaped separately.
extension TextBytes {
    /// The kind of a character, which determines how the character's paragraph is divided into runs for shaping.
    enum Kind: Equatable {
        /// White space with a width.
        case space
        /// A tab, which is shaped separately.
        case tab
        /// A character without a script, shaped with its neighbors.
        case neutral
        /// A letter. The value identifies the letter's script, or a group of scripts, by the first UTF-8 byte of one of
        /// its letters.
        case script(UInt8)
    }

    /// Returns the kind of the character at `index` of `text`.
    static func kind(of text: [UInt8], at index: Int) -> Kind {
        switch text[index] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return .script(latin)
        case UInt8(ascii: " "): return .space
        case UInt8(ascii: "\t"): return .tab
        case 0..<0x80: return .neutral
        case let lead:
            let second = index + 1 < text.count ? text[index + 1] : 0
            return kind(lead, second, third: index + 2 < text.count ? text[index + 2] : 0)
        }
    }

    private static func kind(_ lead: UInt8, _ second: UInt8, third: UInt8) -> Kind {
        switch (lead, second) {
        case (0xC2, 0xA0): .space
        case (0xC2, _): .neutral
        case (0xC3...0xCD, _): .script(latin)
        case (0xE1, 0x9A) where third == 0x80: .space
        // Spaces, dashes and quotation marks.
        case (0xE2, 0x80): third <= 0x8A || third == 0xAF ? .space : .neutral
        case (0xE2, 0x81) where third == 0x9F: .space
        case (0xE3, 0x80): third == 0x80 ? .space : .neutral
        case (0xE4...0xE9, _): .script(0xE4)
        default: .script(lead)
        }
    }

    /// Returns `true` for letters and digits, but not for punctuation and symbols.
    static func isWordPart(_ text: [UInt8], at index: Int, _ kind: Kind) -> Bool {
        switch kind {
        case .space, .tab: false
        case .neutral: (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index])
        case .script(let lead): lead != 0xE2 && lead != 0xEF
        }
    }

    private static let latin = UInt8(ascii: "a")
}
