import DrawKit

/// Uploads pixels to textures through a reusable buffer.
@MainActor
final class TextureWriter {
    /// The number of uploads since `begin()`.
    private(set) var uploads = 0
    /// The number of bytes uploaded since `begin()`.
    private(set) var uploadedBytes = 0

    private var words: [UInt32] = []

    /// Resets the counts.
    func begin() {
        uploads = 0
        uploadedBytes = 0
    }

    /// Writes the rows of `ramp` to `texture`, across its whole width, starting at row `y`.
    func writeRows(of ramp: Ramp, to texture: Texture, y: Int32, isDithered: Bool) throws(SDLError) {
        words.removeAll(keepingCapacity: true)
        RampRows.append(ramp, width: Int(texture.size.width), isDithered: isDithered, to: &words)
        let height = RampRows.height(isDithered: isDithered)
        try upload(to: texture, x: 0, y: y, size: PixelSize(width: texture.size.width, height: height))
    }

    /// Fills an area of `texture` with opaque white.
    func writeWhite(to texture: Texture, x: Int32, y: Int32, size: PixelSize) throws(SDLError) {
        words.removeAll(keepingCapacity: true)
        for _ in 0..<PixelRect(size: size).area { words.append(0xFFFF_FFFF) }
        try upload(to: texture, x: x, y: y, size: size)
    }

    /// Writes `source`, a part of `bitmap`, with a border of one pixel. Returns the tile of `source`.
    func write(
        _ source: PixelRect, of bitmap: Bitmap, to texture: Texture, x: Int32, y: Int32
    ) throws(SDLError) -> BitmapTile {
        words.removeAll(keepingCapacity: true)
        TexturePixels.appendBordered(source, of: bitmap, to: &words)
        try upload(to: texture, x: x, y: y, size: PixelSize(width: source.width + 2, height: source.height + 2))
        let step = SIMD2(1 / Double(texture.size.width), 1 / Double(texture.size.height))
        let corner = SIMD2(Double(x + 1 - source.minX), Double(y + 1 - source.minY))
        return BitmapTile(source: source, texture: texture.handle, origin: corner * step, step: step)
    }

    private func upload(to texture: Texture, x: Int32, y: Int32, size: PixelSize) throws(SDLError) {
        uploads += 1
        uploadedBytes += 4 * PixelRect(size: size).area
        try texture.upload(words, to: PixelRect(minX: x, minY: y, maxX: x + size.width, maxY: y + size.height))
    }
}
