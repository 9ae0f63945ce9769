public import Foundation

/// The rules that determine which points are inside a path. They differ only where parts of the path cross, overlap or
/// are nested.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Points are inside if the path winds around them more often in one direction than in the other.
    case winding
    /// Points are inside if the path winds around them an odd number of times.
    case evenOdd
}

/// The shapes of line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Ends exactly at the endpoint.
    case butt
    /// Adds a half circle beyond the end.
    case round
    /// Adds half a square beyond the end.
    case square
}

/// The shapes of line joins.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A sharp corner, up to the miter limit.
    case miter
    /// A rounded corner.
    case round
    /// A cut-off corner.
    case bevel
}

/// An immutable path of lines and curves that can be filled, stroked and queried. `CGMutablePath` is the mutable
/// subclass.
///
/// Unlike in Core Graphics, adding a line or a curve to an empty path is not an error; it begins a subpath.
public class CGPath {
    /// The elements of the path. A value, so copies are independent.
    package final var pieces: Path

    package init(pieces: Path) {
        self.pieces = pieces
    }

    /// Creates a path that consists of a rectangle, transformed by `transform` unless that is `nil`.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        var pieces = Path()
        pieces.addRect(rect)
        self.init(pieces: pieces.applying(transform?.pointee ?? .identity))
    }

    /// Creates a path that consists of the ellipse inscribed in `rect`, transformed by `transform` unless that is
    /// `nil`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        var pieces = Path()
        pieces.addEllipse(in: rect)
        self.init(pieces: pieces.applying(transform?.pointee ?? .identity))
    }

    /// Creates a path that consists of a rounded rectangle, transformed by `transform` unless that is `nil`. The
    /// corners are quarter ellipses, `cornerWidth` wide and `cornerHeight` high, limited to half of the rectangle's
    /// width and height.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        var pieces = Path()
        pieces.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
        self.init(pieces: pieces.applying(transform?.pointee ?? .identity))
    }

    /// `true` if the path has no elements.
    public var isEmpty: Bool { pieces.isEmpty }

    /// The point at which the next element would begin. Zero for an empty path.
    public var currentPoint: CGPoint { pieces.currentPoint ?? .zero }

    /// The smallest rectangle around all points, including control points. Null for an empty path.
    public var boundingBox: CGRect { pieces.controlBox }

    /// The smallest rectangle around the path itself, accurate to a hundredth of a point. Null for an empty path.
    public var boundingBoxOfPath: CGRect { pieces.box }

    /// Returns `true` if `point`, transformed by `transform`, is inside the path according to `rule`. Open subpaths
    /// count as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        pieces.contains(point.applying(transform), isEvenOdd: rule == .evenOdd)
    }

    /// Returns a path with the same elements.
    public func copy() -> CGPath? { CGPath(pieces: pieces) }

    /// Returns this path transformed by `transform`, or an unchanged copy if `transform` is `nil`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(pieces: pieces.applying(transform?.pointee ?? .identity))
    }

    /// Returns the outline of a stroke along this path. Fill it with the winding rule, because its parts overlap.
    /// `transform` is applied to the path before the stroke.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(pieces: pieces.applying(transform).stroked(style))
    }

    /// Returns the dashes of this path as open subpaths of straight lines. `lengths` are the alternating lengths of
    /// dashes and gaps in points, starting at `phase`. `transform` is applied to the path before it is divided.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let dashes = CGMutablePath()
        let style = StrokeStyle(dashes: lengths, dashPhase: phase)
        for line in pieces.applying(transform).dashed(style) {
            dashes.addLines(between: line.points)
            if line.isClosed { dashes.closeSubpath() }
        }
        return dashes
    }

    /// Returns a mutable path with the same elements.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(pieces: pieces) }
}

extension CGPath: Hashable {
    /// Returns `true` if both paths consist of the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool { left === right || left.pieces == right.pieces }

    /// Adds the elements to the hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pieces)
    }
}

/// A mutable path. Elements that contain NaN or infinity are ignored.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() {
        super.init(pieces: Path())
    }

    override init(pieces: Path) {
        super.init(pieces: pieces)
    }

    /// Begins a new subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        pieces.move(to: point.applying(transform))
    }

    /// Adds a line to `point`.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        pieces.addLine(to: point.applying(transform))
    }

    /// Adds a subpath that begins at the first of `points` and connects the points with lines.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
        }
    }

    /// Adds a quadratic Bézier curve to `end`, with the control point `control`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        pieces.addQuadratic(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic Bézier curve to `end`, with the control points `control1` and `control2`.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        pieces.addCubic(
            to: end.applying(transform), first: control1.applying(transform), second: control2.applying(transform))
    }

    /// Closes the subpath with a line to its beginning.
    public func closeSubpath() { pieces.close() }

    /// Adds `rect` as a subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRect(rect) }
    }

    /// Adds each of `rects` as a subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle with rounded corners as a subpath.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight)) }
    }

    /// Adds the ellipse inscribed in `rect` as a subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds a circular arc, preceded by a line to its beginning. Angles are in radians from the positive x-axis. The
    /// arc runs toward increasing angles, which is clockwise on screen, or toward decreasing angles if `clockwise` is
    /// `true`, because Core Graphics names the direction for a y-axis that points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var arc = Path()
        arc.addArc(center: center, radius: radius, from: startAngle, to: endAngle, isDecreasing: clockwise)
        join(arc, transform)
    }

    /// Adds a circular arc of `delta` radians, preceded by a line to its beginning. A positive `delta` runs clockwise
    /// on screen, a negative one counterclockwise.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
            transform: transform)
    }

    /// Adds an arc that is tangent to the line from the current point to `tangent1End` and to the line from
    /// `tangent1End` to `tangent2End`, preceded by a line to its beginning.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !transform.isIdentity else {
            return pieces.addArc(tangent: tangent1End, tangent2End, radius: radius)
        }
        var arc = Path()
        if let here = pieces.currentPoint { arc.move(to: here.applying(transform.inverted())) }
        arc.addArc(tangent: tangent1End, tangent2End, radius: radius)
        join(arc, transform)
    }

    /// Adds the elements of `path`.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        pieces.append(path.pieces, through: transform)
    }

    // MARK: Private

    private func add(_ transform: CGAffineTransform, _ body: (inout Path) -> Void) {
        var shape = Path()
        body(&shape)
        pieces.append(shape, through: transform)
    }

    /// Appends `other`, connected to the current point by a line.
    private func join(_ other: Path, _ transform: CGAffineTransform) {
        for element in other.applying(transform).elements {
            if case .move(let point) = element { pieces.addLine(to: point) } else { pieces.append(element) }
        }
    }
}
