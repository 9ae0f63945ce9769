import Foundation

/// The encoding of an XML file.
enum XMLEncoding {
    /// The maximum length of an XML declaration in bytes. Longer ones are not understood.
    private static let maximumLength = 1024
    /// Quotation marks and white space.
    private static let separators = Set("\"' \t\r\n=".utf8)

    /// Returns `true` if an XML parser will read `data` as UTF-8: the data begins with ASCII characters, possibly after
    /// a byte order mark, and its XML declaration, if any, names no encoding, UTF-8 or ASCII.
    static func isUTF8(_ data: Data) -> Bool {
        var head = [UInt8](data.prefix(maximumLength))
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { head.removeFirst(3) }
        let isASCII = head.prefix(4).allSatisfy { (1..<0x80).contains($0) }
        guard isASCII else { return false }
        guard head.starts(with: "<?xml".utf8) else { return true }
        guard let end = head.firstIndex(of: UInt8(ascii: ">")) else { return false }
        let declaration = String(decoding: head[..<end], as: UTF8.self).lowercased()
        guard let word = declaration.range(of: "encoding") else { return true }
        let value = declaration[word.upperBound...].utf8.drop { separators.contains($0) }
            .prefix { !separators.contains($0) && $0 != UInt8(ascii: "?") }
        return ["utf-8", "us-ascii", "ascii"].contains(String(decoding: value, as: UTF8.self))
    }
}
