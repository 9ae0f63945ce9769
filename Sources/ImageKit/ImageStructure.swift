import Foundation

/// The structure of an image, checked before pixels are decoded or allocated: decoders trust the header, which can
/// claim any size.
struct ImageStructure {
    let format: ImageFormat
    let width: Int
    let height: Int
    /// The data for the decoder; `nil` if the decoder gets the file's bytes unchanged.
    private(set) var sanitizedData: Data?

    var area: Int { width * height }

    /// Walks the structure of `bytes`. Throws if anything is invalid.
    init(_ bytes: UnsafeRawBufferPointer) throws(ImageDataError) {
        format = try ImageFormat(signatureOf: bytes)
        let reader = ByteReader(bytes: bytes)
        let enough: Bool
        switch format {
        case .png:
            let chunks = try PNGChunks(reader)
            width = chunks.header.width
            height = chunks.header.height
            enough = chunks.canHoldPixels
            sanitizedData = chunks.sanitizedData
        case .jpeg:
            let segments = try JPEGSegments(reader)
            width = segments.width
            height = segments.height
            enough = segments.canHoldPixels(in: bytes.count)
        case .webp:
            let chunks = try WebPChunks(reader)
            width = chunks.width
            height = chunks.height
            enough = chunks.canHoldPixels
        }
        guard enough else {
            throw ImageDataError("\(bytes.count) bytes of \(format.rawValue) cannot hold \(width)x\(height) pixels")
        }
    }

    /// Throws if the size exceeds the limits. Pass `true` for `decodesTwice` if the decoder keeps a second copy of the
    /// whole image.
    static func checkLimits(width: Int, height: Int, decodesTwice: Bool) throws(ImageDataError) {
        let (side, area) = (ImageCodec.maximumSide, ImageCodec.maximumArea / (decodesTwice ? 2 : 1))
        guard width <= side, height <= side, width * height <= area else {
            throw ImageDataError(
                """
                a picture of \(width)x\(height) pixels is too large: at most \(side) a side and \(area) in all can be \
                read
                """)
        }
    }
}
