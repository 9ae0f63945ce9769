public import DrawKit
public import Foundation

/// Which points of a shape layer's path are inside, in Core Animation's spelling.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's spelling.
    public let rawValue: String

    /// Makes a rule from its spelling; one that is not known counts as `nonZero`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Those that the path goes round, more often one way than the other.
    public static let nonZero = Self(rawValue: "non-zero")
    /// Those that it goes round an odd number of times.
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// How the ends of a shape layer's line look, in Core Animation's spelling.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's spelling.
    public let rawValue: String

    /// Makes a cap from its spelling; one that is not known counts as `butt`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Cut off at the end.
    public static let butt = Self(rawValue: "butt")
    /// A half circle beyond the end.
    public static let round = Self(rawValue: "round")
    /// Half a square beyond the end.
    public static let square = Self(rawValue: "square")
}

/// How the corners of a shape layer's line look, in Core Animation's spelling.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's spelling.
    public let rawValue: String

    /// Makes a join from its spelling; one that is not known counts as `miter`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Drawn out to a point, up to the miter limit.
    public static let miter = Self(rawValue: "miter")
    /// Rounded.
    public static let round = Self(rawValue: "round")
    /// Cut off.
    public static let bevel = Self(rawValue: "bevel")
}

/// A layer that fills and strokes a path, over its contents and under its sublayers. The path is in the layer's
/// coordinates and may go beyond its bounds.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// What is drawn; nil, the default, is nothing. A path that changes afterwards is not followed.
    open var path: CGPath? {
        get { pieces.map(CGPath.init(pieces:)) }
        set { pieces = newValue?.pieces }
    }
    /// The colour of what is inside; nil is none. Black by default.
    open var fillColor: CGColor? = CGColor(.black) {
        didSet {
            guard fillColor != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .fillColor, from: .color(oldValue ?? CGColor(.clear)))
        }
    }
    /// Which points are inside. `.nonZero` by default.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if fillRule != oldValue { setNeedsRecord() } } }
    /// The colour of the line along the path; nil, the default, is none.
    open var strokeColor: CGColor? {
        didSet {
            guard strokeColor != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .strokeColor, from: .color(oldValue ?? CGColor(.clear)))
        }
    }
    /// Where along the path the line begins, as a fraction of its length, 0...1. 0 by default.
    open var strokeStart: CGFloat = 0 {
        didSet {
            strokeStart = strokeStart.sanitized("strokeStart", of: self)
            guard strokeStart != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .strokeStart, from: .scalar(oldValue))
        }
    }
    /// Where along the path the line ends, as a fraction of its length, 0...1. 1 by default.
    open var strokeEnd: CGFloat = 1 {
        didSet {
            strokeEnd = strokeEnd.sanitized("strokeEnd", of: self)
            guard strokeEnd != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .strokeEnd, from: .scalar(oldValue))
        }
    }
    /// How wide the line is, in points, half of it on each side of the path; 0 and below is none. 1 by default.
    open var lineWidth: CGFloat = 1 {
        didSet {
            lineWidth = lineWidth.sanitized("lineWidth", of: self)
            guard lineWidth != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .lineWidth, from: .scalar(oldValue))
        }
    }
    /// How many times the width a point of a miter is long at most; sharper corners are cut off. 10 by default.
    open var miterLimit: CGFloat = 10 {
        didSet {
            miterLimit = miterLimit.sanitized("miterLimit", of: self)
            guard miterLimit != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .miterLimit, from: .scalar(oldValue))
        }
    }
    /// How the line's ends look. `.butt` by default.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { if lineCap != oldValue { setNeedsRecord() } } }
    /// How the line's corners look. `.miter` by default.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { if lineJoin != oldValue { setNeedsRecord() } } }
    /// The lengths of dashes and gaps in turns, in points; nil, the default, is a whole line.
    open var lineDashPattern: [NSNumber]? { didSet { if lineDashPattern != oldValue { setNeedsRecord() } } }
    /// Where in the pattern the line begins, in points. 0 by default.
    open var lineDashPhase: CGFloat = 0 {
        didSet {
            lineDashPhase = lineDashPhase.sanitized("lineDashPhase", of: self)
            guard lineDashPhase != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .lineDashPhase, from: .scalar(oldValue))
        }
    }

    /// What `path` shows.
    private var pieces: Path? {
        didSet {
            guard pieces != oldValue else { return }
            updateParts(.shape, are: pieces?.isEmpty == false)
            noteChange(of: .path, from: .path(oldValue ?? Path()))
        }
    }

    /// The inside and the line as they were drawn last.
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
        (lineWidth, miterLimit, lineDashPhase) = (style.width, style.miterLimit, style.dashPhase)
        (strokeStart, strokeEnd) = (style.start, style.end)
        (fillRule, lineCap, lineJoin) = (layer.fillRule, layer.lineCap, layer.lineJoin)
        lineDashPattern = layer.lineDashPattern
    }

    /// The path that is drawn at `time`.
    func presentedPath(at time: TimeInterval) -> Path? {
        guard animates(.path), case .path(let shown)? = presented(.path, at: time) else { return pieces }
        return shown
    }

    /// How the line is drawn at `time`.
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
        (style.start, style.end) = (strokeStart, strokeEnd)
        guard !runs.isEmpty else { return style }
        style.width = presented(.lineWidth, at: time, own: style.width)
        style.miterLimit = presented(.miterLimit, at: time, own: style.miterLimit)
        style.dashPhase = presented(.lineDashPhase, at: time, own: style.dashPhase)
        style.start = presented(.strokeStart, at: time, own: style.start)
        style.end = presented(.strokeEnd, at: time, own: style.end)
        return style
    }
}
