/// What a walk over a GIF's blocks, up to the end of its first picture, finds.
struct GIFBlocks {
    /// The larger of the screen and the first picture on it, or nil when none comes.
    private(set) var size: (width: Int, height: Int)?
    /// Whether the first picture's end is there. The decoder does not fail without it, so this has to be asked.
    private(set) var isComplete = false

    init(_ reader: ByteReader) {
        guard let width = reader.little(2, at: 6), let height = reader.little(2, at: 8) else { return }
        guard let flags = reader.little(1, at: 10) else { return }
        var offset = 13 + Self.colorTableLength(flags: flags)
        while let introducer = reader.little(1, at: offset) {
            switch introducer {
            case 0x21:
                guard let end = Self.endOfBlocks(reader, from: offset + 2) else { return }
                offset = end
            case 0x2C:
                guard let right = reader.little(2, at: offset + 5), let bottom = reader.little(2, at: offset + 7) else {
                    return
                }
                size = (max(width, right), max(height, bottom))
                guard let flags = reader.little(1, at: offset + 9) else { return }
                let data = offset + 11 + Self.colorTableLength(flags: flags)
                isComplete = Self.endOfBlocks(reader, from: data) != nil
                return
            default:
                return
            }
        }
    }

    private static func colorTableLength(flags: Int) -> Int {
        flags & 0x80 != 0 ? 3 << (flags & 7 + 1) : 0
    }

    /// The first offset after a chain of blocks, each led by its length and the last one empty.
    private static func endOfBlocks(_ reader: ByteReader, from start: Int) -> Int? {
        var offset = start
        while let length = reader.little(1, at: offset) {
            offset += 1 + length
            if length == 0 { return offset }
        }
        return nil
    }
}
