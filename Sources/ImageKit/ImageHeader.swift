/// What a picture's first bytes say of its size: read before anything is allocated, for a header can claim anything.
struct ImageHeader: Equatable {
    var width: Int
    var height: Int

    /// Reads the header of `bytes`, or returns nil when it is cut short or makes no sense.
    init?(_ bytes: UnsafeRawBufferPointer, format: ImageFormat) {
        let reader = ByteReader(bytes: bytes)
        let size =
            switch format {
            case .png: Self.pngSize(reader)
            case .jpeg: JPEGSegments(reader).size
            case .webp: Self.webpSize(reader)
            case .gif: GIFBlocks(reader).size
            }
        guard let size, size.width > 0, size.height > 0 else { return nil }
        (width, height) = size
    }

    private static func pngSize(_ reader: ByteReader) -> (width: Int, height: Int)? {
        guard reader.bytes.dropFirst(12).starts(with: "IHDR".utf8) else { return nil }
        guard let width = reader.big(4, at: 16), let height = reader.big(4, at: 20) else { return nil }
        return (width, height)
    }

    private static func webpSize(_ reader: ByteReader) -> (width: Int, height: Int)? {
        let chunk = reader.bytes.dropFirst(12)
        if chunk.starts(with: "VP8 ".utf8) {
            guard let width = reader.little(2, at: 26), let height = reader.little(2, at: 28) else { return nil }
            return (width & 0x3FFF, height & 0x3FFF)
        }
        if chunk.starts(with: "VP8L".utf8) {
            guard let bits = reader.little(4, at: 21) else { return nil }
            return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        }
        guard chunk.starts(with: "VP8X".utf8) else { return nil }
        guard let width = reader.little(3, at: 24), let height = reader.little(3, at: 27) else { return nil }
        return (width + 1, height + 1)
    }
}
