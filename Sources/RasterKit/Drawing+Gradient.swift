import DrawKit

extension Drawing {
    /// Draws a gradient. A horizontal or vertical gradient is a line of words that an earlier command may have cached.
    func drawGradient(_ command: UnsafePointer<DrawCommand>, over area: PixelRect) {
        let axis = caches.axes.base[Int(command.pointee.source)]
        if axis.alongY == 0 {
            paint(RowFill(line: line(command, isVertical: false), target: target), over: area)
        } else if axis.alongX == 0 {
            paint(ColumnFill(line: line(command, isVertical: true), target: target), over: area)
        } else {
            let plane = plane(of: command, visible: list.visiblePart(of: command))
            drawGradient(command, plane: plane, from: axis.hasArea ? axis.area : command.pointee.shape.rect, over: area)
        }
    }

    /// Draws a gradient at any angle. Its dither pattern begins at the top left of `box`.
    func drawGradient(
        _ command: UnsafePointer<DrawCommand>, plane: GradientPlane, from box: PixelRect, over area: PixelRect
    ) {
        let ramp = list.paints[Int(command.pointee.source)].ramp
        let opacity = command.pointee.opacity
        RampStepColors.with(ramp, matrix: caches.dither) { colors in
            let rows = GradientRows(
                plane: plane, colors: colors, left: box.minX, top: box.minY, opacity: opacity, row: caches.words.base)
            paint(WordsFill(source: rows, isOpaque: ramp.isOpaque && opacity == 255, target: target), over: area)
        }
    }

    // MARK: Private

    /// Returns the words along the horizontal or vertical side of the command's rectangle, clipped to the frame. If the
    /// paint has a separate area, the line spans the frame instead.
    @inline(__always)
    func line(_ command: UnsafePointer<DrawCommand>, isVertical: Bool) -> GradientLine {
        let hasArea = caches.axes.base[Int(command.pointee.source)].hasArea
        let rect = hasArea ? caches.axes.base[Int(command.pointee.source)].area : command.pointee.shape.rect
        let limit = isVertical ? list.size.height : list.size.width
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let origin = isVertical ? rect.minX : rect.minY
        // If the paint has its own area, all shapes that it fills share one line, which spans the frame.
        let (start, end) = hasArea ? (0, limit) : (max(low, 0), min(high, limit))
        let key = GradientLineCache.Key(
            paint: command.pointee.source, length: high &- low, offset: start &- low, count: end &- start,
            opacity: command.pointee.opacity, isVertical: isVertical)
        return caches.lines.line(key, start: start, origin: origin)
            ?? makeLine(key, start: start, origin: origin, for: command)
    }

    private func makeLine(
        _ key: GradientLineCache.Key, start: Int32, origin: Int32, for command: UnsafePointer<DrawCommand>
    ) -> GradientLine {
        let ramp = list.paints[Int(command.pointee.source)].ramp
        let hasArea = caches.axes.base[Int(command.pointee.source)].hasArea
        let visible = hasArea ? list.bounds : list.visiblePart(of: command)
        let plane = plane(of: command, visible: visible)
        let isOpaque = ramp.isOpaque && command.pointee.opacity == 255
        return caches.lines.makeLine(key, start: start, origin: origin, isOpaque: isOpaque) { words, stride in
            RampStepColors.with(ramp, matrix: caches.dither) { colors in
                plane.write(colors, along: key, from: visible, to: words, stride: stride)
            }
            return key.isVertical
                ? .none(of: key.count) : plane.uniformColumns(x: visible.minX, y: visible.minY, count: key.count)
        }
    }

    /// Returns the gradient positions of the command. They don't depend on the part of `visible` that is drawn.
    private func plane(of command: UnsafePointer<DrawCommand>, visible: PixelRect) -> GradientPlane {
        let axis = caches.axes.base[Int(command.pointee.source)]
        return GradientPlane(axis, filling: axis.hasArea ? axis.area : command.pointee.shape.rect, visible: visible)
    }
}

extension DisplayList {
    /// Returns the part of the command's rectangle inside the frame, regardless of its clips.
    fileprivate func visiblePart(of command: UnsafePointer<DrawCommand>) -> PixelRect {
        command.pointee.shape.rect.intersection(bounds)
    }
}

extension GradientPlane {
    /// Writes the words of a line that begins at the top left of `visible`. The pattern rows of a horizontal line are
    /// `stride` words apart.
    fileprivate func write(
        _ colors: RampStepColors, along key: GradientLineCache.Key, from visible: PixelRect,
        to words: UnsafeMutablePointer<UInt32>, stride: Int
    ) {
        let (x, y, count) = (visible.minX, visible.minY, Int(key.count))
        if key.isVertical {
            writeDown(
                colors, row: key.offset, width: GradientLine.patternWidth, opacity: key.opacity, x: x, y: y,
                count: count, to: words)
        } else {
            writeRows(
                colors, column: key.offset, opacity: key.opacity, x: x, y: y, count: count, to: words, stride: stride)
        }
    }
}
