/// What of a text is laid out together, told by the first bytes of its characters.
extension TextBytes {
    /// What a character does to the stretches of its paragraph.
    enum Kind: Equatable {
        /// White space of some width.
        case space
        /// A stretch of its own.
        case tab
        /// Belongs to whatever is around it.
        case neutral
        /// Of the scripts that share these first bytes.
        case script(UInt8)
    }

    /// The kind of the character that `text` begins with.
    static func kind(of text: ArraySlice<UInt8>) -> Kind {
        guard let lead = text.first else { return .neutral }
        let next = text.dropFirst().first ?? 0
        switch lead {
        case UInt8(ascii: "\t"): return .tab
        case UInt8(ascii: " "): return .space
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return .script(latin)
        case 0..<0x80, 0xC2: return text.starts(with: [0xC2, 0xA0]) ? .space : .neutral
        case 0xC3...0xCD: return .script(latin)
        case 0xE2 where next == 0x80:
            // Spaces, dashes and quotation marks.
            let last = text.dropFirst(2).first ?? 0
            return last <= 0x8A || last == 0xAF ? .space : .neutral
        case 0xE2 where text.starts(with: [0xE2, 0x81, 0x9F]): return .space
        case 0xE1 where text.starts(with: [0xE1, 0x9A, 0x80]): return .space
        case 0xE3 where text.starts(with: [0xE3, 0x80, 0x80]): return .space
        case 0xE4...0xE9: return .script(0xE4)
        default: return .script(lead)
        }
    }

    private static let latin = UInt8(ascii: "a")
}
