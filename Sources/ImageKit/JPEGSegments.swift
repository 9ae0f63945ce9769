/// What a walk over a JPEG's segments finds.
struct JPEGSegments {
    /// The picture's size, or nil when no frame header comes.
    private(set) var size: (width: Int, height: Int)?
    /// Whether the end is there. The decoder fills what is missing with grey and does not fail, so this has to be asked.
    private(set) var isComplete = false

    init(_ reader: ByteReader) {
        var offset = 2
        while let marker = reader.big(2, at: offset) {
            switch marker {
            case 0xFFFF:
                offset += 1  // padding before a marker
            case 0xFFD9:
                isComplete = true
                return
            case 0xFF01, 0xFFD0...0xFFD8:
                offset += 2  // markers without content
            case 0xFF02...0xFFFE:
                guard let length = reader.big(2, at: offset + 2), length >= 2 else { return }
                if Self.isFrameHeader(marker), let height = reader.big(2, at: offset + 5),
                    let width = reader.big(2, at: offset + 7)
                {
                    size = (width, height)
                }
                offset += 2 + length
                if marker == 0xFFDA { offset = Self.endOfScan(reader, from: offset) }
            default:
                return
            }
        }
    }

    private static func isFrameHeader(_ marker: Int) -> Bool {
        (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
    }

    /// The next marker after compressed data, in which 0xFF is followed by 0 or a restart number.
    private static func endOfScan(_ reader: ByteReader, from start: Int) -> Int {
        var offset = start
        while offset + 1 < reader.bytes.count {
            if reader.bytes[offset] == 0xFF {
                let next = reader.bytes[offset + 1]
                if next != 0, !(0xD0...0xD7).contains(next) { return offset }
            }
            offset += 1
        }
        return reader.bytes.count
    }
}
