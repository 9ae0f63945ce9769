import DrawKit

/// A cache of bitmaps in separate textures. Textures are evicted some time after their last use; if memory is short,
/// the least recently used ones are evicted first.
@MainActor
final class SingleBitmaps {
    /// The number of frames after which an unused texture is evicted.
    private static let maximumUnusedFrames = 120

    @MainActor
    private final class Entry {
        let textures: [Texture]
        let tiles: [BitmapTile]
        let bytes: Int
        var lastUse: Int

        init(textures: [Texture], tiles: [BitmapTile], frame: Int) {
            self.textures = textures
            self.tiles = tiles
            bytes = textures.reduce(0) { $0 + $1.bytes }
            lastUse = frame
        }
    }

    private let renderer: RendererHandle
    private let maximumSide: Int32
    private let writer: TextureWriter
    /// The memory limit in bytes. Textures used in the previous or the current frame may exceed it; otherwise they
    /// would be uploaded again in every frame.
    private var budget = Int.max
    /// The memory used by textures, in bytes.
    private(set) var bytes = 0
    private var entries: [UInt64: Entry] = [:]
    private var frame = 0

    /// Creates an empty cache. Textures have sides of at most `maximumSide` pixels.
    init(_ renderer: RendererHandle, maximumSide: Int32, writer: TextureWriter) {
        self.renderer = renderer
        self.maximumSide = maximumSide
        self.writer = writer
    }

    /// Begins a frame. Evicts textures that have not been used recently and, while the total exceeds `budget` bytes,
    /// the least recently used ones.
    func begin(budget: Int) {
        frame += 1
        self.budget = budget
        guard !entries.isEmpty else { return }
        for (id, entry) in entries where entry.lastUse < frame - Self.maximumUnusedFrames { drop(id, entry) }
        evict(toFit: 0)
    }

    /// Returns the tiles of `bitmap`; `nil` if it isn't cached.
    func tiles(for bitmap: Bitmap) -> [BitmapTile]? {
        guard let cached = entries[bitmap.id] else { return nil }
        cached.lastUse = frame
        return cached.tiles
    }

    /// Uploads `bitmap` to one texture, or to several if it is too large for one.
    func add(_ bitmap: Bitmap) throws(SDLError) -> [BitmapTile] {
        let side = maximumSide - 2
        evict(toFit: 4 * PixelRect(size: bitmap.size).area)
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
        let entry = Entry(textures: textures, tiles: tiles, frame: frame)
        entries[bitmap.id] = entry
        bytes += entry.bytes
        return tiles
    }

    func removeAll() {
        entries.removeAll()
        bytes = 0
    }

    // MARK: Private

    /// Evicts the least recently used textures until `more` bytes fit.
    private func evict(toFit more: Int) {
        guard bytes + more > budget else { return }
        let evictable = entries.filter { $0.value.lastUse < frame - 1 }.sorted { $0.value.lastUse < $1.value.lastUse }
        for (id, entry) in evictable {
            guard bytes + more > budget else { return }
            drop(id, entry)
        }
    }

    private func drop(_ id: UInt64, _ entry: Entry) {
        entries[id] = nil
        bytes -= entry.bytes
    }
}
