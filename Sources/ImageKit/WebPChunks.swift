/// The properties of a WebP image, read from the chunks of its file. The chunks must lie within the file and contain a
/// still image, whose size must match that in the `VP8X` chunk, if any.
struct WebPChunks {
    let width: Int
    let height: Int
    /// `true` if the encoding is lossless, in which case the decoder keeps a second copy of the pixels.
    let isLossless: Bool
    /// The number of bytes in chunks that contain pixels.
    private var packedCount = 0

    /// The maximum area of images that are accepted with any byte count, because pixels of a single color take no bits
    /// in a WebP file.
    private static let freeArea = 4 * 1024 * 1024
    /// The maximum number of pixels per byte in images larger than `freeArea`.
    private static let maximumPixelsPerByte = 4096

    private typealias Size = (width: Int, height: Int)

    init(_ reader: ByteReader) throws(ImageDataError) {
        guard let length = reader.little(4, at: 4) else { throw .header(.webp) }
        let end = 8 + length
        guard end <= reader.bytes.count else { throw .truncated(.webp) }
        var offset = 12
        var canvas: Size?
        while offset + 8 <= end {
            guard let count = reader.little(4, at: offset + 4), count <= end - offset - 8 else {
                throw .truncated(.webp)
            }
            let (type, content) = (reader.bytes[offset..<(offset + 4)], offset + 8)
            if type.elementsEqual("VP8X".utf8) {
                guard offset == 12, count >= 10 else { throw .header(.webp) }
                canvas = try Self.canvas(reader, at: content)
            } else if type.elementsEqual("ANIM".utf8) || type.elementsEqual("ANMF".utf8) {
                throw Self.animated
            } else if type.elementsEqual("ALPH".utf8) {
                packedCount += count
            } else if type.elementsEqual("VP8 ".utf8) || type.elementsEqual("VP8L".utf8) {
                isLossless = reader.bytes[offset + 3] == UInt8(ascii: "L")
                let size = isLossless ? Self.losslessSize(reader, at: content) : Self.lossySize(reader, at: content)
                guard let size, size.width > 0, size.height > 0, canvas.map({ $0 == size }) ?? (offset == 12) else {
                    throw .header(.webp)
                }
                (width, height) = size
                try ImageStructure.checkLimits(width: width, height: height, decodesTwice: isLossless)
                packedCount += count
                return
            }
            offset = content + count + count % 2
        }
        throw canvas == nil ? .header(.webp) : .truncated(.webp)
    }

    /// `true` if the compressed bytes can be enough to encode all pixels.
    var canHoldPixels: Bool {
        width * height <= Self.freeArea || width * height / Self.maximumPixelsPerByte <= packedCount
    }

    private static let animated = ImageDataError("animated WebP is not supported: only still images are")

    private static func canvas(_ reader: ByteReader, at offset: Int) throws(ImageDataError) -> Size {
        guard let flags = reader.little(1, at: offset), let width = reader.little(3, at: offset + 4),
            let height = reader.little(3, at: offset + 7)
        else { throw .header(.webp) }
        guard flags & 2 == 0 else { throw animated }
        return (width + 1, height + 1)
    }

    private static func lossySize(_ reader: ByteReader, at offset: Int) -> Size? {
        guard reader.big(3, at: offset + 3) == 0x9D012A else { return nil }
        guard let width = reader.little(2, at: offset + 6), let height = reader.little(2, at: offset + 8) else {
            return nil
        }
        return (width & 0x3FFF, height & 0x3FFF)
    }

    private static func losslessSize(_ reader: ByteReader, at offset: Int) -> Size? {
        guard reader.big(1, at: offset) == 0x2F, let bits = reader.little(4, at: offset + 1) else { return nil }
        return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
}
