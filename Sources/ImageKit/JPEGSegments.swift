import Foundation

/// The properties of a JPEG image, read from the segments of its file, from the start marker to the end marker.
///
/// The decoder fills missing parts with gray instead of failing, so the end marker is checked here. Each scan of a
/// progressive image visits all pixels, even if the scan has only a few bytes, so the number of scans is limited.
struct JPEGSegments {
    let width: Int
    let height: Int
    /// `true` if the image is encoded in several passes, each over the whole image.
    let isProgressive: Bool

    /// The maximum number of scans. Typical images have about ten.
    private static let maximumScanCount = 100
    /// The maximum product of scans and pixels: sixteen scans of an image with `ImageCodec.maximumArea` pixels.
    private static let maximumWork = 1 << 30
    /// The maximum number of pixels per byte. A block of 64 pixels takes at least one bit, and at least half of the
    /// blocks must be present.
    private static let maximumPixelsPerByte = 1024

    init(_ reader: ByteReader) throws(ImageDataError) {
        var offset = 2
        var scanCount = 0
        var frame: (width: Int, height: Int, isProgressive: Bool)?
        while let marker = reader.big(2, at: offset) {
            switch marker {
            case 0xFFFF:
                offset += 1  // padding before a marker
            case 0xFFD9:
                guard let frame else { throw .header(.jpeg) }
                guard scanCount > 0 else { throw .damaged(.jpeg) }
                (width, height, isProgressive) = frame
                return
            case 0xFF01, 0xFFD0...0xFFD8:
                offset += 2  // markers without content
            case 0xFF02...0xFFFE:
                guard let length = reader.big(2, at: offset + 2) else { throw .truncated(.jpeg) }
                guard length >= 2 else { throw .damaged(.jpeg) }
                guard offset + 2 + length <= reader.bytes.count else { throw .truncated(.jpeg) }
                if Self.isFrameHeader(marker) {
                    guard frame == nil, let found = Self.frame(reader, at: offset, marker: marker) else {
                        throw .header(.jpeg)
                    }
                    try ImageStructure.checkLimits(
                        width: found.width, height: found.height, decodesTwice: found.isProgressive)
                    frame = found
                }
                offset += 2 + length
                guard marker == 0xFFDA else { continue }
                guard let frame else { throw .header(.jpeg) }
                scanCount += 1
                guard scanCount <= Self.maximumScanCount, scanCount * frame.width * frame.height <= Self.maximumWork
                else { throw ImageDataError("the JPEG has too many scans for its size") }
                offset = Self.endOfScan(reader, from: offset)
            default:
                throw frame == nil ? .header(.jpeg) : .damaged(.jpeg)
            }
        }
        throw frame == nil ? .header(.jpeg) : .truncated(.jpeg)
    }

    /// Returns `true` if `count` bytes can be enough to encode all pixels.
    func canHoldPixels(in count: Int) -> Bool { count * Self.maximumPixelsPerByte >= width * height }

    private static func isFrameHeader(_ marker: Int) -> Bool {
        (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
    }

    private static func frame(
        _ reader: ByteReader, at offset: Int, marker: Int
    ) -> (width: Int, height: Int, isProgressive: Bool)? {
        guard let height = reader.big(2, at: offset + 5), let width = reader.big(2, at: offset + 7), width > 0,
            height > 0
        else { return nil }
        return (width, height, marker == 0xFFC2 || marker == 0xFFCA)
    }

    /// Returns the offset of the next marker after compressed data, where 0xFF is followed by 0 or a restart number.
    private static func endOfScan(_ reader: ByteReader, from start: Int) -> Int {
        guard let base = reader.bytes.baseAddress else { return start }
        var offset = start
        while offset + 1 < reader.bytes.count,
            let found = memchr(base + offset, 0xFF, reader.bytes.count - offset - 1)
        {
            offset = UnsafeRawPointer(found) - base
            let next = reader.bytes[offset + 1]
            if next != 0, !(0xD0...0xD7).contains(next) { return offset }
            offset += 1
        }
        return reader.bytes.count
    }
}
