package import Foundation

/// Methods that add shapes and arcs to a path.
extension Path {
    /// Adds `rect` as a subpath, clockwise from its top-left corner.
    package mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Adds the ellipse inscribed in `rect` as a subpath, clockwise from its right end.
    package mutating func addEllipse(in rect: CGRect) {
        let map = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        move(to: CGPoint(x: rect.maxX, y: rect.midY))
        appendArc(from: 0, sweep: 2 * .pi, through: map)
        close()
    }

    /// Adds `rect` as a subpath, clockwise from the end of the top-left corner. The given `corners` are quarter
    /// ellipses, whose `radii` are limited to half the width and height of `rect`.
    package mutating func addRoundedRect(
        _ rect: CGRect, radii: CGSize, corners: CornerSet = .all
    ) {
        let rect = rect.standardized
        let wide = min(max(radii.width, 0), rect.width / 2)
        let high = min(max(radii.height, 0), rect.height / 2)
        guard wide > 0, high > 0, corners != [] else { return addRect(rect) }
        // For each corner: the corner itself, its point, the offset from that point to the center of its ellipse, and
        // the angle at which its arc begins.
        let turns: [(CornerSet, CGPoint, CGFloat, CGFloat, CGFloat)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), -wide, high, -.pi / 2),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), -wide, -high, 0),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), wide, -high, .pi / 2),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), wide, high, .pi),
        ]
        move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? wide : 0), y: rect.minY))
        for (corner, point, dx, dy, angle) in turns {
            guard corners.contains(corner) else {
                addLine(to: point)
                continue
            }
            let map = CGAffineTransform(a: wide, b: 0, c: 0, d: high, tx: point.x + dx, ty: point.y + dy)
            addLine(to: CGPoint(x: cos(angle), y: sin(angle)).applying(map))
            appendArc(from: angle, sweep: .pi / 2, through: map)
        }
        close()
    }

    /// Adds a circular arc, preceded by a line to its beginning. In an empty path, begins a subpath there instead.
    /// Angles are in radians from the positive x-axis. The arc runs toward increasing angles or, if `isDecreasing` is
    /// `true`, toward decreasing angles. If the angles differ by 2 pi or more, adds a full circle.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isDecreasing: Bool
    ) {
        guard center.isFinite, radius.isFinite, start.isFinite, end.isFinite else { return }
        let radius = max(radius, 0)
        let map = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
        addLine(to: CGPoint(x: cos(start), y: sin(start)).applying(map))
        appendArc(from: start, sweep: Self.sweep(from: start, to: end, isDecreasing: isDecreasing), through: map)
    }

    /// Adds a circular arc that is tangent to the line from the current point to `first` and to the line from `first`
    /// to `second`, preceded by a line to its beginning. If there is no such circle, adds a line to `first`. In an
    /// empty path, only begins a subpath at `first`.
    package mutating func addArc(tangent first: CGPoint, _ second: CGPoint, radius: CGFloat) {
        guard let from = currentPoint else { return move(to: first) }
        let (toHere, toSecond) = (from.distance(to: first), first.distance(to: second))
        guard toHere > 0, toSecond > 0, radius > 0, radius.isFinite else { return addLine(to: first) }
        let here = CGPoint(x: (from.x - first.x) / toHere, y: (from.y - first.y) / toHere)
        let there = CGPoint(x: (second.x - first.x) / toSecond, y: (second.y - first.y) / toSecond)
        let angle = acos(min(max(here.x * there.x + here.y * there.y, -1), 1))
        let turn = here.x * there.y - here.y * there.x
        guard abs(sin(angle)) > 1e-9 else { return addLine(to: first) }
        let touch = radius / tan(angle / 2)
        let middle = CGPoint(x: here.x + there.x, y: here.y + there.y)
        let reach = radius / sin(angle / 2) / hypot(middle.x, middle.y)
        let center = CGPoint(x: first.x + middle.x * reach, y: first.y + middle.y * reach)
        let begin = CGPoint(x: first.x + here.x * touch, y: first.y + here.y * touch)
        let end = CGPoint(x: first.x + there.x * touch, y: first.y + there.y * touch)
        addArc(
            center: center, radius: radius, from: atan2(begin.y - center.y, begin.x - center.x),
            to: atan2(end.y - center.y, end.x - center.x), isDecreasing: turn > 0)
    }

    // MARK: Private

    /// Returns the angle that an arc spans, at most a full circle; negative if `isDecreasing` is `true`.
    private static func sweep(from start: CGFloat, to end: CGFloat, isDecreasing: Bool) -> CGFloat {
        let fullTurn = 2 * CGFloat.pi
        let difference = end - start
        // Allow for rounding errors in full circles.
        if abs(difference) >= fullTurn - 1e-9 { return isDecreasing ? -fullTurn : fullTurn }
        if isDecreasing { return difference > 0 ? difference - fullTurn : difference }
        return difference < 0 ? difference + fullTurn : difference
    }

    /// Adds an arc of the unit circle, transformed by `map`, that begins at the current point, as cubic curves of at
    /// most a quarter circle each. The control points of a curve lie on the tangents at its ends, at a distance of 4/3
    /// tan(angle/4), where `angle` is the angle of the curve.
    private mutating func appendArc(from start: CGFloat, sweep: CGFloat, through map: CGAffineTransform) {
        let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
        guard count > 0 else { return }
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
            addCubic(
                to: CGPoint(x: cos(to), y: sin(to)).applying(map),
                first: CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)).applying(map),
                second: CGPoint(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to)).applying(map))
        }
    }
}
