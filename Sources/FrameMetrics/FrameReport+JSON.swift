public import Foundation

extension FrameReport {
    /// Returns the report as pretty-printed JSON with sorted keys, followed by a line break.
    ///
    /// - Throws: `EncodingError` if a value isn't finite, which JSON can't represent.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
