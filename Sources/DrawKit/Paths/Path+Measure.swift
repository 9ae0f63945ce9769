package import Foundation

/// How long a path is, what is around it, and what is inside.
extension Path {
    /// The smallest rectangle around all points, also those that only bend curves; null for an empty path.
    package var controlBox: CGRect { Self.box(around: elements.flatMap(\.points)) }

    /// The smallest rectangle around what the path goes through, to a hundredth of a point; null for an empty path.
    package var box: CGRect { Self.box(around: lines(tolerance: 0.01).flatMap(\.points)) }

    /// Whether `point` lies inside: where the path goes round it, or with `isEvenOdd` an odd number of times. Parts
    /// that are open count as closed.
    package func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
        var winding = 0
        for part in lines(tolerance: 0.01) {
            guard var from = part.points.last else { continue }
            for to in part.points {
                if (from.y <= point.y) != (to.y <= point.y) {
                    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                    if x > point.x { winding += to.y > from.y ? 1 : -1 }
                }
                from = to
            }
        }
        return isEvenOdd ? winding % 2 != 0 : winding != 0
    }

    /// A part as straight lines.
    package struct Lines {
        package var points: [CGPoint]
        package var isClosed = false
    }

    /// The parts as lines that stay within `tolerance` points of the curves.
    package func lines(tolerance: CGFloat) -> [Lines] {
        var parts: [Lines] = []
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point): parts.append(Lines(points: [point]))
            case .close:
                guard !parts.isEmpty else { continue }
                parts[parts.count - 1].isClosed = true
            case .line(let point): parts[parts.count - 1].points.append(point)
            case .quadratic, .cubic:
                let curve = Curve(from: current, element)
                let count = curve.steps(tolerance: tolerance)
                for step in 1...count {
                    parts[parts.count - 1].points.append(curve.point(at: CGFloat(step) / CGFloat(count)))
                }
            }
            current = element.end ?? parts.last?.points.first ?? current
        }
        return parts
    }

    /// How long the path is, in points, closing lines included.
    package var length: CGFloat { measuredPieces.reduce(0) { $0 + $1.length } }

    /// The part of the path between two fractions of its length, all parts one after the other; curves stay curves.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        guard start < end else { return Path() }
        guard start > 0 || end < 1 else { return self }
        let pieces = measuredPieces
        let length = pieces.reduce(0) { $0 + $1.length }
        guard length > 0 else { return Path() }
        var trimmed = Path()
        var done: CGFloat = 0
        for piece in pieces {
            let from = max(start * length - done, 0)
            let to = min(end * length - done, piece.length)
            if from < to, piece.length > 0 {
                let part = piece.curve.part(from: piece.place(at: from), to: piece.place(at: to))
                if trimmed.currentPoint != part.from || (from == 0 && piece.beginsPart) { trimmed.move(to: part.from) }
                trimmed.append(part.element)
            }
            done += piece.length
        }
        return trimmed
    }

    // MARK: Internal

    /// The pieces that have a length, closing lines included.
    var measuredPieces: [MeasuredCurve] {
        var pieces: [MeasuredCurve] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var beginsPart = true
        for element in elements {
            if case .move(let point) = element {
                (start, current, beginsPart) = (point, point, true)
                continue
            }
            let drawn = element == .close ? .line(start) : element
            pieces.append(MeasuredCurve(Curve(from: current, drawn), beginsPart: beginsPart))
            (current, beginsPart) = (drawn.end ?? current, false)
        }
        return pieces
    }

    // MARK: Private

    private static func box(around points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
