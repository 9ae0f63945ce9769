import CSDL2
import DrawKit

/// A part of a bitmap that lies in a texture.
struct BitmapTile {
    /// In pixels of the bitmap.
    let source: PixelRect
    let texture: OpaquePointer
    /// The texture coordinates of the bitmap's own origin, which may lie outside of the tile.
    let origin: SIMD2<Double>
    /// The texture coordinates that a pixel of the bitmap counts.
    let step: SIMD2<Double>
}

/// What a renderer has in textures: one atlas with a white place, ramps and bitmaps; and bitmaps too large for it.
///
/// Before a frame is built, everything that it needs is asked for between `begin()` and `isComplete`; when the atlas was
/// full, it was emptied or enlarged, and everything has to be asked for once more.
@MainActor
final class TextureCache {
    /// The atlas is as wide as this, or as the renderer allows: ramps take whole rows.
    private static let width: Int32 = 2048
    private static let firstHeight: Int32 = 512
    private static let largestHeight: Int32 = 4096
    /// A bitmap of more pixels than this gets textures of its own.
    private static let largestArea = 512 * 1024
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

    /// The atlas.
    private(set) var atlas: Texture
    /// How many times pixels were sent since `begin()` of the frame.
    private(set) var uploads = 0

    private let renderer: RendererHandle
    private let largestSide: Int32
    private var packer: ShelfPacker
    private var ramps: [ObjectIdentifier: (ramp: Ramp, v: Double)] = [:]
    private var tiles: [UInt64: [BitmapTile]] = [:]
    private var singles: [UInt64: SingleBitmap] = [:]
    private var singleArea = 0
    private var words: [UInt32] = []
    private var frame = 0
    private var wantedArea = 0
    private var isRefilled = false
    private var isAbandoned = false

    /// Makes a cache for `renderer`; `largestSide` is the longest side of its textures, 0 when it does not say.
    init(renderer: RendererHandle, largestSide: Int32) throws(SDLError) {
        self.renderer = renderer
        self.largestSide = largestSide > 0 ? largestSide : 4096
        let size = PixelSize(
            width: min(Self.width, self.largestSide), height: min(Self.firstHeight, self.largestSide))
        atlas = try Texture(renderer, size: size)
        packer = ShelfPacker(size: size)
        try addWhite()
        uploads = 0
    }

    /// The texture coordinates of opaque white.
    var white: SIMD2<Double> { SIMD2(2 / Double(atlas.size.width), 2 / Double(atlas.size.height)) }

    /// A new frame asks for what it needs.
    func begin() {
        frame += 1
        uploads = 0
        wantedArea = 0
        isRefilled = false
        isAbandoned = false
        if !singles.isEmpty { dropUnused() }
    }

    /// Whether all that was asked for since `begin()`, or since the last call, is there; else ask for all of it again.
    func isComplete() throws(SDLError) -> Bool {
        guard isAbandoned else { return true }
        isAbandoned = false
        isRefilled = true
        try emptyAtlas()
        wantedArea = 0
        return false
    }

    /// The row of `ramp` as a texture coordinate; nil when the atlas is too full for it.
    func row(for ramp: Ramp) throws(SDLError) -> Double? {
        let width = atlas.size.width
        if let known = ramps[ObjectIdentifier(ramp)] {
            wantedArea += Int(width)
            return known.v
        }
        guard let place = place(PixelSize(width: width, height: 1)) else { return nil }
        words.removeAll(keepingCapacity: true)
        TexturePixels.appendRow(of: ramp, count: Int(width), to: &words)
        try upload(to: atlas, x: place.x, y: place.y, size: PixelSize(width: width, height: 1))
        let v = (Double(place.y) + 0.5) / Double(atlas.size.height)
        ramps[ObjectIdentifier(ramp)] = (ramp, v)  // holding the ramp keeps its identity from being used again
        return v
    }

    /// The tiles that make up `bitmap`, which must not be empty: one unless it is larger than a texture may be.
    func tiles(for bitmap: Bitmap) throws(SDLError) -> [BitmapTile] {
        if let known = tiles[bitmap.id] {
            wantedArea += known[0].source.area
            return known
        }
        if let known = singles[bitmap.id] {
            known.lastUse = frame
            return known.tiles
        }
        let bordered = PixelSize(width: bitmap.size.width + 2, height: bitmap.size.height + 2)
        if bordered.width <= atlas.size.width, Int(bordered.width) * Int(bordered.height) <= Self.largestArea {
            if let place = place(bordered) {
                let tile = try upload(PixelRect(size: bitmap.size), of: bitmap, to: atlas, x: place.x, y: place.y)
                tiles[bitmap.id] = [tile]
                return [tile]
            }
            if !isRefilled { return [] }
        }
        return try addSingle(bitmap).tiles
    }

    /// Forgets all that is in textures; the next frame sends it again.
    func removeAll() throws(SDLError) {
        singles.removeAll()
        singleArea = 0
        try emptyAtlas()
    }

    // MARK: Private

    private func place(_ size: PixelSize) -> (x: Int32, y: Int32)? {
        wantedArea += Int(size.width) * Int(size.height)
        if !isAbandoned, let place = packer.place(size) { return place }
        if !isRefilled { isAbandoned = true }
        return nil
    }

    /// Starts the atlas anew: larger when half of it would be taken at once.
    private func emptyAtlas() throws(SDLError) {
        var size = atlas.size
        let limit = min(Self.largestHeight, largestSide)
        while wantedArea * 2 > Int(size.width) * Int(size.height), size.height < limit {
            size.height = min(size.height * 2, limit)
        }
        if size != atlas.size { atlas = try Texture(renderer, size: size) }
        packer = ShelfPacker(size: size)
        ramps.removeAll(keepingCapacity: true)
        tiles.removeAll(keepingCapacity: true)
        try addWhite()
    }

    private func addWhite() throws(SDLError) {
        let size = PixelSize(width: 4, height: 4)
        guard packer.place(size) != nil else { return }
        words = Array(repeating: 0xFFFF_FFFF, count: 16)
        try upload(to: atlas, x: 0, y: 0, size: size)
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
                let texture = try Texture(renderer, size: size)
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
        let size = PixelSize(width: source.width + 2, height: source.height + 2)
        try upload(to: texture, x: x, y: y, size: size)
        let step = SIMD2(1 / Double(texture.size.width), 1 / Double(texture.size.height))
        let corner = SIMD2(Double(x + 1 - source.minX), Double(y + 1 - source.minY))
        return BitmapTile(source: source, texture: texture.handle, origin: corner * step, step: step)
    }

    private func upload(to texture: Texture, x: Int32, y: Int32, size: PixelSize) throws(SDLError) {
        uploads += 1
        try texture.upload(
            words, to: PixelRect(minX: x, minY: y, maxX: x + size.width, maxY: y + size.height))
    }
}
