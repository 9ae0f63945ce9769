public import DrawKit
public import Foundation

/// A node of the layer tree: a rectangle with, from back to front, a background, contents, sublayers and a border.
///
/// Changing a property doesn't draw anything; the window records the tree for its next frame. Changes are animated
/// implicitly only within a transaction that calls `CATransaction.setDisableActions(false)`. Nonfinite numbers count as
/// 0, transforms with nonfinite numbers as the identity, and huge numbers are clamped; each is reported once.
@preconcurrency @MainActor
open class CALayer: NSObject {
    // Properties that every pass reads skip dynamic exclusivity checks, which took a third of the recording time. This
    // is safe because they belong to the main actor and no access to them overlaps a call to other code. Passes read
    // properties named `stored...` directly, because overridable getters take longer.

    /// The layer's rectangle in its own coordinates, in points. Empty by default. Negative sizes count as 0.
    @exclusivity(unchecked)
    open var bounds: CGRect = .zero {
        didSet {
            bounds = bounds.sanitized("bounds", of: self)
            guard bounds != oldValue else { return }
            if bounds.size != oldValue.size { sizeDidChange() }
            setNeedsRecord()
            recordChange(of: .bounds, from: .rect(oldValue))
        }
    }
    /// The position of the anchor point, in points of the superlayer's coordinates. Zero by default.
    @exclusivity(unchecked)
    open var position: CGPoint = .zero {
        didSet {
            position = position.sanitized("position", of: self)
            guard position != oldValue else { return }
            setNeedsRecord()
            recordChange(of: .position, from: .point(oldValue))
        }
    }
    /// The point of the bounds that is placed at `position` and about which `transform` is applied, in the unit space
    /// of the bounds. (0.5, 0.5) by default.
    @exclusivity(unchecked)
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            anchorPoint = anchorPoint.sanitized("anchorPoint", of: self)
            guard anchorPoint != oldValue else { return }
            setNeedsRecord()
            recordChange(of: .anchorPoint, from: .point(oldValue))
        }
    }
    /// The affine part of `transform`, the only part that is drawn. The identity by default.
    @exclusivity(unchecked)
    package var affine: CGAffineTransform = .identity {
        didSet {
            affine = affine.sanitized("transform", of: self)
            extras?.spatial = nil
            guard affine != oldValue else { return }
            setNeedsRecord()
            recordChange(of: .transform, from: .transform(oldValue))
        }
    }
    /// The drawing order among siblings. Layers with higher values are drawn in front; layers with equal values keep
    /// the order of `sublayers`. 0 by default.
    open var zPosition: CGFloat {
        get { storedZPosition }
        set { storedZPosition = newValue }
    }
    @exclusivity(unchecked)
    final var storedZPosition: CGFloat = 0 {
        didSet {
            storedZPosition = storedZPosition.sanitized("zPosition", of: self)
            guard storedZPosition != oldValue else { return }
            superlayer?.hasRaisedSublayers = true
            superlayer?.layersInOrder = nil
            setNeedsRecord()
            recordChange(of: .zPosition, from: .scalar(oldValue))
        }
    }
    /// `true` if the layer and its descendants are hidden. `false` by default.
    open var isHidden: Bool {
        get { storedIsHidden }
        set { storedIsHidden = newValue }
    }
    @exclusivity(unchecked)
    final var storedIsHidden = false {
        didSet {
            guard storedIsHidden != oldValue else { return }
            updateParts(.hidden, are: storedIsHidden)
            recordChange(of: .hidden, from: .flag(oldValue))
        }
    }
    /// The number of times that the layer's duration repeats. 0 by default. No effect, because the duration of a layer
    /// is infinite.
    open var repeatCount: Float {
        get { extras?.repeatCount ?? 0 }
        set { ensuredExtras.repeatCount = newValue }
    }
    /// The opacity, 0...1, which also applies to all descendants. 1 by default.
    open var opacity: Float {
        get { storedOpacity }
        set { storedOpacity = newValue }
    }
    @exclusivity(unchecked)
    final var storedOpacity: Float = 1 {
        didSet {
            guard storedOpacity != oldValue else { return }
            setNeedsRecord()
            recordChange(of: .opacity, from: .scalar(Double(oldValue)))
        }
    }
    /// `true`, the default, if opacity applies to the layer and its descendants as a group, so overlapping parts don't
    /// show through each other; `false` if it applies to each part separately. Has no cost if there is only one part.
    @exclusivity(unchecked)
    public var allowsGroupOpacity = true { didSet { if allowsGroupOpacity != oldValue { setNeedsRecord() } } }
    /// The background color; `nil`, the default, draws no background.
    @exclusivity(unchecked)
    open var backgroundColor: CGColor? {
        didSet {
            guard backgroundColor != oldValue else { return }
            updateParts(.background, are: backgroundColor != nil)
            recordChange(of: .backgroundColor, from: .color(oldValue ?? CGColor(.clear)))
        }
    }
    /// The corner radius in points, limited to half the short side when drawn. Negative values count as 0. 0 by
    /// default.
    open var cornerRadius: CGFloat {
        get { storedCornerRadius }
        set { storedCornerRadius = newValue }
    }
    @exclusivity(unchecked)
    final var storedCornerRadius: CGFloat = 0 {
        didSet {
            storedCornerRadius = storedCornerRadius.sanitized("cornerRadius", of: self)
            guard storedCornerRadius != oldValue else { return }
            setNeedsRecord()
            recordChange(of: .cornerRadius, from: .scalar(oldValue))
            overlayInputDidChange()
        }
    }
    /// The corners that `cornerRadius` rounds. All corners by default.
    @exclusivity(unchecked)
    public var maskedCorners: CACornerMask = .all {
        didSet {
            guard maskedCorners != oldValue else { return }
            setNeedsRecord()
            overlayInputDidChange()
        }
    }
    /// The width of the border, in points. The border is inside the bounds, above contents and sublayers. 0, the
    /// default, draws no border. Negative values count as 0.
    @exclusivity(unchecked)
    open var borderWidth: CGFloat = 0 {
        didSet {
            borderWidth = borderWidth.sanitized("borderWidth", of: self)
            guard borderWidth != oldValue else { return }
            updateParts(.border, are: borderWidth > 0)
            recordChange(of: .borderWidth, from: .scalar(oldValue))
        }
    }
    /// The border color; `nil` draws no border. Black by default.
    open var borderColor: CGColor? = CGColor(.black) {
        didSet {
            guard borderColor != oldValue else { return }
            setNeedsRecord()
            recordChange(of: .borderColor, from: .color(oldValue ?? CGColor(.clear)))
        }
    }
    /// `true` if contents and sublayers are clipped to the bounds and their rounded corners. `false` by default.
    open var masksToBounds: Bool {
        get { storedMasksToBounds }
        set { storedMasksToBounds = newValue }
    }
    @exclusivity(unchecked)
    final var storedMasksToBounds = false {
        didSet {
            guard storedMasksToBounds != oldValue else { return }
            setNeedsRecord()
            overlayInputDidChange()
        }
    }
    /// The image drawn above the background, a `CGImage`; `nil`, the default, draws no image. Values of other types are
    /// reported and count as `nil`. An image that the app sets is kept when `draw(in:)` draws nothing.
    open var contents: Any? {
        get { picture }
        set {
            picture = newValue.flatMap(checkedImage)
            extras?.hasDrawnContents = false
        }
    }
    /// The placement of the image in the bounds. `.resize` by default.
    open var contentsGravity: CALayerContentsGravity = .resize {
        didSet { if contentsGravity != oldValue { setNeedsRecord() } }
    }
    /// The scale of the image, in pixels per point. 1 by default. Values of 0 and below count as 1.
    open var contentsScale: CGFloat {
        get { storedContentsScale }
        set { storedContentsScale = newValue }
    }
    @exclusivity(unchecked)
    final var storedContentsScale: CGFloat = 1 {
        didSet {
            storedContentsScale = storedContentsScale.sanitized("contentsScale", of: self)
            if storedContentsScale != oldValue { setNeedsRecord() }
        }
    }
    /// The name of the layer in diagnostic messages. It has no other effect.
    open var name: String?
    /// The object that lays out the sublayers and provides the contents and actions.
    @exclusivity(unchecked)
    public weak var delegate: (any CALayerDelegate)?

    /// The layer that contains this one as a sublayer, mask or content overlay, if any.
    @exclusivity(unchecked)
    public internal(set) weak var superlayer: CALayer?
    /// The sublayers from back to front, if any. Setting this property removes sublayers that are not in the new array,
    /// and applies the array's order.
    open var sublayers: [CALayer]? {
        get { childLayers.isEmpty ? nil : childLayers }
        set { replaceSublayers(with: newValue ?? []) }
    }
    /// The sublayers from back to front. This is the storage of `sublayers`.
    @exclusivity(unchecked)
    package internal(set) var childLayers: [CALayer] = [] {
        didSet {
            parts.set(.sublayers, !childLayers.isEmpty)
            layersInOrder = nil
        }
    }
    /// `true` if a sublayer has, or has had, a `zPosition` other than 0 or an animation of `zPosition`.
    @exclusivity(unchecked)
    var hasRaisedSublayers = false
    /// The cached drawing order of the sublayers; `nil` if it isn't known yet or is animated.
    @exclusivity(unchecked)
    var layersInOrder: [CALayer]?
    @exclusivity(unchecked)
    package var subtreeHeight = 0

    /// The storage of `contents`.
    package var picture: CGImage? {
        didSet {
            guard picture !== oldValue else { return }
            updateParts(.picture, are: picture != nil)
            recordChange(of: .contents, from: .picture(AnimatedImage(image: oldValue)))
        }
    }

    /// The provider that renders the layer's contents at the screen's resolution, in place of `contents`. Used for text
    /// and symbol images.
    package weak var contentProvider: (any LayerContentProvider)? {
        didSet { updateParts(.provider, are: contentProvider != nil) }
    }
    /// The appearance of this layer and its descendants: `true` for dark, `false` for light, `nil` to inherit it.
    @exclusivity(unchecked)
    package var darkOverride: Bool? { didSet { if darkOverride != oldValue { setNeedsRecord() } } }
    /// The content overlay: a layer that is drawn above this layer's content, in this layer's coordinates.
    /// `overlayFade` can fade out the content below it.
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
            if let contentOverlay { didInsert(contentOverlay) } else { setNeedsRecord() }
        }
    }
    /// `true` if the layer and its descendants are not drawn, regardless of `isHidden`. `false` by default.
    @exclusivity(unchecked)
    package var isSuppressed = false {
        didSet { if isSuppressed != oldValue { updateParts(.suppressed, are: isSuppressed) } }
    }
    /// The fade that determines the opacity of the content overlay over time. The layer's own content (background,
    /// contents, sublayers, border) has the complementary opacity. `nil`, the default, shows both. Has no effect
    /// without a content overlay.
    @exclusivity(unchecked)
    package var overlayFade: OverlayFade? { didSet { if overlayFade !== oldValue { setNeedsRecord() } } }
    /// The fade that cross-dissolves this layer and its descendants, as a whole, between an image without and an image
    /// with the content overlays that use the fade. `nil`, the default, fades each overlay separately.
    @exclusivity(unchecked)
    package var overlayDissolve: OverlayFade? {
        didSet {
            guard overlayDissolve !== oldValue else { return }
            updateParts(.dissolve, are: overlayDissolve != nil || extras?.transition != nil)
        }
    }
    /// The side of a dissolve to which the layer is limited; `nil`, the default, includes it on both sides.
    @exclusivity(unchecked)
    package var dissolveSide: DissolveSide? { didSet { updateParts(.oneSided, are: dissolveSide != nil) } }
    /// `true` if the content of this layer moves as a whole with the origin of its bounds. The layer must mask to its
    /// bounds. `false` by default.
    @exclusivity(unchecked)
    package var scrolls = false
    /// `true` if descendant gradients whose `axisSpace` is `enclosing` are relative to this layer's bounding box.
    /// `false` by default.
    @exclusivity(unchecked)
    package var isGradientSpace = false {
        didSet { if isGradientSpace != oldValue { updateParts(.gradientSpace, are: isGradientSpace) } }
    }
    /// The object that positions the content overlay while the layer's bounds are animated.
    @exclusivity(unchecked)
    package var overlayFollower: (any OverlayFollower)? {
        didSet { if overlayFollower !== oldValue { isOverlayElsewhere = false } }
    }
    /// `true` if the content overlay is positioned for animated bounds that differ from the model value of `bounds`.
    var isOverlayElsewhere = false

    @exclusivity(unchecked)
    package var needsLayout = true
    /// `true` while a layout of the layer and its descendants is in progress.
    @exclusivity(unchecked)
    package var isLayingOut = false
    @exclusivity(unchecked)
    package var subtreeNeedsLayout = true
    /// `true` if the creator of the sublayers positions them, which makes layout unnecessary.
    @exclusivity(unchecked)
    package var hasPlacedSublayers = false {
        didSet { if hasPlacedSublayers { (needsLayout, subtreeNeedsLayout) = (false, false) } }
    }
    /// The layer's tree, or `nil` if the tree has no host.
    @exclusivity(unchecked)
    var tree: LayerTree?
    /// The host that owns the layer's tree, if any.
    package var host: LayerHost? { tree?.host }
    /// The animations in the order they were added.
    @exclusivity(unchecked)
    var runs: [AnimationRun] = [] { didSet { parts.set(.animations, !runs.isEmpty) } }
    /// The parts of the layer that may be drawn.
    @exclusivity(unchecked)
    private(set) var parts: LayerParts = []
    /// The rarely used state, if any.
    @exclusivity(unchecked)
    var extras: LayerExtras?
    /// The number of animations that `add(_:forKey:)` has added so far. Used to generate keys.
    var animationCount = 0
    /// `true` if this layer or a descendant is waiting for a tree with a clock.
    var subtreeAwaitsHost = false
    var awaitingLinks: [CADisplayLink] = []
    /// `true` if the contents must be drawn before the next frame.
    @exclusivity(unchecked)
    var awaitsDisplay = false
    /// The tree whose next frame draws the contents.
    weak var displayTree: LayerTree?
    /// `true` if the contents are drawn at the screen's scale; `false`, the default, if they are drawn at
    /// `contentsScale`.
    @exclusivity(unchecked)
    package var drawsAtScreenScale = false
    /// The model layer, if this is a presentation layer.
    weak var presentedLayer: CALayer?

    /// Creates an empty layer.
    public required override init() {
        super.init()
    }

    /// Creates a layer without sublayers that has the values currently presented by `layer`, or an empty layer if
    /// `layer` is not a layer. Core Animation uses this initializer for presentation layers; here, `init()` creates
    /// them.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyPresentedValues(from: layer, at: layer.host?.clock.now ?? 0) }
    }

    /// Always returns `nil`, because layers can't be archived. Exists so that subclasses written for iOS compile.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The bounding box of the layer, in points of the superlayer's coordinates. Setting this property sets `position`,
    /// and sets the size of `bounds` so that the bounding box after `transform` has the new size.
    open var frame: CGRect {
        get { box }
        set { box = newValue }
    }

    /// The transform applied to the layer and its descendants about the anchor point. The identity by default.
    ///
    /// Only the affine part is drawn. Depth has no effect, and perspective is reported and ignored.
    open var transform: CATransform3D {
        get { spatialTransform }
        set { spatialTransform = newValue }
    }

    // MARK: Actions

    /// Returns the action for a change to the property `event` while implicit animations are enabled; `nil` means no
    /// action. The action comes from the delegate, from `actions` or from the class, in this order. By default, changes
    /// to animatable properties are animated, except that changes to `contents`, `isHidden` and a shape layer's `path`
    /// are immediate.
    open func action(forKey event: String) -> (any CAAction)? {
        let own =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
            ?? standardAction(forKey: event)
        return own is NSNull ? nil : own
    }

    /// Returns the action for a change to the property `event` in all layers of the class; `nil`, the default, uses the
    /// standard action.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Animations

    /// Adds a copy of `animation`, replacing any animation with the same `key`. The copy begins at its `beginTime`, or
    /// now if that isn't set. If the layer is not in a window, the copy begins when the layer enters a window.
    /// Animations with an unknown key path or values of a wrong type are reported and ignored.
    open func add(_ animation: CAAnimation, forKey key: String?) { begin(animation, forKey: key) }

    /// Removes the animation for `key`. From the next frame on, the layer shows the model value.
    open func removeAnimation(forKey key: String) { removeRun(forKey: key) }

    /// Removes all animations. From the next frame on, the layer shows its model values.
    open func removeAllAnimations() { removeAllRuns() }

    // MARK: Hierarchy

    /// Adds `layer` above all other sublayers and removes it from its previous superlayer. If `layer` is this layer or
    /// one of its ancestors, or would make the tree deeper than 512 levels, it is reported and ignored.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: childLayers.count) }

    /// Inserts `layer` at `index` in the sublayers. Indexes start at the back and are clamped to the number of
    /// sublayers.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

    /// Removes the layer from its superlayer, if any.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    /// Inserts `layer` directly above `sibling`, or at the top if `sibling` is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, over: sibling) }

    /// Inserts `layer` directly below `sibling`, or at the bottom if `sibling` is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, under: sibling) }

    /// Replaces `oldLayer` with `newLayer`. Has no effect if `oldLayer` is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    // MARK: Mask

    /// The layer whose alpha masks this layer and its content: they are unchanged where the mask is opaque, and
    /// invisible where the mask is clear and outside it. The mask's colors have no effect. The mask uses this layer's
    /// coordinates but is not a sublayer. `nil`, the default, means no mask.
    ///
    /// If the new mask is this layer or one of its ancestors, or would make the tree deeper than 512 levels, the mask
    /// is reported and ignored. If the mask is in another layer, it is removed from there.
    open var mask: CALayer? {
        get { extras?.mask }
        set { setMask(newValue) }
    }

    // MARK: Layout

    /// Marks the sublayers as needing layout before the next frame.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Immediately lays out this layer and all descendants that need layout. Superlayers that need layout, up to the
    /// first one that doesn't, are laid out first, because they determine this layer's size.
    open func layoutIfNeeded() { layOutNow() }

    /// Returns the size in the superlayer's coordinates that fits the content. By default, the size of `frame`.
    open func preferredFrameSize() -> CGSize { frame.size }

    /// Lays out the sublayers by calling the delegate. Override this method to lay out sublayers in a subclass.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    // MARK: Drawing

    /// Returns `true` if the contents must be drawn again when the custom value for `key` changes, and in each frame
    /// while it is animated. `false` by default.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Marks the contents as needing to be drawn before the next frame. Empty layers wait until they have a size.
    open func setNeedsDisplay() { markNeedsDisplay() }

    /// Marks the whole contents as needing to be drawn. `rect` is ignored.
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay() }

    /// Updates the contents by calling the delegate, or `draw(in:)` if there is no delegate. Called when the contents
    /// must be drawn.
    open func display() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents into `ctx`, in the layer's coordinates, by calling the delegate. Override this method to draw
    /// in a subclass.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws the layer and its sublayers into `ctx`, in the layer's coordinates, after performing any pending layout
    /// and drawing. Layers show their model values; animations have no effect. The layer doesn't need to be in a
    /// window.
    open func render(in ctx: CGContext) { renderOwnValues(in: ctx) }

    /// Returns the topmost layer at `point` among this layer and its descendants; `nil` if there is no layer. `point`
    /// is in the superlayer's coordinates. Hidden layers are ignored, as is anything outside the bounds of a layer that
    /// masks to its bounds.
    open func hitTest(_ point: CGPoint) -> CALayer? { topmostLayer(at: point) }

    /// Returns `true` if `point`, in the layer's coordinates, is inside the bounds. Override this method to use a
    /// different shape for hit testing.
    open func contains(_ point: CGPoint) -> Bool {
        bounds.contains(point)
    }

    /// Marks the tree as needing to be recorded again.
    package func setNeedsRecord() {
        tree?.needsRecord = true
    }

    /// Adds the parts in `changed` if `arePresent` is `true`, and removes them otherwise. Marks the tree as needing to
    /// be recorded again.
    func updateParts(_ changed: LayerParts, are arePresent: Bool) {
        parts.set(changed, arePresent)
        setNeedsRecord()
    }

    // MARK: Overridden by subclasses

    /// Returns the gradient that is drawn between the background and the contents, if any.
    func gradient(at time: TimeInterval, isDark: Bool) -> LayerGradient? { nil }

    /// Returns the model value of a stored property, ignoring animations, or `nil` if the layer has no such property.
    func modelValue(of root: LayerProperty.Root) -> AnimationValue? {
        ownValue(of: root)
    }

    /// Copies the values that `layer` presents at `time`. The values of a subclass are copied only if both layers are
    /// of that class.
    func copyPresentedValues(from layer: CALayer, at time: TimeInterval) {
        copyOwnValues(from: layer, at: time)
    }
}
