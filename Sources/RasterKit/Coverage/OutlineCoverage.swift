import DrawKit

/// The coverage of pixels by transformed convex outlines and by rings, computed as the exact area of a polygon.
///
/// The coverage of a pixel depends only on the outline and the pixel, down to the last bit, so a frame can be drawn in
/// any number of parts. Only + - * / and square roots are used, whose results IEEE 754 defines exactly.
final class OutlineCoverage {
    /// A side of an outline, or a chord of one of its arcs, from the upper to the lower end.
    private struct Edge: BitwiseCopyable {
        var top: Double
        var bottom: Double
        /// The x-coordinate of the upper end.
        var x: Double
        /// The change in x per row.
        var slope: Double
        /// `true` if the inside is to the right of the edge.
        var isLeft: Bool
        var isHole: Bool
    }

    /// The part of an edge within one row of pixels.
    private struct Piece: BitwiseCopyable {
        var low: Double
        var high: Double
        /// The height in rows, at most 1. Negative if coverage ends at the piece instead of beginning there.
        var height: Double
    }

    /// The y-coordinates of the top and bottom of an outline.
    private struct Extent: BitwiseCopyable {
        var top = Double.infinity
        var bottom = -Double.infinity
    }

    private struct Outline: BitwiseCopyable {
        var firstEdge: Int
        var edgeCount = 0
        /// The number of the outline's pieces in the prepared row. They begin at index `firstEdge` of `pieces`.
        var pieceCount = 0
        var extent = Extent()
        var hole = Extent()
        var isRing: Bool
    }

    /// The minimum height of an edge. Shorter edges are ignored.
    private static let minimumHeight = 1e-9

    private var area = PixelRect.zero
    private var outlineCount = 0
    private var edgeCount = 0
    private let outlines = ScratchBuffer<Outline>(capacity: 8)
    private let edges = ScratchBuffer<Edge>()
    private let pieces = ScratchBuffer<Piece>()
    private let sums = ScratchBuffer<Double>()

    /// The pixels of the prepared row that lie entirely inside the ring's inner edge.
    private(set) var hole: Range<Int32> = 0..<0

    // MARK: Internal

    /// Removes all outlines and prepares for drawing in `area`.
    func begin(_ area: PixelRect) {
        self.area = area
        outlineCount = 0
        edgeCount = 0
    }

    /// Adds an outline or, if `border` is greater than 0, a ring inside the outline that is `border` pixels wide.
    func add(_ shape: OutlineShape, border: Double = 0, through transform: PixelTransform) {
        outlines.reserve(outlineCount + 1, keeping: outlineCount)
        let outline = outlines.base + outlineCount
        outline.initialize(to: Outline(firstEdge: edgeCount, isRing: border > 0))
        outlineCount += 1
        outline.pointee.extent = addEdges(of: shape, through: transform, isHole: false)
        if border > 0 {
            outline.pointee.hole = addEdges(of: shape.inset(by: border), through: transform, isHole: true)
        }
        outline.pointee.edgeCount = edgeCount - outline.pointee.firstEdge
        pieces.reserve(edgeCount)
    }

    /// Computes the pieces of all outlines in row `y`, and returns the combined coverage of the outlines.
    func run(y: Int32) -> OutlineRun {
        var run = OutlineRun(start: area.minX, left: area.minX, right: area.maxX, end: area.maxX)
        hole = area.maxX..<area.maxX
        for index in 0..<outlineCount {
            let next = prepare(outlines.base + index, y: y)
            run.start = max(run.start, next.start)
            run.left = max(run.left, next.left)
            run.right = min(run.right, next.right)
            run.end = min(run.end, next.end)
        }
        return run
    }

    /// Multiplies `bytes` by the coverage of the outlines. The bytes belong to `count` pixels of the prepared row,
    /// starting at `start`.
    func multiply(_ bytes: UnsafeMutablePointer<UInt8>, from start: Int32, count: Int) {
        sums.reserve(count)
        let sums = sums.base
        for index in 0..<outlineCount {
            sums.update(repeating: 0, count: count)
            let outline = outlines.base[index]
            for piece in 0..<outline.pieceCount {
                add(pieces.base[outline.firstEdge + piece], to: sums, from: start, count: count)
            }
            for index in 0..<count {
                let sum = sums[index]
                let covered = sum > 0 ? min(sum, 1) : 0
                bytes[index] = Blend.product(bytes[index], UInt8(covered * 255 + 0.5))
            }
        }
    }

