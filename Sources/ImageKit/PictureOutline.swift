import Foundation

/// What a walk over all parts of a picture finds before anything is decoded or allocated: a header can claim anything,
/// and decoders trust what stands in a file more than they should.
struct PictureOutline {
    let format: ImageFormat
    let width: Int
    let height: Int
    /// What the decoder is given in place of the file's bytes; nil for those themselves.
    private(set) var essentials: Data?

    var area: Int { width * height }

    /// Walks over `bytes`; throws what is wrong with them.
    init(_ bytes: UnsafeRawBufferPointer) throws(PictureFlaw) {
        format = try ImageFormat(signatureOf: bytes)
        let reader = ByteReader(bytes: bytes)
        let enough: Bool
        switch format {
        case .png:
            let chunks = try PNGChunks(reader)
            (width, height, enough) = (chunks.header.width, chunks.header.height, chunks.canHoldPixels)
            essentials = chunks.essentials
        case .jpeg:
            let segments = try JPEGSegments(reader)
            (width, height) = (segments.width, segments.height)
            enough = segments.canHoldPixels(in: bytes.count)
        case .webp:
            let chunks = try WebPChunks(reader)
            (width, height, enough) = (chunks.width, chunks.height, chunks.canHoldPixels)
        }
        guard enough else {
            throw PictureFlaw("\(bytes.count) bytes of \(format.rawValue) cannot hold \(width)x\(height) pixels")
        }
    }

    /// `keepsAll`: the decoder keeps a second copy of the whole picture while it works.
    static func checkLimits(width: Int, height: Int, keepsAll: Bool) throws(PictureFlaw) {
        let (side, area) = (ImageCodec.largestSide, ImageCodec.largestArea / (keepsAll ? 2 : 1))
        guard width <= side, height <= side, width * height <= area else {
            throw PictureFlaw(
                """
                a picture of \(width)x\(height) pixels is too large: at most \(side) a side and \(area) in all can be \
                read
                """)
        }
    }
}
