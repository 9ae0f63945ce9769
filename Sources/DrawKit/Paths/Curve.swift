import Foundation

/// One element of a path with its starting point: a line, or a quadratic or cubic curve. The methods allocate no
/// arrays, because a stroke with an animated end is trimmed in every frame.
struct Curve: Sendable {
    let from: CGPoint
    let element: Path.Element

    /// Creates the curve that starts at `from` and follows `element`, which must be neither a move nor a close.
    init(from: CGPoint, _ element: Path.Element) {
        self.from = from
        self.element = element
    }

    /// Returns the point at `parameter`, 0...1, by de Casteljau's algorithm.
    func point(at parameter: CGFloat) -> CGPoint {
        switch element {
        case .quadratic(let control, let end): Self.split(from, control, end, at: parameter).middle
        case .cubic(let first, let second, let end): Self.split(from, first, second, end, at: parameter).middle
        case .line(let end), .move(let end): from.interpolated(to: end, fraction: parameter)
        case .close: from
        }
    }

    /// Returns the number of lines, 1...1000, that approximate the curve within `tolerance`. A curve of degree n whose
    /// second differences are at most d deviates from the lines by at most n (n - 1) d / (8 steps^2).
    func steps(tolerance: CGFloat) -> Int {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        }
        let deviation: CGFloat
        switch element {
        case .quadratic(let control, let end): deviation = 2 * bend(from, control, end)
        case .cubic(let first, let second, let end):
            deviation = 6 * max(bend(from, first, second), bend(first, second, end))
        case .line, .move, .close: return 1
        }
        return Int(min(max((deviation / 8 / tolerance).squareRoot().rounded(.up), 1), 1000))
    }

    /// Returns the part of the curve between two parameters, 0...1.
    func part(from low: CGFloat, to high: CGFloat) -> Curve {
        let upper = high < 1 ? split(at: high).before : self
        return low > 0 ? upper.split(at: low / high).after : upper
    }

    // MARK: Private

    private func split(at parameter: CGFloat) -> (before: Curve, after: Curve) {
        switch element {
        case .quadratic(let control, let end):
            let cut = Self.split(from, control, end, at: parameter)
            return (
                Curve(from: from, .quadratic(control: cut.before, end: cut.middle)),
                Curve(from: cut.middle, .quadratic(control: cut.after, end: end))
            )
        case .cubic(let first, let second, let end):
            let cut = Self.split(from, first, second, end, at: parameter)
            return (
                Curve(from: from, .cubic(first: cut.before.0, second: cut.before.1, end: cut.middle)),
                Curve(from: cut.middle, .cubic(first: cut.after.0, second: cut.after.1, end: end))
            )
        case .line, .move, .close:
            let middle = point(at: parameter)
            return (Curve(from: from, .line(middle)), Curve(from: middle, .line(element.end ?? from)))
        }
    }

    /// Returns the point at `parameter` on a quadratic curve, and the control points of the two parts that it divides
    /// the curve into.
    private static func split(
        _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, at parameter: CGFloat
    ) -> (before: CGPoint, middle: CGPoint, after: CGPoint) {
        let (before, after) = (a.interpolated(to: b, fraction: parameter), b.interpolated(to: c, fraction: parameter))
        return (before, before.interpolated(to: after, fraction: parameter), after)
    }

    /// Returns the point at `parameter` on a cubic curve, and the control points of the two parts that it divides the
    /// curve into.
    private static func split(
        _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at parameter: CGFloat
    ) -> (before: (CGPoint, CGPoint), middle: CGPoint, after: (CGPoint, CGPoint)) {
        let (first, last) = (a.interpolated(to: b, fraction: parameter), c.interpolated(to: d, fraction: parameter))
        let inner = split(first, b.interpolated(to: c, fraction: parameter), last, at: parameter)
        return ((first, inner.before), inner.middle, (inner.after, last))
    }
}