    // MARK: Private

    private func addEdges(of shape: OutlineShape, through transform: PixelTransform, isHole: Bool) -> Extent {
        let (first, last) = (Double(area.minY), Double(area.maxY))
        let isMirrored = transform.a * transform.d - transform.b * transform.c < 0
        var extent = Extent()
        shape.forEachEdge(through: transform) { from, to in
            let isUpward = to.y < from.y
            let (upper, lower) = isUpward ? (to, from) : (from, to)
            extent.top = min(extent.top, upper.y)
            extent.bottom = max(extent.bottom, lower.y)
            let height = lower.y - upper.y
            guard height >= Self.minimumHeight, lower.y > first, upper.y < last else { return }
            edges.reserve(edgeCount + 1, keeping: edgeCount)
            edges.base[edgeCount] = Edge(
                top: upper.y, bottom: lower.y, x: upper.x, slope: (lower.x - upper.x) / height,
                isLeft: isUpward != isMirrored, isHole: isHole)
            edgeCount += 1
        }
        return extent
    }

    /// Computes the pieces of `outline` in row `y` and returns its coverage.
    private func prepare(_ outline: UnsafeMutablePointer<Outline>, y: Int32) -> OutlineRun {
        let (top, bottom) = (Double(y), Double(y) + 1)
        let edges = edges.base + outline.pointee.firstEdge
        let pieces = pieces.base + outline.pointee.firstEdge
        var count = 0
        var (outer, inner) = (OutlineReach(), OutlineReach())
        for index in 0..<outline.pointee.edgeCount {
            let edge = edges + index
            guard edge.pointee.top < bottom, edge.pointee.bottom > top else { continue }
            let (from, to) = (max(edge.pointee.top, top), min(edge.pointee.bottom, bottom))
            let first = edge.pointee.x + (from - edge.pointee.top) * edge.pointee.slope
            let last = edge.pointee.x + (to - edge.pointee.top) * edge.pointee.slope
            let (low, high) = (min(first, last), max(first, last))
            let isCovering = edge.pointee.isLeft != edge.pointee.isHole
            pieces[count] = Piece(low: low, high: high, height: isCovering ? to - from : from - to)
            count += 1
            if edge.pointee.isHole {
                inner.add(low: low, high: high, isLeft: edge.pointee.isLeft)
            } else {
                outer.add(low: low, high: high, isLeft: edge.pointee.isLeft)
            }
        }
        outline.pointee.pieceCount = count
        let coversRow = outline.pointee.extent.top <= top && outline.pointee.extent.bottom >= bottom
        var run = outer.run(in: area, coversRow: coversRow)
        if outline.pointee.isRing {
            let holeCoversRow = outline.pointee.hole.top <= top && outline.pointee.hole.bottom >= bottom
            let holeRun = inner.run(in: area, coversRow: holeCoversRow)
            if holeRun.left < holeRun.right { hole = holeRun.left..<holeRun.right }
            (run.left, run.right) = (run.end, run.end)
        }
        return run
    }

    /// Adds the area to the right of `piece` to the sums of `count` pixels, starting at `start`.
    @inline(__always)
    private func add(_ piece: Piece, to sums: UnsafeMutablePointer<Double>, from start: Int32, count: Int) {
        guard piece.low < Double(Int(start) &+ count) else { return }
        var index = max(piece.low.flooredInt &- Int(start), 0)
        let end = min(piece.high.ceiledInt &- Int(start), count)
        if index < end {
            let middle = (piece.low + piece.high) / 2
            let width = piece.high - piece.low
            let scale = width > 0 ? 1 / (2 * width) : 0
            /// Returns the integral, up to `x`, of the fraction of the piece to the left of each coordinate.
            func integral(_ x: Double) -> Double {
                if x <= piece.low { return 0 }
                if x >= piece.high { return x - middle }
                return (x - piece.low) * (x - piece.low) * scale
            }
            while index < end {
                let x = Double(Int(start) &+ index)
                sums[index] += piece.height * (integral(x + 1) - integral(x))
                index &+= 1
            }
        }
        while index < count {
            sums[index] += piece.height
            index &+= 1
        }
    }
}
