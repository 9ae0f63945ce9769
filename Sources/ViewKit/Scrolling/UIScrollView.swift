import DrawKit
public import Foundation
import LayerKit
import Reporting

/// A view that shows part of its content, which can be larger than the view, and scrolls to the rest.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// The delegate that is notified of scrolling. `nil` by default.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// The size of the content, in points. Zero by default. Nonfinite sizes are rejected with a warning.
    open var contentSize: CGSize = .zero {
        didSet {
            guard contentSize.width.isFinite, contentSize.height.isFinite else {
                Diagnostics.report(
                    "\(type(of: self)): invalid content size \(contentSize) ignored")
                contentSize = oldValue
                return
            }
            guard contentSize != oldValue else { return }
            updateCoveredInset()
            settle()
            updateIndicators()
            if KeyValueObservers.areNeeded { KeyValueObservers.shared.check(self) }
        }
    }
    /// The space around the content, in points. Zero by default. Content that is scrolled to its start stays at its
    /// start when the inset changes. Nonfinite insets are rejected with a warning.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            guard contentInset.isFinite else {
                Diagnostics.report(
                    "\(type(of: self)): invalid content inset \(contentInset) ignored")
                contentInset = oldValue
                return
            }
            insetDidChange(from: oldValue + reservedInset)
            if contentInset != oldValue { notifyOfAdjustedContentInset() }
        }
    }
    /// The edges at which the content inset is adjusted for bars. `.automatic` by default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { updateCoveredInset() }
    }
    /// The content inset plus the space reserved for bars and the refresh control, in points.
    open var adjustedContentInset: UIEdgeInsets {
        reservedInset == .zero ? contentInset : contentInset + reservedInset
    }
    /// The control for pull to refresh. `nil` by default.
    open var refreshControl: UIRefreshControl? { didSet { replaceRefreshControl(oldValue) } }
    /// The height reserved for the refresh control at the top, in points; 0 unless the control is refreshing.
    var refreshHeight: CGFloat = 0
    /// The state of the current pull with the wheel beyond the top.
    var wheelPull = WheelPull()
    /// The insets that make room for bars, in points.
    var coveredInset = UIEdgeInsets.zero
    /// The insets that make room for bars and the refresh control, in points.
    private var reservedInset: UIEdgeInsets {
        guard refreshHeight != 0 else { return coveredInset }
        var inset = coveredInset
        inset.top += refreshHeight
        return inset
    }
    /// The navigation bar's large title, which collapses as this view scrolls.
    weak var largeTitle: LargeTitle?
    /// The edge that determines the appearance of the navigation bar.
    weak var topEdge: ScrollEdge?
    /// `true` if the user can scroll. `true` by default.
    open var isScrollEnabled = true
    /// `true` if a drag that starts horizontally or vertically moves the content only in that direction. A drag that
    /// starts diagonally moves it in both directions. `false` by default.
    open var isDirectionalLockEnabled = false
    /// `true` if the content snaps to pages of the view's size. `false` by default.
    open var isPagingEnabled = false
    /// The deceleration rate after a drag. `.normal` by default.
    open var decelerationRate = DecelerationRate.normal
    /// The steps of the wheel and keys since the content last came to rest; see `UIScrollView+Paging.swift`.
    var steps = ScrollSteps()
    // The following settings have no meaning on the desktop. They are stored so that code that sets them compiles.

    /// Has no effect, because on-screen keyboards are not supported. `.none` by default.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Has no effect, because a desktop window has no status bar; the Home key scrolls to the top. `true` by default.
    open var scrollsToTop = true
    /// Has no effect, because subviews always receive touches immediately. A drag cancels their touches. `true` by
    /// default.
    open var delaysContentTouches = true
    /// Has no effect, because a drag always cancels the touches of subviews. `true` by default.
    open var canCancelContentTouches = true

    /// `true` if content rubber-bands beyond its ends. `true` by default.
    open var bounces = true
    /// `true` if content that fits can still be dragged vertically. `false` by default.
    open var alwaysBounceVertical = false { didSet { updateCoveredInset() } }
    /// `true` if content that fits can still be dragged horizontally. `false` by default.
    open var alwaysBounceHorizontal = false { didSet { updateCoveredInset() } }
    /// `true` if the vertical scroll indicator appears while scrolling or while the pointer is near. `true` by default.
    open var showsVerticalScrollIndicator = true
    /// `true` if the horizontal scroll indicator appears while scrolling or while the pointer is near. `true` by
    /// default.
    open var showsHorizontalScrollIndicator = true
    /// The gesture recognizer that drags the content.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// The owners of scroll locks, which disable scrolling for the user.
    var scrollLocks = RequestSet()

    /// The zoom state; `nil` as long as no zoom property has been set.
    var zooming: ScrollZoom?

    /// The object that customizes the scroll view if its content consists of items. `nil` by default. The scroll view
    /// retains the behavior, which must not retain the scroll view.
    package var behavior: (any ScrollBehavior)?

    let verticalIndicator = ScrollIndicator(axis: .vertical)
    let horizontalIndicator = ScrollIndicator(axis: .horizontal)
    lazy var driver = ScrollDriver(self)
    /// The exact and the displayed offset after the last step of the wheel or a key. The displayed offset is rounded to
    /// whole pixels; the exact offset is kept so that small steps add up.
    var wheel: (exact: CGPoint, displayed: CGPoint)?
    var isContentChanging = false
    /// The number of times that the app or the user has scrolled. Corrections that preserve the scroll position don't
    /// count.
    package private(set) var externalMoveCount = 0
    var isAdjustingOffset = false

    /// Creates a scroll view with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        clipsToBounds = true
        layer.scrolls = true
        for bar in [verticalIndicator, horizontalIndicator] {
            addSubview(bar.track)
            addSubview(bar)
        }
        panGestureRecognizer.accepts = { [weak self] in self?.driver.accepts($0) ?? false }
        panGestureRecognizer.addHandler { [weak self] recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer { self?.driver.handle(pan) }
        }
        addGestureRecognizer(panGestureRecognizer)
    }

    // MARK: Public

    /// The point of the content at the view's top-left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            // Assign the whole rectangle, because modifying an overridden property in place allocates, and lists set
            // the offset in every frame.
            bounds = CGRect(origin: newValue, size: bounds.size)
        }
    }

    /// The view's rectangle in its own coordinates, in points; its origin is `contentOffset`.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            guard super.bounds.origin != old else { return }
            // Setting a new size can also change the origin; only a new offset counts as scrolling.
            if !isAdjustingOffset, newValue.origin != old { externalMoveCount += 1 }
            setNeedsLayout()
            largeTitle?.contentDidScroll()
            topEdge?.contentDidScroll()
            updateIndicators()
            placeRefreshControl()
            if KeyValueObservers.areNeeded { KeyValueObservers.shared.check(self) }
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// Scrolls to `contentOffset`, the point of the content to show at the view's top-left corner.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            driver.animate(to: contentOffset)
        } else {
            driver.stop()
            self.contentOffset = contentOffset
        }
    }

    /// Scrolls by the minimum distance that makes `rect`, in the content's coordinates, visible. If `rect` is larger
    /// than the view, scrolls to its start.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let area = bounds.inset(by: coveredInset)
        let target = CGPoint(
            x: ScrollAlignment.start(
                of: area.minX, length: area.width, showing: rect.minX, to: rect.maxX, at: nil) - coveredInset.left,
            y: ScrollAlignment.start(
                of: area.minY, length: area.height, showing: rect.minY, to: rect.maxY, at: nil) - coveredInset.top)
        setContentOffset(clamped(target), animated: animated)
    }

    /// `true` while the user presses the content, whether or not the content has moved.
    open var isTracking: Bool { panGestureRecognizer.touch != nil }
    /// `true` while the user drags the content.
    open var isDragging: Bool { driver.isDragging }
    /// `true` while the content decelerates, or returns to a valid offset, after the user has released it.
    open var isDecelerating: Bool { driver.isDecelerating }

    /// Returns `true` if `view` is a scroll indicator, its track or the refresh control.
    package func isBar(_ view: UIView) -> Bool {
        view === refreshControl || view is ScrollIndicator || view === verticalIndicator.track
            || view === horizontalIndicator.track
    }

    /// Shows the scroll indicators for a moment.
    open func flashScrollIndicators() {
        if showsVerticalScrollIndicator { verticalIndicator.flash() }
        if showsHorizontalScrollIndicator { horizontalIndicator.flash() }
    }

    // MARK: Zooming

    /// The scale of the view that the delegate returns from `viewForZooming(in:)`. Without such a view, the scale is 1.
    /// When set, it is clamped to `minimumZoomScale...maximumZoomScale`, and the center of the visible area stays in
    /// place. Nonfinite scales are rejected with a warning.
    open var zoomScale: CGFloat {
        get { zooming?.currentScale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// The minimum scale, 0 or more. 1 by default. The current scale doesn't change until the next zoom. Negative and
    /// nonfinite scales are rejected with a warning.
    open var minimumZoomScale: CGFloat {
        get { zooming?.limits.minimum ?? 1 }
        set { setZoomLimit(\.minimum, to: newValue) }
    }

    /// The maximum scale. 1 by default. The user can zoom only if it is greater than `minimumZoomScale`. The current
    /// scale doesn't change until the next zoom. Negative and nonfinite scales are rejected with a warning.
    open var maximumZoomScale: CGFloat {
        get { zooming?.limits.maximum ?? 1 }
        set { setZoomLimit(\.maximum, to: newValue) }
    }

    /// Sets the scale, clamped to `minimumZoomScale...maximumZoomScale`. The center of the visible area stays in place.
    /// No effect if the delegate has no view for zooming. Nonfinite scales are rejected with a warning.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zooming?.setScale(scale, animated: animated)
    }

    /// Scales and scrolls so that `rect`, in the coordinates of the zoomed view, is centered and as large as fits. The
    /// scale is clamped to `minimumZoomScale...maximumZoomScale`. No effect if the delegate has no view for zooming.
    open func zoom(to rect: CGRect, animated: Bool) {
        zooming?.show(rect, animated: animated)
    }

    open override func layoutSubviews() {
        updateCoveredInset()
        settle()
        updateIndicators()
        placeRefreshControl()
    }

    /// Adjusts the content inset for bars. Overrides must call `super`.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateCoveredInset()
    }

    /// Called when `adjustedContentInset` has changed. Does nothing by default.
    open func adjustedContentInsetDidChange() {}

    /// Notifies subclasses and the delegate that `adjustedContentInset` has changed.
    func notifyOfAdjustedContentInset() {
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    override func adjustFonts() {
        super.adjustFonts()
        behavior?.textSizeMayHaveChanged()
    }

    override func subviewsDidChange() {
        if behavior?.isExchangingSubviews != true { super.subviewsDidChange() }
    }

    // MARK: Events

    open override var canBecomeFirstResponder: Bool { behavior?.canBecomeFocused ?? super.canBecomeFirstResponder }

    open override var canBecomeFocused: Bool { behavior?.canBecomeFocused ?? super.canBecomeFocused }

    package override func focusDidChange(_ isFocused: Bool) {
        super.focusDidChange(isFocused)
        behavior?.focusDidChange(isFocused)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        behavior?.placeRing()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if refresh(by: presses.first) || zoom(by: presses.first?.key) { return }
        if isFirstResponder, let behavior, behavior.handle(presses.first) { return }
        guard let key = presses.first?.key, key.isPlain, scroll(by: key.keyCode) else {
            super.pressesBegan(presses, with: event)
            return
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        behavior?.press(touches.first)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        behavior?.release(touches.first)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        behavior?.cancelPress()
    }

    // MARK: Package

    /// `true` if horizontally scrolling content begins at its right end. If `behavior` doesn't specify this, `true` if
    /// the layout direction is right to left.
    package var beginsAtRight: Bool {
        behavior?.beginsAtRight ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
