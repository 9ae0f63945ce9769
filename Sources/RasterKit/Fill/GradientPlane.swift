import DrawKit

/// The position of a gradient at each pixel of a frame, in integer arithmetic. Positions don't depend on the part of
/// the frame that is drawn.
struct GradientPlane {
    /// The parameters of one paint, computed once for all rectangles that it fills.
    struct Axis: BitwiseCopyable {
        var origin: Double
        var alongX: Double
        var alongY: Double
        /// The paint's area, valid only if `hasArea` is `true`.
        private(set) var area: PixelRect
        private(set) var hasArea: Bool

        init(_ paint: Paint) {
            (origin, alongX, alongY) = paint.positionCoefficients
            (area, hasArea) = (paint.area ?? .zero, paint.area != nil)
        }
    }

    /// The number of fractional bits of a position that index a ramp of 4096 colors.
    private static let indexBits: Int64 = 12
    /// The number of additional fractional bits of a gentle gradient, one that changes by at most `gentle` per pixel.
    private static let spareBits: Int64 = 20
    /// The maximum change in position per pixel of a gentle gradient. Each spare bit that is given up doubles the
    /// maximum.
    private static let gentle = 1024.0
    /// The number of pixels over which a position can change at the maximum rate before it is clamped. Positions are
    /// clamped in both directions from 0, so that they fit in 64 bits.
    private static let reach = 262_144.0
    /// The spacing of anchors, in pixels, from the origin of a shape. Because anchors are relative to the shape and not
    /// to the frame's edge, a shape keeps its colors wherever it moves. Starting from an anchor close to the visible
    /// part keeps positions small if a shape is far larger than the frame.
    private static let anchorSpacing = 65_536
    private static let lastIndex = Int64(Ramp.stepCount - 1)

    /// The position at the center of the pixel (`anchorX`, `anchorY`).
    private let base: Int64
    /// The change in position from one column to the next.
    private let stepX: Int64
    /// The change in position from one row to the next.
    private let stepY: Int64
    private let anchorX: Int32
    private let anchorY: Int32
    /// The number of spare bits of these positions.
    private let shift: Int64

    /// Creates the positions of a gradient that fills `rect`. `visible` is the part inside the frame.
    init(_ axis: Axis, filling rect: PixelRect, visible: PixelRect) {
        let (width, height) = (Int(rect.maxX) - Int(rect.minX), Int(rect.maxY) - Int(rect.minY))
        let perColumn = axis.alongX / Double(width)
        let perRow = axis.alongY / Double(height)
        let anchor = Self.anchor(of: rect, near: visible)
        let column = Double(Int(anchor.x) - Int(rect.minX)) + 0.5
        let row = Double(Int(anchor.y) - Int(rect.minY)) + 0.5
        let start = axis.origin + column * perColumn + row * perRow
        self.init(start: start, perColumn: perColumn, perRow: perRow, anchor: anchor)
    }

    /// Creates the positions of a gradient that fills a transformed `rect`. `inverse` maps the frame to the coordinates
    /// of `rect`; `visible` is the part of the bounding box `box` inside the frame.
    init(
        _ axis: Axis, filling rect: PixelRect, through inverse: PixelTransform, box: PixelRect, visible: PixelRect
    ) {
        let alongX = axis.alongX / (Double(rect.maxX) - Double(rect.minX))
        let alongY = axis.alongY / (Double(rect.maxY) - Double(rect.minY))
        let anchor = Self.anchor(of: box, near: visible)
        let point = inverse.point(x: Double(anchor.x) + 0.5, y: Double(anchor.y) + 0.5)
        let start = axis.origin + (point.x - Double(rect.minX)) * alongX + (point.y - Double(rect.minY)) * alongY
        self.init(
            start: start, perColumn: alongX * inverse.a + alongY * inverse.b,
            perRow: alongX * inverse.c + alongY * inverse.d, anchor: anchor)
    }

    /// Returns the anchor pixel for positions in `visible`: the last anchor on the way from the origin of `box` to that
    /// of `visible`.
    private static func anchor(of box: PixelRect, near visible: PixelRect) -> (x: Int32, y: Int32) {
        func origin(_ first: Int32, _ visibleEdge: Int32) -> Int32 {
            let distance = Int(visibleEdge) - Int(first)
            return Int32(Int(first) + distance - distance % anchorSpacing)
        }
        return (origin(box.minX, visible.minX), origin(box.minY, visible.minY))
    }

