/// The parts of a response head that different versions of libcurl handle differently, parsed line by line as they
/// arrive.
struct ResponseHead {
    /// `true` once the empty line that ends the head has arrived. libcurl also accepts a response that ends at an
    /// earlier NUL.
    private(set) var isComplete = false
    /// The value of the first Location header, if any, without surrounding whitespace. Read here because newer versions
    /// of libcurl remove credentials from the value that they report, which would hide a redirect with a password.
    private(set) var location: String?

    private var isAfterStatus = false

    /// Parses the next line, including its line ending. Returns `false` if it is not valid HTTP.
    ///
    /// A response may have several heads, each starting with a status line. Lines after the body are trailers; the
    /// empty line after them completes the head again.
    mutating func parse(_ line: UnsafeRawBufferPointer) -> Bool {
        let isEmpty = line.count <= 2 && (line.first == 0x0D || line.first == 0x0A)
        if line.starts(with: "HTTP/".utf8) {
            self = ResponseHead()
            isAfterStatus = true
            return true
        }
        // Right after the status line, there is no header that a folded line could continue.
        if isAfterStatus, line.first == 0x20 || line.first == 0x09 { return false }
        isAfterStatus = false
        if !isEmpty, location == nil { location = Self.location(in: line) }
        isComplete = isEmpty
        return true
    }

    private static let name = Array("location:".utf8)

    private static func location(in line: UnsafeRawBufferPointer) -> String? {
        guard line.count > name.count, zip(line, name).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) else { return nil }
        let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0D, 0x0A].contains($0) }
        let value = line.dropFirst(name.count).drop(while: isSpace)
        let end = value.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? value.startIndex
        return String(decoding: value[value.startIndex..<end], as: UTF8.self)
    }
}
