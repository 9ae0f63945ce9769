public import DrawKit
public import Foundation
public import LayerKit

/// A rectangular area that lays out its subviews and handles events, drawn by its layer.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // As in `CALayer`, dynamic exclusivity checks are disabled for properties that every layout or drawing pass reads
    // from every view.

    /// The class of the layer that instances create. `CALayer` by default.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that draws the view.
    open var layer: CALayer { ownLayer }
    /// The value of `layer`. Layout and drawing passes read this property instead, because overridable getters are
    /// slower.
    package final let ownLayer: CALayer
    /// An integer for the app's own use. 0 by default.
    open var tag = 0
    /// `true` if the view and its descendants receive touches. `true` by default.
    open var isUserInteractionEnabled = true
    /// The view that contains this view, if any.
    open var superview: UIView? { storedSuperview }
    @exclusivity(unchecked)
    final weak var storedSuperview: UIView?
    /// The subviews, from back to front.
    open var subviews: [UIView] { storedSubviews }
    @exclusivity(unchecked)
    final var storedSubviews: [UIView] = []
    /// The window that contains the view, or the view itself if it is a window; `nil` outside a window.
    open var window: UIWindow? { enclosingWindow }
    @exclusivity(unchecked)
    package var subtreeHeight = 0

    /// The background color. `nil`, the default, draws nothing.
    open var backgroundColor: UIColor? {
        didSet {
            ViewAnimation.record([.backgroundColor], of: ownLayer) {
                ownLayer.backgroundColor = backgroundColor?.cgColor
            }
        }
    }
    /// The placement of the layer's contents in the bounds. `.scaleToFill` by default. With `.redraw`, `draw(_:)` is
    /// called again for every new size.
    open var contentMode = ContentMode.scaleToFill {
        didSet {
            ownLayer.contentsGravity = contentMode.gravity
            ownLayer.needsDisplayOnBoundsChange = contentMode == .redraw
        }
    }
    /// The light or dark style of this view and its descendants. `.unspecified`, the default, inherits the style.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            guard overrideUserInterfaceStyle != oldValue else { return }
            ownLayer.darkOverride =
                overrideUserInterfaceStyle == .unspecified ? nil : overrideUserInterfaceStyle == .dark
            window?.traitsDidChange(in: self)
        }
    }
    /// The semantic role that determines whether the view is mirrored in right-to-left layouts. `.unspecified` by
    /// default.
    @exclusivity(unchecked)
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            layoutDirectionDidChange()
            window?.traitsDidChange(in: self)
        }
    }
    /// The limits on the text size. `nil`, the default, sets no limits.
    var contentSizeLimits: ContentSizeLimits? {
        didSet { if contentSizeLimits != oldValue { window?.traitsDidChange(in: self, isTextSize: true) } }
    }
    var recognizers: [UIGestureRecognizer] = []
    /// Values attached to the view; see `ViewAttachmentKey`.
    var attachments: [ObjectIdentifier: Any] = [:]
    /// An object that another module attaches to the view and needs in every frame. Access is faster than through
    /// `attachments`. The object is notified when the view's window changes.
    @exclusivity(unchecked)
    package var attachedObject: (any WindowChangeObserver)?
    /// Observers that are notified of window changes after the view itself.
    var windowObservers: [ObjectIdentifier: WeakWindowObserver] = [:]
    /// The content overlay that is drawn over the view's content. `nil` by default.
    @exclusivity(unchecked)
    package var contentOverlay: (any ContentOverlay)? { didSet { contentOverlayDidChange() } }
    /// `true` if the content overlay blocked the view's events when the overlay last changed.
    var isBlockedByOverlay = false
    /// The owners that block events for the view.
    var eventBlockers = RequestSet()
    /// The owners that suppress the view.
    var suppressors = RequestSet()
    /// The state for Auto Layout, autoresizing and layout margins; `nil` until it is needed.
    var constraintState: ConstraintState?
    /// The controller whose root view this view is, if any.
    @exclusivity(unchecked)
    weak var viewController: UIViewController?
    /// The result of the view's last attempt to draw its own content.
    var ownDrawing = OwnDrawing.unknown
    /// The value of `safeAreaInsets`.
    var safeArea = UIEdgeInsets.zero
    /// `true` while the view lays out its subviews.
    var isPlacingSubviews = false
    /// `true` while the view is being notified of an upcoming move; during that time it can't be moved elsewhere.
    var isMoving = false

    /// Creates a view with `frame` in its superview's coordinates, in points.
    public init(frame: CGRect) {
        ownLayer = Self.makeLayer()
        super.init()
        ownLayer.delegate = self
        ownLayer.drawsAtScreenScale = true
        ownLayer.frame = frame
    }

    /// Creates a view of zero size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return nil }
        ownLayer = Self.makeLayer()
        super.init()
        ownLayer.delegate = self
        ownLayer.drawsAtScreenScale = true
        coder.setFileValues(of: self)
    }

    open override var next: UIResponder? { viewController ?? storedSuperview }

    override var responderWindow: UIWindow? { window }

    // MARK: Geometry

    /// The frame in the superview's coordinates, in points.
    open var frame: CGRect {
        get { ownLayer.frame }
        set {
            let old = placedFrame
            ViewAnimation.record([.position, .bounds], of: ownLayer) { ownLayer.frame = newValue }
            placedFrameDidChange(from: old)
        }
    }

    /// The bounds in the view's own coordinates, in points.
    open var bounds: CGRect {
        get { ownLayer.bounds }
        set {
            let old = placedFrame
            ViewAnimation.record([.bounds], of: ownLayer) { ownLayer.bounds = newValue }
            placedFrameDidChange(from: old)
        }
    }

    /// The center in the superview's coordinates, in points.
    open var center: CGPoint {
        get { ownLayer.position }
        set {
            let old = placedFrame
            ViewAnimation.record([.position], of: ownLayer) { ownLayer.position = newValue }
            placedFrameDidChange(from: old)
        }
    }

    /// The transform applied around the view's center. The identity by default; with any other transform, `frame` is
    /// the bounding box of the transformed view.
    open var transform: CGAffineTransform {
        get { ownLayer.affine }
        set { ViewAnimation.record([.transform], of: ownLayer) { ownLayer.affine = newValue } }
    }

    /// The opacity of the view, 0...1, by which the opacity of its descendants is multiplied. 1 by default.
    open var alpha: CGFloat {
        get { CGFloat(ownLayer.opacity) }
        set { ViewAnimation.record([.opacity], of: ownLayer) { ownLayer.opacity = Float(newValue) } }
    }

    /// `true` if the view and its descendants are hidden. `false` by default.
    open var isHidden: Bool {
        get { ownLayer.isHidden }
        set {
            guard newValue != ownLayer.isHidden else { return }
            ownLayer.isHidden = newValue
            constraintState?.stack?.arrangementDidChange()
        }
    }

    /// `true` if subviews are clipped to the bounds and to the layer's rounded corners. `false` by default.
    open var clipsToBounds: Bool {
        get { ownLayer.masksToBounds }
        set { ownLayer.masksToBounds = newValue }
    }

    /// A view whose alpha channel masks this view and its subviews. It is positioned in this view's coordinates, has no
    /// superview and receives no touches. `nil`, the default, masks nothing.
    open var mask: UIView? {
        get { ownMask }
        set { ownMask = newValue }
    }

    /// `true` if the view receives more than one touch at a time. No effect, because a mouse is a single touch. `false`
    /// by default.
    open var isMultipleTouchEnabled: Bool {
        get { self[Hints.self].isMultipleTouchEnabled }
        set { self[Hints.self].isMultipleTouchEnabled = newValue }
    }

    // MARK: Hierarchy

    /// Adds `view` above all other subviews, removing it from its previous superview. Adding an ancestor of this view,
    /// or exceeding 512 levels of nesting, is rejected with a warning.
    open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

    /// Inserts `view` at `index` among the subviews, counted from the back and clamped to their number.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Inserts `view` directly above `siblingSubview`, so sublayers that don't belong to views and are above that
    /// subview are also above `view`. If `siblingSubview` is not a subview of this view, inserts `view` at the top.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, over: siblingSubview) }

    /// Inserts `view` directly below `siblingSubview`, or at the top if `siblingSubview` is not a subview of this view.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, under: siblingSubview) }

    /// Moves the subview `view` above its siblings.
    open func bringSubviewToFront(_ view: UIView) {
        if view.storedSuperview === self { insert(view, at: storedSubviews.count) }
    }

    /// Moves the subview `view` below its siblings.
    open func sendSubviewToBack(_ view: UIView) { if view.storedSuperview === self { insert(view, at: 0) } }

    /// Removes the view from its superview. No effect without a superview.
    open func removeFromSuperview() { leaveSuperview() }

    // MARK: Layout

    /// Schedules layout of the subviews before the next frame.
    open func setNeedsLayout() { ownLayer.setNeedsLayout() }

    /// Lays out this view and its descendants now if needed, after solving changed constraints. A superview that needs
    /// layout is laid out, too, because it places this view.
    open func layoutIfNeeded() { settleLayout() }

    /// Resizes the view to the size that `sizeThatFits` returns for the current size. Multiline text therefore wraps at
    /// the current width. The top left corner stays fixed.
    open func sizeToFit() {
        if let view = self as? any _SizeToFitOverriding { return view.overridingSizeToFit() }
        _standardSizeToFit()
    }

    /// Schedules a call to `updateConstraints` before the next layout.
    open func setNeedsUpdateConstraints() { markConstraintsOutdated() }

    /// Calls `updateConstraints` now if it is scheduled.
    open func updateConstraintsIfNeeded() { bringConstraintsUpToDate() }

    /// Invalidates `intrinsicContentSize`. Call this method after the content has changed.
    open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }

    /// Sets the priority with which the view resists growing beyond its content size.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, for: axis)
    }

    /// Sets the priority with which the view resists shrinking below its content size.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { setResistance(priority, for: axis) }

    /// `true` if code and the autoresizing mask determine the frame, which constraints treat as constant. `true` by
    /// default. Set this property to `false` for a view that is positioned by constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { constraintState?.translatesMask ?? true }
        set { layOutByFrame(newValue) }
    }

    /// The spacing between the edges and the content, in points. It includes the safe area unless
    /// `insetsLayoutMarginsFromSafeArea` is `false`, and can depend on the superview; see
    /// `preservesSuperviewLayoutMargins`.
    ///
    /// The defaults are:
    /// - for a controller's root view, 16 on the left and right, and 0 at the top and bottom;
    /// - for the content of a table row, 16 on the left and right, in line with the separators, and 11 at the top and
    ///   bottom;
    /// - for the content of a section's header or footer in a table, in line with the rows on the left and right, and 8
    ///   at the top and bottom;
    /// - for other views, 8 at each edge.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setEffectiveLayoutMargins(newValue) }
    }

    /// The layout margins in points, with leading and trailing instead of left and right edges.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalMargins }
        set { layoutMargins = newValue.resolved(rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft) }
    }

    /// The insets of the area covered by controllers' bars, plus the insets that controllers add. Zero for views that
    /// don't belong to a controller, and for the subviews of a scroll view, which adjusts its content inset instead.
    open var safeAreaInsets: UIEdgeInsets { safeArea }

    // MARK: Gestures

    /// The view's gesture recognizers, if any, in the order in which they were added. Setting this property adds and
    /// removes recognizers to match the new array and its order.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    // MARK: Drawing

    /// Draws the view's own content behind its subviews, into the context that `UIGraphicsGetCurrentContext` returns.
    /// `UIBezierPath`, `UIImage` and strings draw into that context, too. The coordinate system is the view's, and
    /// `rect` is always the view's entire bounds. Called before a frame when the view first has a size, after
    /// `setNeedsDisplay`, and after changes to the traits; the result is cached until the next call. The default
    /// implementation draws nothing, and a view that draws nothing has no backing bitmap.
    open func draw(_ rect: CGRect) {}

    /// Called before the view draws its content.
    func willDrawContent() {}

    /// Called after the view has drawn its content. `hasDrawn` is `false` if it has drawn nothing. Returns `true` to
    /// draw again.
    func didDrawContent(hasDrawn: Bool) -> Bool { false }

    /// Schedules a call to `draw(_:)` before the next frame.
    open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }

    /// Schedules a call to `draw(_:)` for the whole view; `rect` is ignored.
    open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay(rect) }

    /// Sets the contents of the view's layer to what `draw(_:in:)` draws.
    open func display(_ layer: CALayer) { displayOwnDrawing(layer) }

    /// Called before `draw(_:in:)` draws the contents of the view's layer.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Draws the contents of the view's layer into `ctx`, by calling `draw(_:)` with `ctx` as the current context.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(in: ctx) }

    /// Disables implicit actions of the view's layer, because `UIView.animate` determines what is animated.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        layer === self.ownLayer ? NSNull() : nil
    }

    // MARK: Traits

    /// The traits of the view, such as style, layout direction and display scale, inherited from the window unless the
    /// view or a superview overrides them.
    open var traitCollection: UITraitCollection { inheritedTraits }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The tint color of interactive elements in the view and its descendants, inherited by default. Windows use the
    /// desktop's accent color if it is known, and otherwise blue. Setting `nil` inherits the color again.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }

    // MARK: Accessibility

    /// `true` if the view and its descendants form a single accessibility element. By default `true` for most controls,
    /// views with text, progress and activity indicators, images with a label, and cells without interactive subviews.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? cachedDefaultAccessibility.isElement }
        set { accessibility.isElement = newValue }
    }

    /// The name that screen readers speak. By default, what the view displays, or `nil` for a plain view. Setting `nil`
    /// restores the default.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? cachedDefaultAccessibility.label }
        set { accessibility.label = newValue }
    }

    /// The current value as text. By default, the value of a view such as a slider, text view or progress view, or
    /// `nil` for other views. Setting `nil` restores the default.
    open var accessibilityValue: String? {
        get { accessibility.value ?? cachedDefaultAccessibility.value }
        set { accessibility.value = newValue }
    }

    /// A description of the result of performing the view's action. `nil` by default.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    /// The role and state of the view. The default depends on the class and is empty for a plain view.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? cachedDefaultAccessibility.traits }
        set { accessibility.traits = newValue }
    }

    /// The frame in the window's coordinates, in points. By default, the bounding box of the view. Setting `.null`
    /// restores the default.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? convert(bounds, to: nil) }
        set { accessibility.frame = newValue.isNull ? nil : newValue }
    }

    /// The only descendants and accessibility elements that assistive technologies visit, in array order. The Tab key
    /// visits these descendants before other views. If `nil`, the default, all descendants are visited. Views are held
    /// weakly, and objects of the class `UIAccessibilityElement` strongly; other objects are ignored.
    open var accessibilityElements: [Any]? {
        get { accessibility.order?.objects }
        set { accessibility.order = newValue.map(AccessibilityOrder.init) }
    }

    /// Returns the number of `accessibilityElements`; 0 if that property is `nil`. Assistive technologies call this
    /// method and `accessibilityElement(at:)` if `accessibilityElements` is `nil`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns the element at `index` of `accessibilityElements`; `nil` if `index` is out of bounds or
    /// `accessibilityElements` is `nil`.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// Returns the index of `element` in `accessibilityElements`; `NSNotFound` if the array doesn't contain `element`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// The actions that assistive technologies offer in addition to the view's standard actions. `nil` by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }

    /// The point at which an activation clicks, in the window's coordinates, in points. The center of the frame by
    /// default. Controls, text inputs, and items of lists and menus are activated without a click.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibility.activationPoint = newValue }
    }

    /// An identifier for tests, never exposed to users. `nil` by default.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    /// `true` if assistive technologies skip the view and its descendants. `false` by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.isHidingElements }
        set { accessibility.isHidingElements = newValue }
    }

    /// `true` if assistive technologies skip the siblings of this view. By default `true` for open pop-ups and for the
    /// views that contain presented controllers, `false` for other views.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal ?? cachedDefaultAccessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    /// Called when an assistive technology activates the view. Returns `true` if the view handled the activation. The
    /// default returns `false`, in which case the view is activated as if it were clicked.
    open func accessibilityActivate() -> Bool { false }

    /// Called when an assistive technology increments the value of an adjustable view. Does nothing by default.
    open func accessibilityIncrement() {}

    /// Called when an assistive technology decrements the value of an adjustable view. Does nothing by default.
    open func accessibilityDecrement() {}

    /// The accessibility properties that apply unless the app sets others.
    var defaultAccessibility: DefaultAccessibility { (self as? any ViewBehavior)?.defaultAccessibility ?? .none }

    /// The visible corner radius in points: the layer's corner radius, unless a descendant draws the background.
    package var drawnCornerRadius: CGFloat { ownLayer.cornerRadius }

    // MARK: Hit testing

    /// Adds `gestureRecognizer` to the view, removing it from any other view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Removes `gestureRecognizer`; a gesture in progress is canceled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { drop(gestureRecognizer) }

    /// Returns `true` if the recognizer can begin. The touched view is asked first, then its superviews up to the
    /// recognizer's view, and finally the delegate. The default returns `true`.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns the frontmost view, among this view and its descendants, that contains `point` and receives touches.
    /// Returns `nil` if no view does.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let view = hitTestOverride { return view.overridingHitTest(point, with: event) }
        return _standardHitTest(point, with: event)
    }

    /// Returns `true` if `point`, in the view's coordinates, is inside the view. The default tests the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    // MARK: Overridden by subclasses

    /// Lays out the subviews. Called before a frame if the size changed or after `setNeedsLayout`. The default does
    /// nothing.
    open func layoutSubviews() {}

    /// Places the subviews that have constraints and calls `layoutSubviews()`. Called when the view's layer is laid
    /// out. Overrides must call `super`.
    open func layoutSublayers(of layer: CALayer) { layOut() }

    /// Returns the size that best fits the content within `size`. The default implementation returns the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The natural size of the content. Dimensions that the content doesn't determine are `noIntrinsicMetric`; by
    /// default both are. Content hugging and compression resistance apply to this size. Call
    /// `invalidateIntrinsicContentSize` when the size changes.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// `true` if views of this class depend on constraints, so that `updateConstraints` is called after a view has
    /// entered a window. `false` by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Updates the view's constraints. Called before the next layout after `setNeedsUpdateConstraints`.
    open func updateConstraints() {}

    /// The default layout margins of a view that has no controller.
    var defaultLayoutMargins: UIEdgeInsets {
        (self as? any ViewBehavior)?.defaultLayoutMargins ?? .defaultLayoutMargins
    }

    /// Called when the layout margins have changed.
    open func layoutMarginsDidChange() {}

    /// Called when the view is drawn in Interface Builder, so never here. Declared so that overrides compile.
    open func prepareForInterfaceBuilder() {}

    /// Called when the safe area insets have changed.
    open func safeAreaInsetsDidChange() {}

    /// The view, this one or a descendant, whose first baseline serves as the first baseline of this view. By default,
    /// the one whose last baseline does.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view, this one or a descendant, whose last baseline serves as the last baseline of this view. This view by
    /// default.
    open var forLastBaselineLayout: UIView { forBaselineLayout() }

    /// Returns the view, this one or a descendant, whose baselines serve as those of this view, unless
    /// `forLastBaselineLayout` is overridden. Deprecated on iOS; use `forLastBaselineLayout` in new code.
    open func forBaselineLayout() -> UIView { self }

    /// The minimum text size of this view and its descendants. `nil`, the default, sets no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits?.minimum }
        set { contentSizeLimits = ContentSizeLimits(minimum: newValue, maximum: contentSizeLimits?.maximum) }
    }

    /// The maximum text size of this view and its descendants. `nil`, the default, sets no limit. The maximum takes
    /// precedence over the minimum.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits?.maximum }
        set { contentSizeLimits = ContentSizeLimits(minimum: contentSizeLimits?.minimum, maximum: newValue) }
    }

    /// A description of the text size limits, for debugging. Empty if no limit is set.
    open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimits?.description ?? "" }

    /// Returns the size closest to `targetSize` that the constraints inside the view allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size closest to `targetSize` that the constraints inside the view allow, with separate priorities
    /// for the target width and height.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// Requests layout. Called when subviews have been added or removed. Scroll views override this method, because
    /// exchanging the cells of a list requires no layout.
    ///
    /// No effect if a view without constraints is adding or removing them in its `layoutSubviews`: as on iOS, views
    /// that replace their subviews there don't do so endlessly.
    func subviewsDidChange() {
        if !isPlacingSubviews || constraintState != nil { setNeedsLayout() }
    }

    /// Called when `subview` has been added to the view.
    open func didAddSubview(_ subview: UIView) {}

    /// Called when `subview` is about to be removed from the view.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called when the view is about to move to `newSuperview`, or out of its superview if `newSuperview` is `nil`.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called when the view's superview has changed.
    open func didMoveToSuperview() {}

    /// Called when the view is about to move to `newWindow`, or out of its window if `newWindow` is `nil`.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called when the view's window has changed.
    open func didMoveToWindow() {}

    /// Called when the view's traits, such as style, layout direction or display scale, have changed.
    /// `previousTraitCollection` contains the previous traits of the window; it is `nil` if the change came from a
    /// property of a view, such as `overrideUserInterfaceStyle`. Deprecated on iOS; use `registerForTraitChanges` in
    /// new code.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Adapts the view's fonts. Called when the view's text size has changed, after the view's descendants have been
    /// notified.
    func contentSizeCategoryDidChange() {
        adjustFonts()
    }

    /// Adapts Dynamic Type fonts to the view's text size.
    func adjustFonts() { (self as? any ViewBehavior)?.adjustFonts() }

    /// Makes this view or a descendant resign as first responder. If `force` is `true`, `canResignFirstResponder` isn't
    /// consulted. Returns `true` if neither this view nor a descendant is first responder afterward.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignInside(force: force) }

    /// `true` if the Tab key stops at the view. `false` by default.
    open var canBecomeFocused: Bool { false }

    /// `true` if the view has keyboard focus.
    open var isFocused: Bool { window?.focusedView === self }

    /// Called when the tint color has changed.
    open func tintColorDidChange() {}

    /// The shape of the pointer while it is over the view.
    package var pointerShape: PointerShape { (self as? any ViewBehavior)?.defaultPointerShape ?? .arrow }

    /// Called when the pointer has entered or left the view.
    package func pointerIsOverDidChange(_ isOver: Bool) { (self as? any ViewBehavior)?.hoverDidChange(isOver) }

    /// Called when the view has gained or lost keyboard focus.
    package func focusDidChange(_ isFocused: Bool) { (self as? any ViewBehavior)?.keyFocusDidChange(isFocused) }
}
