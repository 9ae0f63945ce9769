import DrawKit

/// The textures of a renderer: an atlas of images drawn without scaling (a white area, ramps, text), an atlas of scaled
/// images, and separate textures for bitmaps that fit in neither. The first atlas is not filtered, because filtering
/// takes half of a software rasterizer's time for a frame.
///
/// Before a frame is built, everything that it needs must be requested between `begin()` and `isComplete()`. If
/// `isComplete()` returns `false`, images have moved and everything must be requested again.
@MainActor
final class TextureCache {
    /// The number of uploads since `begin()`.
    var uploads: Int { writer.uploads }
    /// The number of bytes uploaded since `begin()`.
    var uploadedBytes: Int { writer.uploadedBytes }

    /// The memory used by textures, in bytes.
    var bytes: Int { sharp.texture.bytes + (smooth?.texture.bytes ?? 0) + singles.bytes }

    private let renderer: RendererHandle
    private let maximumSide: Int32
    /// The memory limit of each atlas, in bytes. An atlas of the minimum size may exceed the limit.
    private let atlasBytes: Int
    private let sharp: Atlas
    private var smooth: Atlas?
    private var ramps: [ObjectIdentifier: (ramp: Ramp, rows: RampRows)] = [:]
    private let writer = TextureWriter()
    private let singles: SingleBitmaps

    /// Creates a cache for `renderer`. `maximumSide` is the maximum side length of its textures, or 0 if unknown. Each
    /// of the two atlases takes at most a third of `budget`, or 4 MiB if that is more.
    init(renderer: RendererHandle, maximumSide: Int32, budget: Int) throws(SDLError) {
        self.renderer = renderer
        atlasBytes = budget / 3
        self.maximumSide = maximumSide > 0 ? maximumSide : 4096
        singles = SingleBitmaps(renderer, maximumSide: self.maximumSide, writer: writer)
        sharp = try Atlas(renderer, maximumSide: self.maximumSide, maximumBytes: atlasBytes, isFiltered: false)
        try addWhite()
    }

    /// The texture that contains the white area and the ramps.
    var atlas: Texture { sharp.texture }

    /// The texture coordinates of opaque white.
    var white: SIMD2<Double> { SIMD2(2 / Double(atlas.size.width), 2 / Double(atlas.size.height)) }

    /// Begins a frame. Evicts textures that have not been used recently and, while the total exceeds `budget` bytes,
    /// the least recently used bitmaps outside the atlases.
    func begin(budget: Int) throws(SDLError) {
        writer.begin()
        if smooth?.isIdle == true { smooth = nil }
        if sharp.isIdle, sharp.isLarge { try emptySharp() }
        sharp.begin()
        smooth?.begin()
        singles.begin(budget: budget - (bytes - singles.bytes))
    }

    /// Returns `true` if everything that was requested has its final position. Otherwise, empties the atlases that are
    /// full.
    func isComplete() throws(SDLError) -> Bool {
        let isSmoothChanged = try smooth?.emptyIfFull() ?? false
        guard try sharp.emptyIfFull() else { return !isSmoothChanged }
        ramps.removeAll(keepingCapacity: true)
        try addWhite()
        return false
    }

    /// Returns the rows of `ramp`, or `nil` if the atlas has no room left. Rows in the atlas are reused even if
    /// `isDithered` was different when they were written.
    func rows(for ramp: Ramp, isDithered: Bool) throws(SDLError) -> RampRows? {
        let size = PixelSize(width: atlas.size.width, height: RampRows.height(isDithered: isDithered))
        if let cached = ramps[ObjectIdentifier(ramp)] {
            sharp.recordUse(of: size)
            return cached.rows
        }
        guard let position = sharp.place(size) else { return nil }
        try writer.writeRows(of: ramp, to: atlas, y: position.y, isDithered: isDithered)
        let rows = RampRows(y: position.y, height: atlas.size.height, isDithered: isDithered)
        ramps[ObjectIdentifier(ramp)] = (ramp, rows)  // retaining the ramp keeps its identity from being reused
        return rows
    }

    /// Returns the tiles of `bitmap`, which must not be empty: a single tile unless the bitmap is larger than the
    /// largest texture. Returns an empty array if the atlas has no room left. `isComplete` then empties the atlas, and
    /// the caller must request everything in the frame again.
    func tiles(for bitmap: Bitmap, isStretched: Bool) throws(SDLError) -> [BitmapTile] {
        let atlas = isStretched ? try smoothAtlas() : sharp
        if let cached = atlas.tiles(for: bitmap) { return cached }
        if let cached = singles.tiles(for: bitmap) { return cached }
        let size = PixelSize(width: bitmap.size.width + 2, height: bitmap.size.height + 2)
        guard atlas.fits(size) else { return try singles.add(bitmap) }
        guard let position = atlas.place(size) else { return atlas.isExhausted ? try singles.add(bitmap) : [] }
        let tile = try writer.write(
            PixelRect(size: bitmap.size), of: bitmap, to: atlas.texture, x: position.x, y: position.y)
        atlas.keep(tile, for: bitmap)
        return [tile]
    }

    /// Returns the tile of `rounded`, a part of `bitmap`, or `nil` if the atlas has no room left.
    func tile(for rounded: RoundedBitmap, of bitmap: Bitmap) throws(SDLError) -> BitmapTile? {
        if let cached = sharp.tile(for: rounded) { return cached }
        let size = rounded.shape.rect.size
        guard let position = sharp.place(PixelSize(width: size.width + 2, height: size.height + 2)) else { return nil }
        let drawn = rounded.drawn(from: bitmap)
        let tile = try writer.write(PixelRect(size: size), of: drawn, to: atlas, x: position.x, y: position.y)
        sharp.keep(tile, for: rounded)
        return tile
    }

    /// Drops all textures, which the next frame uploads again.
    func removeAll() throws(SDLError) {
        singles.removeAll()
        smooth = nil
        try emptySharp()
    }

    // MARK: Private

    private func emptySharp() throws(SDLError) {
        ramps.removeAll(keepingCapacity: true)
        try sharp.empty()
        try addWhite()
    }

    private func smoothAtlas() throws(SDLError) -> Atlas {
        if let smooth { return smooth }
        let atlas = try Atlas(renderer, maximumSide: maximumSide, maximumBytes: atlasBytes, isFiltered: true)
        smooth = atlas
        return atlas
    }

    private func addWhite() throws(SDLError) {
        let size = PixelSize(width: 4, height: 4)
        guard let position = sharp.place(size) else { return }
        try writer.writeWhite(to: atlas, x: position.x, y: position.y, size: size)
    }
}
