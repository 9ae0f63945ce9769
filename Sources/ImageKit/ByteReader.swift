/// Numbers at offsets, nil where the bytes end before them.
struct ByteReader {
    let bytes: UnsafeRawBufferPointer

    /// `count` bytes from `offset` as a number, the highest first.
    func big(_ count: Int, at offset: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    /// `count` bytes from `offset` as a number, the lowest first.
    func little(_ count: Int, at offset: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
