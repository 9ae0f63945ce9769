import Foundation

/// The chunks of a PNG file, from the signature to the end marker.
///
/// libpng doesn't detect the end of the data: if bytes are missing, it continues with whatever is in memory. Therefore,
/// it is only given chunks that lie within the file and have correct checksums: the four kinds that describe the
/// pixels, and the end marker. libpng's code for text, profiles and animations never runs.
struct PNGChunks {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The contents of the first chunk.
    struct Header {
        var width: Int
        var height: Int
        /// The number of bits per pixel.
        var depth: Int
        var hasPalette: Bool
    }

    let header: Header
    /// The signature, the chunks that describe the pixels, and the end marker.
    private(set) var sanitizedData = Data(signature)
    /// The number of bytes in the `IDAT` chunks that have been read.
    private var packedCount = 0

    private static let overhead = 12
    /// The maximum compression ratio of deflate.
    private static let bestRatio = 1032
    /// The minimum length of deflated data: a header, an empty block and a checksum.
    private static let minimumPacked = 8

    init(_ reader: ByteReader) throws(ImageDataError) {
        header = try Self.header(reader)
        try ImageStructure.checkLimits(width: header.width, height: header.height, decodesTwice: false)
        var offset = Self.signature.count
        var (hasPalette, hasTransparency, pixelsEnded) = (false, false, false)
        while true {
            guard let length = reader.big(4, at: offset), let type = reader.big(4, at: offset + 4) else {
                throw .truncated(.png)
            }
            guard length <= reader.bytes.count - offset - Self.overhead else { throw .truncated(.png) }
            let chunk = offset..<(offset + Self.overhead + length)
            offset = chunk.upperBound
            switch type {
            case Self.type("IHDR"):
                guard sanitizedData.count == Self.signature.count else { throw .damaged(.png) }
                try keep(chunk, of: reader)
            case Self.type("PLTE"):
                guard !hasPalette, packedCount == 0, length % 3 == 0, (3...768).contains(length) else {
                    throw .damaged(.png)
                }
                hasPalette = true
                try keep(chunk, of: reader)
            case Self.type("tRNS"):
                guard !hasTransparency, packedCount == 0, length <= 256 else { throw .damaged(.png) }
                hasTransparency = true
                try keep(chunk, of: reader)
            case Self.type("IDAT"):
                guard !pixelsEnded else { throw .damaged(.png) }
                packedCount += length
                if length > 0 { try keep(chunk, of: reader) }
                continue
            case Self.type("IEND"):
                guard length == 0, packedCount >= Self.minimumPacked, hasPalette || !header.hasPalette else {
                    throw .damaged(.png)
                }
                try keep(chunk, of: reader)
                return
            default:
                // An uppercase first letter marks a chunk that is required for decoding.
                guard type >> 24 & 0x20 != 0 else { throw .damaged(.png) }
            }
            pixelsEnded = packedCount > 0
        }
    }

    /// `true` if the compressed bytes can be enough to encode all pixels.
    var canHoldPixels: Bool { packedCount * Self.bestRatio >= header.width * header.height * header.depth / 8 }

    private mutating func keep(_ chunk: Range<Int>, of reader: ByteReader) throws(ImageDataError) {
        let content = UnsafeRawBufferPointer(rebasing: reader.bytes[(chunk.lowerBound + 4)..<(chunk.upperBound - 4)])
        guard reader.big(4, at: chunk.upperBound - 4) == Int(Checksum.of(content)) else { throw .damaged(.png) }
        sanitizedData.append(contentsOf: UnsafeRawBufferPointer(rebasing: reader.bytes[chunk]))
    }

    private static func header(_ reader: ByteReader) throws(ImageDataError) -> Header {
        let start = signature.count
        guard reader.big(4, at: start) == 13, reader.big(4, at: start + 4) == type("IHDR"),
            let width = reader.big(4, at: start + 8), let height = reader.big(4, at: start + 12),
            let bits = reader.big(1, at: start + 16), let color = reader.big(1, at: start + 17),
            let methods = reader.big(3, at: start + 18), width > 0, height > 0,
            let components = components(ofColorType: color, bits: bits),
            methods <= 1
        else { throw .header(.png) }
        return Header(width: width, height: height, depth: bits * components, hasPalette: color == 3)
    }

    /// Returns the number of components per pixel; `nil` if PNG doesn't allow this color type with this bit depth.
    private static func components(ofColorType color: Int, bits: Int) -> Int? {
        let (components, depths): (Int, [Int]) =
            switch color {
            case 0: (1, [1, 2, 4, 8, 16])
            case 2: (3, [8, 16])
            case 3: (1, [1, 2, 4, 8])
            case 4: (2, [8, 16])
            case 6: (4, [8, 16])
            default: (0, [])
            }
        return depths.contains(bits) ? components : nil
    }

    private static func type(_ name: StaticString) -> Int {
        name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
    }
}

/// CRC-32, the checksum of PNG chunks.
private enum Checksum {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }

    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        table.withUnsafeBufferPointer { table in
            var sum = UInt32.max
            for byte in bytes { sum = sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
            return ~sum
        }
    }
}
