public import Foundation
import LayerKit
public import ViewKit

/// A bar of buttons at the bottom of a screen or above an input view.
@preconcurrency @MainActor
open class UIToolbar: UIView, ViewBehavior {
    /// The items, from the leading edge. Flexible spaces share the remaining width. `nil` by default.
    open var items: [UIBarButtonItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }
    /// The background color of the bar; `nil`, the default, uses the standard color.
    open var barTintColor: UIColor? { didSet { updateColors() } }
    /// The colors of the bar, where no other property sets them. `.default` by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            if barStyle == .blackTranslucent { isTranslucent = true }
            if barStyle != oldValue { updateColors() }
        }
    }
    /// `true` if the bar is translucent. `true` by default. Has no effect; the background color determines the opacity.
    open var isTranslucent = true

    private var shownItems: [UIBarButtonItem]?
    private var views: [UIView] = []
    private let line = UIView()

    private enum Metrics {
        static let height: CGFloat = 44
        /// The height of buttons and their minimum width, in points.
        static let button: CGFloat = 32
        static let fading: TimeInterval = 0.2
    }

    /// Creates an empty toolbar with `frame` in its superview's coordinates, in points.
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
        line.isUserInteractionEnabled = false
        addSubview(line)
        updateColors()
    }

    package var defaultAccessibility: DefaultAccessibility { .group(.toolbar) }

    /// Replaces the items. If `animated` is `true`, new items fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for item in shownItems ?? [] { item.didChange = nil }
        let old = Set((shownItems ?? []).map(ObjectIdentifier.init))
        for view in views { view.removeFromSuperview() }
        shownItems = items
        views = (items ?? []).map(makeView)
        for (view, item) in zip(views, items ?? []) {
            item.didChange = { [weak self] in self?.reload() }
            guard !item.isHidden else { continue }
            addSubview(view)
            guard animated, hasRunningClock, !old.contains(ObjectIdentifier(item)) else { continue }
            view.alpha = 0
            UIView.animate(withDuration: Metrics.fading) { view.alpha = 1 }
        }
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Metrics.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Metrics.height) }

    open override func layoutSubviews() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let visible = zip(views, shownItems ?? []).filter { !$1.isHidden }
        let sizes = visible.map { size(of: $0, $1) }
        let spans = ToolbarLayout.spans(
            zip(sizes, visible).map { $1.1.isFlexibleSpace ? .flexible : .fixed($0.width) }, width: bounds.width)
        for ((view, _), (size, span)) in zip(visible, zip(sizes, spans)) {
            view.placedFrame = CGRect(
                x: isMirrored ? bounds.width - span.x - span.width : span.x,
                y: ((bounds.height - size.height) / 2).rounded(), width: span.width, height: size.height)
        }
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    }

    // MARK: Private

    private func makeView(_ item: UIBarButtonItem) -> UIView {
        if let view = item.customView { return view }
        guard !item.isSpace else {
            let space = UIView()
            space.isUserInteractionEnabled = false
            return space
        }
        let button = NavigationBarButton(type: .system)
        button.show(item)
        return button
    }

    /// Rebuilds all views after an item has changed, because its button may have become a custom view.
    private func reload() {
        setItems(shownItems, animated: false)
    }

    private func size(of view: UIView, _ item: UIBarButtonItem) -> CGSize {
        if item.isSpace { return CGSize(width: item.width, height: 0) }
        guard view is NavigationBarButton else {
            let fitting = view.sizeThatFits(bounds.size)
            let size = fitting.width > 0 ? fitting : view.bounds.size
            return CGSize(width: item.width > 0 ? item.width : size.width, height: min(size.height, bounds.height))
        }
        let width = max(Metrics.button, view.intrinsicContentSize.width.rounded(.up))
        return CGSize(width: item.width > 0 ? item.width : width, height: Metrics.button)
    }

    private func updateColors() {
        backgroundColor = barTintColor ?? barStyle.backgroundColor
        line.backgroundColor = barStyle.lineColor
    }
}
