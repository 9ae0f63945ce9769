public import DrawKit
public import Foundation
public import LayerKit

/// A rectangle of the screen that draws, lays out its subviews and takes events; its layer does the drawing.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // As in CALayer, what every pass asks of every view is not checked for overlapping accesses as it runs.

    /// The class of the layers that views of this class stand on.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that draws the view.
    public let layer: CALayer
    /// A number for the app's own use. 0 by default.
    open var tag = 0
    /// Whether touches reach the view and those inside it. True by default.
    open var isUserInteractionEnabled = true
    /// The view that this one is in.
    @exclusivity(unchecked)
    public internal(set) weak var superview: UIView?
    /// The views in this one, the lowest first.
    @exclusivity(unchecked)
    public internal(set) var subviews: [UIView] = []
    @exclusivity(unchecked)
    package var levelsInside = 0

    /// What fills the view behind everything else; nil, the default, is nothing.
    open var backgroundColor: UIColor? {
        didSet {
            ViewAnimation.record([.backgroundColor], of: layer) { layer.backgroundColor = backgroundColor?.cgColor }
        }
    }
    /// How a picture that the view's layer shows is placed in it. `.scaleToFill` by default.
    /// With `.redraw`, what `draw(_:)` draws is drawn anew in each size.
    open var contentMode = ContentMode.scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            layer.needsDisplayOnBoundsChange = contentMode == .redraw
        }
    }
    /// The style of this view and all inside it; `.unspecified`, the default, is that of the view around.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            guard overrideUserInterfaceStyle != oldValue else { return }
            layer.darkOverride = overrideUserInterfaceStyle == .unspecified ? nil : overrideUserInterfaceStyle == .dark
            window?.traitsDidChange(in: self)
        }
    }
    /// Whether the view is mirrored where the screen reads from right to left. `.unspecified` by default.
    @exclusivity(unchecked)
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            layoutDirectionDidChange()
            window?.traitsDidChange(in: self)
        }
    }
    /// The text sizes that the view lets in; nil, the default, is all.
    var contentSizeLimits: ContentSizeLimits? {
        didSet { if contentSizeLimits != oldValue { window?.traitsDidChange(in: self, isTextSize: true) } }
    }
    /// The gesture recognisers that watch the view's touches.
    var recognizers: [UIGestureRecognizer] = []
    /// What modules above keep with the view; see `ViewAttachmentKey`.
    var attachments: [ObjectIdentifier: Any] = [:]
    /// The object that the one module above whose every frame asks for it keeps with the view: found quicker than
    /// attachments. It is told when the view's window changed.
    @exclusivity(unchecked)
    package var attachedObject: (any WindowChangeObserver)?
    /// Told when the view's window changed, after the view itself.
    var windowObservers: [ObjectIdentifier: WeakWindowObserver] = [:]
    /// What is shown in place of the view's content; nil, the default, is nothing.
    @exclusivity(unchecked)
    package var contentOverlay: (any ContentOverlay)? { didSet { contentOverlayDidChange() } }
    /// Whether the stand-in covered events when it last changed.
    var isOverlayCovering = false
    /// Who else covers the view, and who leaves it out.
    var (coverers, suppressors) = (Owners(), Owners())
    /// What layouts by constraints keep with the view; nil where they have nothing to do with it.
    var constraintState: ConstraintState?
    /// The controller whose view this is.
    @exclusivity(unchecked)
    weak var viewController: UIViewController?
    /// What is known of what the view draws by itself.
    var ownDrawing = OwnDrawing.unknown
    /// What is known of the safe area.
    var safeArea = UIEdgeInsets.zero
    /// Whether the view is giving its subviews their places now.
    var isPlacingSubviews = false
    /// Whether the view is being told that it will move, and so cannot be moved elsewhere.
    var isMoving = false

    /// Makes a view with `frame` in its superview's coordinates, in points.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.delegate = self
        layer.drawsAtScreenScale = true
        layer.frame = frame
    }

    /// Makes a view without a size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Archives of views do not exist here: always nil. Present so that subclasses written for iOS compile.
    public required init?(coder: NSCoder) {
        nil
    }

    open override var next: UIResponder? { viewController ?? superview }

    override var responderWindow: UIWindow? { window }

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, in points.
    open var frame: CGRect {
        get { layer.frame }
        set {
            let old = placedFrame
            ViewAnimation.record([.position, .bounds], of: layer) { layer.frame = newValue }
            placedFrameDidChange(from: old)
        }
    }

    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = placedFrame
            ViewAnimation.record([.bounds], of: layer) { layer.bounds = newValue }
            placedFrameDidChange(from: old)
        }
    }

    /// The view's middle in its superview's coordinates, in points.
    open var center: CGPoint {
        get { layer.position }
        set {
            let old = placedFrame
            ViewAnimation.record([.position], of: layer) { layer.position = newValue }
            placedFrameDidChange(from: old)
        }
    }

    /// How the view is moved, turned and scaled about its center, beside its frame. The identity by default; under
    /// another one, `frame` is the box around what is shown.
    open var transform: CGAffineTransform {
        get { layer.affine }
        set { ViewAnimation.record([.transform], of: layer) { layer.affine = newValue } }
    }

    /// 0...1, multiplied into the opacity of everything inside. 1 by default.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { ViewAnimation.record([.opacity], of: layer) { layer.opacity = Float(newValue) } }
    }

    /// Whether the view and all inside it are left out. False by default.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            constraintState?.stack?.arrangementDidChange()
        }
    }

    /// Whether what is inside is cut at the bounds, rounded where the layer has a corner radius. False by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    // MARK: Hierarchy

    /// Puts `view` over all other subviews, out of the view that it was in. A view that this one is in is refused with
    /// a message, and so is one that would make a tree of more than 512 levels.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    /// Puts `view` in place `index` of the subviews, counted from the lowest and clamped to their number.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Puts `view` right over `siblingSubview`, a subview of this view, and under layers without a view that are over
    /// that; over all where it is none.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, over: siblingSubview) }

    /// Puts `view` right under `siblingSubview`, a subview of this view; over all where it is none.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, under: siblingSubview) }

    /// Puts `view`, a subview of this view, over the others.
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: subviews.count) } }

    /// Puts `view`, a subview of this view, under the others.
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }

    /// Takes the view out of the view that it is in; outside of one this does nothing.
    open func removeFromSuperview() { leaveSuperview() }

    // MARK: Layout

    /// Says that the subviews have to be laid out before the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays out this view and all inside it that need it, now; constraints that changed are solved first. A superview
    /// that needs a layout is laid out with it, for it places this view.
    open func layoutIfNeeded() { settleLayout() }

    /// Gives the bounds the size that `sizeThatFits` answers for the present one: text of several lines wraps at the
    /// present width. The top left corner stays where it is.
    open func sizeToFit() { placedFrame = CGRect(origin: placedFrame.origin, size: sizeThatFits(bounds.size)) }

    /// Says that `updateConstraints` has to be called before the next layout.
    open func setNeedsUpdateConstraints() { markConstraintsOutdated() }

    /// Calls `updateConstraints` now, where it was asked for.
    open func updateConstraintsIfNeeded() { bringConstraintsUpToDate() }

    /// Says that `intrinsicContentSize` may be another now.
    open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }

    /// Whether the view's frame is its own: set by code and by the autoresizing mask, and a constant for constraints.
    /// Set it to false for a view that constraints place. True by default.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { constraintState?.isLaidOutByFrame ?? true }
        set { layOutByFrame(newValue) }
    }

    /// The room that content leaves at the edges, in points. 8 at each edge by default; for the view of a controller 16
    /// at the left and the right, and none at the top and the bottom; for the content of a table's row 16 at the left
    /// and the right, where separators begin, and 11 at the top and the bottom.
    /// What bars cover comes on top when they are read.
    open var layoutMargins: UIEdgeInsets {
        get { safeArea == .zero ? givenLayoutMargins : givenLayoutMargins + safeArea }
        set { givenLayoutMargins = safeArea == .zero ? newValue : marginsWithoutBars(newValue) }
    }

    /// What bars of controllers cover at the edges, and what controllers add to that. Nothing outside of those, and in
    /// scroll views, which move their content out of the way.
    open var safeAreaInsets: UIEdgeInsets { safeArea }

    // MARK: Drawing

    /// Draws what the view itself shows, behind its subviews, by `UIGraphicsGetCurrentContext` and what draws in it:
    /// `UIBezierPath`, `UIColor`, `UIImage`, strings. Coordinates are those of the view; `rect` is always all of its
    /// bounds. Called before a frame when the view first has a size, and after `setNeedsDisplay`; what was drawn stays
    /// until then. This class draws nothing, and a view that draws nothing has no picture of its own.
    open func draw(_ rect: CGRect) {}

    /// Says that `draw(_:)` has to be called before the next frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    /// The same: all of the view is drawn, not only `rect`.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    /// Gives the view's layer its contents: what `draw(_:in:)` draws.
    open func display(_ layer: CALayer) { displayOwnDrawing(layer) }

    /// The view's layer is about to be drawn.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Draws what the view's layer shows into `ctx`: calls `draw(_:)` with it as the current context.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawOwnPart(in: ctx) }

    /// What a change of the view's layer does where a transaction animates changes: nothing, for views say by
    /// `UIView.animate` what is animated.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        layer === self.layer ? NSNull() : nil
    }

    // MARK: Traits

    /// The style, direction and scale that the view is shown in: those of its window, with the overrides on the way.
    open var traitCollection: UITraitCollection { inheritedTraits }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of what can be used in the view and in those inside it; nil takes it back, and it is that of the view
    /// around again. Blue by default.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }

    // MARK: Accessibility: what assistive tools can know, of which none is told yet

    /// Whether the view, with all inside it, is one thing to assistive tools. By default controls are, what shows text,
    /// pictures with a label, and cells with nothing inside that can be used by itself.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? usualAccessibility.isElement }
        set { accessibility.isElement = newValue }
    }

    /// What the view is called: by default what it shows, or nil. Setting nil takes the default back.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? usualAccessibility.label }
        set { accessibility.label = newValue }
    }

    /// What is set or written in the view: by default that of a control, or nil. Setting nil takes the default back.
    open var accessibilityValue: String? {
        get { accessibility.value ?? usualAccessibility.value }
        set { accessibility.value = newValue }
    }

    /// What using the view does. Nil by default.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    /// What the view is, and what state it is in. What its class says by default, and none for a plain view.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? usualAccessibility.traits }
        set { accessibility.traits = newValue }
    }

    /// Where the view is, in its window's coordinates, in points: by default the box around its bounds. Setting `.null`
    /// takes the default back.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? convert(bounds, to: nil) }
        set { accessibility.frame = newValue.isNull ? nil : newValue }
    }

    /// The views inside, at any depth, that assistive tools come to, in this order, and to no others; the Tab key comes
    /// to them first. Nil, the default, is all. They are not kept; what is no view is left out.
    open var accessibilityElements: [Any]? {
        get { accessibility.order?.present }
        set { accessibility.order = newValue.map { AccessibilityOrder($0.compactMap { $0 as? UIView }) } }
    }

    /// Whether assistive tools pass by the view and all inside it. False by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.isHidingElements }
        set { accessibility.isHidingElements = newValue }
    }

    /// Whether assistive tools pass by the views beside this one. False by default, and true for what lies over a
    /// window and has all keys.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal ?? usualAccessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    /// Does what an assistive tool does to activate the view; says whether that is anything. Never called: there is no
    /// service for such tools here. Present for overrides.
    open func accessibilityActivate() -> Bool { false }

    /// Makes the view's value greater for an assistive tool. Never called. Present for overrides.
    open func accessibilityIncrement() {}

    /// Makes the view's value smaller for an assistive tool. Never called. Present for overrides.
    open func accessibilityDecrement() {}

    /// What the view says about itself.
    var usualAccessibility: UsualAccessibility { .none }

    /// How round the corners are that are seen of the view, in points: its layer's, unless something in it draws the
    /// ground.
    package var drawnCornerRadius: CGFloat { layer.cornerRadius }

    // MARK: Hit testing

    /// Lets `gestureRecognizer` watch the view's touches, and those of no other view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { take(gestureRecognizer) }

    /// Lets `gestureRecognizer` watch no longer; a gesture under way is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { drop(gestureRecognizer) }

    /// Returns `true` if the recognizer may begin. Asked of the touched view and of the views around it, out to the
    /// one that the recognizer belongs to; its delegate is asked last. True unless overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The view at `point` of this view's coordinates that takes touches: the topmost one inside, else this one.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesPartInEvents, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether `point` of this view's coordinates lies in it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    // MARK: Overridden by subclasses

    /// Lays out the subviews; called before a frame when the size changed or `setNeedsLayout` asked for it.
    open func layoutSubviews() {}

    /// Lays out the view's constraints and subviews when its layer does. Overrides call `super`.
    open func layoutSublayers(of layer: CALayer) { layOut() }

    /// The size that fits the view's content best within `size`; this class answers its present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The size that the content has by itself, with `noIntrinsicMetric` for a side that it does not say; neither by
    /// default. Constraints know it by the hugging and the compression resistance. `invalidateIntrinsicContentSize`
    /// says that it changed.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Whether the view needs constraints to be of use, and so is asked to make them. False by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The constraints have to be brought up to date: called before a layout after `setNeedsUpdateConstraints`.
    open func updateConstraints() {}

    /// The layout margins of a view that has none of its own and no controller.
    var usualLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

    /// The layout margins changed.
    open func layoutMarginsDidChange() {}

    /// The view is drawn in Interface Builder. Never called: there is none here. Present for overrides.
    open func prepareForInterfaceBuilder() {}

    /// The safe area changed.
    open func safeAreaInsetsDidChange() {}

    /// The view inside this one whose first baseline counts as its own; itself by default.
    open var forFirstBaselineLayout: UIView { self }

    /// The view inside this one whose last baseline counts as its own; itself by default.
    open var forLastBaselineLayout: UIView { self }

    /// The smallest or largest size that the constraints inside allow, as near to `targetSize` as they let it be.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints inside give, where each side of `targetSize` matters as much as its priority says.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// Subviews were added or taken away, which asks for a layout; a list that exchanges its own cells needs none.
    func subviewsDidChange() {
        setNeedsLayout()
    }

    /// `subview` was added to the view.
    open func didAddSubview(_ subview: UIView) {}

    /// `subview` is about to leave the view.
    open func willRemoveSubview(_ subview: UIView) {}

    /// The view will be in `newSuperview`, or in none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// The view's superview changed.
    open func didMoveToSuperview() {}

    /// The view will be in `newWindow`, or in none.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// The view's window changed.
    open func didMoveToWindow() {}

    /// The style, the direction or the scale that the view is shown in changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The text size where the view stands is another one; views inside know already.
    func contentSizeCategoryDidChange() {
        adjustFonts()
    }

    /// Brings fonts that follow text sizes to the one where the view stands.
    func adjustFonts() {}

    /// Whether the Tab key stops at the view.
    open var canBecomeFocused: Bool { false }

    /// The colour of what can be used in the view changed.
    open func tintColorDidChange() {}

    /// The pointer's shape over the view.
    package var pointerShape: PointerShape { .arrow }

    /// The pointer came over the view, or left it.
    package func pointerIsOverDidChange(_ isOver: Bool) {}

    /// The keyboard's focus came to the view, or left it.
    package func focusDidChange(_ isFocused: Bool) {}
}
