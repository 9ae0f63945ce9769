import CSDL2
import DrawKit

extension GeometryBuilder {
    /// Appends a complete rounded rectangle: its interior, and a ring around it that fades out.
    mutating func appendRounded(_ shape: RoundedRect, _ fill: VertexFill) {
        let radius = shape.pixelRadius
        let segments = ArcTable.segmentCount(radius: radius)
        let quarter = arcs.quarter(segments: segments)
        let maximumPoints = 4 * (segments + 1)
        buffer.reserve(vertices: 2 * maximumPoints, indices: 3 * maximumPoints * 3)
        let first = buffer.nextIndex
        let transparent = SDL_Color(r: 0, g: 0, b: 0, a: 0)
        var count: Int32 = 0
        for corner in Corner.clockwise {
            let edge = corner.edge(of: shape.rect)
            guard shape.corners.contains(corner.set) else {
                let away = corner.reflected(SIMD2(1, 1))
                appendVertex(edge - away * SoftEdge.reach, color: fill.color, fill)
                appendVertex(edge + away * SoftEdge.reach, color: transparent, fill)
                count += 1
                continue
            }
            let center = edge - corner.reflected(SIMD2(1, 1)) * radius
            for index in corner.order(quarter.count) {
                let away = corner.reflected(quarter[index])
                appendVertex(center + away * max(radius - SoftEdge.reach, 0), color: fill.color, fill)
                appendVertex(center + away * (radius + SoftEdge.reach), color: transparent, fill)
                count += 1
            }
        }
        appendRingIndices(from: first, count: count)
    }

    /// Appends the triangles of a polygon and of the ring around it. The vertices, starting at `first`, are `count`
    /// pairs of an inner and an outer point of the ring; the inner points are the corners of the polygon.
    mutating func appendRingIndices(from first: Int32, count: Int32) {
        guard count > 2 else { return }
        for index in 1..<(count - 1) {
            buffer.appendTriangle(first, first + 2 * index, first + 2 * index + 2)
        }
        var previous = first + 2 * (count - 1)
        for index in 0..<count {
            let point = first + 2 * index
            buffer.appendTriangle(previous, previous + 1, point + 1)
            buffer.appendTriangle(previous, point + 1, point)
            previous = point
        }
    }
}
