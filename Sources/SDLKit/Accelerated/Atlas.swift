import DrawKit

/// A texture shared by many small images.
///
/// Images are not evicted individually. When the atlas is full, it is emptied and resized to at least twice the area
/// that the frame needs, up to its maximum size, and the frame requests everything again. This happens at most once per
/// frame. An atlas that is mostly unused for a while is also emptied.
@MainActor
final class Atlas {
    /// The width of the texture, unless the renderer's maximum is smaller. Each row of a color ramp is this wide, so
    /// ramps take up whole rows.
    private static let width: Int32 = 2048
    private static let firstHeight: Int32 = 512
    private static let maximumHeight: Int32 = 4096
    /// The number of frames with little use after which the atlas is emptied.
    private static let maximumUnusedFrames = 120
    /// The factor by which the area of a large atlas may exceed the area that a frame uses. Frames that use less count
    /// as frames with little use.
    private static let maximumRatio = 8

    private(set) var texture: Texture
    /// `true` if the texture is filtered, so that images in it may be stretched.
    let isFiltered: Bool

    private let renderer: RendererHandle
    private let heightLimit: Int32
    private var packer: ShelfPacker
    private var tiles: [UInt64: [BitmapTile]] = [:]
    private var roundedTiles: [RoundedBitmap: BitmapTile] = [:]
    private var neededArea = 0
    private var isFull = false
    private var wasEmptied = false
    private var emptyFrames = 0

    /// Creates an empty atlas. The sides of its texture are at most `maximumSide` pixels long, and the texture takes at
    /// most `maximumBytes`, unless even the smallest texture is larger.
    init(_ renderer: RendererHandle, maximumSide: Int32, maximumBytes: Int, isFiltered: Bool) throws(SDLError) {
        let size = PixelSize(width: min(Self.width, maximumSide), height: min(Self.firstHeight, maximumSide))
        self.renderer = renderer
        self.isFiltered = isFiltered
        let affordableHeight = Int32(clamping: max(0, maximumBytes) / (4 * Int(size.width)))
        heightLimit = min(Self.maximumHeight, maximumSide, max(affordableHeight, size.height))
        texture = try Texture(renderer, size: size, isFiltered: isFiltered)
        packer = ShelfPacker(size: size)
    }

    /// `true` if the frame needs more than the atlas can hold, even after it was emptied.
    var isExhausted: Bool { isFull && wasEmptied }

    /// `true` if recent frames used nothing in the atlas, or so little that a smaller atlas would suffice.
    var isIdle: Bool { emptyFrames > Self.maximumUnusedFrames }

    /// `true` if the atlas has grown beyond its initial size.
    var isLarge: Bool { texture.size.height > min(Self.firstHeight, heightLimit) }

    /// Begins a frame. Checks how much of the atlas the previous frame used.
    func begin() {
        let minimumArea = isLarge ? texture.bytes / 4 / Self.maximumRatio : 1
        emptyFrames = neededArea < minimumArea ? emptyFrames + 1 : 0
        neededArea = 0
        isFull = false
        wasEmptied = false
    }

    /// Empties the atlas if it became full during the frame. Returns `true` if it was emptied.
    func emptyIfFull() throws(SDLError) -> Bool {
        guard isFull, !wasEmptied else { return false }
        try empty()
        neededArea = 0
        isFull = false
        wasEmptied = true
        return true
    }

    /// Removes all images and resizes the atlas to at least twice the area that the frame needs, up to its maximum
    /// size.
    func empty() throws(SDLError) {
        var size = PixelSize(width: texture.size.width, height: min(Self.firstHeight, heightLimit))
        emptyFrames = 0
        while neededArea * 2 > Int(size.width) * Int(size.height), size.height < heightLimit {
            size.height = min(size.height * 2, heightLimit)
        }
        if size != texture.size { texture = try Texture(renderer, size: size, isFiltered: isFiltered) }
        packer = ShelfPacker(size: size)
        tiles.removeAll(keepingCapacity: true)
        roundedTiles.removeAll(keepingCapacity: true)
    }

    /// Reserves space for an image of `size`; returns `nil` if there is no room.
    func place(_ size: PixelSize) -> (x: Int32, y: Int32)? {
        recordUse(of: size)
        if !isFull, let position = packer.place(size) { return position }
        isFull = true
        return nil
    }

    /// Records the use of an image of `size` in the frame.
    func recordUse(of size: PixelSize) {
        neededArea += Int(size.width) * Int(size.height)
    }

    /// Returns `true` if an image of `size` is small enough for the atlas.
    func fits(_ size: PixelSize) -> Bool {
        let area = Int(texture.size.width) * Int(Self.firstHeight) / 2
        return size.width <= texture.size.width && Int(size.width) * Int(size.height) <= area
    }

    /// Returns the tiles of `bitmap`; `nil` if it isn't in the atlas.
    func tiles(for bitmap: Bitmap) -> [BitmapTile]? {
        guard let cached = tiles[bitmap.id] else { return nil }
        recordUse(of: bitmap.size)
        return cached
    }

    func keep(_ tile: BitmapTile, for bitmap: Bitmap) {
        tiles[bitmap.id] = [tile]
    }

    /// Returns the tile of a rounded bitmap; `nil` if it isn't in the atlas.
    func tile(for rounded: RoundedBitmap) -> BitmapTile? {
        guard let cached = roundedTiles[rounded] else { return nil }
        recordUse(of: rounded.shape.rect.size)
        return cached
    }

    func keep(_ tile: BitmapTile, for rounded: RoundedBitmap) {
        roundedTiles[rounded] = tile
    }
}
