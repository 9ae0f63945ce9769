public import DrawKit
public import Foundation

/// The rule that determines the interior of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a rule from its name. Unknown names count as `nonZero`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Points are inside if the path winds around them more often in one direction than in the other.
    public static let nonZero = Self(rawValue: "non-zero")
    /// Points are inside if the path winds around them an odd number of times.
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// The style of line ends in a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a cap from its name. Unknown names count as `butt`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The line ends at the end point.
    public static let butt = Self(rawValue: "butt")
    /// The line ends with a semicircle around the end point.
    public static let round = Self(rawValue: "round")
    /// The line extends beyond the end point by half its width.
    public static let square = Self(rawValue: "square")
}

/// The style of line joins in a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a join from its name. Unknown names count as `miter`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A sharp corner, limited by the miter limit.
    public static let miter = Self(rawValue: "miter")
    /// A rounded corner.
    public static let round = Self(rawValue: "round")
    /// A beveled corner.
    public static let bevel = Self(rawValue: "bevel")
}

/// A layer that fills and strokes a path. The path is drawn above the contents and below the sublayers, in the layer's
/// coordinates, and may extend beyond the layer's bounds.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// The path to draw. The layer copies it. `nil`, the default, draws nothing.
    open var path: CGPath? {
        get { pieces.map(CGPath.init(pieces:)) }
        set { pieces = newValue?.pieces }
    }
    /// The fill color; `nil` doesn't fill the path. Black by default.
    open var fillColor: CGColor? = CGColor(.black) {
        didSet {
            guard fillColor != oldValue else { return }
            setNeedsRecord()
            recordChange(of: .fillColor, from: .color(oldValue ?? CGColor(.clear)))
        }
    }
    /// The rule that determines the interior of the path. `.nonZero` by default.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if fillRule != oldValue { setNeedsRecord() } } }
    /// The stroke color; `nil`, the default, doesn't stroke the path.
    open var strokeColor: CGColor? {
        didSet {
            guard strokeColor != oldValue else { return }
            setNeedsRecord()
            recordChange(of: .strokeColor, from: .color(oldValue ?? CGColor(.clear)))
        }
    }
    /// The start of the stroke as a fraction of the path's length, 0...1. 0 by default.
    open var strokeStart: CGFloat = 0 {
        didSet {
            strokeStart = strokeStart.sanitized("strokeStart", of: self)
            guard strokeStart != oldValue else { return }
            setNeedsRecord()
            recordChange(of: .strokeStart, from: .scalar(oldValue))
        }
    }
    /// The end of the stroke as a fraction of the path's length, 0...1. 1 by default.
    open var strokeEnd: CGFloat = 1 {
        didSet {
            strokeEnd = strokeEnd.sanitized("strokeEnd", of: self)
            guard strokeEnd != oldValue else { return }
            setNeedsRecord()
            recordChange(of: .strokeEnd, from: .scalar(oldValue))
        }
    }
    /// The line width in points, centered on the path. Values of 0 and below draw no line. 1 by default.
    open var lineWidth: CGFloat = 1 {
        didSet {
            lineWidth = lineWidth.sanitized("lineWidth", of: self)
            guard lineWidth != oldValue else { return }
            setNeedsRecord()
            recordChange(of: .lineWidth, from: .scalar(oldValue))
        }
    }
    /// The maximum length of a miter as a multiple of the line width. Sharper corners are beveled. 10 by default.
    open var miterLimit: CGFloat = 10 {
        didSet {
            miterLimit = miterLimit.sanitized("miterLimit", of: self)
            guard miterLimit != oldValue else { return }
            setNeedsRecord()
            recordChange(of: .miterLimit, from: .scalar(oldValue))
        }
    }
    /// The style of line ends. `.butt` by default.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { if lineCap != oldValue { setNeedsRecord() } } }
    /// The style of line joins. `.miter` by default.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { if lineJoin != oldValue { setNeedsRecord() } } }
    /// The lengths of alternating dashes and gaps, in points; `nil`, the default, draws a solid line.
    open var lineDashPattern: [NSNumber]? { didSet { if lineDashPattern != oldValue { setNeedsRecord() } } }
    /// The offset into the dash pattern at which the line starts, in points. 0 by default.
    open var lineDashPhase: CGFloat = 0 {
        didSet {
            lineDashPhase = lineDashPhase.sanitized("lineDashPhase", of: self)
            guard lineDashPhase != oldValue else { return }
            setNeedsRecord()
            recordChange(of: .lineDashPhase, from: .scalar(oldValue))
        }
    }

    /// The storage of `path`.
    private var pieces: Path? {
        didSet {
            guard pieces != oldValue else { return }
            updateParts(.shape, are: pieces?.isEmpty == false)
            recordChange(of: .path, from: .path(oldValue ?? Path()))
        }
    }

    /// The cached pixels of the fill.
    var drawnFill: DrawnShape?
    /// The cached pixels of the stroke.
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

    override func copyPresentedValues(from layer: CALayer, at time: TimeInterval) {
        super.copyPresentedValues(from: layer, at: time)
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

    /// Returns the path that the layer presents at `time`.
    func presentedPath(at time: TimeInterval) -> Path? {
        guard animates(.path), case .path(let shown)? = presented(.path, at: time) else { return pieces }
        return shown
    }

    /// Returns the line style that the layer presents at `time`.
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
