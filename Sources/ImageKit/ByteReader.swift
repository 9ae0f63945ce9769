/// Reads integers at byte offsets. Reads past the end of the bytes return `nil`.
struct ByteReader {
    let bytes: UnsafeRawBufferPointer

    /// Reads `count` bytes from `offset` as a big-endian integer.
    func big(_ count: Int, at offset: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads `count` bytes from `offset` as a little-endian integer.
    func little(_ count: Int, at offset: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
