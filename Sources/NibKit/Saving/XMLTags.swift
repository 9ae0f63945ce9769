/// Finds elements and their byte ranges in XML text, for changing parts of the text. The text must be well-formed.
enum XMLTags {
    /// An element and its location in the text.
    struct Element {
        var name: String
        var attributes: [String: String]
        /// The range from the start of the start tag to the end of the end tag.
        var range: Range<Int>
        /// The start of the end tag, or the end of the element if it is a single tag.
        var contentEnd: Int
        /// `true` if the element is a single tag, such as `<view/>`.
        var isEmptyTag: Bool
        var children: [Element] = []
    }

    /// Returns the element with the identifier `id` and its descendants; `nil` if there is no such element. Throws if
    /// tags don't match.
    static func element(id: String, in bytes: [UInt8], of file: String) throws -> Element? {
        var scanner = Scanner(bytes: bytes)
        // The open elements, from the requested element inward.
        var open: [Element] = []
        while let tag = scanner.next() {
            switch tag.kind {
            case .start, .empty:
                guard !open.isEmpty || tag.attributes["id"] == id else { continue }
                let element = Element(
                    name: tag.name, attributes: tag.attributes, range: tag.range, contentEnd: tag.range.upperBound,
                    isEmptyTag: tag.kind == .empty)
                guard tag.kind == .empty else {
                    open.append(element)
                    continue
                }
                if open.isEmpty { return element }
                open[open.count - 1].children.append(element)
            case .end:
                guard var element = open.popLast() else { continue }
                guard element.name == tag.name else {
                    throw InterfaceError(file: file, line: nil, reason: "tags don't match")
                }
                element.contentEnd = tag.range.lowerBound
                element.range = element.range.lowerBound..<tag.range.upperBound
                if open.isEmpty { return element }
                open[open.count - 1].children.append(element)
            }
        }
        return nil
    }
}

/// Finds tags in XML text. Comments, CDATA sections and processing instructions are skipped.
private struct Scanner {
    struct Tag {
        enum Kind { case start, empty, end }
        var kind: Kind
        var name: String
        var attributes: [String: String] = [:]
        var range: Range<Int>
    }

    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the next tag; `nil` at the end of the text or at a malformed tag.
    mutating func next() -> Tag? {
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start
            if skip(from: "<!--", past: "-->") || skip(from: "<![CDATA[", past: "]]>") || skip(from: "<?", past: "?>") {
                continue
            }
            return scanTag()
        }
        return nil
    }

    /// Skips a section that starts with `opening` at the current position and ends with `closing`. Returns `false` if
    /// no such section starts here.
    private mutating func skip(from opening: String, past closing: String) -> Bool {
        guard bytes[position...].starts(with: opening.utf8) else { return false }
        position += opening.utf8.count
        while position < bytes.count, !bytes[position...].starts(with: closing.utf8) { position += 1 }
        position = min(position + closing.utf8.count, bytes.count)
        return true
    }

    private mutating func scanTag() -> Tag? {
        let start = position
        position += 1
        let isEnd = position < bytes.count && bytes[position] == UInt8(ascii: "/")
        if isEnd { position += 1 }
        var tag = Tag(kind: isEnd ? .end : .start, name: scanName(), range: start..<start)
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: ">"):
                position += 1
                tag.range = start..<position
                return tag
            case UInt8(ascii: "/"):
                tag.kind = .empty
                position += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "="):
                position += 1
            default:
                let name = scanName()
                guard !name.isEmpty, let value = scanValue() else { return nil }
                tag.attributes[name] = value
            }
        }
        return nil
    }

    /// The characters that end a name.
    private static let nameEnds = [UInt8](" \t\n\r=>/".utf8)

    private mutating func scanName() -> String {
        let end =
            bytes[position...].firstIndex(where: Self.nameEnds.contains) ?? bytes.count
        defer { position = end }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    /// Returns the next quoted value. References such as `&amp;` aren't decoded.
    private mutating func scanValue() -> String? {
        guard let open = bytes[position...].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
            let close = bytes[(open + 1)...].firstIndex(of: bytes[open])
        else { return nil }
        position = close + 1
        return String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
    }
}
