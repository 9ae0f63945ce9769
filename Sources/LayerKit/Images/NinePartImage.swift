package import DrawKit
package import Foundation

/// The cuts that divide one axis of an image into two ends, which keep their size, and a middle, which is stretched.
package struct NinePartCuts: Equatable {
    /// The edges of the parts in the image, in pixels: the start of the image, the start and end of the middle, and the
    /// end of the image.
    package let edges: [Int32]

    /// Creates the cuts of an axis that is `length` pixels long. The middle extends from `start` to `end`, and is at
    /// least one pixel long.
    package init(length: Int32, start: CGFloat, end: CGFloat) {
        func pixel(_ value: CGFloat, _ maximum: Int32) -> Int32 {
            value.isFinite ? Int32(min(max(value.rounded(), 0), CGFloat(maximum))) : 0
        }
        let first = pixel(start, max(0, length - 1))
        edges = [0, first, max(min(first + 1, length), pixel(end, length)), length]
    }

    /// Returns the edges of the parts in a target that extends from `low` to `high`. One pixel of an end is `factor`
    /// long in the target. If the target is too short for the ends, the ends shrink.
    package func targets(from low: CGFloat, to high: CGFloat, factor: CGFloat) -> [CGFloat] {
        var (lead, trail) = (CGFloat(edges[1]) * factor, CGFloat(edges[3] - edges[2]) * factor)
        let length = high - low
        if lead + trail > length, lead + trail > 0 {
            (lead, trail) = (lead * length / (lead + trail), trail * length / (lead + trail))
        }
        return [low, low + lead, high - trail, high]
    }
}

/// The nine parts of an image that is stretched in the middle. The parts' bitmaps are cached, so they are the same in
/// each frame.
package final class NinePartImage {
    package let source: Bitmap
    package let columns: NinePartCuts
    package let rows: NinePartCuts
    /// `true` if the parts in the middle row and the middle column are tiled instead of stretched.
    package let isTiled: Bool

    private var parts: [Int: Bitmap] = [:]
    private var tiles: [Int: Bitmap] = [:]

    /// The largest area of a tiled part, in pixels. Larger parts are stretched.
    private static let maximumTiledArea = 16 * 1024 * 1024

    package init(_ source: Bitmap, columns: NinePartCuts, rows: NinePartCuts, isTiled: Bool) {
        self.source = source
        self.columns = columns
        self.rows = rows
        self.isTiled = isTiled
    }

    /// Returns the part in `column` and `row`, which are in 0...2; `nil` if the part is empty. If `isTiled` is `true`,
    /// a part in the middle column is tiled to the width of `size`, and one in the middle row to its height, in pixels
    /// of the source. A part that would exceed `maximumTiledArea` isn't tiled.
    package func part(column: Int, row: Int, size: CGSize) -> Bitmap? {
        let index = row * 3 + column
        let part = parts[index] ?? source.cropped(to: frame(column: column, row: row))
        parts[index] = part
        guard isTiled, column == 1 || row == 1, let part else { return part }
        func pixels(_ length: CGFloat) -> Int32 { Int32(min(max(length.rounded(), 1), 16_384)) }
        let target = PixelSize(
            width: column == 1 ? pixels(size.width) : part.size.width,
            height: row == 1 ? pixels(size.height) : part.size.height)
        guard target != part.size, Int(target.width) * Int(target.height) <= Self.maximumTiledArea else { return part }
        if let cached = tiles[index], cached.size == target { return cached }
        tiles[index] = part.tiled(to: target)
        return tiles[index]
    }

    private func frame(column: Int, row: Int) -> PixelRect {
        PixelRect(
            minX: columns.edges[column], minY: rows.edges[row], maxX: columns.edges[column + 1],
            maxY: rows.edges[row + 1])
    }
}
