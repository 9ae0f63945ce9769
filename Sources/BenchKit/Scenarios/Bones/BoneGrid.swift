package import DrawKit
package import Foundation

/// The layout of bones in the scenario `shimmer`: a grid that fills the window, with a bone centered in each cell.
package struct BoneGrid: Equatable, Sendable {
    package let count: Int
    package let columns: Int
    package let rows: Int
    /// The size of the window, in points.
    package let size: CGSize

    /// Creates a grid of `count` bones, at least 1, in ceil(sqrt(1.6 * count)) columns and the necessary number of
    /// rows.
    package init(count: Int, size: CGSize) {
        self.count = max(1, count)
        self.size = size
        columns = Int((1.6 * Double(self.count)).squareRoot().rounded(.up))
        rows = (self.count + columns - 1) / columns
    }

    /// Returns the frame of the bone at `index`, counted row by row. It has 0.8 of the width and 0.6 of the height of
    /// its cell.
    package func frame(at index: Int) -> CGRect {
        let (width, height) = (size.width / CGFloat(columns), size.height / CGFloat(rows))
        return CGRect(
            x: (CGFloat(index % columns) + 0.1) * width, y: (CGFloat(index / columns) + 0.2) * height,
            width: 0.8 * width, height: 0.6 * height)
    }

    /// The frames of all bones in physical pixels at scale 1. Edges are rounded to the nearest pixel boundary; halves
    /// are rounded up.
    package var pixelRects: [PixelRect] {
        func edge(_ value: CGFloat) -> Int32 { Int32((value + 0.5).rounded(.down)) }
        return (0..<count).map { index in
            let frame = frame(at: index)
            return PixelRect(
                minX: edge(frame.minX), minY: edge(frame.minY), maxX: edge(frame.maxX), maxY: edge(frame.maxY))
        }
    }
}
