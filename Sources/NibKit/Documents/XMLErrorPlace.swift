import Foundation

/// The place of an error in XML text.
struct XMLErrorPlace {
    /// The text before the place, and the line's text after it.
    private let before: ArraySlice<UInt8>
    private let after: ArraySlice<UInt8>
    /// The first bytes of the line.
    private let lineStart: ArraySlice<UInt8>

    /// Finds the place from the numbers of its line and column, which start at 1. Columns count characters.
    init(_ data: Data, line: Int, column: Int) {
        let bytes = [UInt8](data)
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
            start = newline + 1
        }
        var offset = start
        for _ in 1..<max(column, 1) where offset < bytes.count {
            offset += 1
            // The other bytes of a character in UTF-8.
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        before = bytes[..<offset]
        after = bytes[offset...]
        lineStart = bytes[start...].prefix(8)
    }

    /// `true` if the line is a marker of a merge conflict.
    var isConflictMarker: Bool {
        ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { marker in
            lineStart.starts(with: marker.utf8) && (lineStart.count == 7 || lineStart.last.map(Self.isSpace) == true)
        }
    }

    /// The name of the end tag that ends at the place, if any.
    var endTag: String? {
        guard before.last == UInt8(ascii: ">"), let start = lastTagStart else { return nil }
        let tag = before[start...].dropFirst()
        return tag.first == UInt8(ascii: "/") ? Self.name(tag.dropFirst()) : nil
    }

    /// The name of the tag that contains the place, with a slash if it is an end tag, provided that the tag should have
    /// ended before the place: another tag follows, a slash, or the end of the file.
    var unfinishedTag: String? {
        let next = after.first { !Self.isSpace($0) }
        guard next == nil || next == UInt8(ascii: "<") || next == UInt8(ascii: "/"), let start = lastTagStart,
            !before[start...].contains(UInt8(ascii: ">"))
        else { return nil }
        let tag = before[start...].dropFirst()
        let isEnd = tag.first == UInt8(ascii: "/")
        return Self.name(isEnd ? tag.dropFirst() : tag).map { (isEnd ? "/" : "") + $0 }
    }

    private var lastTagStart: Int? { before.lastIndex(of: UInt8(ascii: "<")) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Returns the name at the start of `text`, if any.
    private static func name(_ text: ArraySlice<UInt8>) -> String? {
        let name = text.prefix { !isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
        let isLetter = name.first.map { $0 >= 0x80 || $0 == 0x5F || (0x41...0x5A).contains($0 & 0xDF) } ?? false
        return isLetter && !name.contains(UInt8(ascii: "<")) ? String(decoding: name, as: UTF8.self) : nil
    }
}
