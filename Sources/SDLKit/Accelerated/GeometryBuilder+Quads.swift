import CSDL2
import DrawKit

extension GeometryBuilder {
    /// Appends an unclipped rectangle with a gradient as a single quad that starts at row `phase` of the dither
    /// pattern. `phase` plus the rectangle's height must not exceed `RampRows.count`.
    @inline(__always)
    mutating func appendQuad(_ rect: PixelRect, _ plan: PaintPlan, phase: Int32, opacity: UInt8) {
        buffer.reserve(vertices: 4, indices: 6)
        let color = SDL_Color(r: opacity, g: opacity, b: opacity, a: opacity)
        let upper = Float(plan.rows.top + Double(phase) * plan.rows.step)
        let lower = Float(plan.rows.top + Double(phase &+ rect.height) * plan.rows.step)
        let (topLeft, topRight) = (Float(plan.base), Float(plan.base + plan.alongX))
        let bottomLeft = Float(plan.base + plan.alongY)
        let bottomRight = Float(plan.base + plan.alongX + plan.alongY)
        let (left, top) = (Float(rect.minX), Float(rect.minY))
        let (right, bottom) = (Float(rect.maxX), Float(rect.maxY))
        appendQuadIndices()
        buffer.append(x: left, y: top, color: color, u: topLeft, v: upper)
        buffer.append(x: right, y: top, color: color, u: topRight, v: upper)
        buffer.append(x: right, y: bottom, color: color, u: bottomRight, v: lower)
        buffer.append(x: left, y: bottom, color: color, u: bottomLeft, v: lower)
    }

    /// Appends a rectangle with any fill.
    mutating func appendQuad(_ rect: PixelRect, _ fill: VertexFill) {
        buffer.reserve(vertices: 4, indices: 6)
        appendQuadIndices()
        let (left, top) = (Double(rect.minX), Double(rect.minY))
        let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
        appendVertex(SIMD2(left, top), color: fill.color, fill)
        appendVertex(SIMD2(right, top), color: fill.color, fill)
        appendVertex(SIMD2(right, bottom), color: fill.color, fill)
        appendVertex(SIMD2(left, bottom), color: fill.color, fill)
    }

    /// Appends a vertex. The buffer must have room for it.
    @inline(__always)
    mutating func appendVertex(_ point: SIMD2<Double>, color: SDL_Color, _ fill: VertexFill) {
        let coordinates = fill.coordinates(at: point)
        buffer.append(
            x: Float(point.x), y: Float(point.y), color: color, u: Float(coordinates.x), v: Float(coordinates.y))
    }

    @inline(__always)
    private mutating func appendQuadIndices() {
        let first = buffer.nextIndex
        buffer.appendTriangle(first, first &+ 1, first &+ 2)
        buffer.appendTriangle(first, first &+ 2, first &+ 3)
    }
}
