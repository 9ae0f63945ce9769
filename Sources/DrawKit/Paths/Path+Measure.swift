package import Foundation

/// The length, bounding boxes and interior of a path.
extension Path {
    /// The smallest rectangle around all points, including control points. Null for an empty path.
    package var controlBox: CGRect {
        var box = BoundingBox()
        for element in elements {
            switch element {
            case .move(let point), .line(let point): box.add(point)
            case .quadratic(let control, let end):
                box.add(control)
                box.add(end)
            case .cubic(let first, let second, let end):
                box.add(first)
                box.add(second)
                box.add(end)
            case .close: break
            }
        }
        return box.rect
    }

    /// The smallest rectangle around the path itself, accurate to a hundredth of a point. Null for an empty path.
    package var box: CGRect {
        var box = BoundingBox()
        for part in lines(tolerance: 0.01) {
            for point in part.points { box.add(point) }
        }
        return box.rect
    }

    /// Returns `true` if `point` is inside the path by the nonzero winding rule or, if `isEvenOdd` is `true`, by the
    /// even-odd rule. Open subpaths count as closed.
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

    /// A subpath, approximated by straight lines.
    package struct Lines {
        package var points: [CGPoint]
        package var isClosed = false
    }

    /// Returns the subpaths as lines that deviate from the curves by at most `tolerance` points.
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

    /// The length of the path, in points, including closing lines. Keep a `MeasuredPath` to query the length
    /// repeatedly.
    package var length: CGFloat { MeasuredPath(self).length }

    /// Returns the part of the path between two fractions of its total length over all subpaths. Curves stay curves.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        MeasuredPath(self).trimmed(from: start, to: end)
    }
}

/// A builder for the smallest rectangle around a set of points.
private struct BoundingBox {
    private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

    mutating func add(_ point: CGPoint) {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }

    /// The smallest rectangle around the points so far; `.null` if there are no points.
    var rect: CGRect {
        guard low.x <= high.x else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
