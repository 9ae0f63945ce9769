import Foundation

/// The document type declaration of an XML file, as in property lists.
enum DocumentType {
    /// Returns `data` with spaces in place of the document type declaration, so that all places in the file stay the
    /// same. A declaration that isn't closed or defines entities is kept.
    static func blanked(in data: Data) -> Data {
        guard let start = data.range(of: Data("<!DOCTYPE".utf8))?.lowerBound,
            let end = data[start...].firstIndex(of: UInt8(ascii: ">")),
            !data[start..<end].contains(UInt8(ascii: "["))
        else { return data }
        let spaces = data[start...end].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        return data[..<start] + spaces + data[(end + 1)...]
    }
}
