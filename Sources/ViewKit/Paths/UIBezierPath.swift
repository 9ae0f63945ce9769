public import DrawKit
public import Foundation

/// Lines and curves, with how they are to be stroked and filled: for a shape layer's `path`, by way of `cgPath`.
///
/// Angles are in radians from the right, and grow clockwise on the screen. Pieces with a number that is not finite are
/// left out. A line or a curve in an empty path begins a part.
open class UIBezierPath: NSObject {
    /// How wide the line is, in points. 1 by default.
    open var lineWidth: CGFloat = 1
    /// How the line's ends look. `.butt` by default.
    open var lineCapStyle = CGLineCap.butt
    /// How the line's corners look. `.miter` by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// How many times the width a point of a miter is long at most. 10 by default.
    open var miterLimit: CGFloat = 10
    /// How far drawn curves may be from their true course, in points. Without effect: they stay within a twentieth of a
    /// pixel. 0.6 by default.
    open var flatness: CGFloat = 0.6
    /// Whether the points are inside that the path goes round an odd number of times, instead of those that it goes
    /// round. False by default.
    open var usesEvenOddFillRule = false

    private var pieces = Path()
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    // MARK: Lifecycle

    /// Makes an empty path.
    public override init() {
        super.init()
    }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        pieces.addRect(rect)
    }

    /// Makes the ellipse that fills `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        pieces.addEllipse(in: rect)
    }

    /// Makes a rectangle whose corners are quarters of circles, of at most half its short side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
        pieces.addRoundedRect(rect, radii: CGSize(width: radius, height: radius))
    }

    /// Makes a rectangle of which some corners are quarters of ellipses, of at most half its sides.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        pieces.addRoundedRect(
            rect, radii: cornerRadii, corners: CornerSet(rawValue: UInt8(truncatingIfNeeded: corners.rawValue)))
    }

    /// Makes an arc of a circle, which goes clockwise on the screen or the other way.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes a path of the pieces of `path`.
    public convenience init(cgPath path: CGPath) {
        self.init()
        pieces = path.pieces
    }

    // MARK: Pieces

    /// Begins a new part.
    open func move(to point: CGPoint) { pieces.move(to: point) }

    /// Adds a line.
    open func addLine(to point: CGPoint) { pieces.addLine(to: point) }

    /// Adds a curve of the third degree, which leaves towards `controlPoint1` and arrives from `controlPoint2`.
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        pieces.addCubic(to: end, first: controlPoint1, second: controlPoint2)
    }

    /// Adds a curve of the second degree, bent towards `controlPoint`.
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        pieces.addQuadratic(to: end, control: controlPoint)
    }

    /// Adds an arc of a circle, with a line to where it begins. From a difference of 2 pi on it is a whole circle.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        pieces.addArc(center: center, radius: radius, from: startAngle, to: endAngle, isFalling: !clockwise)
    }

    /// Leads back to where the part began.
    open func close() { pieces.close() }

    /// Takes everything out.
    open func removeAllPoints() { pieces = Path() }

    /// Adds the pieces of `path`.
    open func append(_ path: UIBezierPath) { pieces.append(path.pieces) }

    /// Moves, scales and turns all that is in the path so far.
    open func apply(_ transform: CGAffineTransform) { pieces = pieces.applying(transform) }

    /// The same course the other way round, part by part, the last first.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: CGPath(pieces: pieces.reversed))
        reversed.takeStyle(of: self)
        return reversed
    }

    // MARK: Questions

    /// The pieces. Setting it replaces them.
    open var cgPath: CGPath {
        get { CGPath(pieces: pieces) }
        set { pieces = newValue.pieces }
    }

    /// Whether there is nothing in it.
    open var isEmpty: Bool { pieces.isEmpty }

    /// The smallest rectangle around what the path goes through, to a hundredth of a point; null for an empty path.
    open var bounds: CGRect { pieces.box }

    /// Where the next piece would begin; zero for an empty path.
    open var currentPoint: CGPoint { pieces.currentPoint ?? .zero }

    /// Whether `point` is inside. Parts that are open count as closed.
    open func contains(_ point: CGPoint) -> Bool { pieces.contains(point, isEvenOdd: usesEvenOddFillRule) }

    // MARK: Style

    /// Cuts the line into dashes: their lengths and those of the gaps in turns, in points. `pattern` nil, or `count` 0,
    /// is a whole line. The pattern begins at `phase`.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// How `stroke()` draws.
    var strokeStyle: StrokeStyle {
        StrokeStyle(
            width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dashes: dashes,
            dashPhase: dashPhase)
    }

    /// A path with the same pieces and the same style.
    open override func copy() -> Any {
        let copy = UIBezierPath(cgPath: cgPath)
        copy.takeStyle(of: self)
        return copy
    }

    // MARK: Private

    private func takeStyle(of other: UIBezierPath) {
        (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
        (miterLimit, flatness) = (other.miterLimit, other.flatness)
        usesEvenOddFillRule = other.usesEvenOddFillRule
        (dashes, dashPhase) = (other.dashes, other.dashPhase)
    }
}
