import DrawKit

/// Bitmaps that have textures of their own, which are given up when nothing draws them any more: after some time, or,
/// where memory is short, those first that were not seen for the longest time.
@MainActor
final class SingleBitmaps {
    /// They are kept for so many frames after their last use.
    private static let keptFrames = 120

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
    private let largestSide: Int32
    private let writer: TextureWriter
    /// What all of them may take together. What the frame before or this one asked for is kept all the same: it would
    /// be sent again in each frame.
    private var budget = Int.max
    /// What all of them take.
    private(set) var bytes = 0
    private var entries: [UInt64: Entry] = [:]
    private var frame = 0

    /// Makes an empty collection; textures have sides of at most `largestSide`.
    init(_ renderer: RendererHandle, largestSide: Int32, writer: TextureWriter) {
        self.renderer = renderer
        self.largestSide = largestSide
        self.writer = writer
    }

    /// A new frame asks for what it needs; what was not asked for lately is given up, and all together take at most
    /// `budget` bytes.
    func begin(budget: Int) {
        frame += 1
        self.budget = budget
        guard !entries.isEmpty else { return }
        for (id, entry) in entries where entry.lastUse < frame - Self.keptFrames { drop(id, entry) }
        makeRoom(for: 0)
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
        makeRoom(for: 4 * PixelRect(size: bitmap.size).area)
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

    /// Gives up what was not seen for the longest time, until `more` bytes are within the budget.
    private func makeRoom(for more: Int) {
        guard bytes + more > budget else { return }
        let unseen = entries.filter { $0.value.lastUse < frame - 1 }.sorted { $0.value.lastUse < $1.value.lastUse }
        for (id, entry) in unseen {
            guard bytes + more > budget else { return }
            drop(id, entry)
        }
    }

    private func drop(_ id: UInt64, _ entry: Entry) {
        entries[id] = nil
        bytes -= entry.bytes
    }
}
