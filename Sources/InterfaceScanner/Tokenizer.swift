/// Splits Swift source into tokens in one pass.
package struct Tokenizer {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var tokens: [Token] = []

    /// The maximum nesting depth of strings in interpolations. Interpolations in deeper strings aren't recognized.
    private static let maximumNesting = 64

    private init(_ source: String) {
        bytes = Array(source.utf8)
    }

    /// Returns the tokens of `source`.
    package static func tokens(in source: String) -> [Token] {
        var tokenizer = Tokenizer(source)
        while tokenizer.position < tokenizer.bytes.count {
            let (start, count) = (tokenizer.position, tokenizer.tokens.count)
            tokenizer.scan()
            if tokenizer.tokens.count > count { tokenizer.tokens[count].range = start..<tokenizer.position }
        }
        return tokenizer.tokens
    }

    private func byte(at offset: Int) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    /// Skips `count` bytes and counts their line breaks.
    private mutating func advance(_ count: Int = 1) {
        let end = min(position + count, bytes.count)
        while position < end {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private mutating func add(_ kind: Token.Kind, _ text: some Sequence<UInt8>, line: Int) {
        let text = String(decoding: Array(text), as: UTF8.self)
        tokens.append(Token(kind: kind, text: text, line: line, range: position..<position))
    }

    /// Scans a token, or skips a comment or a whitespace character.
    private mutating func scan() {
        let start = line
        switch byte(at: 0) {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): advance()
        case UInt8(ascii: "/") where byte(at: 1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where byte(at: 1) == UInt8(ascii: "*"): skipBlockComment()
        case UInt8(ascii: "/") where beginsRegex():
            skipRegex()
            add(.literal, [], line: start)
        case UInt8(ascii: "\""):
            skipString(hashes: 0, depth: 0)
            add(.literal, [], line: start)
        case UInt8(ascii: "#"): scanHash()
        case UInt8(ascii: "`"): scanQuotedName()
        case let byte where isNameStart(byte): scanName()
        case let byte where isDigit(byte):
            skipNumber()
            add(.literal, [], line: start)
        case let byte:
            add(.punctuation, [byte], line: start)
            advance()
        }
    }

    // MARK: Names and numbers

    private func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private func isNameStart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
        default: false
        }
    }

    /// Returns the length in bytes of the name at `offset`.
    private func nameLength(at offset: Int) -> Int {
        var length = 0
        while isNameStart(byte(at: offset + length)) || isDigit(byte(at: offset + length)) { length += 1 }
        return length
    }

    private mutating func scanName() {
        let length = nameLength(at: 0)
        add(.name, bytes[position..<position + length], line: line)
        advance(length)
    }

    private mutating func scanQuotedName() {
        let remaining = bytes[(position + 1)...]
        let end = remaining.firstIndex { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "\n") } ?? remaining.endIndex
        add(.name, bytes[(position + 1)..<end], line: line)
        advance(end + 1 - position)
    }

    private mutating func skipNumber() {
        while nameLength(at: 0) > 0 || (byte(at: 0) == UInt8(ascii: ".") && isDigit(byte(at: 1))) {
            advance(max(1, nameLength(at: 0)))
        }
    }

    // MARK: Comments and directives

    private mutating func skipLine() {
        while position < bytes.count, byte(at: 0) != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if byte(at: 0) == UInt8(ascii: "/"), byte(at: 1) == UInt8(ascii: "*") {
                depth += 1
                advance(2)
            } else if byte(at: 0) == UInt8(ascii: "*"), byte(at: 1) == UInt8(ascii: "/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && position < bytes.count
    }

    /// Scans a raw string, a raw regular expression, a directive or a lone number sign.
    private mutating func scanHash() {
        let start = line
        var hashes = 1
        while byte(at: hashes) == UInt8(ascii: "#") { hashes += 1 }
        switch byte(at: hashes) {
        case UInt8(ascii: "\""):
            advance(hashes)
            skipString(hashes: hashes, depth: 0)
            add(.literal, [], line: start)
        case UInt8(ascii: "/"):
            advance(hashes + 1)
            skip(past: [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: hashes))
            add(.literal, [], line: start)
        default:
            let name = String(decoding: bytes[(position + 1)..<(position + 1 + nameLength(at: 1))], as: UTF8.self)
            guard ["if", "elseif", "else", "endif"].contains(name) else {
                add(.punctuation, [UInt8(ascii: "#")], line: start)
                return advance()
            }
            let begin = position
            while position < bytes.count, byte(at: 0) != UInt8(ascii: "\n"),
                !(byte(at: 0) == UInt8(ascii: "/") && byte(at: 1) == UInt8(ascii: "/"))
            {
                position += 1
            }
            add(.directive, bytes[begin..<position], line: start)
        }
    }

    /// Skips to the end of the next occurrence of `end`, or to the end of the file.
    private mutating func skip(past end: [UInt8]) {
        while position < bytes.count {
            if bytes[position...].starts(with: end) { return advance(end.count) }
            advance()
        }
    }

    // MARK: Regular expressions

    /// Returns `true` if the slash at this position begins a regular expression, which is the case if an operand is
    /// expected here and the expression ends on this line.
    private func beginsRegex() -> Bool {
        let next = byte(at: 1)
        guard next != UInt8(ascii: " "), next != UInt8(ascii: "\t"), next != 0 else { return false }
        if let previous = tokens.last {
            let before = ["(", ",", "=", ":", "[", "{", "&", "|", "!", "?", ";"]
            let words = ["return", "in", "case", "where", "try", "await"]
            guard
                (previous.kind == .punctuation && before.contains(previous.text))
                    || (previous.kind == .name && words.contains(previous.text))
            else { return false }
        }
        var offset = 1
        while byte(at: offset) != 0, byte(at: offset) != UInt8(ascii: "\n") {
            if byte(at: offset) == UInt8(ascii: "/") { return true }
            offset += byte(at: offset) == UInt8(ascii: "\\") ? 2 : 1
        }
        return false
    }

    private mutating func skipRegex() {
        advance()
        while position < bytes.count, byte(at: 0) != UInt8(ascii: "/") {
            advance(byte(at: 0) == UInt8(ascii: "\\") ? 2 : 1)
        }
        advance()
    }

    // MARK: Strings

    /// Skips the string that begins here, including its interpolations.
    private mutating func skipString(hashes: Int, depth: Int) {
        let quote = UInt8(ascii: "\"")
        let isMultiline = byte(at: 1) == quote && byte(at: 2) == quote
        let quotes = isMultiline ? 3 : 1
        let end = Array(repeating: quote, count: quotes) + Array(repeating: UInt8(ascii: "#"), count: hashes)
        let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
        advance(quotes)
        while position < bytes.count {
            if bytes[position...].starts(with: end) { return advance(end.count) }
            if bytes[position...].starts(with: escape) {
                advance(escape.count)
                if byte(at: 0) == UInt8(ascii: "("), depth < Self.maximumNesting {
                    skipInterpolation(depth: depth + 1)
                } else {
                    advance()
                }
                continue
            }
            // The compiler reports an unterminated string.
            if !isMultiline, byte(at: 0) == UInt8(ascii: "\n") { return }
            advance()
        }
    }

    /// Skips an interpolation, from its opening to its closing parenthesis.
    private mutating func skipInterpolation(depth: Int) {
        var parentheses = 0
        repeat {
            switch byte(at: 0) {
            case UInt8(ascii: "("):
                parentheses += 1
                advance()
            case UInt8(ascii: ")"):
                parentheses -= 1
                advance()
            case UInt8(ascii: "\""): skipString(hashes: 0, depth: depth)
            default: advance()
            }
        } while parentheses > 0 && position < bytes.count
    }
}
