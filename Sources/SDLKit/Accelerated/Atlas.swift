import DrawKit

/// One texture that many small pictures share.
///
/// Nothing is taken out of it one by one. When a frame finds it full, it is emptied, with room for twice what is wanted
/// at once, and the frame asks for everything anew: once a frame at most. So it is where frames wanted little of it for
/// a while.
@MainActor
final class Atlas {
    /// As wide as this, or as the renderer allows: ramps take whole rows.
    private static let width: Int32 = 2048
    private static let firstHeight: Int32 = 512
    private static let largestHeight: Int32 = 4096
    /// A large atlas of which so many frames wanted less than a part of this size is emptied.
    private static let keptFrames = 120
    private static let leastPart = 8

    private(set) var texture: Texture
    /// Whether pictures in it may be stretched.
    let isFiltered: Bool

    private let renderer: RendererHandle
    private let tallest: Int32
    private var packer: ShelfPacker
    private var tiles: [UInt64: [BitmapTile]] = [:]
    private var roundedTiles: [RoundedBitmap: BitmapTile] = [:]
    private var wantedArea = 0
    private var isFull = false
    private var wasEmptied = false
    private var emptyFrames = 0

    /// Makes an empty atlas; textures have sides of at most `largestSide`, and take at most `mostBytes` unless the
    /// smallest takes more.
    init(_ renderer: RendererHandle, largestSide: Int32, mostBytes: Int, isFiltered: Bool) throws(SDLError) {
        let size = PixelSize(width: min(Self.width, largestSide), height: min(Self.firstHeight, largestSide))
        self.renderer = renderer
        self.isFiltered = isFiltered
        let most = Int32(clamping: max(0, mostBytes) / (4 * Int(size.width)))
        tallest = min(Self.largestHeight, largestSide, max(most, size.height))
        texture = try Texture(renderer, size: size, isFiltered: isFiltered)
        packer = ShelfPacker(size: size)
    }

    /// Whether a frame that wants more than there is gets no second chance.
    var isExhausted: Bool { isFull && wasEmptied }

    /// Whether frames asked for nothing of it for a while, or for so little that a smaller one would do.
    var isIdle: Bool { emptyFrames > Self.keptFrames }

    /// Whether it is larger than it began.
    var isLarge: Bool { texture.size.height > min(Self.firstHeight, tallest) }

    /// A new frame asks for what it needs.
    func begin() {
        let leastArea = isLarge ? texture.bytes / 4 / Self.leastPart : 1
        emptyFrames = wantedArea < leastArea ? emptyFrames + 1 : 0
        wantedArea = 0
        isFull = false
        wasEmptied = false
    }

    /// Empties the atlas if the frame found it full; says whether it did.
    func emptyIfFull() throws(SDLError) -> Bool {
        guard isFull, !wasEmptied else { return false }
        try empty()
        (wantedArea, isFull, wasEmptied) = (0, false, true)
        return true
    }

    /// Forgets everything; it is as large then as twice what the frame wanted.
    func empty() throws(SDLError) {
        var size = PixelSize(width: texture.size.width, height: min(Self.firstHeight, tallest))
        emptyFrames = 0
        while wantedArea * 2 > Int(size.width) * Int(size.height), size.height < tallest {
            size.height = min(size.height * 2, tallest)
        }
        if size != texture.size { texture = try Texture(renderer, size: size, isFiltered: isFiltered) }
        packer = ShelfPacker(size: size)
        tiles.removeAll(keepingCapacity: true)
        roundedTiles.removeAll(keepingCapacity: true)
    }

    /// A free place of `size`, which is taken now; nil when there is none.
    func place(_ size: PixelSize) -> (x: Int32, y: Int32)? {
        noteUse(of: size)
        if !isFull, let place = packer.place(size) { return place }
        isFull = true
        return nil
    }

    /// Counts a picture of `size` that was there already.
    func noteUse(of size: PixelSize) {
        wantedArea += Int(size.width) * Int(size.height)
    }

    /// Whether a picture of `size` belongs here at all.
    func suits(_ size: PixelSize) -> Bool {
        let area = Int(texture.size.width) * Int(Self.firstHeight) / 2
        return size.width <= texture.size.width && Int(size.width) * Int(size.height) <= area
    }

    /// The tile of a bitmap that is here.
    func tiles(for bitmap: Bitmap) -> [BitmapTile]? {
        guard let known = tiles[bitmap.id] else { return nil }
        noteUse(of: bitmap.size)
        return known
    }

    func keep(_ tile: BitmapTile, for bitmap: Bitmap) {
        tiles[bitmap.id] = [tile]
    }

    /// The tile of a rounded bitmap that is here.
    func tile(for rounded: RoundedBitmap) -> BitmapTile? {
        guard let known = roundedTiles[rounded] else { return nil }
        noteUse(of: rounded.shape.rect.size)
        return known
    }

    func keep(_ tile: BitmapTile, for rounded: RoundedBitmap) {
        roundedTiles[rounded] = tile
    }
}
