public import Foundation
import LayerKit
public import ViewKit

/// A row of dots, one per page. The dot of the current page is highlighted. A click on a dot selects its page;
/// dragging, the left and right arrow keys, Home and End move through the pages.
@preconcurrency @MainActor
open class UIPageControl: UIControl, ControlBehavior, TouchReverting {
    /// The number of pages. Negative values count as 0. 0 by default.
    open var numberOfPages: Int {
        get { count }
        set {
            count = max(0, newValue)
            currentPage = page
            contentDidChange()
        }
    }
    /// The index of the current page, clamped to the existing pages. 0 by default. Setting it sends no event.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(0, newValue), max(0, count - 1))
            updateDots()
        }
    }
    /// `true` if the dot is hidden when there is only one page. `false` by default.
    open var hidesForSinglePage = false { didSet { contentDidChange() } }
    /// `true` if dragging moves through the pages. `true` by default.
    open var allowsContinuousInteraction = true
    /// The color of the dots; `nil`, the default, uses gray.
    open var pageIndicatorTintColor: UIColor? { didSet { updateDots() } }
    /// The color of the current page's dot; `nil`, the default, uses the text color.
    open var currentPageIndicatorTintColor: UIColor? { didSet { updateDots() } }

    private var count = 0
    private var page = 0
    /// The page that Escape restores during a drag.
    private var pageAtPress = 0
    private var hovered: Int?
    private var dots: [ControlPart] = []
    private var visible = PageDots(count: 0, current: 0, limit: 1)
    private let ring = ControlRing()

    private enum Metrics {
        static let height: CGFloat = 26
        static let dot: CGFloat = 8
        static let pitch: CGFloat = 17
        /// The margin before the first and after the last dot, in points.
        static let margin: CGFloat = 4
        /// The maximum number of dots in the intrinsic content size.
        static let defaultDots = 20
        static let maximumDots = 200
    }

    // MARK: Lifecycle

    /// Creates a page control without pages, with `frame` in its superview's coordinates, in points.
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
        addSubview(ring)
    }

    // MARK: Public

    /// Returns the size in points that the dots of `pageCount` pages require.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        guard pageCount > 0 else { return CGSize(width: 0, height: Metrics.height) }
        let width = CGFloat(pageCount) * Metrics.pitch + 2 * Metrics.margin
        return CGSize(width: width, height: Metrics.height)
    }

    /// The size that the dots of all pages require, up to 20 dots. The width is 0 if no dots are displayed.
    open override var intrinsicContentSize: CGSize {
        size(forNumberOfPages: isBlank ? 0 : min(count, Metrics.defaultDots))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override var canBecomeFocused: Bool { super.canBecomeFocused && count > 1 }

    open override func layoutSubviews() {
        updateDots()
    }

    open override func controlStateDidChange() {
        ring.show(isFocusMarked, tint: tintColor)
        updateDots()
    }

    package var defaultAccessibility: DefaultAccessibility {
        .element(
            nil, value: isBlank ? nil : "page \(page + 1) of \(count)", accessibilityState(.adjustable),
            role: .pageControl)
    }

    // MARK: Events

    package var holdsDrags: Bool { true }

    package func isDefaultAction(_ gesture: UIGestureRecognizer) -> Bool {
        gesture.isSingleTap || allowsContinuousInteraction && gesture.isDrag(alongWidthOf: self)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pageAtPress = page
        super.touchesBegan(touches, with: event)
    }

    package func revertTouch() {
        go(to: pageAtPress)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard isEnabled, allowsContinuousInteraction, let location = touches.first?.location(in: self) else { return }
        go(to: page(at: location))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isInside = endTouch(touches, with: event)
        guard isEnabled, let location = touches.first?.location(in: self) else { return }
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
        if isInside { go(to: page(at: location)) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let key = presses.first?.key, let target = page(after: key) else {
            // Return and Space have no effect on a page control and are passed on.
            if !performKeyCommand(for: presses.first) { next?.pressesBegan(presses, with: event) }
            return
        }
        go(to: target)
    }

    // MARK: Private

    private var isBlank: Bool { count == 0 || count == 1 && hidesForSinglePage }

    private func page(after key: UIKey) -> Int? {
        guard key.isPlain else { return nil }
        return switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow: arrowStep(key).map { page + $0 }
        case .keyboardHome: 0
        case .keyboardEnd: count - 1
        default: nil
        }
    }

    private func go(to target: Int?) {
        guard let target else { return }
        let old = page
        currentPage = target
        if page != old { sendValueChanged() }
    }

    /// Returns the page whose visible dot is nearest to `point`; `nil` if there are no dots.
    private func page(at point: CGPoint) -> Int? {
        guard !visible.pages.isEmpty, point.x.isFinite else { return nil }
        let first = bounds.midX - CGFloat(visible.pages.count) * Metrics.pitch / 2
        let slot = ((point.x - first) / Metrics.pitch).rounded(.down)
        let index = Int(min(max(0, slot), CGFloat(visible.pages.count - 1)))
        return isMirrored ? visible.pages.upperBound - 1 - index : visible.pages.lowerBound + index
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        updateDots()
    }

    private func updateDots() {
        let dotCount = ((bounds.width - 2 * Metrics.margin) / Metrics.pitch).rounded(.down)
        let limit = Int(min(max(1, dotCount), CGFloat(Metrics.maximumDots)))
        visible = PageDots(count: isBlank ? 0 : count, current: page, limit: limit)
        while dots.count > visible.pages.count { dots.removeLast().removeFromSuperview() }
        while dots.count < visible.pages.count { addDot() }
        let width = CGFloat(dots.count) * Metrics.pitch
        for (index, page) in visible.pages.enumerated() {
            let column = isMirrored ? dots.count - 1 - index : index
            let slot = CGRect(
                x: (bounds.midX - width / 2 + CGFloat(column) * Metrics.pitch).rounded(), y: bounds.minY,
                width: Metrics.pitch, height: bounds.height)
            show(dots[index], page, index: index, in: slot)
        }
        let frame = CGRect(x: bounds.midX - width / 2, y: bounds.midY - 9, width: width, height: 18)
        ring.place(around: frame, radius: frame.height / 2)
    }

    private func addDot() {
        let part = ControlPart()
        let index = dots.count
        let dot = UIView()
        dot.isUserInteractionEnabled = false
        part.addSubview(dot)
        part.onHover = { [weak self] in self?.dot(index, isHovered: $0) }
        addSubview(part)
        dots.append(part)
    }

    private func show(_ part: ControlPart, _ page: Int, index: Int, in slot: CGRect) {
        part.frame = slot
        guard let dot = part.subviews.first else { return }
        let isCurrent = page == self.page
        let isHovered = hovered == index && isEnabled
        let side = Metrics.dot * visible.scale(of: page) + (isHovered && !isCurrent ? 2 : 0)
        dot.frame = CGRect(
            x: (slot.width - side) / 2, y: (slot.height - side) / 2, width: side, height: side)
        dot.layer.cornerRadius = side / 2
        let color =
            isCurrent
            ? currentPageIndicatorTintColor ?? ControlColors.text
            : (pageIndicatorTintColor ?? ControlColors.edge).raised(isHovered: isHovered, isPressed: false)
        dot.backgroundColor = color
        dot.alpha = isEnabled ? 1 : ControlColors.disabledAlpha
    }

    private func dot(_ index: Int, isHovered: Bool) {
        if isHovered { hovered = index } else if hovered == index { hovered = nil }
        updateDots()
    }
}