    /// Creates positions with the value `start` at the center of the pixel `anchor`.
    private init(start: Double, perColumn: Double, perRow: Double, anchor: (x: Int32, y: Int32)) {
        var (start, perColumn, perRow) = (start, perColumn, perRow)
        let steepness = max(abs(perColumn), abs(perRow))
        var (shift, limit) = (Self.spareBits, Self.gentle)
        while steepness > limit, shift > 0 {
            shift -= 1
            limit *= 2
        }
        if steepness > limit {
            // Even at the limit, the gradient is a hard edge. Scaling about the middle of the ramp keeps the edge in
            // place.
            let factor = limit / steepness
            start = 0.5 + (start - 0.5) * factor
            perColumn *= factor
            perRow *= factor
        }
        self.shift = shift
        let unit = Double(1 << (shift + Self.indexBits))
        let farthest = limit * Self.reach
        /// Converts `value` to fixed point. NaN counts as past the end, like any position on an axis of zero length.
        func fixed(_ value: Double) -> Int64 {
            Int64((value.isNaN ? 1 : min(max(value, -farthest), farthest)) * unit)
        }
        base = fixed(start)
        stepX = fixed(perColumn)
        stepY = fixed(perRow)
        (anchorX, anchorY) = anchor
    }

    /// Writes the words of `count` pixels, starting at (`x`, `y`), multiplied by `opacity`. `colors` are the colors of
    /// one row of the pattern; the first pixel is in column `column` of the pattern.
    func write(
        _ colors: RampStepColors, column: Int32, opacity: UInt8, x: Int32, y: Int32, count: Int,
        to words: UnsafeMutablePointer<UInt32>
    ) {
        let position = start(x: x, y: y)
        var written = 0
        if let block = colors.block(x: column) {
            written = writeBlocks(count: count, from: position) { index, indices in
                store(block.words(colors.colors(at: indices)), at: words + index)
            }
        }
        write(colors, column: column, after: written, count: count, from: position, to: words)
        scale(words, count: count, by: opacity)
    }

    /// Writes the words of `count` pixels, like `write`, once for each row of the pattern. The rows begin `stride`
    /// words apart and have the same positions. Without a pattern, there is one row.
    func writeRows(
        _ colors: RampStepColors, column: Int32, opacity: UInt8, x: Int32, y: Int32, count: Int,
        to words: UnsafeMutablePointer<UInt32>, stride: Int
    ) {
        let rows = (colors.row(0), colors.row(1), colors.row(2), colors.row(3))
        guard let first = rows.0.block(x: column), let second = rows.1.block(x: column),
            let third = rows.2.block(x: column), let fourth = rows.3.block(x: column)
        else { return write(colors, column: column, opacity: opacity, x: x, y: y, count: count, to: words) }
        let position = start(x: x, y: y)
        let written = writeBlocks(count: count, from: position) { index, indices in
            let (colors, target) = (colors.colors(at: indices), words + index)
            store(first.words(colors), at: target)
            store(second.words(colors), at: target + stride)
            store(third.words(colors), at: target + stride * 2)
            store(fourth.words(colors), at: target + stride * 3)
        }
        for row in 0..<DitherMatrix.side {
            let target = words + Int(row) * stride
            write(colors.row(row), column: column, after: written, count: count, from: position, to: target)
            scale(target, count: count, by: opacity)
        }
    }

    /// Returns the columns at both ends of `count` columns, starting at (`x`, `y`), that lie before or past the axis
    /// and therefore have a single ramp step.
    func uniformColumns(x: Int32, y: Int32, count: Int32) -> GradientLine.UniformColumns {
        let position = start(x: x, y: y)
        let last = position &+ Int64(count &- 1) &* stepX
        return GradientLine.UniformColumns(
            leading: uniformCount(from: position, step: stepX, of: count),
            trailing: count &- uniformCount(from: last, step: 0 &- stepX, of: count))
    }

