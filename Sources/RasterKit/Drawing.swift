import DrawKit

/// A single drawing of a display list. It converts commands to fills.
struct Drawing {
    let list: DisplayList
    let clips: UnsafeBufferPointer<ClipNode>
    var target: PixelBuffer
    let caches: DrawingCaches

    var coverage: ClipCoverage { caches.coverage }

    /// Draws the regions of `damage` clipped to `limit`, which must lie within the frame and `target`.
    static func draw(
        _ list: DisplayList, _ damage: Damage, within limit: PixelRect, into target: PixelBuffer, caches: DrawingCaches
    ) {
        caches.groups.rows = limit.minY..<limit.maxY
        list.commands.withUnsafeBufferPointer { commands in
            list.clips.withUnsafeBufferPointer { clips in
                guard let first = commands.baseAddress else { return }
                let drawing = Drawing(list: list, clips: clips, target: target, caches: caches)
                damage.order.withUnsafeBufferPointer { order in
                    for region in damage.regions {
                        let area = region.rect.cut(by: limit)
                        guard area.hasPixels else { continue }
                        for position in Int(region.first)..<Int(region.first &+ region.count) {
                            let index = Int(order[position])
                            guard index < commands.count else { break }
                            // A mutable drawing is slower, and most frames have no groups.
                            guard !(first + index).pointee.kind.isGroup else {
                                drawing.drawRemaining(of: region, from: position, order, commands, in: area)
                                break
                            }
                            drawing.draw(first + index, in: area)
                        }
                    }
                }
            }
        }
    }

    /// Draws the part of `command` in `region`, which must lie within the frame and the target. The command is passed
    /// by pointer because copying it takes as long as filling a small rectangle.
    func draw(_ command: UnsafePointer<DrawCommand>, in region: PixelRect) {
        if command.pointee.transform >= 0 || command.pointee.border > 0 {
            drawOutlined(command, in: region)
        } else {
            drawUpright(command, in: region)
        }
    }

    /// Draws a command that has neither a transform nor a border.
    @inline(__always)
    func drawUpright(_ command: UnsafePointer<DrawCommand>, in region: PixelRect) {
        var area = command.pointee.shape.rect.cut(by: region)
        if command.pointee.clip >= 0 { area = area.cut(by: clips[Int(command.pointee.clip)].bounds) }
        guard area.hasPixels else { return }
        if drawRectangle(command, over: area) { return }
        coverage.begin(area)
        gatherCorners(of: command.pointee.shape)
        gatherClips(of: command)
        switch command.pointee.kind {
        case .solid: paint(SolidFill(word: command.pointee.color.bits, target: target), over: area)
        case .gradient: drawGradient(command, over: area)
        case .bitmap: drawBitmap(command, over: area)
        case .groupBegin, .groupSecond, .groupMask, .groupEnd: break
        }
    }

    /// Draws solids and horizontal gradients with square corners and rectangular clips, on a fast path because there
    /// may be thousands of them. Returns `false` for all other commands.
    @inline(__always)
    private func drawRectangle(_ command: UnsafePointer<DrawCommand>, over area: PixelRect) -> Bool {
        guard command.pointee.shape.radius == 0,
            command.pointee.clip < 0 || clips[Int(command.pointee.clip)].isRectangular
        else { return false }
        switch command.pointee.kind {
        case .solid:
            SolidFill(word: command.pointee.color.bits, target: target).draw(over: area)
            return true
        case .gradient where caches.axes.base[Int(command.pointee.source)].alongY == 0:
            RowFill(line: line(command, isVertical: false), target: target).draw(over: area)
            return true
        case .gradient, .bitmap, .groupBegin, .groupSecond, .groupMask, .groupEnd:
            return false
        }
    }

    /// Draws `fill` over `area` with the current coverage.
    @inline(__always)
    func paint(_ fill: some Fill, over area: PixelRect) {
        if coverage.isRectangular {
            fill.draw(over: area)
        } else {
            paintRounded(fill, over: area)
        }
    }

    private func paintRounded(_ fill: some Fill, over area: PixelRect) {
        let (top, bottom) = (coverage.top, max(coverage.top, coverage.bottom))
        for y in area.minY..<top { paintRow(fill, y: y) }
        if top < bottom {
            fill.draw(over: PixelRect(minX: area.minX, minY: top, maxX: area.maxX, maxY: bottom))
        }
        for y in bottom..<area.maxY { paintRow(fill, y: y) }
    }

    private func paintRow(_ fill: some Fill, y: Int32) {
        let span = coverage.span(y: y)
        if span.start < span.left {
            let bytes = span.leftBytes ?? coverage.bytes(y: y, from: span.start, to: span.left)
            fill.draw(x: span.start, y: y, coverage: bytes, count: Int(span.left &- span.start))
        }
        if span.left < span.right {
            fill.draw(over: PixelRect(minX: span.left, minY: y, maxX: span.right, maxY: y &+ 1))
        }
        if span.right < span.end {
            let bytes = span.rightBytes ?? coverage.bytes(y: y, from: span.right, to: span.end)
            fill.draw(x: span.right, y: y, coverage: bytes, count: Int(span.end &- span.right))
        }
    }

    /// Applies the clips of `command` that are not plain rectangles.
    func gatherClips(of command: UnsafePointer<DrawCommand>) {
        var index = command.pointee.clip
        while index >= 0, !clips[Int(index)].isRectangular {
            let (shape, transform) = (clips[Int(index)].shape, clips[Int(index)].transform)
            if transform >= 0 {
                coverage.add(shape, through: list.transforms[Int(transform)])
            } else {
                gatherCorners(of: shape)
            }
            index = clips[Int(index)].parent
        }
    }

    private func gatherCorners(of shape: RoundedRect) {
        guard shape.radius > 0 else { return }
        coverage.add(shape, mask: caches.masks.mask(radius: shape.radius))
    }
}
