import DrawKit

/// Bitmaps that have textures of their own, which are given up when nothing draws them any more.
@MainActor
final class SingleBitmaps {
    /// They are kept for so many frames after their last use, up to so many pixels.
    private static let keptFrames = 120
    private static let keptArea = 64 * 1024 * 1024

    private final class Entry {
        let textures: [Texture]
        let tiles: [BitmapTile]
        let area: Int
        var lastUse: Int

        init(textures: [Texture], tiles: [BitmapTile], area: Int, frame: Int) {
            self.textures = textures
            self.tiles = tiles
            self.area = area
            lastUse = frame
        }
    }

    private let renderer: RendererHandle
    private let largestSide: Int32
    private let writer: TextureWriter
    private var entries: [UInt64: Entry] = [:]
    private var area = 0
    private var frame = 0

    /// Makes an empty collection; textures have sides of at most `largestSide`.
    init(_ renderer: RendererHandle, largestSide: Int32, writer: TextureWriter) {
        self.renderer = renderer
        self.largestSide = largestSide
        self.writer = writer
    }

    /// A new frame asks for what it needs; what was not asked for lately is given up.
    func begin() {
        frame += 1
        guard !entries.isEmpty else { return }
        let oldest = area > Self.keptArea ? frame - 1 : frame - Self.keptFrames
        for (id, entry) in entries where entry.lastUse < oldest {
            entries[id] = nil
            area -= entry.area
        }
    }

    /// The tiles of a bitmap that is here.
    func tiles(for bitmap: Bitmap) -> [BitmapTile]? {
        guard let known = entries[bitmap.id] else { return nil }
        known.lastUse = frame
        return known.tiles
    }

    /// Makes textures for `bitmap`: several when it is larger than one may be.
    func add(_ bitmap: Bitmap) throws(SDLError) -> [BitmapTile] {
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
                tiles.append(try writer.write(source, of: bitmap, to: texture, x: 0, y: 0))
            }
        }
        let entry = Entry(
            textures: textures, tiles: tiles, area: Int(bitmap.size.width) * Int(bitmap.size.height), frame: frame)
        entries[bitmap.id] = entry
        area += entry.area
        return tiles
    }

    func removeAll() {
        entries.removeAll()
        area = 0
    }
}