    /// Writes the words of `count` pixels downward from (`x`, `y`), multiplied by `opacity`: for each pixel, `width`
    /// columns of the pattern of `colors`. The first pixel is in row `row` of the pattern.
    func writeDown(
        _ colors: RampStepColors, row: Int32, width: Int, opacity: UInt8, x: Int32, y: Int32, count: Int,
        to words: UnsafeMutablePointer<UInt32>
    ) {
        var position = start(x: x, y: y)
        for index in 0..<count {
            let step = rampIndex(of: position)
            let colors = colors.row(row &+ Int32(truncatingIfNeeded: index))
            for column in 0..<width {
                words[index &* width &+ column] = colors.word(step, x: Int32(truncatingIfNeeded: column))
            }
            position &+= stepY
        }
        scale(words, count: count &* width, by: opacity)
    }

    // MARK: Private

    /// Returns the number of leading pixels, out of `count`, that share the first or last step of the ramp with the
    /// pixel at `position`; 0 if that pixel has another step.
    private func uniformCount(from position: Int64, step: Int64, of count: Int32) -> Int32 {
        let index = rampIndex(of: position)
        guard index == 0 || index == Int(Self.lastIndex) else { return 0 }
        // The distance to the end of this ramp step.
        let distance = index == 0 ? (Int64(1) << shift) &- 1 &- position : position &- Self.lastIndex << shift
        let pace = index == 0 ? step : 0 &- step
        guard pace > 0 else { return count }
        return Int32(min(Int64(count), distance / pace &+ 1))
    }

    /// Calls `body` for each group of four pixels among `count` pixels that begin at `position`, with the index of the
    /// group's first pixel and the ramp steps of all four. Returns the number of pixels handled.
    @inline(__always)
    private func writeBlocks(
        count: Int, from position: Int64, _ body: (_ index: Int, _ indices: (Int, Int, Int, Int)) -> Void
    ) -> Int {
        var (position, index) = (position, 0)
        while index &+ 4 <= count {
            let (second, third) = (position &+ stepX, position &+ stepX &* 2)
            let fourth = third &+ stepX
            body(index, (rampIndex(of: position), rampIndex(of: second), rampIndex(of: third), rampIndex(of: fourth)))
            position = fourth &+ stepX
            index &+= 4
        }
        return index
    }

    @inline(__always)
    private func store(_ block: SIMD4<UInt32>, at words: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(words).storeBytes(of: block, as: SIMD4<UInt32>.self)
    }

    /// Writes pixels one by one, starting at index `written`. Index 0 is at `position`.
    private func write(
        _ colors: RampStepColors, column: Int32, after written: Int, count: Int, from position: Int64,
        to words: UnsafeMutablePointer<UInt32>
    ) {
        for index in written..<count {
            let step = rampIndex(of: position &+ Int64(index) &* stepX)
            words[index] = colors.word(step, x: column &+ Int32(truncatingIfNeeded: index))
        }
    }

    private func start(x: Int32, y: Int32) -> Int64 {
        base &+ Int64(x &- anchorX) &* stepX &+ Int64(y &- anchorY) &* stepY
    }

    private func scale(_ words: UnsafeMutablePointer<UInt32>, count: Int, by opacity: UInt8) {
        guard opacity < 255 else { return }
        for index in 0..<count { words[index] = Blend.scaled(words[index], by: UInt32(opacity)) }
    }

    @inline(__always)
    private func rampIndex(of position: Int64) -> Int {
        Int(min(max(position &>> shift, 0), Self.lastIndex))
    }
}

/// The pixels of a gradient at any angle, computed row by row.
struct GradientRows: WordSource {
    let plane: GradientPlane
    let colors: RampStepColors
    /// The column of the frame at which the dither pattern starts.
    let left: Int32
    /// The row of the frame at which the dither pattern starts.
    let top: Int32
    let opacity: UInt8
    /// A buffer for one row.
    let row: UnsafeMutablePointer<UInt32>

    func words(x: Int32, y: Int32, count: Int) -> UnsafePointer<UInt32> {
        plane.write(
            colors.row(y &- top), column: x &- left, opacity: opacity, x: x, y: y, count: count, to: row)
        return UnsafePointer(row)
    }
}
