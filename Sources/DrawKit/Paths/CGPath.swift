public import Foundation

/// Which points a path has inside where it crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Those that the path goes round, more often one way than the other.
    case winding
    /// Those that it goes round an odd number of times.
    case evenOdd
}

/// How the ends of a stroked line look.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Cut off at the end.
    case butt
    /// A half circle beyond the end.
    case round
    /// Half a square beyond the end.
    case square
}

/// How the corners of a stroked line look.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// Drawn out to a point, up to the miter limit.
    case miter
    /// Rounded.
    case round
    /// Cut off.
    case bevel
}

/// Lines and curves that can be filled, stroked or asked about. It does not change; `CGMutablePath` does.
///
/// Unlike Core Graphics' paths, a line or a curve in an empty path is no error: it begins a part.
public class CGPath {
    /// The pieces, as a value.
    package final var pieces: Path

    package init(pieces: Path) {
        self.pieces = pieces
    }

    /// Makes a rectangle. `transform` is applied to it; nil, the default, leaves it as it is.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        var pieces = Path()
        pieces.addRect(rect)
        self.init(pieces: pieces.applying(transform?.pointee ?? .identity))
    }

    /// Makes the ellipse that fills `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        var pieces = Path()
        pieces.addEllipse(in: rect)
        self.init(pieces: pieces.applying(transform?.pointee ?? .identity))
    }

    /// Makes a rectangle whose corners are quarters of ellipses, `cornerWidth` wide and `cornerHeight` high, at most
    /// half of its sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        var pieces = Path()
        pieces.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
        self.init(pieces: pieces.applying(transform?.pointee ?? .identity))
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { pieces.isEmpty }

    /// Where the next piece would begin; zero for an empty path.
    public var currentPoint: CGPoint { pieces.currentPoint ?? .zero }

    /// The smallest rectangle around all points, also those that only bend curves; null for an empty path.
    public var boundingBox: CGRect { pieces.controlBox }

    /// The smallest rectangle around what the path goes through, to a hundredth of a point; null for an empty path.
    public var boundingBoxOfPath: CGRect { pieces.box }

    /// Whether `point`, after `transform`, is inside by `rule`. Parts that are open count as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        pieces.contains(point.applying(transform), isEvenOdd: rule == .evenOdd)
    }

    /// A path with the same pieces.
    public func copy() -> CGPath? { CGPath(pieces: pieces) }

    /// This path after `transform`; nil as the transform leaves it as it is.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(pieces: pieces.applying(transform?.pointee ?? .identity))
    }

    /// A path with the same pieces that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(pieces: pieces) }
}

extension CGPath: Hashable {
    /// Whether both are made of the same pieces.
    public static func == (left: CGPath, right: CGPath) -> Bool { left === right || left.pieces == right.pieces }

    /// Puts the pieces into a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pieces)
    }
}

/// A path that grows. Pieces with a number that is not finite are left out.
public final class CGMutablePath: CGPath {
    /// Makes an empty path.
    public init() {
        super.init(pieces: Path())
    }

    override init(pieces: Path) {
        super.init(pieces: pieces)
    }

    /// Begins a new part at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        pieces.move(to: point.applying(transform))
    }

    /// Adds a line to `point`.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        pieces.addLine(to: point.applying(transform))
    }

    /// Begins a part at the first of `points`, with lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
        }
    }

    /// Adds a curve of the second degree to `end`, bent towards `control`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        pieces.addQuadratic(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a curve of the third degree to `end`, which leaves towards `control1` and arrives from `control2`.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        pieces.addCubic(
            to: end.applying(transform), first: control1.applying(transform), second: control2.applying(transform))
    }

    /// Leads back to where the part began.
    public func closeSubpath() { pieces.close() }

    /// Adds `rect` as a part.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRect(rect) }
    }

    /// Adds each of `rects` as a part.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle with rounded corners as a part.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight)) }
    }

    /// Adds the ellipse that fills `rect` as a part.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds an arc of a circle, with a line to where it begins. Angles are in radians from the right; it goes to where
    /// they grow, which is clockwise on a screen, and with `clockwise` to where they fall: Core Graphics' word is for a
    /// y axis that points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var arc = Path()
        arc.addArc(center: center, radius: radius, from: startAngle, to: endAngle, isFalling: clockwise)
        join(arc, transform)
    }

    /// Adds an arc of a circle that goes on for `delta` radians, with a line to where it begins.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
            transform: transform)
    }

    /// Adds an arc that touches the line from here to `tangent1End` and that from there to `tangent2End`, and a line to
    /// where it begins.
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

    /// Adds the pieces of `path`.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        pieces.append(path.pieces, through: transform)
    }

    // MARK: Private

    private func add(_ transform: CGAffineTransform, _ body: (inout Path) -> Void) {
        var shape = Path()
        body(&shape)
        pieces.append(shape, through: transform)
    }

    /// Goes on with `other`: what it begins with is a line.
    private func join(_ other: Path, _ transform: CGAffineTransform) {
        for element in other.applying(transform).elements {
            if case .move(let point) = element { pieces.addLine(to: point) } else { pieces.append(element) }
        }
    }
}
