import DrawKit

/// Maps each pixel of a rectangle to the neighboring pixels of a bitmap stretched over that rectangle.
struct BitmapSampling {
    /// Two neighboring pixels and the weight of the second, in 1/256. At the edges, both are the same pixel.
    struct Neighbors: BitwiseCopyable {
        var first: Int
        var second: Int
        var weight: UInt32
    }

    /// The bitmap's width, which is also its row stride.
    let width: Int
    private let height: Int
    private let rect: PixelRect
    private let neighbors: UnsafeMutablePointer<Neighbors>
    private let firstColumn: Int32

    /// Creates a sampling for `area`, a part of a bitmap of `size` stretched over `rect`. `neighbors` must have room
    /// for a row of the area.
    init(size: PixelSize, over rect: PixelRect, area: PixelRect, neighbors: UnsafeMutablePointer<Neighbors>) {
        width = Int(size.width)
        height = Int(size.height)
        self.rect = rect
        self.neighbors = neighbors
        firstColumn = area.minX
        let length = Int(rect.maxX) - Int(rect.minX)
        for x in area.minX..<area.maxX {
            neighbors[Int(x &- firstColumn)] =
                Self.neighbors(of: Int(x) - Int(rect.minX), of: length, among: width)
        }
    }

    /// Returns the neighbors of the columns, starting at `x`.
    func columns(from x: Int32) -> UnsafePointer<Neighbors> {
        UnsafePointer(neighbors + Int(x &- firstColumn))
    }

    /// Returns the neighbors of row `y`.
    func line(_ y: Int32) -> Neighbors {
        Self.neighbors(of: Int(y) - Int(rect.minY), of: Int(rect.maxY) - Int(rect.minY), among: height)
    }

    /// Returns the neighbors of the center of pixel `index`, among `count` bitmap pixels that are stretched over
    /// `length` pixels.
    private static func neighbors(of index: Int, of length: Int, among count: Int) -> Neighbors {
        let position = (2 * index + 1) * count * 128 / length - 128
        let first = position >> 8
        return Neighbors(
            first: min(max(first, 0), count - 1), second: min(max(first + 1, 0), count - 1),
            weight: UInt32(position & 255))
    }
}
