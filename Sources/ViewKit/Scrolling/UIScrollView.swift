import DrawKit
public import Foundation
import LayerKit
import Reporting

/// A view onto content that is larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// Who is told about scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// The size of the content, in points. Empty by default. One that is not finite is refused with a message.
    open var contentSize: CGSize = .zero {
        didSet {
            guard contentSize.width.isFinite, contentSize.height.isFinite else {
                Diagnostics.report(
                    "\(type(of: self)): a content size of \(contentSize) was refused: not finite numbers")
                contentSize = oldValue
                return
            }
            guard contentSize != oldValue else { return }
            settle()
            updateIndicators()
        }
    }
    /// Room around the content, in points. None by default. Content that was at its beginning stays there. Numbers that
    /// are not finite are refused with a message.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            guard contentInset.isFinite else {
                Diagnostics.report(
                    "\(type(of: self)): a content inset of \(contentInset) was refused: not finite numbers")
                contentInset = oldValue
                return
            }
            insetDidChange(from: oldValue + takenInset)
        }
    }
    /// Whether room is left for bars over the scroll view's edges. `.automatic` by default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { updateCoveredInset() }
    }
    /// The room around the content with what bars cover of it, in points.
    open var adjustedContentInset: UIEdgeInsets {
        takenInset == .zero ? contentInset : contentInset + takenInset
    }
    /// The control that turns while what is shown is loaded anew, and by which the user asks for that; none by default.
    open var refreshControl: UIRefreshControl? { didSet { replaceRefreshControl(oldValue) } }
    /// The room that the refresh control takes at the top, in points.
    var refreshRoom: CGFloat = 0
    /// What the wheel pulled beyond the top.
    var wheelPull = WheelPull()
    /// What bars cover, and room is left for.
    var coveredInset = UIEdgeInsets.zero
    /// The same, and the refresh control's.
    private var takenInset: UIEdgeInsets {
        guard refreshRoom != 0 else { return coveredInset }
        var inset = coveredInset
        inset.top += refreshRoom
        return inset
    }
    /// Whether the user can scroll. True by default.
    open var isScrollEnabled = true
    /// Whether the content rests only where a page begins, as long as the view. False by default.
    open var isPagingEnabled = false
    /// How fast content slows down that goes on by itself after a drag. `.normal` by default.
    open var decelerationRate = DecelerationRate.normal
    /// What the wheel and keys did since the content last rested at its place; see `UIScrollView+Paging.swift`.
    var steps = ScrollSteps()
    /// Whether content that is dragged beyond its end gives way, and comes back. True by default.
    open var bounces = true
    /// Whether content that fits can be dragged vertically all the same. False by default.
    open var alwaysBounceVertical = false
    /// Whether content that fits can be dragged horizontally all the same. False by default.
    open var alwaysBounceHorizontal = false
    /// Whether a thin bar at the side shows the place while scrolling, and while the pointer is near the side. True by
    /// default.
    open var showsVerticalScrollIndicator = true
    /// Whether a thin bar at the bottom shows the place while scrolling, and while the pointer is near the bottom. True
    /// by default.
    open var showsHorizontalScrollIndicator = true
    /// Recognises the drags of the content.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// Who keeps the user from scrolling.
    var scrollLocks = Owners()

    /// Customizes the scroll view if its content consists of items; nil by default. Kept by the scroll view, so it must
    /// not keep the scroll view.
    package var behavior: (any ScrollBehavior)?

    private let verticalIndicator = ScrollIndicator(axis: .vertical)
    private let horizontalIndicator = ScrollIndicator(axis: .horizontal)
    private lazy var mover = ScrollMover(self)
    /// Where steps of the wheel brought the content, and where it is shown, on whole pixels: small steps add up.
    private var wheel: (wanted: CGPoint, shown: CGPoint)?
    private var isContentChanging = false
    /// How often the app or the user moved the content, which counts no moves by which the view keeps its place.
    package private(set) var outsideMoves = 0
    private var isPuttingContent = false

    /// Makes a view with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.scrolls = true
        for bar in [verticalIndicator, horizontalIndicator] {
            addSubview(bar.track)
            addSubview(bar)
        }
        panGestureRecognizer.accepts = { [weak self] in self?.mover.accepts($0) ?? false }
        panGestureRecognizer.addHandler { [weak self] recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer { self?.mover.handle(pan) }
        }
        addGestureRecognizer(panGestureRecognizer)
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Public

    /// The point of the content that is at the view's top left, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            // As a whole: changing a part of what is overridden takes memory, and lists do it in every frame.
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
            if !isPuttingContent { outsideMoves += 1 }
            setNeedsLayout()
            updateIndicators()
            placeRefreshControl()
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// Brings `contentOffset` to the view's top left, in a moment or at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            mover.animate(to: contentOffset)
        } else {
            mover.stop()
            self.contentOffset = contentOffset
        }
    }

    /// Scrolls as little as shows `rect` of the content, or its beginning where it is larger than the view.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let free = bounds.inset(by: coveredInset)
        let target = CGPoint(
            x: ScrollAlignment.start(
                of: free.minX, length: free.width, showing: rect.minX, to: rect.maxX, at: nil) - coveredInset.left,
            y: ScrollAlignment.start(
                of: free.minY, length: free.height, showing: rect.minY, to: rect.maxY, at: nil) - coveredInset.top)
        setContentOffset(clamped(target), animated: animated)
    }

    /// Whether the user has pressed the content and not let go, whether it moved or not.
    public var isTracking: Bool { panGestureRecognizer.touch != nil }
    /// Whether the user holds the content and has moved it.
    public var isDragging: Bool { mover.isDragging }
    /// Whether the content goes on by itself after a drag.
    public var isDecelerating: Bool { mover.isDecelerating }

    /// Whether `view` is one of the scroll view's own bars, what they run on, or its refresh control.
    package func isBar(_ view: UIView) -> Bool {
        view === refreshControl || view is ScrollIndicator || view === verticalIndicator.track
            || view === horizontalIndicator.track
    }

    /// Shows the bars for a moment.
    public func flashScrollIndicators() {
        if showsVerticalScrollIndicator { verticalIndicator.flash() }
        if showsHorizontalScrollIndicator { horizontalIndicator.flash() }
    }

    open override func layoutSubviews() {
        settle()
        updateIndicators()
        placeRefreshControl()
    }

    /// Moves the content out from under bars. Overrides call `super`.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateCoveredInset()
    }

    /// `adjustedContentInset` changed because bars did.
    open func adjustedContentInsetDidChange() {}

    override func contentSizeCategoryDidChange() {
        super.contentSizeCategoryDidChange()
        behavior?.contentSizeCategoryDidChange()
    }

    override func subviewsDidChange() {
        if behavior?.isExchangingParts != true { super.subviewsDidChange() }
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
        if refresh(by: presses.first) { return }
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

    /// Whether content that scrolls sideways begins at its right end: as the view reads.
    package var beginsAtRight: Bool {
        behavior?.beginsAtRight ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Scrolls by `distance` as far as the content goes; says whether anything moved.
    @discardableResult
    package func scroll(by distance: CGVector) -> Bool {
        guard isScrollEnabled, !locksScrolling else { return false }
        if distance.dy != 0, pull(byWheel: distance.dy) { return true }
        let start = wheel?.shown == contentOffset ? wheel?.wanted ?? contentOffset : contentOffset
        let target = clamped(CGPoint(x: start.x + distance.dx, y: start.y + distance.dy))
        guard target != start else { return false }
        mover.stop()
        let shown = onPixels(target)
        wheel = (target, shown)
        contentOffset = shown
        flashScrollIndicators()
        if restsAtStops { note(step: CGVector(dx: target.x - start.x, dy: target.y - start.y)) }
        return true
    }

    // MARK: Internal

    /// Whether the content rests only in certain places.
    var restsAtStops: Bool { isPagingEnabled || behavior?.restsAtStops == true }

    /// Where the content comes to rest that is let go at `offset` with `velocity` points a second, and would go on to
    /// `projected`; nil where it may rest anywhere.
    func restingOffset(at offset: CGPoint, projected: CGPoint, velocity: CGPoint) -> CGPoint? {
        if let behavior, behavior.restsAtStops {
            return behavior.restingOffset(at: offset, projected: projected, velocity: velocity)
        }
        return isPagingEnabled ? pageOffset(at: offset, velocity: velocity) : nil
    }

    /// The offsets that show content only; a single one where the content fits.
    package var offsetRanges: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let inset = adjustedContentInset
        let (left, top) = (-inset.left, -inset.top)
        let right = contentSize.width + inset.right - bounds.width
        let bottom = contentSize.height + inset.bottom - bounds.height
        return (left...max(left, right), top...max(top, bottom))
    }

    /// Shows the bars that the pointer is near; it is at `point` of this view's coordinates, or elsewhere. Says whether
    /// one appeared.
    func pointerDidMove(to point: CGPoint?) -> Bool {
        let point = isScrollEnabled && !locksScrolling ? point : nil
        let isShown = verticalIndicator.pointerDidMove(to: showsVerticalScrollIndicator ? point : nil)
        return horizontalIndicator.pointerDidMove(to: showsHorizontalScrollIndicator ? point : nil) || isShown
    }

    package var canScrollVertically: Bool { offsetRanges.y.lowerBound < offsetRanges.y.upperBound }
    package var canScrollHorizontally: Bool { offsetRanges.x.lowerBound < offsetRanges.x.upperBound }

    /// `offset`, or the nearest place where the content fills the view.
    package func clamped(_ offset: CGPoint) -> CGPoint {
        let ranges = offsetRanges
        return CGPoint(
            x: min(max(offset.x, ranges.x.lowerBound), ranges.x.upperBound),
            y: min(max(offset.y, ranges.y.lowerBound), ranges.y.upperBound))
    }

    /// `offset` on whole pixels of the screen, so that what moves keeps its pixels and letters do not shimmer; the ends
    /// of the content stay where they are.
    func onPixels(_ offset: CGPoint) -> CGPoint {
        let (scale, ranges) = (max(traitCollection.displayScale, 0.1), offsetRanges)
        func place(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
            value == range.lowerBound || value == range.upperBound ? value : (value * scale).rounded() / scale
        }
        return CGPoint(x: place(offset.x, ranges.x), y: place(offset.y, ranges.y))
    }

    /// Whether the content is on its way to where the app sent it.
    package var isAnimatingOffset: Bool { mover.isAnimating }

    /// Lets the animated scroll that is under way end at `offset` instead.
    package func redirectAnimation(to offset: CGPoint) {
        mover.redirect(to: offset)
    }

    /// Whether the pointer or the wheel holds the content.
    var isContentHeld: Bool { mover.isHeld }
    /// Whether the wheel holds the content beyond its end.
    var isContentPulled: Bool { mover.isPulled }

    /// Leaves the content where it is put, until `releaseContent`.
    func holdContent() {
        mover.hold()
    }

    /// Lets content that is held go back to where it may rest.
    func releaseContent() {
        mover.release()
    }

    /// Whether something other than plain assignments decides about `contentOffset` now: a drag, or what follows it.
    package var isContentMoving: Bool { mover.isMoving }

    /// The content is of `size` now, and what the view shows of it is `distance` further on in it: it stays on screen,
    /// whatever moves it.
    package func contentDidChange(to size: CGSize, movedBy distance: CGVector) {
        guard size != contentSize || distance != .zero else { return }
        isContentChanging = true
        contentSize = size
        isContentChanging = false
        mover.contentDidMove(by: distance)
        let offset = CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy)
        putContent(at: mover.isMoving ? offset : clamped(offset))
    }

    /// Moves the content to `offset` without counting that as a move by the app or the user.
    package func putContent(at offset: CGPoint) {
        let wasPutting = isPuttingContent
        isPuttingContent = true
        contentOffset = offset
        isPuttingContent = wasPutting
    }

    /// Scrolls along `axis` to `part` of the way from the beginning to the end, 0...1: what dragging a bar does.
    func scroll(to part: CGFloat, along axis: ScrollIndicator.Axis) {
        guard isScrollEnabled, !locksScrolling, part.isFinite else { return }
        mover.stop()
        func place(_ range: ClosedRange<CGFloat>) -> CGFloat {
            (range.lowerBound + (range.upperBound - range.lowerBound) * min(max(part, 0), 1)).rounded()
        }
        switch axis {
        case .vertical: contentOffset.y = place(offsetRanges.y)
        case .horizontal: contentOffset.x = place(offsetRanges.x)
        }
    }

    // MARK: Private

    /// Brings the content back into the view, unless it is on its way.
    private func settle() {
        if !mover.isMoving, !isContentChanging { putContent(at: clamped(contentOffset)) }
    }

    func updateIndicators() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ indicator: ScrollIndicator) {
            indicator.place(in: bounds, contentSize: contentSize, inset: adjustedContentInset, mirrored: isMirrored)
        }
        place(verticalIndicator)
        place(horizontalIndicator)
    }
}
