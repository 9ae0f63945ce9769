/// What a walk over a WebP's chunks finds: that all lie within the file, and that the picture is one and as
/// large as the header says.
struct WebPChunks {
    let width: Int
    let height: Int
    /// Whether the pixels are kept exactly, for which the decoder needs a copy of them.
    let isLossless: Bool
    /// Bytes of the chunks that hold pixels.
    private var packedCount = 0

    /// Pixels of one colour take no bits at all in a WebP, so what is small is taken as it comes; larger pictures,
    /// which are no icons, must have a byte for so many pixels.
    private static let freeArea = 4 * 1024 * 1024
    private static let mostPixelsOfByte = 4096

    private typealias Size = (width: Int, height: Int)

    init(_ reader: ByteReader) throws(PictureFlaw) {
        guard let length = reader.little(4, at: 4) else { throw .header(.webp) }
        let end = 8 + length
        guard end <= reader.bytes.count else { throw .cutShort(.webp) }
        var offset = 12
        var canvas: Size?
        while offset + 8 <= end {
            guard let count = reader.little(4, at: offset + 4), count <= end - offset - 8 else {
                throw .cutShort(.webp)
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
                try PictureOutline.checkLimits(width: width, height: height, keepsAll: isLossless)
                packedCount += count
                return
            }
            offset = content + count + count % 2
        }
        throw canvas == nil ? .header(.webp) : .cutShort(.webp)
    }

    /// Whether the compressed bytes can be those of so many pixels.
    var canHoldPixels: Bool {
        width * height <= Self.freeArea || width * height / Self.mostPixelsOfByte <= packedCount
    }

    private static let animated = PictureFlaw("animated WebP is not read: only still pictures are")

    private static func canvas(_ reader: ByteReader, at offset: Int) throws(PictureFlaw) -> Size {
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
