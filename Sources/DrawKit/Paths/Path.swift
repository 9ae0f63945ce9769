package import Foundation

/// A path as a value. It is the storage of `CGPath`, is interpolated by animations, and is drawn by `PathKit`. Elements
/// that contain NaN or infinity are ignored.
package struct Path: Hashable, Sendable {
    /// A move, which starts a subpath, or a segment that continues from the end of the previous element.
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quadratic(control: CGPoint, end: CGPoint)
        case cubic(first: CGPoint, second: CGPoint, end: CGPoint)
        /// A line back to the beginning of the subpath.
        case close
    }

    package private(set) var elements: [Element] = []
    /// The point at which the next element begins, or `nil` for an empty path.
    package private(set) var currentPoint: CGPoint?
    /// The beginning of the current subpath.
    private var start: CGPoint?

    package init() {}

    /// Creates an empty path with room for `capacity` elements.
    init(capacity: Int) {
        elements.reserveCapacity(capacity)
    }

    package var isEmpty: Bool { elements.isEmpty }

    // MARK: Adding elements

    /// Begins a new subpath at `point`.
    package mutating func move(to point: CGPoint) {
        guard point.isFinite else { return }
        // A move replaces a directly preceding move.
        if case .move? = elements.last { elements.removeLast() }
        elements.append(.move(point))
        start = point
        currentPoint = point
    }

    /// Adds a line. In an empty path, begins a subpath at `point` instead.
    package mutating func addLine(to point: CGPoint) {
        guard point.isFinite else { return }
        guard resumeSubpath() else { return move(to: point) }
        elements.append(.line(point))
        currentPoint = point
    }

    /// Adds a quadratic curve. In an empty path, the curve begins at its control point.
    package mutating func addQuadratic(to end: CGPoint, control: CGPoint) {
        guard end.isFinite, control.isFinite else { return }
        if !resumeSubpath() { move(to: control) }
        elements.append(.quadratic(control: control, end: end))
        currentPoint = end
    }

    /// Adds a cubic curve. In an empty path, the curve begins at its first control point.
    package mutating func addCubic(to end: CGPoint, first: CGPoint, second: CGPoint) {
        guard end.isFinite, first.isFinite, second.isFinite else { return }
        if !resumeSubpath() { move(to: first) }
        elements.append(.cubic(first: first, second: second, end: end))
        currentPoint = end
    }

    /// Closes the subpath. No effect if the path is empty or already closed.
    package mutating func close() {
        guard let start, elements.last != .close, !elements.isEmpty else { return }
        elements.append(.close)
        currentPoint = start
    }

    /// Adds the elements of `other`, transformed by `map`.
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

    /// Returns this path, transformed by `map`.
    package func applying(_ map: CGAffineTransform) -> Path {
        var path = Path()
        path.append(self, through: map)
        return path
    }

    /// Returns the path `fraction` of the way to `other`, point by point; `nil` if the paths don't have the same kinds
    /// of elements in the same order.
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

    /// Returns `true` if there is a point to continue from. After a close, begins a new subpath at that point.
    private mutating func resumeSubpath() -> Bool {
        guard let currentPoint else { return false }
        if elements.last == .close {
            elements.append(.move(currentPoint))
            start = currentPoint
        }
        return true
    }
}

extension Path.Element {
    /// The end point of the element, or `nil` for a close.
    package var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point): point
        case .quadratic(_, let end), .cubic(_, _, let end): end
        case .close: nil
        }
    }

    /// The control points of the element, followed by its end point. Empty for `.close`.
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

    /// Returns the point `fraction` of the way to `other`.
    package func interpolated(to other: CGPoint, fraction: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }

    /// Returns the Euclidean distance to `other`.
    package func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
