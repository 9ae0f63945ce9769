import Foundation

/// One piece of a path with the point where it begins, written as a curve of the first, second or third degree.
struct Curve: Sendable {
    let from: CGPoint
    let element: Path.Element
    private let points: [CGPoint]

    init(from: CGPoint, _ element: Path.Element) {
        self.from = from
        self.element = element
        points = [from] + element.points
    }

    /// The point at `place`, 0...1, by de Casteljau's construction.
    func point(at place: CGFloat) -> CGPoint {
        var level = points
        while level.count > 1 { level = Self.next(level, place) }
        return level[0]
    }

    /// Into how many lines it is cut that stay within `tolerance`: a curve of degree n whose second differences are at
    /// most d strays n (n - 1) / 8 d / steps^2 from them.
    func steps(tolerance: CGFloat) -> Int {
        guard points.count > 2 else { return 1 }
        var bend: CGFloat = 0
        for index in 2..<points.count {
            let (a, b, c) = (points[index - 2], points[index - 1], points[index])
            bend = max(bend, hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y))
        }
        let degree = CGFloat(points.count - 1)
        let steps = (degree * (degree - 1) / 8 * bend / tolerance).squareRoot().rounded(.up)
        return Int(min(max(steps, 1), 1000))
    }

    /// The part between two places, 0...1.
    func part(from low: CGFloat, to high: CGFloat) -> Curve {
        let upper = high < 1 ? split(at: high).before : points
        guard low > 0 else { return Self.made(of: upper) }
        return Self.made(of: Curve.made(of: upper).split(at: low / high).after)
    }

    // MARK: Private

    private func split(at place: CGFloat) -> (before: [CGPoint], after: [CGPoint]) {
        var (level, before, after) = (points, [points[0]], [points[points.count - 1]])
        while level.count > 1 {
            level = Self.next(level, place)
            before.append(level[0])
            after.insert(level[level.count - 1], at: 0)
        }
        return (before, after)
    }

    private static func next(_ level: [CGPoint], _ place: CGFloat) -> [CGPoint] {
        (1..<level.count).map { level[$0 - 1].interpolated(to: level[$0], fraction: place) }
    }

    private static func made(of points: [CGPoint]) -> Curve {
        switch points.count {
        case 2: Curve(from: points[0], .line(points[1]))
        case 3: Curve(from: points[0], .quadratic(control: points[1], end: points[2]))
        default: Curve(from: points[0], .cubic(first: points[1], second: points[2], end: points[3]))
        }
    }
}

/// A curve, and how long it is up to places along it.
struct MeasuredCurve: Sendable {
    let curve: Curve
    /// Whether nothing comes before it in its part of the path.
    let beginsPart: Bool
    /// The length up to each of the places that cut 0...1 evenly, in points.
    private let lengths: [CGFloat]

    init(_ curve: Curve, beginsPart: Bool) {
        self.curve = curve
        self.beginsPart = beginsPart
        let count = max(curve.steps(tolerance: 0.001), 1)
        var (lengths, last) = ([CGFloat(0)], curve.from)
        for step in 1...count {
            let point = curve.point(at: CGFloat(step) / CGFloat(count))
            lengths.append(lengths[step - 1] + last.distance(to: point))
            last = point
        }
        self.lengths = lengths
    }

    var length: CGFloat { lengths[lengths.count - 1] }

    /// The place, 0...1, that is `distance` along the curve.
    func place(at distance: CGFloat) -> CGFloat {
        guard distance > 0 else { return 0 }
        guard distance < length, let after = lengths.firstIndex(where: { $0 > distance }) else { return 1 }
        let (low, high) = (lengths[after - 1], lengths[after])
        return (CGFloat(after - 1) + (distance - low) / (high - low)) / CGFloat(lengths.count - 1)
    }
}
