import DrawKit

/// Support for commands that are drawn from outlines: transformed shapes and rings.
extension Drawing {
    /// Draws a command that has a transform or a border.
    func drawOutlined(_ command: UnsafePointer<DrawCommand>, in region: PixelRect) {
        let isRing = command.pointee.isRing
        if command.pointee.transform >= 0 {
            drawTransformed(command, isRing: isRing, in: region)
        } else if isRing {
            drawRing(command, in: region)
        } else {
            drawUpright(command, in: region)
        }
    }

    // MARK: Rings

    private func drawRing(_ command: UnsafePointer<DrawCommand>, in region: PixelRect) {
        let (shape, border) = (command.pointee.shape, command.pointee.border)
        let unit = Int32(1) << RoundedRect.radiusBits
        guard !shape.isRounded, border % unit == 0 else {
            guard let area = begin(command, within: shape.rect, in: region) else { return }
            coverage.addRing(in: shape, border: command.pointee.pixelBorder)
            return paintRing(command.pointee.color, over: area)
        }
        let (outer, width) = (shape.rect, border / unit)
        let inner = PixelRect(
            minX: outer.minX &+ width, minY: outer.minY &+ width, maxX: outer.maxX &- width, maxY: outer.maxY &- width)
        let sides = (
            PixelRect(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: inner.minY),
            PixelRect(minX: outer.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
            PixelRect(minX: inner.maxX, minY: inner.minY, maxX: outer.maxX, maxY: inner.maxY),
            PixelRect(minX: outer.minX, minY: inner.maxY, maxX: outer.maxX, maxY: outer.maxY)
        )
        drawSide(command, sides.0, in: region)
        drawSide(command, sides.1, in: region)
        drawSide(command, sides.2, in: region)
        drawSide(command, sides.3, in: region)
    }

    private func drawSide(_ command: UnsafePointer<DrawCommand>, _ side: PixelRect, in region: PixelRect) {
        guard let area = begin(command, within: side, in: region) else { return }
        paint(SolidFill(word: command.pointee.color.bits, target: target), over: area)
    }

    /// Draws `color` over `area` within the current ring, on both sides of the hole in each row.
    private func paintRing(_ color: PackedColor, over area: PixelRect) {
        let (top, bottom) = (coverage.top, max(coverage.top, coverage.bottom))
        for y in area.minY..<top { paintRing(color, rows: y..<(y &+ 1)) }
        if top < bottom { paintRing(color, rows: top..<bottom) }
        for y in bottom..<area.maxY { paintRing(color, rows: y..<(y &+ 1)) }
    }

    /// Draws rows that all have the same coverage.
    private func paintRing(_ color: PackedColor, rows: Range<Int32>) {
        let span = coverage.span(y: rows.lowerBound)
        let hole = coverage.hole.clamped(to: span.start..<max(span.start, span.end))
        paintRing(color, rows: rows, from: span.start, to: hole.isEmpty ? span.end : hole.lowerBound)
        if !hole.isEmpty { paintRing(color, rows: rows, from: hole.upperBound, to: span.end) }
    }

    private func paintRing(_ color: PackedColor, rows: Range<Int32>, from start: Int32, to end: Int32) {
        guard start < end else { return }
        let bytes = coverage.bytes(y: rows.lowerBound, from: start, to: end)
        for y in rows { target.blend(color.bits, x: start, y: y, coverage: bytes, count: Int(end &- start)) }
    }

    // MARK: Transforms

    private func drawTransformed(_ command: UnsafePointer<DrawCommand>, isRing: Bool, in region: PixelRect) {
        let transform = list.transforms[Int(command.pointee.transform)]
        let shape = command.pointee.shape
        let box = transform.bounds(of: shape.rect)
        guard let area = begin(command, within: box, in: region), let inverse = transform.inverse else { return }
        coverage.add(shape, through: transform, border: isRing ? command.pointee.pixelBorder : 0)
        let visible = box.intersection(list.bounds)
        switch command.pointee.kind {
        case .solid where isRing:
            paintRing(command.pointee.color, over: area)
        case .solid:
            paint(SolidFill(word: command.pointee.color.bits, target: target), over: area)
        case .gradient:
            let axis = caches.axes.base[Int(command.pointee.source)]
            let plane =
                axis.hasArea
                ? GradientPlane(axis, filling: axis.area, visible: visible)
                : GradientPlane(axis, filling: shape.rect, through: inverse, box: box, visible: visible)
            drawGradient(command, plane: plane, from: axis.hasArea ? axis.area : box, over: area)
        case .bitmap:
            drawBitmap(command, transform: transform, inverse: inverse, visible: visible, over: area)
        case .groupBegin, .groupSecond, .groupMask, .groupEnd:
            break
        }
    }

    /// Resets the coverage to the visible part of `box` and applies the clips of `command`. Returns that part, or `nil`
    /// if nothing is visible.
    private func begin(
        _ command: UnsafePointer<DrawCommand>, within box: PixelRect, in region: PixelRect
    ) -> PixelRect? {
        var area = box.cut(by: region)
        if command.pointee.clip >= 0 { area = area.cut(by: clips[Int(command.pointee.clip)].bounds) }
        guard area.hasPixels else { return nil }
        coverage.begin(area)
        gatherClips(of: command)
        return area
    }
}

extension DrawCommand {
    /// `true` if this is a solid with a border that leaves a hole. A border of at least half the short side fills the
    /// whole shape.
    fileprivate var isRing: Bool {
        let side = Double(min(Int(shape.rect.maxX) - Int(shape.rect.minX), Int(shape.rect.maxY) - Int(shape.rect.minY)))
        return kind == .solid && border > 0 && 2 * pixelBorder < side
    }
}
