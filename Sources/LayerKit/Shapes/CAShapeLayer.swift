public import DrawKit
public import Foundation

/// The rule that determines the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a rule from its name. An unknown name counts as `nonZero`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Points around which the path winds more often in one direction than in the other are inside.
    public static let nonZero = Self(rawValue: "non-zero")
    /// Points around which the path winds an odd number of times are inside.
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// The style of a shape layer's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a cap from its name. An unknown name counts as `butt`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No extension beyond the end point.
    public static let butt = Self(rawValue: "butt")
    /// A semicircle beyond the end point.
    public static let round = Self(rawValue: "round")
    /// Half a square beyond the end point.
    public static let square = Self(rawValue: "square")
}

/// The style of a shape layer's line joins.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a join from its name. An unknown name counts as `miter`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A sharp corner, up to the miter limit.
    public static let miter = Self(rawValue: "miter")
    /// A rounded corner.
    public static let round = Self(rawValue: "round")
    /// A beveled corner.
    public static let bevel = Self(rawValue: "bevel")
}

/// A layer that fills and strokes a path, above its contents and below its sublayers. The path is in the layer's
/// coordinates and may extend beyond its bounds.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// The path to draw, which is copied. `nil`, the default, draws nothing.
    open var path: CGPath? {
        get { pieces.map(CGPath.init(pieces:)) }
        set { pieces = newValue?.pieces }
    }
    /// The fill color. `nil` does not fill the path. Black by default.
    open var fillColor: CGColor? = CGColor(.black) {
        didSet {
            guard fillColor != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .fillColor, from: .color(oldValue ?? CGColor(.clear)))
        }
    }
    /// The rule that determines the inside. `.nonZero` by default.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if fillRule != oldValue { setNeedsRecord() } } }
    /// The stroke color. `nil`, the default, does not stroke the path.
    open var strokeColor: CGColor? {
        didSet {
            guard strokeColor != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .strokeColor, from: .color(oldValue ?? CGColor(.clear)))
        }
    }
    /// The start of the stroke as a fraction of the path's length, 0...1. 0 by default.
    open var strokeStart: CGFloat = 0 {
        didSet {
            strokeStart = strokeStart.sanitized("strokeStart", of: self)
            guard strokeStart != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .strokeStart, from: .scalar(oldValue))
        }
    }
    /// The end of the stroke as a fraction of the path's length, 0...1. 1 by default.
    open var strokeEnd: CGFloat = 1 {
        didSet {
            strokeEnd = strokeEnd.sanitized("strokeEnd", of: self)
            guard strokeEnd != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .strokeEnd, from: .scalar(oldValue))
        }
    }
    /// The line width in points, half of it on each side of the path. Values of 0 and below draw no line. 1 by default.
    open var lineWidth: CGFloat = 1 {
        didSet {
            lineWidth = lineWidth.sanitized("lineWidth", of: self)
            guard lineWidth != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .lineWidth, from: .scalar(oldValue))
        }
    }
    /// The maximum length of a miter as a multiple of the line width. Sharper corners are beveled. 10 by default.
    open var miterLimit: CGFloat = 10 {
        didSet {
            miterLimit = miterLimit.sanitized("miterLimit", of: self)
            guard miterLimit != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .miterLimit, from: .scalar(oldValue))
        }
    }
    /// The style of line ends. `.butt` by default.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { if lineCap != oldValue { setNeedsRecord() } } }
    /// The style of line joins. `.miter` by default.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { if lineJoin != oldValue { setNeedsRecord() } } }
    /// The alternating lengths of dashes and gaps, in points. `nil`, the default, draws a solid line.
    open var lineDashPattern: [NSNumber]? { didSet { if lineDashPattern != oldValue { setNeedsRecord() } } }
    /// The offset into the dash pattern at which the line starts, in points. 0 by default.
    open var lineDashPhase: CGFloat = 0 {
        didSet {
            lineDashPhase = lineDashPhase.sanitized("lineDashPhase", of: self)
            guard lineDashPhase != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .lineDashPhase, from: .scalar(oldValue))
        }
    }

    /// The typed value of `path`.
    private var pieces: Path? {
        didSet {
            guard pieces != oldValue else { return }
            updateParts(.shape, are: pieces?.isEmpty == false)
            noteChange(of: .path, from: .path(oldValue ?? Path()))
        }
    }

    /// The cached fill and stroke from the last drawing.
    var drawnFill: DrawnShape?
    var drawnStroke: DrawnShape?

    override func modelValue(of root: LayerProperty.Root) -> AnimationValue? {
        switch root {
        case .path: .path(pieces ?? Path())
        case .fillColor: .color(fillColor ?? CGColor(.clear))
        case .strokeColor: .color(strokeColor ?? CGColor(.clear))
        case .lineWidth: .scalar(lineWidth)
        case .miterLimit: .scalar(miterLimit)
        case .lineDashPhase: .scalar(lineDashPhase)
        case .strokeStart: .scalar(strokeStart)
        case .strokeEnd: .scalar(strokeEnd)
        default: super.modelValue(of: root)
        }
    }

    override func takePresentedValues(of layer: CALayer, at time: TimeInterval) {
        super.takePresentedValues(of: layer, at: time)
        guard let layer = layer as? CAShapeLayer else { return }
        pieces = layer.presentedPath(at: time)
        fillColor = layer.presented(.fillColor, at: time, own: layer.fillColor)
        strokeColor = layer.presented(.strokeColor, at: time, own: layer.strokeColor)
        let style = layer.presentedStroke(at: time)
        lineWidth = style.width
        miterLimit = style.miterLimit
        lineDashPhase = style.dashPhase
        strokeStart = style.start
        strokeEnd = style.end
        fillRule = layer.fillRule
        lineCap = layer.lineCap
        lineJoin = layer.lineJoin
        lineDashPattern = layer.lineDashPattern
    }

    /// Returns the path drawn at `time`.
    func presentedPath(at time: TimeInterval) -> Path? {
        guard animates(.path), case .path(let shown)? = presented(.path, at: time) else { return pieces }
        return shown
    }

    /// Returns the line style at `time`.
    func presentedStroke(at time: TimeInterval) -> StrokeStyle {
        let cap: CGLineCap =
            switch lineCap {
            case .round: .round
            case .square: .square
            default: .butt
            }
        let join: CGLineJoin =
            switch lineJoin {
            case .round: .round
            case .bevel: .bevel
            default: .miter
            }
        var style = StrokeStyle(
            width: lineWidth, cap: cap, join: join, miterLimit: miterLimit,
            dashes: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
        style.start = strokeStart
        style.end = strokeEnd
        guard !runs.isEmpty else { return style }
        style.width = presented(.lineWidth, at: time, own: style.width)
        style.miterLimit = presented(.miterLimit, at: time, own: style.miterLimit)
        style.dashPhase = presented(.lineDashPhase, at: time, own: style.dashPhase)
        style.start = presented(.strokeStart, at: time, own: style.start)
        style.end = presented(.strokeEnd, at: time, own: style.end)
        return style
    }
}
