import DrawKit

/// The coverage of each pixel in an area by the rounded corners of the drawn shape and its clips, and by the outlines
/// of rings and of transformed shapes and clips.
///
/// The area lies within every upright shape. Therefore, left corners begin at or before its left edge, right corners
/// end at or after its right edge, and the fully covered pixels of a row are contiguous.
final class ClipCoverage {
    /// A corner that reaches into the area.
    private struct Corner: BitwiseCopyable {
        var rows: UnsafeMutablePointer<CornerMask.Row>
        var side: Int32
        /// The outer vertical edge, from which the columns of the mask are counted.
        var edgeX: Int32
        /// The outer horizontal edge, from which the rows of the mask are counted.
        var edgeY: Int32
        var isRight: Bool
        var isBottom: Bool

        /// Returns the mask row for row `y` of the frame, or `nil` if the corner does not reach it.
        @inline(__always)
        func row(at y: Int32) -> UnsafeMutablePointer<CornerMask.Row>? {
            let distance = isBottom ? edgeY &- 1 &- y : y &- edgeY
            return distance < side ? rows + Int(distance) : nil
        }
    }

    /// The coverage of one row: 0 outside `start ..< end`, partial up to `left` and from `right`, full in between.
    struct Span {
        var start: Int32
        var left: Int32
        var right: Int32
        var end: Int32
        /// The coverage of `start ..< left`; `nil` unless a single corner determines it.
        var leftBytes: UnsafePointer<UInt8>?
        /// The coverage of `right ..< end`; `nil` unless a single corner determines it.
        var rightBytes: UnsafePointer<UInt8>?
    }

    private struct State: BitwiseCopyable {
        var area = PixelRect.zero
        var cornerCount = 0
        var hasOutlines = false
        var top: Int32 = 0
        var bottom: Int32 = 0
    }

    /// Kept behind a pointer for speed; see `ScratchBuffer`.
    private let state: UnsafeMutablePointer<State>
    private let corners = ScratchBuffer<Corner>()
    private let outlines = OutlineCoverage()
    private let work = ScratchBuffer<UInt8>()

    /// `true` if every pixel is fully covered.
    var isRectangular: Bool { state.pointee.cornerCount == 0 && !state.pointee.hasOutlines }
    /// The first row below all top corners and the top borders of rings, or the end of the area if there is a
    /// transformed outline. All rows in `top ..< bottom` have the same coverage.
    var top: Int32 { state.pointee.top }
    /// The first row of the bottom corners and the bottom borders of rings, or the end of the area if there are none.
    /// Can be above `top`, for example if corners of different shapes overlap.
    var bottom: Int32 { state.pointee.bottom }
    /// The columns of the pixels that lie entirely inside the ring's inner edge, in the row of the last `span(y:)`
    /// call.
    var hole: Range<Int32> { outlines.hole }

    // MARK: Lifecycle

    init() {
        state = .allocate(capacity: 1)
        state.initialize(to: State())
    }

    deinit {
        state.deallocate()
    }

    // MARK: Internal

    /// Removes all shapes and rings, so that all of `area` is covered.
    func begin(_ area: PixelRect) {
        state.pointee = State(area: area, top: area.minY, bottom: area.maxY)
    }

    /// Applies the corners of `shape`, which must contain the area.
    func add(_ shape: RoundedRect, mask: CornerMask) {
        let (rect, side) = (shape.rect, mask.side)
        let area = state.pointee.area
        let reachesTop = area.minY < rect.minY &+ side
        let reachesBottom = area.maxY > rect.maxY &- side
        let reachesLeft = area.minX < rect.minX &+ side
        let reachesRight = area.maxX > rect.maxX &- side
        func add(_ corner: CornerSet, reaches: Bool, isRight: Bool, isBottom: Bool) {
            guard reaches, shape.corners.contains(corner) else { return }
            let cornerCount = state.pointee.cornerCount
            corners.reserve(cornerCount + 1, keeping: cornerCount)
            corners.base[cornerCount] = Corner(
                rows: mask.rows, side: side, edgeX: isRight ? rect.maxX : rect.minX,
                edgeY: isBottom ? rect.maxY : rect.minY, isRight: isRight, isBottom: isBottom)
            state.pointee.cornerCount = cornerCount + 1
            if isBottom {
                state.pointee.bottom = max(area.minY, min(bottom, rect.maxY &- side))
            } else {
                state.pointee.top = min(area.maxY, max(top, rect.minY &+ side))
            }
        }
        add(.topLeft, reaches: reachesTop && reachesLeft, isRight: false, isBottom: false)
        add(.topRight, reaches: reachesTop && reachesRight, isRight: true, isBottom: false)
        add(.bottomLeft, reaches: reachesBottom && reachesLeft, isRight: false, isBottom: true)
        add(.bottomRight, reaches: reachesBottom && reachesRight, isRight: true, isBottom: true)
    }

