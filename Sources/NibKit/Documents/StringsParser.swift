import Foundation

/// Parses a `.strings` file: entries `"key" = "text";` with comments. Foundation reads these files, too, but not the
/// line of an error, and it logs errors itself.
struct StringsParser {
    /// An error in the file, with its line, starting at 1.
    struct Failure: Error {
        let line: Int
        let reason: String
    }

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// Returns the texts in `data` by their keys. Of several texts with the same key, the last one wins.
    static func parse(_ data: Data) throws(Failure) -> [String: String] {
        guard let text = text(of: data) else { throw Failure(line: 1, reason: "neither UTF-8 nor UTF-16") }
        var parser = StringsParser(text)
        var texts: [String: String] = [:]
        while try parser.skipSpace() {
            let key = try parser.string("a key")
            var text = key
            if try parser.skip("=") { text = try parser.string("a text after =") }
            // The line of the text is more helpful than that of the next entry.
            let line = parser.line
            guard try parser.skip(";") else { throw Failure(line: line, reason: "missing semicolon") }
            texts[key] = text
        }
        return texts
    }

    /// Returns the text of `data`, which is in UTF-8, or in UTF-16 with or without a byte order mark.
    private static func text(of data: Data) -> String? {
        let start = [UInt8](data.prefix(2))
        let encoding: String.Encoding =
            switch (start.first, start.last) {
            case (0xFF, 0xFE), (0xFE, 0xFF): .utf16
            case (0, _) where start.count == 2: .utf16BigEndian
            case (_, 0) where start.count == 2: .utf16LittleEndian
            default: .utf8
            }
        let text = String(data: data, encoding: encoding)
        return text?.first == "\u{FEFF}" ? text.map { String($0.dropFirst()) } : text
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take() -> UInt8? {
        guard let byte = next else { return nil }
        index += 1
        if byte == UInt8(ascii: "\n") { line += 1 }
        return byte
    }

    private func hasNext(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }

    /// Skips white space and comments. Returns `false` at the end of the file.
    private mutating func skipSpace() throws(Failure) -> Bool {
        while let byte = next {
            if [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D].contains(byte) {
                _ = take()
            } else if hasNext("//") {
                while let byte = take(), byte != UInt8(ascii: "\n") {}
            } else if hasNext("/*") {
                let start = line
                index += 2
                while next != nil, !hasNext("*/") { _ = take() }
                guard next != nil else { throw Failure(line: start, reason: "unterminated comment") }
                index += 2
            } else {
                return true
            }
        }
        return false
    }

    /// Skips white space and the character `mark`, if it is next.
    private mutating func skip(_ mark: Unicode.Scalar) throws(Failure) -> Bool {
        guard try skipSpace(), next == UInt8(ascii: mark) else { return false }
        index += 1
        return true
    }

    /// Returns a string in quotation marks, or a word without them. `name` names the missing part in errors.
    private mutating func string(_ name: String) throws(Failure) -> String {
        guard try skipSpace(), let first = next else { throw Failure(line: line, reason: "\(name) is missing") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
        let word = bytes[index...].prefix { byte in
            (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "._$:/-".utf8.contains(byte)
        }
        guard !word.isEmpty else { throw Failure(line: line, reason: "\(name) is missing") }
        index += word.count
        return String(decoding: word, as: UTF8.self)
    }

    private mutating func quoted(by mark: UInt8) throws(Failure) -> String {
        let start = line
        _ = take()
        var units: [UInt16] = []
        // Escaped surrogates of a pair are adjacent, so that the text is collected in UTF-16.
        var plain = index
        while let byte = next, byte != mark {
            guard byte == UInt8(ascii: "\\") else {
                _ = take()
                continue
            }
            units += String(decoding: bytes[plain..<index], as: UTF8.self).utf16
            index += 1
            let unit = escaped()
            plain = index
            if let unit {
                units.append(unit)
            } else {
                // Drops the backslash of an unknown escape sequence.
                _ = take()
            }
        }
        guard next == mark else { throw Failure(line: start, reason: "unterminated string") }
        units += String(decoding: bytes[plain..<index], as: UTF8.self).utf16
        index += 1
        return String(decoding: units, as: UTF16.self)
    }

    /// Skips the rest of an escape sequence after its backslash, and returns its UTF-16 unit; `nil`, without skipping
    /// anything, for a character that stands for itself.
    private mutating func escaped() -> UInt16? {
        let simple: [UInt8: UInt16] = [0x61: 7, 0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9, 0x76: 11]
        guard let byte = next else { return nil }
        if let unit = simple[byte] {
            index += 1
            return unit
        }
        let isHexadecimal = byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u")
        let (start, radix, limit) = isHexadecimal ? (index + 1, 16, 4) : (index, 8, 3)
        let digits = bytes[start...].prefix(limit).prefix { Self.isDigit($0, radix) }
        guard !digits.isEmpty else { return nil }
        index = digits.endIndex
        return UInt16(String(decoding: digits, as: UTF8.self), radix: radix)
    }

    private static func isDigit(_ byte: UInt8, _ radix: Int) -> Bool {
        Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } ?? false
    }
}
