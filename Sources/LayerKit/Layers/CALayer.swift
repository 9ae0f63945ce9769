public import DrawKit
public import Foundation

/// What a layer asks of the object that uses it; a view is the delegate of its layer.
@MainActor
public protocol CALayerDelegate: AnyObject {
    /// Lays out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
}

/// A rectangle in a tree that is drawn: a background, contents, a border radius, and sublayers over them.
///
/// Nothing is drawn when a property changes; the window's next frame records the tree anew.
@MainActor
open class CALayer {
    /// The layer's rectangle in its own coordinates, in points. Empty by default.
    open var bounds: CGRect = .zero {
        didSet {
            bounds = bounds.sane
            guard bounds != oldValue else { return }
            if bounds.size != oldValue.size { setNeedsLayout() }
            setNeedsRecord()
        }
    }
    /// Where the anchor point stands in the superlayer's coordinates, in points. Zero by default.
    open var position: CGPoint = .zero {
        didSet {
            position = position.sane
            if position != oldValue { setNeedsRecord() }
        }
    }
    /// The point of the bounds that `position` places, in the unit space of the bounds. (0.5, 0.5) by default.
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            anchorPoint = anchorPoint.sane
            if anchorPoint != oldValue { setNeedsRecord() }
        }
    }
    /// The order among siblings: higher is drawn later; equal ones keep their order. 0 by default.
    public var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { setNeedsRecord() } } }
    /// Whether the layer and all below it are left out. False by default.
    public var isHidden = false { didSet { if isHidden != oldValue { setNeedsRecord() } } }
    /// 0...1, multiplied into the opacity of everything below. 1 by default.
    public var opacity: Float = 1 { didSet { if opacity != oldValue { setNeedsRecord() } } }
    /// What fills the bounds behind everything else; nil, the default, is nothing.
    public var backgroundColor: CGColor? { didSet { if backgroundColor != oldValue { setNeedsRecord() } } }
    /// The radius of the background's corners in points, at most half the short side. 0 by default.
    public var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { setNeedsRecord() } } }
    /// The corners that `cornerRadius` rounds. All by default.
    public var maskedCorners: CACornerMask = .all { didSet { if maskedCorners != oldValue { setNeedsRecord() } } }
    /// Whether contents and sublayers are cut at the bounds, rounded where there is a radius. False by default.
    public var masksToBounds = false { didSet { if masksToBounds != oldValue { setNeedsRecord() } } }
    /// The picture over the background; nil, the default, is none.
    public var contents: CGImage? { didSet { if contents !== oldValue { setNeedsRecord() } } }
    /// How the picture is placed in the bounds. `.resize` by default.
    public var contentsGravity: CALayerContentsGravity = .resize {
        didSet { if contentsGravity != oldValue { setNeedsRecord() } }
    }
    /// Pixels of the picture that make a point. 1 by default.
    public var contentsScale: CGFloat = 1 { didSet { if contentsScale != oldValue { setNeedsRecord() } } }
    /// A name for people; it has no effect.
    public var name: String?
    /// Who lays out the sublayers.
    public weak var delegate: (any CALayerDelegate)?

    /// The layer that this one is in.
    public internal(set) weak var superlayer: CALayer?
    /// The layers in this one, the lowest first.
    public internal(set) var sublayers: [CALayer] = []

    /// Who renders the contents at the size of the screen's pixels, instead of `contents`: text.
    package weak var contentProvider: (any LayerContentProvider)? { didSet { setNeedsRecord() } }
    /// The style of this layer and all below: true for dark, nil for that of the layer around.
    package var darkOverride: Bool? { didSet { if darkOverride != oldValue { setNeedsRecord() } } }
    /// What is shown in place of the layer's own content, in the layer's coordinates.
    package var standIn: CALayer? {
        didSet {
            if oldValue?.superlayer === self { oldValue?.superlayer = nil }
            standIn?.superlayer = self
            if standIn !== oldValue { setNeedsRecord() }
        }
    }
    /// How visible the layer's own content (background, contents, sublayers) is under its stand-in. 1 by default.
    package var contentOpacity: Float = 1 { didSet { if contentOpacity != oldValue { setNeedsRecord() } } }

    package var needsLayout = true
    package var subtreeNeedsLayout = true
    /// The tree's owner, set on a root layer only.
    weak var rootHost: LayerHost?
    var attachedAnimations: [AttachedAnimation] = []

    /// Makes an empty layer.
    public required init() {}

    /// Lays out the sublayers: asks the delegate. Override to lay them out in a subclass.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// The owner of the tree that the layer is in; nil outside of one.
    package var host: LayerHost? {
        var layer = self
        while let next = layer.superlayer { layer = next }
        return layer.rootHost
    }

    /// Says that the tree looks different now.
    package func setNeedsRecord() {
        host?.setNeedsRecord()
    }

    /// What this layer adds to the display list between its background and its sublayers; a gradient's colours.
    func gradient(at time: TimeInterval, isDark: Bool) -> LayerGradient? { nil }

    /// The layer's own value of `property`, without animations; nil for what it does not have.
    func modelValue(of property: LayerProperty) -> AnimationValue? {
        switch property {
        case .position: .point(position)
        case .positionX: .scalar(position.x)
        case .positionY: .scalar(position.y)
        case .bounds: .rect(bounds)
        case .boundsSize: .size(bounds.size)
        case .opacity: .scalar(Double(opacity))
        case .contentOpacity: .scalar(Double(contentOpacity))
        case .backgroundColor: .color(backgroundColor ?? CGColor(.clear))
        case .cornerRadius: .scalar(cornerRadius)
        case .startPoint, .endPoint: nil
        }
    }
}
