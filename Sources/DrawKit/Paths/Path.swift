package import Foundation

/// Lines and curves, one piece after the other, as a value: what a `CGPath` holds, what animations interpolate, and
/// what is rasterised. Pieces with a number that is not finite are left out.
package struct Path: Hashable, Sendable {
    /// A piece, which goes on from where the one before ended.
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quadratic(control: CGPoint, end: CGPoint)
        case cubic(first: CGPoint, second: CGPoint, end: CGPoint)
        /// A line back to where the part began.
        case close
    }

    package private(set) var elements: [Element] = []
    /// Where the next piece begins; nil for an empty path.
    package private(set) var currentPoint: CGPoint?
    /// Where the present part began.
    private var start: CGPoint?

    package init() {}

    /// Makes an empty path with room for so many pieces.
    init(capacity: Int) {
        elements.reserveCapacity(capacity)
    }

    package var isEmpty: Bool { elements.isEmpty }

    // MARK: Pieces

    /// Begins a new part.
    package mutating func move(to point: CGPoint) {
        guard point.isFinite else { return }
        // One move after another leaves nothing behind.
        if case .move? = elements.last { elements.removeLast() }
        elements.append(.move(point))
        (start, currentPoint) = (point, point)
    }

    /// Adds a line; in an empty path it is a move.
    package mutating func addLine(to point: CGPoint) {
        guard point.isFinite else { return }
        guard beginsAfterClose() else { return move(to: point) }
        elements.append(.line(point))
        currentPoint = point
    }

    /// Adds a curve of the second degree; in an empty path it begins at its control point.
    package mutating func addQuadratic(to end: CGPoint, control: CGPoint) {
        guard end.isFinite, control.isFinite else { return }
        if !beginsAfterClose() { move(to: control) }
        elements.append(.quadratic(control: control, end: end))
        currentPoint = end
    }

    /// Adds a curve of the third degree; in an empty path it begins at its first control point.
    package mutating func addCubic(to end: CGPoint, first: CGPoint, second: CGPoint) {
        guard end.isFinite, first.isFinite, second.isFinite else { return }
        if !beginsAfterClose() { move(to: first) }
        elements.append(.cubic(first: first, second: second, end: end))
        currentPoint = end
    }

    /// Leads back to where the part began; in an empty or a closed path this does nothing.
    package mutating func close() {
        guard let start, elements.last != .close, !elements.isEmpty else { return }
        elements.append(.close)
        currentPoint = start
    }

    /// Adds the pieces of `other` after `map`.
    package mutating func append(_ other: Path, through map: CGAffineTransform = .identity) {
        for element in other.elements { append(element.applying(map)) }
    }

    package mutating func append(_ element: Element) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .quadratic(let control, let end): addQuadratic(to: end, control: control)
        case .cubic(let first, let second, let end): addCubic(to: end, first: first, second: second)
        case .close: close()
        }
    }

    // MARK: Other paths

    /// This path after `map`.
    package func applying(_ map: CGAffineTransform) -> Path {
        var path = Path()
        path.append(self, through: map)
        return path
    }

    /// The path `fraction` of the way to `other`, point by point; nil where the two are not made of the same pieces.
    package func interpolated(to other: Path, fraction: Double) -> Path? {
        guard elements.count == other.elements.count else { return nil }
        var path = Path()
        for (from, to) in zip(elements, other.elements) {
            guard let element = from.interpolated(to: to, fraction: fraction) else { return nil }
            path.append(element)
        }
        return path
    }

    // MARK: Private

    /// Whether there is a point to go on from. After a close, what follows is a part of its own from the same point.
    private mutating func beginsAfterClose() -> Bool {
        guard let currentPoint else { return false }
        if elements.last == .close {
            elements.append(.move(currentPoint))
            start = currentPoint
        }
        return true
    }
}

extension Path.Element {
    /// Where the piece ends; nil for a close.
    package var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point): point
        case .quadratic(_, let end), .cubic(_, _, let end): end
        case .close: nil
        }
    }

    /// The points of the piece, in order.
    package var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadratic(let control, let end): [control, end]
        case .cubic(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    func applying(_ map: CGAffineTransform) -> Self {
        switch self {
        case .move(let point): .move(point.applying(map))
        case .line(let point): .line(point.applying(map))
        case .quadratic(let control, let end): .quadratic(control: control.applying(map), end: end.applying(map))
        case .cubic(let first, let second, let end):
            .cubic(first: first.applying(map), second: second.applying(map), end: end.applying(map))
        case .close: .close
        }
    }

    fileprivate func interpolated(to other: Self, fraction: Double) -> Self? {
        func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint { from.interpolated(to: to, fraction: fraction) }
        switch (self, other) {
        case (.move(let from), .move(let to)): return .move(mix(from, to))
        case (.line(let from), .line(let to)): return .line(mix(from, to))
        case (.quadratic(let control, let end), .quadratic(let otherControl, let otherEnd)):
            return .quadratic(control: mix(control, otherControl), end: mix(end, otherEnd))
        case (.cubic(let first, let second, let end), .cubic(let otherFirst, let otherSecond, let otherEnd)):
            return .cubic(first: mix(first, otherFirst), second: mix(second, otherSecond), end: mix(end, otherEnd))
        case (.close, .close): return .close
        default: return nil
        }
    }
}

extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }

    /// The point `fraction` of the way to `other`.
    package func interpolated(to other: CGPoint, fraction: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }

    /// How far it is to `other`.
    package func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
