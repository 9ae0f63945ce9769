import DrawKit

/// Which pixels of a bitmap each pixel of the rectangle that it is stretched over lies between.
struct BitmapSampling {
    /// Two neighbours and how near the second is, in 1/256; at the edges both are the same.
    struct Neighbors: BitwiseCopyable {
        var first: Int
        var second: Int
        var weight: UInt32
    }

    /// The bitmap's width: the distance from one of its rows to the next.
    let width: Int
    private let height: Int
    private let rect: PixelRect
    private let places: UnsafeMutablePointer<Neighbors>
    private let firstColumn: Int32

    /// Prepares to draw `area` of a bitmap of `size` stretched over `rect`; `places` has room for a row of the area.
    init(size: PixelSize, over rect: PixelRect, area: PixelRect, places: UnsafeMutablePointer<Neighbors>) {
        (width, height) = (Int(size.width), Int(size.height))
        self.rect = rect
        self.places = places
        firstColumn = area.minX
        let length = Int(rect.maxX) - Int(rect.minX)
        for x in area.minX..<area.maxX {
            places[Int(x &- firstColumn)] =
                Self.place(of: Int(x) - Int(rect.minX), of: length, among: width)
        }
    }

    /// The places of the columns from `x` on.
    func columns(from x: Int32) -> UnsafePointer<Neighbors> {
        UnsafePointer(places + Int(x &- firstColumn))
    }

    /// The place of row `y`.
    func line(_ y: Int32) -> Neighbors {
        Self.place(of: Int(y) - Int(rect.minY), of: Int(rect.maxY) - Int(rect.minY), among: height)
    }

    /// Where the centre of pixel `index` of `length` falls among `count` pixels stretched over the same length.
    private static func place(of index: Int, of length: Int, among count: Int) -> Neighbors {
        let position = (2 * index + 1) * count * 128 / length - 128
        let first = position >> 8
        return Neighbors(
            first: min(max(first, 0), count - 1), second: min(max(first + 1, 0), count - 1),
            weight: UInt32(position & 255))
    }
}
