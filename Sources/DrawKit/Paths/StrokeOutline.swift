import Foundation

/// A builder for the outline of a stroke. It adds a rectangle for each segment, and shapes for joins and caps, all with
/// the same orientation, so that the winding rule fills their union.
struct StrokeOutline {
    private(set) var path = Path()
    private let style: StrokeStyle
    private let tolerance: CGFloat
    private let half: CGFloat

    init(_ style: StrokeStyle, tolerance: CGFloat) {
        self.style = style
        self.tolerance = tolerance
        half = style.width / 2
    }

    /// Adds the stroke of `line`.
    mutating func add(_ line: Path.Lines) {
        var points = line.points.reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
        if line.isClosed, points.count > 1, points.first != points.last { points.append(points[0]) }
        guard points.count > 1 else { return addDot(at: points.first) }
        let directions = zip(points, points.dropFirst()).map { from, to in
            let length = hypot(to.x - from.x, to.y - from.y)
            return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
        }
        for (index, direction) in directions.enumerated() {
            let extendsStart = !line.isClosed && index == 0 && style.cap == .square
            let extendsEnd = !line.isClosed && index == directions.count - 1 && style.cap == .square
            addSegment(
                moved(points[index], by: direction, extendsStart ? -half : 0),
                moved(points[index + 1], by: direction, extendsEnd ? half : 0), direction)
            if index > 0 { addJoin(at: points[index], from: directions[index - 1], to: direction) }
        }
        if line.isClosed, let last = directions.last {
            addJoin(at: points[0], from: last, to: directions[0])
        } else if style.cap == .round {
            for end in [points[0], points[points.count - 1]] { addCircle(at: end) }
        }
    }

    // MARK: Private

    private func moved(_ point: CGPoint, by direction: CGVector, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: point.x + direction.dx * distance, y: point.y + direction.dy * distance)
    }

    /// Returns the vector from the line to its left edge.
    private func normal(_ direction: CGVector) -> CGVector {
        CGVector(dx: direction.dy * half, dy: -direction.dx * half)
    }

    private mutating func addPolygon(_ points: CGPoint...) {
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
    }

    private mutating func addSegment(_ from: CGPoint, _ to: CGPoint, _ direction: CGVector) {
        let side = normal(direction)
        addPolygon(
            moved(from, by: side, 1), moved(to, by: side, 1), moved(to, by: side, -1), moved(from, by: side, -1))
    }

    private mutating func addJoin(at point: CGPoint, from: CGVector, to: CGVector) {
        let (cross, dot) = (from.dx * to.dy - from.dy * to.dx, from.dx * to.dx + from.dy * to.dy)
        // The distance between a bevel and the round or mitered corner is negligible where curves are approximated.
        let isStraight = dot > 0 && half * (1 - dot) < tolerance
        if style.join == .round, !isStraight { return addCircle(at: point) }
        guard cross != 0 else { return }
        // The outer side of the corner.
        let side: CGFloat = cross > 0 ? 1 : -1
        let (first, second) = (normal(from), normal(to))
        let (start, end) = (moved(point, by: first, side), moved(point, by: second, side))
        let (before, after) = side > 0 ? (start, end) : (end, start)
        // The ratio of the miter's length to the line width.
        let ratio = dot > -1 ? (2 / (1 + dot)).squareRoot() : .infinity
        guard style.join == .miter, ratio <= style.miterLimit else { return addPolygon(point, before, after) }
        let sum = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
        addPolygon(point, before, moved(point, by: sum, side / (1 + dot)), after)
    }

    /// Adds the caps of a subpath without length. Butt caps draw nothing.
    private mutating func addDot(at point: CGPoint?) {
        guard let point else { return }
        switch style.cap {
        case .butt: break
        case .round: addCircle(at: point)
        case .square:
            path.addRect(CGRect(x: point.x - half, y: point.y - half, width: style.width, height: style.width))
        }
    }

    private mutating func addCircle(at point: CGPoint) {
        path.addEllipse(in: CGRect(x: point.x - half, y: point.y - half, width: style.width, height: style.width))
    }
}
