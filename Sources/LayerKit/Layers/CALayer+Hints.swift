public import Foundation

/// Rendering hints, which exist for compatibility with iOS code. They store their values but have no effect.
extension CALayer {
    /// `true` if the layer is opaque. `false` by default. Has no effect, because the content determines the opacity.
    public var isOpaque: Bool {
        get { hints.isOpaque }
        set { hints.isOpaque = newValue }
    }
    /// `true` to request that the layer be rendered as a bitmap. `false` by default. Has no effect.
    public var shouldRasterize: Bool {
        get { hints.shouldRasterize }
        set { hints.shouldRasterize = newValue }
    }
    /// The scale of the rasterized bitmap, in pixels per point. 1 by default. Has no effect.
    public var rasterizationScale: CGFloat {
        get { hints.rasterizationScale }
        set { hints.rasterizationScale = newValue }
    }
    /// `true` if drawing runs on another thread. `false` by default. Has no effect.
    public var drawsAsynchronously: Bool {
        get { hints.drawsAsynchronously }
        set { hints.drawsAsynchronously = newValue }
    }
    /// `true` if the layer's edges are anti-aliased. `false` by default. Has no effect, because edges are always
    /// anti-aliased.
    public var allowsEdgeAntialiasing: Bool {
        get { hints.allowsEdgeAntialiasing }
        set { hints.allowsEdgeAntialiasing = newValue }
    }

    /// The shape of rounded corners. `.circular` by default. Has no effect, because corners are always circular arcs.
    public var cornerCurve: CALayerCornerCurve {
        get { hints.cornerCurve }
        set { hints.cornerCurve = newValue }
    }

    fileprivate struct Hints {
        var duration = TimeInterval.infinity
        var repeatDuration: TimeInterval = 0
        var autoreverses = false
        var fillMode = CAMediaTimingFillMode.removed
        var isOpaque = false
        var shouldRasterize = false
        var rasterizationScale: CGFloat = 1
        var drawsAsynchronously = false
        var allowsEdgeAntialiasing = false
        var cornerCurve = CALayerCornerCurve.circular
    }

    private static let hintsKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    fileprivate var hints: Hints {
        get { objc_getAssociatedObject(self, Self.hintsKey) as? Hints ?? Hints() }
        set { objc_setAssociatedObject(self, Self.hintsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

/// The timing of a layer. `speed`, `timeOffset` and `beginTime` apply to its animations and those of its descendants.
/// The other properties store their values but have no effect, because a layer is visible at all times.
extension CALayer: CAMediaTiming {
    /// The duration of the layer, in seconds. Infinite by default. Has no effect.
    public var duration: TimeInterval {
        get { hints.duration }
        set { hints.duration = newValue }
    }
    /// The total duration of all repetitions, in seconds. 0 by default. Has no effect.
    public var repeatDuration: TimeInterval {
        get { hints.repeatDuration }
        set { hints.repeatDuration = newValue }
    }
    /// `true` if the layer's time runs backward after its duration. `false` by default. Has no effect.
    public var autoreverses: Bool {
        get { hints.autoreverses }
        set { hints.autoreverses = newValue }
    }
    /// The values shown before the beginning and after the end of the duration. `.removed` by default. Has no effect;
    /// the fill mode of an animation is a property of the animation.
    public var fillMode: CAMediaTimingFillMode {
        get { hints.fillMode }
        set { hints.fillMode = newValue }
    }
}

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a curve from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Circular arcs.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Curves that begin earlier and bend more gradually.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
