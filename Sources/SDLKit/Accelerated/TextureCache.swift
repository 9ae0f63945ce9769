import DrawKit

/// What a renderer has in textures: an atlas of what is drawn pixel by pixel (a white place, ramps, text), one of what is
/// stretched, and bitmaps too large for either. Filtering costs a processor that plays a graphics card half of a frame, so
/// only what is stretched is filtered.
///
/// Before a frame is built, everything that it needs is asked for between `begin()` and `isComplete()`; if that is false,
/// places have changed and everything has to be asked for once more.
@MainActor
final class TextureCache {
    /// Textures of single bitmaps are kept for so many frames after their last use, up to so many pixels.
    private static let keptFrames = 120
    private static let keptArea = 64 * 1024 * 1024

    private final class SingleBitmap {
        let textures: [Texture]
        let tiles: [BitmapTile]
        let area: Int
        var lastUse = 0

        init(textures: [Texture], tiles: [BitmapTile], area: Int) {
            self.textures = textures
            self.tiles = tiles
            self.area = area
        }
    }

    /// How many times pixels were sent since `begin()`.
    private(set) var uploads = 0

    private let renderer: RendererHandle
    private let largestSide: Int32
    private let sharp: Atlas
    private var smooth: Atlas?
    private var ramps: [ObjectIdentifier: (ramp: Ramp, row: Double)] = [:]
    private var singles: [UInt64: SingleBitmap] = [:]
    private var singleArea = 0
    private var words: [UInt32] = []
    private var frame = 0

    /// Makes a cache for `renderer`; `largestSide` is the longest side of its textures, 0 when it does not say.
    init(renderer: RendererHandle, largestSide: Int32) throws(SDLError) {
        self.renderer = renderer
        self.largestSide = largestSide > 0 ? largestSide : 4096
        sharp = try Atlas(renderer, largestSide: self.largestSide, isFiltered: false)
        try addWhite()
    }

    /// The texture with `white` and the ramps' rows.
    var atlas: Texture { sharp.texture }

    /// The texture coordinates of opaque white.
    var white: SIMD2<Double> { SIMD2(2 / Double(atlas.size.width), 2 / Double(atlas.size.height)) }

    /// A new frame asks for what it needs.
    func begin() {
        frame += 1
        uploads = 0
        sharp.begin()
        smooth?.begin()
        if !singles.isEmpty { dropUnused() }
    }

    /// Whether all that was asked for has a place that stays.
    func isComplete() throws(SDLError) -> Bool {
        let isSmoothChanged = try smooth?.emptyIfFull() ?? false
        guard try sharp.emptyIfFull() else { return !isSmoothChanged }
        ramps.removeAll(keepingCapacity: true)
        try addWhite()
        return false
    }

    /// The row of `ramp` as a texture coordinate; nil when the atlas is too full for it.
    func row(for ramp: Ramp) throws(SDLError) -> Double? {
        let size = PixelSize(width: atlas.size.width, height: 1)
        if let known = ramps[ObjectIdentifier(ramp)] {
            sharp.noteUse(of: size)
            return known.row
        }
        guard let place = sharp.place(size) else { return nil }
        words.removeAll(keepingCapacity: true)
        TexturePixels.appendRow(of: ramp, count: Int(size.width), to: &words)
        try upload(to: atlas, x: place.x, y: place.y, size: size)
        let row = (Double(place.y) + 0.5) / Double(atlas.size.height)
        ramps[ObjectIdentifier(ramp)] = (ramp, row)  // holding the ramp keeps its identity from being used again
        return row
    }

    /// The tiles that make up `bitmap`, which must not be empty: one unless it is larger than a texture may be.
    func tiles(for bitmap: Bitmap, isStretched: Bool) throws(SDLError) -> [BitmapTile] {
        let atlas = isStretched ? try smoothAtlas() : sharp
        if let known = atlas.tiles(for: bitmap) { return known }
        if let known = singles[bitmap.id] {
            known.lastUse = frame
            return known.tiles
        }
        let size = PixelSize(width: bitmap.size.width + 2, height: bitmap.size.height + 2)
        guard atlas.suits(size) else { return try addSingle(bitmap).tiles }
        guard let place = atlas.place(size) else { return atlas.isExhausted ? try addSingle(bitmap).tiles : [] }
        let tile = try upload(PixelRect(size: bitmap.size), of: bitmap, to: atlas.texture, x: place.x, y: place.y)
        atlas.keep(tile, for: bitmap)
        return [tile]
    }

    /// Forgets all that is in textures; the next frame sends it again.
    func removeAll() throws(SDLError) {
        singles.removeAll()
        singleArea = 0
        smooth = nil
        ramps.removeAll()
        try sharp.empty()
        try addWhite()
    }

    // MARK: Private

    private func smoothAtlas() throws(SDLError) -> Atlas {
        if let smooth { return smooth }
        let atlas = try Atlas(renderer, largestSide: largestSide, isFiltered: true)
        smooth = atlas
        return atlas
    }

    private func addWhite() throws(SDLError) {
        let size = PixelSize(width: 4, height: 4)
        guard let place = sharp.place(size) else { return }
        words = Array(repeating: 0xFFFF_FFFF, count: 16)
        try upload(to: atlas, x: place.x, y: place.y, size: size)
    }

    private func addSingle(_ bitmap: Bitmap) throws(SDLError) -> SingleBitmap {
        let side = largestSide - 2
        var (textures, tiles): ([Texture], [BitmapTile]) = ([], [])
        for top in stride(from: 0, to: bitmap.size.height, by: Int(side)) {
            for left in stride(from: 0, to: bitmap.size.width, by: Int(side)) {
                let source = PixelRect(
                    minX: left, minY: top, maxX: min(left + side, bitmap.size.width),
                    maxY: min(top + side, bitmap.size.height))
                let size = PixelSize(width: source.width + 2, height: source.height + 2)
                let texture = try Texture(renderer, size: size, isFiltered: true)
                textures.append(texture)
                tiles.append(try upload(source, of: bitmap, to: texture, x: 0, y: 0))
            }
        }
        let area = Int(bitmap.size.width) * Int(bitmap.size.height)
        let single = SingleBitmap(textures: textures, tiles: tiles, area: area)
        single.lastUse = frame
        singles[bitmap.id] = single
        singleArea += area
        return single
    }

    private func dropUnused() {
        let oldest = singleArea > Self.keptArea ? frame - 1 : frame - Self.keptFrames
        for (id, single) in singles where single.lastUse < oldest {
            singles[id] = nil
            singleArea -= single.area
        }
    }

    private func upload(
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
        try texture.upload(words, to: PixelRect(minX: x, minY: y, maxX: x + size.width, maxY: y + size.height))
    }
}
