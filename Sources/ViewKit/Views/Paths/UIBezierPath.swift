public import DrawKit
public import Foundation

/// A path of lines and curves, with stroke and fill styles. Its `cgPath` can be assigned to a shape layer's `path`.
///
/// Angles are in radians and increase clockwise on the screen from the positive x-axis. Elements with nonfinite numbers
/// are ignored. A line or curve added to an empty path starts a subpath.
open class UIBezierPath: NSObject, NSCopying {
    /// The line width, in points. 1 by default.
    open var lineWidth: CGFloat = 1
    /// The shape of line ends. `.butt` by default.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of line joins. `.miter` by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum length of a miter, as a multiple of the line width. 10 by default.
    open var miterLimit: CGFloat = 10
    /// The maximum deviation of rendered curves, in points. No effect, because curves are accurate to a twentieth of a
    /// pixel. 0.6 by default.
    open var flatness: CGFloat = 0.6
    /// `true` if the even-odd rule determines the inside of the path instead of the nonzero winding rule. `false` by
    /// default.
    open var usesEvenOddFillRule = false

    private var pieces = Path()
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    // MARK: Lifecycle

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// Creates a rectangular path.
    public convenience init(rect: CGRect) {
        self.init()
        pieces.addRect(rect)
    }

    /// Creates an elliptical path inscribed in `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        pieces.addEllipse(in: rect)
    }

    /// Creates a rectangular path with rounded corners. The radius is limited to half the length of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
        pieces.addRoundedRect(rect, radii: CGSize(width: radius, height: radius))
    }

    /// Creates a rectangular path in which `corners` are rounded. The elliptical radii are limited to half the length
    /// of the sides.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        pieces.addRoundedRect(
            rect, radii: cornerRadii, corners: CornerSet(rawValue: UInt8(truncatingIfNeeded: corners.rawValue)))
    }

    /// Creates a path with a circular arc. `clockwise` refers to the direction on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with the elements of `path`.
    public convenience init(cgPath path: CGPath) {
        self.init()
        pieces = path.pieces
    }

    // MARK: Pieces

    /// Starts a new subpath at `point`.
    open func move(to point: CGPoint) { pieces.move(to: point) }

    /// Adds a line from the current point to `point`.
    open func addLine(to point: CGPoint) { pieces.addLine(to: point) }

    /// Adds a cubic Bézier curve from the current point to `end`.
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        pieces.addCubic(to: end, first: controlPoint1, second: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point to `end`.
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        pieces.addQuadratic(to: end, control: controlPoint)
    }

    /// Adds a circular arc, preceded by a line from the current point, if any, to the start of the arc. An angle
    /// difference of 2π or more adds a full circle.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        pieces.addArc(center: center, radius: radius, from: startAngle, to: endAngle, isDecreasing: !clockwise)
    }

    /// Closes the current subpath with a line to its start.
    open func close() { pieces.close() }

    /// Removes all elements.
    open func removeAllPoints() { pieces = Path() }

    /// Appends the elements of `path`.
    open func append(_ path: UIBezierPath) { pieces.append(path.pieces) }

    /// Transforms all current elements.
    open func apply(_ transform: CGAffineTransform) { pieces = pieces.applying(transform) }

    /// Returns the path with the direction of every subpath and the order of the subpaths reversed.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: CGPath(pieces: pieces.reversed))
        reversed.copyStyle(from: self)
        return reversed
    }

    // MARK: Queries

    /// The elements of the path. Setting this property replaces all elements.
    open var cgPath: CGPath {
        get { CGPath(pieces: pieces) }
        set { pieces = newValue.pieces }
    }

    /// `true` if the path is empty.
    open var isEmpty: Bool { pieces.isEmpty }

    /// The bounding box of the path, accurate to a hundredth of a point; `.null` for an empty path.
    open var bounds: CGRect { pieces.box }

    /// The point at which the next element starts; zero for an empty path.
    open var currentPoint: CGPoint { pieces.currentPoint ?? .zero }

    /// Returns `true` if the path contains `point`. Open subpaths count as closed.
    open func contains(_ point: CGPoint) -> Bool { pieces.contains(point, isEvenOdd: usesEvenOddFillRule) }

    // MARK: Style

    /// Sets the dash pattern to alternating lengths of dashes and gaps, in points, starting at `phase`. If `pattern` is
    /// `nil` or `count` is 0, the line is solid.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// The line properties of the path, in the form that `stroke()` needs.
    var strokeStyle: StrokeStyle {
        StrokeStyle(
            width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dashes: dashes,
            dashPhase: dashPhase)
    }

    /// Returns a path with the same elements and style.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: cgPath)
        copy.copyStyle(from: self)
        return copy
    }

    // MARK: Private

    private func copyStyle(from other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dashes = other.dashes
        dashPhase = other.dashPhase
    }
}
