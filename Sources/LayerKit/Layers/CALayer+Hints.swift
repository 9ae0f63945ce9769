public import Foundation

/// What iOS's drawing can be told about a layer, and has no meaning here: kept, so that it can be read again, and
/// without effect. Code in the wild sets these in passing.
extension CALayer {
    /// Whether nothing is seen through the layer. Without effect: that is known from what is drawn. False by default.
    public var isOpaque: Bool {
        get { hints.isOpaque }
        set { hints.isOpaque = newValue }
    }
    /// Whether the layer is drawn once into a picture. Without effect. False by default.
    public var shouldRasterize: Bool {
        get { hints.shouldRasterize }
        set { hints.shouldRasterize = newValue }
    }
    /// Pixels of that picture that make a point. Without effect. 1 by default.
    public var rasterizationScale: CGFloat {
        get { hints.rasterizationScale }
        set { hints.rasterizationScale = newValue }
    }
    /// Whether the layer is drawn on another thread. Without effect. False by default.
    public var drawsAsynchronously: Bool {
        get { hints.drawsAsynchronously }
        set { hints.drawsAsynchronously = newValue }
    }
    /// Whether edges that lie between pixels are smooth. Without effect: they always are. False by default.
    public var allowsEdgeAntialiasing: Bool {
        get { hints.allowsEdgeAntialiasing }
        set { hints.allowsEdgeAntialiasing = newValue }
    }

    /// How round corners run into straight edges. Without effect: they are always parts of a circle. `.circular` by
    /// default.
    public var cornerCurve: CALayerCornerCurve {
        get { hints.cornerCurve }
        set { hints.cornerCurve = newValue }
    }

    private struct Hints {
        var isOpaque = false
        var shouldRasterize = false
        var rasterizationScale: CGFloat = 1
        var drawsAsynchronously = false
        var allowsEdgeAntialiasing = false
        var cornerCurve = CALayerCornerCurve.circular
    }

    private static let hintsKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    private var hints: Hints {
        get { objc_getAssociatedObject(self, Self.hintsKey) as? Hints ?? Hints() }
        set { objc_setAssociatedObject(self, Self.hintsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

/// How round corners run into straight edges.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Makes a curve from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Parts of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Curves that begin earlier and bend more slowly.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
