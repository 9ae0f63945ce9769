import CSDL2
import DrawKit

extension GeometryBuilder {
    /// Adds a gradient whose visible part is `rect`.
    @inline(__always)
    mutating func addGradient(
        _ command: DrawCommand, _ rect: PixelRect, _ list: DisplayList, plan: PaintPlan, white: SIMD2<Double>,
        isPlain: Bool
    ) {
        if plan.area == nil, plan.color == nil, isPlain, plan.fits, rect == command.shape.rect,
            rect.height <= RampRows.count
        {
            appendQuad(rect, plan, phase: 0, opacity: command.opacity)
        } else {
            addOtherGradient(command, rect, list, plan: plan, white: white, isPlain: isPlain)
        }
    }

    private mutating func addOtherGradient(
        _ command: DrawCommand, _ rect: PixelRect, _ list: DisplayList, plan: PaintPlan, white: SIMD2<Double>,
        isPlain: Bool
    ) {
        var plan = plan
        var (filled, transform) = (command.shape.rect, list.transform(of: command))
        // The row of the frame at which the dither pattern begins.
        var top = transform?.bounds(of: filled).minY ?? filled.minY
        if let area = plan.area {
            // The gradient is fixed to the frame, even if the shape is transformed.
            if transform != nil { (filled, transform) = (rect, nil) }
            plan.narrow(from: area, to: filled)
            top = area.minY
        }
        let phase = RampRows.phase(rect.minY, from: top)
        if let color = plan.color {
            let fill = VertexFill(color.faded(by: command.opacity), texture: plan.atlas, white: white)
            add(fill, command, rect, list, isPlain: isPlain)
        } else if isPlain, plan.fits, rect == command.shape.rect, phase + rect.height <= RampRows.count {
            appendQuad(rect, plan, phase: phase, opacity: command.opacity)
        } else {
            var fill = plan.fill(of: filled, opacity: command.opacity)
            if let transform { fill.move(with: transform) }
            addBands(of: fill, plan.rows, from: top, command, rect, list)
        }
    }

    /// Adds the visible part of a gradient in bands of at most `RampRows.count` rows.
    private mutating func addBands(
        of fill: VertexFill, _ rows: RampRows, from top: Int32, _ command: DrawCommand, _ rect: PixelRect,
        _ list: DisplayList
    ) {
        var fill = fill
        var bandTop = RampRows.bandTop(rect.minY, from: top)
        while bandTop < rect.maxY {
            let end = bandTop + RampRows.count
            let band = PixelRect(
                minX: rect.minX, minY: max(bandTop, rect.minY), maxX: rect.maxX, maxY: min(end, rect.maxY))
            fill.begin(rows, y: bandTop)
            add(fill, command, band, list, isPlain: Self.isPlain(command, in: band, of: list))
            bandTop = end
        }
    }
}
