import DrawKit

/// A mapping from each pixel of the frame to the four pixels around its position in a transformed bitmap.
struct BitmapMapping {
    /// The number of fractional bits of bitmap coordinates.
    private static let positionBits: Int64 = 24
    /// The number of fractional bits that are used as weights.
    private static let weightBits: Int64 = 8
    /// The maximum magnitude of the coordinates in `base`, in pixels.
    private static let maximumCoordinate = 68_719_476_736.0
    /// The maximum magnitude of the change per column or row, in pixels.
    private static let maximumStep = 4_194_304.0

    let width: Int
    private let height: Int
    /// The bitmap coordinates of the frame's pixel (`anchorX`, `anchorY`).
    private let base: (x: Int64, y: Int64)
    /// The change in bitmap coordinates per column of the frame.
    private let perColumn: (x: Int64, y: Int64)
    /// The change in bitmap coordinates per row of the frame.
    private let perRow: (x: Int64, y: Int64)
    private let anchorX: Int32
    private let anchorY: Int32

    /// The indices of four neighboring pixels in the bitmap, and the weights of the right and bottom pixels, in 1/256.
    struct Neighbors {
        var topLeft: Int
        var topRight: Int
        var bottomLeft: Int
        var bottomRight: Int
        var across: UInt32
        var down: UInt32
    }

    /// Creates the mapping of a bitmap of `size` that is stretched over `rect`. `inverse` maps the frame to the
    /// coordinates of `rect`; `visible` is the part of the transformed bounding box inside the frame.
    init(size: PixelSize, over rect: PixelRect, through inverse: PixelTransform, visible: PixelRect) {
        width = Int(size.width)
        height = Int(size.height)
        let scaleX = Double(width) / (Double(rect.maxX) - Double(rect.minX))
        let scaleY = Double(height) / (Double(rect.maxY) - Double(rect.minY))
        let point = inverse.point(x: Double(visible.minX) + 0.5, y: Double(visible.minY) + 0.5)
        base = (
            Self.fixed((point.x - Double(rect.minX)) * scaleX - 0.5, limit: Self.maximumCoordinate),
            Self.fixed((point.y - Double(rect.minY)) * scaleY - 0.5, limit: Self.maximumCoordinate)
        )
        perColumn = (
            Self.fixed(inverse.a * scaleX, limit: Self.maximumStep),
            Self.fixed(inverse.b * scaleY, limit: Self.maximumStep)
        )
        perRow = (
            Self.fixed(inverse.c * scaleX, limit: Self.maximumStep),
            Self.fixed(inverse.d * scaleY, limit: Self.maximumStep)
        )
        anchorX = visible.minX
        anchorY = visible.minY
    }

    /// Calls `body` with the neighbors of each of `count` pixels, starting at (`x`, `y`).
    @inline(__always)
    func forEach(x: Int32, y: Int32, count: Int, _ body: (_ index: Int, Neighbors) -> Void) {
        let (columns, rows) = (Int64(x &- anchorX), Int64(y &- anchorY))
        var placeX = base.x &+ columns &* perColumn.x &+ rows &* perRow.x
        var placeY = base.y &+ columns &* perColumn.y &+ rows &* perRow.y
        for index in 0..<count {
            let (left, top) = (Int(placeX >> Self.positionBits), Int(placeY >> Self.positionBits))
            let (first, second) = (Self.clamped(left, width), Self.clamped(left &+ 1, width))
            let upper = Self.clamped(top, height) &* width
            let lower = Self.clamped(top &+ 1, height) &* width
            let neighbors = Neighbors(
                topLeft: upper &+ first, topRight: upper &+ second, bottomLeft: lower &+ first,
                bottomRight: lower &+ second, across: Self.weight(placeX), down: Self.weight(placeY))
            body(index, neighbors)
            placeX &+= perColumn.x
            placeY &+= perColumn.y
        }
    }

    // MARK: Private

    private static func fixed(_ value: Double, limit: Double) -> Int64 {
        let bounded = value.isNaN ? 0 : min(max(value, -limit), limit)
        return Int64((bounded * Double(1 << positionBits)).rounded())
    }

    @inline(__always)
    private static func clamped(_ position: Int, _ count: Int) -> Int { min(max(position, 0), count &- 1) }

    @inline(__always)
    private static func weight(_ position: Int64) -> UInt32 {
        UInt32(truncatingIfNeeded: position >> (positionBits - weightBits)) & 255
    }
}

/// The color pixels of a transformed bitmap.
struct MappedColorRows: WordSource {
    let pixels: UnsafePointer<UInt32>
    let mapping: BitmapMapping
    let opacity: UInt8
    /// A buffer for one row.
    let row: UnsafeMutablePointer<UInt32>

    func words(x: Int32, y: Int32, count: Int) -> UnsafePointer<UInt32> {
        mapping.forEach(x: x, y: y, count: count) { index, near in
            let above = Blend.mixed(pixels[near.topLeft], pixels[near.topRight], weight: near.across)
            let below = Blend.mixed(pixels[near.bottomLeft], pixels[near.bottomRight], weight: near.across)
            let word = Blend.mixed(above, below, weight: near.down)
            row[index] = opacity < 255 ? Blend.scaled(word, by: UInt32(opacity)) : word
        }
        return UnsafePointer(row)
    }
}

/// The coverage of a transformed alpha bitmap.
struct MappedAlphaRows: CoverageSource {
    let pixels: UnsafePointer<UInt8>
    let mapping: BitmapMapping
    /// A buffer for one row.
    let row: UnsafeMutablePointer<UInt8>

    func coverage(x: Int32, y: Int32, count: Int) -> UnsafePointer<UInt8> {
        mapping.forEach(x: x, y: y, count: count) { index, near in
            let above = Blend.mixed(pixels[near.topLeft], pixels[near.topRight], weight: near.across)
            let below = Blend.mixed(pixels[near.bottomLeft], pixels[near.bottomRight], weight: near.across)
            row[index] = Blend.mixed(above, below, weight: near.down)
        }
        return UnsafePointer(row)
    }
}
