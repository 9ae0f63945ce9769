public import DrawKit
public import Foundation
import Reporting

/// A rectangle in a tree that is drawn: a background, contents, sublayers over them, and a border over all.
///
/// Nothing is drawn when a property changes; the window's next frame records the tree anew. A change is animated by
/// itself only where a transaction says so, by `CATransaction.setDisableActions(false)`. Numbers that are not finite
/// count as 0, and absurd ones as the largest that is drawn; a message says so once.
@preconcurrency @MainActor
open class CALayer: NSObject {
    // What every pass asks of every layer is not checked for overlapping accesses as it runs, which took a third of the
    // time of recording: all of it belongs to the main actor, and nothing holds on to these properties while it calls
    // others.

    /// The layer's rectangle in its own coordinates, in points. Empty by default. Sizes below 0 count as 0.
    @exclusivity(unchecked)
    open var bounds: CGRect = .zero {
        didSet {
            bounds = bounds.sanitized("bounds", of: self)
            guard bounds != oldValue else { return }
            if bounds.size != oldValue.size { sizeDidChange() }
            setNeedsRecord()
            noteChange(of: .bounds, from: .rect(oldValue))
        }
    }
    /// Where the anchor point stands in the superlayer's coordinates, in points. Zero by default.
    @exclusivity(unchecked)
    open var position: CGPoint = .zero {
        didSet {
            position = position.sanitized("position", of: self)
            guard position != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .position, from: .point(oldValue))
        }
    }
    /// The point of the bounds that `position` places and `transform` turns about, in the unit space of the bounds.
    /// (0.5, 0.5) by default.
    @exclusivity(unchecked)
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            anchorPoint = anchorPoint.sanitized("anchorPoint", of: self)
            guard anchorPoint != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .anchorPoint, from: .point(oldValue))
        }
    }
    /// What is drawn of `transform`. The identity by default.
    @exclusivity(unchecked)
    package var affine: CGAffineTransform = .identity {
        didSet {
            affine = affine.sanitized("transform", of: self)
            extras?.spatial = nil
            guard affine != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .transform, from: .transform(oldValue))
        }
    }
    /// The order among siblings: higher is drawn later; equal ones keep their order. 0 by default.
    @exclusivity(unchecked)
    public var zPosition: CGFloat = 0 {
        didSet {
            zPosition = zPosition.sanitized("zPosition", of: self)
            guard zPosition != oldValue else { return }
            superlayer?.hasRaisedSublayers = true
            superlayer?.layersInOrder = nil
            setNeedsRecord()
            noteChange(of: .zPosition, from: .scalar(oldValue))
        }
    }
    /// Whether the layer and all below it are left out. False by default.
    @exclusivity(unchecked)
    public var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            updateParts(.hidden, are: isHidden)
            noteChange(of: .hidden, from: .flag(oldValue))
        }
    }
    /// 0...1, multiplied into the opacity of everything below. 1 by default.
    @exclusivity(unchecked)
    public var opacity: Float = 1 {
        didSet {
            guard opacity != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .opacity, from: .scalar(Double(oldValue)))
        }
    }
    /// Whether the layer and all in it become see-through as one picture, so that nothing shows through what lies in
    /// front of it; else each part does by itself. True by default. What has only one part costs nothing.
    @exclusivity(unchecked)
    public var allowsGroupOpacity = true { didSet { if allowsGroupOpacity != oldValue { setNeedsRecord() } } }
    /// What fills the bounds behind everything else; nil, the default, is nothing.
    @exclusivity(unchecked)
    public var backgroundColor: CGColor? {
        didSet {
            guard backgroundColor != oldValue else { return }
            updateParts(.background, are: backgroundColor != nil)
            noteChange(of: .backgroundColor, from: .color(oldValue ?? CGColor(.clear)))
        }
    }
    /// The radius of the background's corners in points, at most half the short side; below 0 is 0. 0 by default.
    @exclusivity(unchecked)
    public var cornerRadius: CGFloat = 0 {
        didSet {
            cornerRadius = cornerRadius.sanitized("cornerRadius", of: self)
            guard cornerRadius != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .cornerRadius, from: .scalar(oldValue))
            overlayInputDidChange()
        }
    }
    /// The corners that `cornerRadius` rounds. All by default.
    @exclusivity(unchecked)
    public var maskedCorners: CACornerMask = .all {
        didSet {
            guard maskedCorners != oldValue else { return }
            setNeedsRecord()
            overlayInputDidChange()
        }
    }
    /// The width of the line inside the edge of the bounds, in points, drawn over contents and sublayers; below 0 is 0.
    /// 0, the default, is none.
    @exclusivity(unchecked)
    public var borderWidth: CGFloat = 0 {
        didSet {
            borderWidth = borderWidth.sanitized("borderWidth", of: self)
            guard borderWidth != oldValue else { return }
            updateParts(.border, are: borderWidth > 0)
            noteChange(of: .borderWidth, from: .scalar(oldValue))
        }
    }
    /// The border's colour; nil is none. Black by default.
    public var borderColor: CGColor? = CGColor(.black) {
        didSet {
            guard borderColor != oldValue else { return }
            setNeedsRecord()
            noteChange(of: .borderColor, from: .color(oldValue ?? CGColor(.clear)))
        }
    }
    /// Whether contents and sublayers are cut at the bounds, rounded where there is a radius. False by default.
    @exclusivity(unchecked)
    public var masksToBounds = false {
        didSet {
            guard masksToBounds != oldValue else { return }
            setNeedsRecord()
            overlayInputDidChange()
        }
    }
    /// The picture over the background, a `CGImage`; nil, the default, is none. Anything else is taken as none, with a
    /// message.
    open var contents: Any? {
        get { picture }
        set { picture = newValue.flatMap(checkedPicture) }
    }
    /// How the picture is placed in the bounds. `.resize` by default.
    public var contentsGravity: CALayerContentsGravity = .resize {
        didSet { if contentsGravity != oldValue { setNeedsRecord() } }
    }
    /// Pixels of the picture that make a point; 0 and below is 1. 1 by default.
    public var contentsScale: CGFloat = 1 {
        didSet {
            contentsScale = contentsScale.sanitized("contentsScale", of: self)
            if contentsScale != oldValue { setNeedsRecord() }
        }
    }
    /// A name for people, in messages; it has no other effect.
    public var name: String?
    /// Who lays out the sublayers.
    @exclusivity(unchecked)
    public weak var delegate: (any CALayerDelegate)?

    /// The layer that this one is in.
    @exclusivity(unchecked)
    public internal(set) weak var superlayer: CALayer?
    /// The layers in this one, the lowest first; nil where there is none. Setting it takes out the layers that are not
    /// among the new ones, and puts those into their order.
    open var sublayers: [CALayer]? {
        get { layersInside.isEmpty ? nil : layersInside }
        set { replaceSublayers(with: newValue ?? []) }
    }
    /// The layers in this one, the lowest first: what `sublayers` shows.
    @exclusivity(unchecked)
    package internal(set) var layersInside: [CALayer] = [] {
        didSet {
            parts.set(.sublayers, !layersInside.isEmpty)
            layersInOrder = nil
        }
    }
    /// Whether a sublayer has, or had, another `zPosition` than 0.
    @exclusivity(unchecked)
    var hasRaisedSublayers = false
    /// The layers in this one in the order in which they are drawn, where that was asked for and is the same at all
    /// times.
    @exclusivity(unchecked)
    var layersInOrder: [CALayer]?
    @exclusivity(unchecked)
    package var levelsInside = 0

    /// The picture that `contents` shows.
    package var picture: CGImage? {
        didSet {
            guard picture !== oldValue else { return }
            updateParts(.picture, are: picture != nil)
            noteChange(of: .contents, from: .picture(AnimatedPicture(image: oldValue)))
        }
    }

    /// Who renders the contents at the size of the screen's pixels, instead of `contents`: text.
    package weak var contentProvider: (any LayerContentProvider)? {
        didSet { updateParts(.provider, are: contentProvider != nil) }
    }
    /// The style of this layer and all below: true for dark, nil for that of the layer around.
    @exclusivity(unchecked)
    package var darkOverride: Bool? { didSet { if darkOverride != oldValue { setNeedsRecord() } } }
    /// What is shown in place of the layer's own content, in the layer's coordinates.
    @exclusivity(unchecked)
    package var contentOverlay: CALayer? {
        didSet {
            guard contentOverlay !== oldValue else { return }
            parts.set(.contentOverlay, contentOverlay != nil)
            if oldValue?.superlayer === self {
                oldValue?.superlayer = nil
                oldValue?.setTree(nil)
            }
            contentOverlay?.superlayer = self
            if let contentOverlay { didTake(contentOverlay) } else { setNeedsRecord() }
        }
    }
    /// Whether the layer and all below it are left out although it is not hidden. False by default.
    @exclusivity(unchecked)
    package var isSuppressed = false {
        didSet { if isSuppressed != oldValue { updateParts(.suppressed, are: isSuppressed) } }
    }
    /// How visible the stand-in is, and with what is missing to 1 the layer's own content (background, contents,
    /// sublayers, border) under it. Nil, the default, shows both; without a stand-in it means nothing.
    @exclusivity(unchecked)
    package var overlayFade: OverlayFade? { didSet { if overlayFade !== oldValue { setNeedsRecord() } } }
    /// While it is under way, the picture of this layer and all in it without the stand-ins that have this fade passes
    /// into that with them, as a whole. Without it, each of them fades by itself. Nil by default.
    @exclusivity(unchecked)
    package var overlayDissolve: OverlayFade? {
        didSet {
            guard overlayDissolve !== oldValue else { return }
            updateParts(.dissolve, are: overlayDissolve != nil || extras?.transition != nil)
        }
    }
    /// The picture of a dissolve that the layer is in alone; nil, the default, is both.
    @exclusivity(unchecked)
    package var dissolveSide: DissolveSide? { didSet { updateParts(.oneSided, are: dissolveSide != nil) } }
    /// Whether what is in the layer, which masks to its bounds, moves as a whole when the bounds' origin does. False by
    /// default.
    @exclusivity(unchecked)
    package var scrolls = false
    /// Whether gradients inside whose `axisSpace` is `enclosing` measure their axes in this layer's bounds. False by
    /// default.
    @exclusivity(unchecked)
    package var isGradientSpace = false {
        didSet { if isGradientSpace != oldValue { updateParts(.gradientSpace, are: isGradientSpace) } }
    }
    /// Places the stand-in while the layer is shown with other bounds than it has.
    @exclusivity(unchecked)
    package var overlayFollower: (any OverlayFollower)? {
        didSet { if overlayFollower !== oldValue { isOverlayElsewhere = false } }
    }
    /// Whether the stand-in was placed in other bounds than the layer has.
    var isOverlayElsewhere = false

    @exclusivity(unchecked)
    package var needsLayout = true
    /// Whether the layer, or one below it, is being laid out.
    @exclusivity(unchecked)
    package var isLayingOut = false
    @exclusivity(unchecked)
    package var subtreeNeedsLayout = true
    /// Whether whoever made the sublayers also places them, so that no layout has to.
    @exclusivity(unchecked)
    package var hasPlacedSublayers = false {
        didSet { if hasPlacedSublayers { (needsLayout, subtreeNeedsLayout) = (false, false) } }
    }
    /// The tree that the layer is in; nil outside of one that has an owner.
    @exclusivity(unchecked)
    var tree: LayerTree?
    /// The owner of the tree that the layer is in; nil outside of one.
    package var host: LayerHost? { tree?.host }
    /// The animations, in the order of adding.
    @exclusivity(unchecked)
    var runs: [AnimationRun] = [] { didSet { parts.set(.animations, !runs.isEmpty) } }
    /// What there is to draw.
    @exclusivity(unchecked)
    private(set) var parts: LayerParts = []
    /// What few layers have; nil for nothing of it.
    @exclusivity(unchecked)
    var extras: LayerExtras?
    /// How many animations were ever added: a name for those that were given none.
    var animationCount = 0
    /// Whether something in this layer or below waits for a tree with a clock.
    var subtreeAwaitsHost = false
    var awaitingLinks: [CADisplayLink] = []
    /// Whether the contents have to be drawn before the next frame.
    @exclusivity(unchecked)
    var awaitsDisplay = false
    /// The tree whose next frame draws the contents.
    weak var displayTree: LayerTree?
    /// Whether the contents are drawn at the scale of the screen, instead of `contentsScale`. False by default.
    @exclusivity(unchecked)
    package var drawsAtScreenScale = false
    /// Of a presentation copy, the layer that it is a copy of.
    weak var presentedLayer: CALayer?

    /// Makes an empty layer.
    public required override init() {
        super.init()
    }

    /// Makes a layer without sublayers that has the values which `layer` shows now; an empty one of what is no layer.
    /// Core Animation makes presentation layers by it; here they are made by `init()`.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { takePresentedValues(of: layer, at: layer.host?.clock.now ?? 0) }
    }

    /// Archives of layers do not exist here: always nil. Present so that subclasses written for iOS compile.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The box around the layer in its superlayer's coordinates, in points. Setting it sets `position`, and
    /// `bounds.size` to the size that has this box after `transform`.
    open var frame: CGRect {
        get { box }
        set { box = newValue }
    }

    /// What is done to the layer and all in it about the anchor point, before `position` places it. The identity by
    /// default.
    ///
    /// What of it is an affine map is drawn; depth has no effect, and that of perspective is left out, with a message.
    open var transform: CATransform3D {
        get { spatialTransform }
        set { spatialTransform = newValue }
    }

    // MARK: Actions

    /// What the change of the property `event` does, where a transaction animates changes: what the delegate says, else
    /// the layer's `actions`, else its class; nil for nothing. Without any of them, numbers, places, colours and
    /// transforms are animated; pictures, paths and visibility change at once.
    open func action(forKey event: String) -> (any CAAction)? {
        let own =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
            ?? usualAction(forKey: event)
        return own is NSNull ? nil : own
    }

    /// What the change of the property `event` does in all layers of the class; nil, for all by default, is what is
    /// usual.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Hierarchy

    /// Puts `layer` over all other sublayers, out of the layer that it was in. A layer that this one is in is refused
    /// with a message, and so is one that would make a tree of more than 512 levels.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: layersInside.count) }

    /// Puts `layer` in place `index` of the sublayers, counted from the lowest and clamped to their number.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

    /// Takes the layer out of the layer that it is in; outside of one this does nothing.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: Layout

    /// Says that the sublayers have to be laid out before the next frame.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Lays out this layer and all below that need it, now; first the layers around it that need it too, since they
    /// decide about its size.
    open func layoutIfNeeded() { layOutNow() }

    /// Lays out the sublayers: asks the delegate. Override to lay them out in a subclass.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    // MARK: Drawing

    /// Says that the contents have to be drawn before the next frame. A layer without a size waits until it has one.
    open func setNeedsDisplay() { markNeedsDisplay() }

    /// The same: all of the contents are drawn, not only those in `rect`.
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay() }

    /// Makes the contents: lets the delegate do so, or shows what `draw(in:)` draws. Called when they have to be drawn.
    open func display() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents into `ctx`, whose coordinates are the layer's: asks the delegate. Override to draw them in a
    /// subclass.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Whether `point` of the layer's own coordinates lies in its bounds. Override to take touches in another shape.
    open func contains(_ point: CGPoint) -> Bool {
        bounds.contains(point)
    }

    /// `contents` as a picture; says so where it is none.
    private func checkedPicture(_ contents: Any) -> CGImage? {
        if let picture = contents as? CGImage { return picture }
        Diagnostics.report("\(label): contents of type \(type(of: contents)) are not shown; expected a CGImage")
        return nil
    }

    /// Says that the tree looks different now.
    package func setNeedsRecord() {
        tree?.needsRecord = true
    }

    /// Says that `changed` are there now or not, and that the tree looks different.
    func updateParts(_ changed: LayerParts, are areThere: Bool) {
        parts.set(changed, areThere)
        setNeedsRecord()
    }

    /// Something that decides about the place or the shape of a stand-in changed: the next layout brings it up to date.
    package func overlayInputDidChange() {
        if contentOverlay != nil { setNeedsLayout() }
    }

    // MARK: Overridden by the layers that draw more

    /// What this layer adds to the display list between its background and its contents; a gradient's colours.
    func gradient(at time: TimeInterval, isDark: Bool) -> LayerGradient? { nil }

    /// The layer's own value of a stored property, without animations; nil for what it does not have.
    func modelValue(of root: LayerProperty.Root) -> AnimationValue? {
        switch root {
        case .position: .point(position)
        case .bounds: .rect(bounds)
        case .anchorPoint: .point(anchorPoint)
        case .transform: .transform(affine)
        case .opacity: .scalar(Double(opacity))
        case .zPosition: .scalar(zPosition)
        case .hidden: .flag(isHidden)
        case .contents: .picture(AnimatedPicture(image: picture))
        case .backgroundColor: .color(backgroundColor ?? CGColor(.clear))
        case .cornerRadius: .scalar(cornerRadius)
        case .borderWidth: .scalar(borderWidth)
        case .borderColor: .color(borderColor ?? CGColor(.clear))
        case .shadowColor: .color(shadowColor ?? CGColor(.clear))
        case .shadowOpacity: .scalar(Double(shadowOpacity))
        case .shadowOffset: .size(shadowOffset)
        case .shadowRadius: .scalar(shadowRadius)
        case .shadowPath: .path(shadowPath?.pieces ?? Path())
        default: nil
        }
    }

    /// Sets all values to those that `layer`, which is of the same class, shows at `time`.
    func takePresentedValues(of layer: CALayer, at time: TimeInterval) {
        let geometry = LayerGeometry(presented: layer, at: time)
        bounds = geometry.bounds
        position = geometry.position
        anchorPoint = geometry.anchorPoint
        affine = geometry.transform
        zPosition = layer.presented(.zPosition, at: time, own: layer.zPosition)
        isHidden = layer.presentedIsHidden(at: time)
        opacity = Float(layer.presented(.opacity, at: time, own: Double(layer.opacity)))
        backgroundColor = layer.presented(.backgroundColor, at: time, own: layer.backgroundColor)
        cornerRadius = layer.presented(.cornerRadius, at: time, own: layer.cornerRadius)
        maskedCorners = layer.maskedCorners
        borderWidth = layer.presented(.borderWidth, at: time, own: layer.borderWidth)
        borderColor = layer.presented(.borderColor, at: time, own: layer.borderColor)
        masksToBounds = layer.masksToBounds
        picture = layer.presentedPicture(at: time)
        contentsGravity = layer.contentsGravity
        contentsScale = layer.contentsScale
        name = layer.name
        if layer.extras != nil || !layer.runs.isEmpty { takeExtras(of: layer, at: time) }
    }
}