    /// Applies `shape` or, if `border` is greater than 0, a ring inside `shape` that is `border` pixels wide,
    /// transformed by `transform`.
    func add(_ shape: RoundedRect, through transform: PixelTransform, border: Double = 0) {
        beginOutlines()
        outlines.add(OutlineShape(shape), border: border, through: transform)
        (state.pointee.top, state.pointee.bottom) = (state.pointee.area.maxY, state.pointee.area.maxY)
    }

    /// Applies a ring inside `shape` that is `border` pixels wide.
    func addRing(in shape: RoundedRect, border: Double) {
        beginOutlines()
        outlines.add(OutlineShape(shape), border: border, through: .identity)
        let (area, inset) = (state.pointee.area, Int32(max(shape.pixelRadius, border).rounded(.up)))
        state.pointee.top = min(area.maxY, max(top, shape.rect.minY &+ inset))
        state.pointee.bottom = max(area.minY, min(bottom, shape.rect.maxY &- inset))
    }

    /// Returns the span of row `y`.
    func span(y: Int32) -> Span {
        let area = state.pointee.area
        var span = Span(start: area.minX, left: area.minX, right: area.maxX, end: area.maxX)
        var (leftCount, rightCount) = (0, 0)
        let corners = corners.base
        for index in 0..<state.pointee.cornerCount {
            let corner = corners + index
            guard let row = corner.pointee.row(at: y) else { continue }
            let edge = corner.pointee.edgeX
            if corner.pointee.isRight {
                rightCount &+= 1
                span.end = min(span.end, edge &- row.pointee.clear)
                let full = edge &- row.pointee.full
                span.right = min(span.right, full)
                span.rightBytes = UnsafePointer(row.pointee.mirrored + Int(max(area.minX &- full, 0)))
            } else {
                leftCount &+= 1
                let clear = edge &+ row.pointee.clear
                span.start = max(span.start, clear)
                span.left = max(span.left, edge &+ row.pointee.full)
                span.leftBytes = UnsafePointer(row.pointee.coverage + Int(max(area.minX &- clear, 0)))
            }
        }
        if state.pointee.hasOutlines {
            cut(&span, byOutlinesIn: y)
            leftCount = 2
            rightCount = 2
        }
        span.left = min(max(span.left, span.start), span.end)
        span.right = min(max(span.right, span.start), span.end)
        let isOverlapping = span.left > span.right
        if isOverlapping { (span.left, span.right) = (span.end, span.end) }
        if isOverlapping || leftCount > 1 { span.leftBytes = nil }
        if isOverlapping || rightCount > 1 { span.rightBytes = nil }
        return span
    }

    /// Returns the coverage of `start ..< end` in row `y`, which must be the row of the last `span(y:)` call and within
    /// its span. The bytes are valid until the next call.
    func bytes(y: Int32, from start: Int32, to end: Int32) -> UnsafePointer<UInt8> {
        let count = Int(end &- start)
        work.reserve(count)
        let bytes = work.base
        bytes.update(repeating: 255, count: count)
        for index in 0..<state.pointee.cornerCount {
            let corner = corners.base[index]
            guard let row = corner.row(at: y)?.pointee else { continue }
            for column in row.clear..<row.full {
                let x = corner.isRight ? corner.edgeX &- 1 &- column : corner.edgeX &+ column
                guard x >= start, x < end else { continue }
                let index = Int(x &- start)
                bytes[index] = Blend.product(bytes[index], row.coverage[Int(column &- row.clear)])
            }
        }
        if state.pointee.hasOutlines { outlines.multiply(bytes, from: start, count: count) }
        return UnsafePointer(bytes)
    }
    // MARK: Private

    private func beginOutlines() {
        guard !state.pointee.hasOutlines else { return }
        state.pointee.hasOutlines = true
        outlines.begin(state.pointee.area)
    }

    private func cut(_ span: inout Span, byOutlinesIn y: Int32) {
        let run = outlines.run(y: y)
        span.start = max(span.start, run.start)
        span.left = max(span.left, run.left)
        span.right = min(span.right, run.right)
        span.end = min(span.end, run.end)
    }
}
