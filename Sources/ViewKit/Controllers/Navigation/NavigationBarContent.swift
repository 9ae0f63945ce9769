import Foundation
import LayerKit
import TextKit

/// The content of a navigation bar for one item.
@MainActor
final class NavigationBarContent: UIView {
    private let item: UINavigationItem
    private weak var backItem: UINavigationItem?
    private unowned let bar: UINavigationBar
    private let back = NavigationBackButton()
    private let label = UILabel()
    private let largeLabel = UILabel()
    /// The area that clips the large title while it is partly collapsed.
    private let largeArea = UIView()
    /// The items that are shown, from the edges inward.
    private var items: (left: [UIBarButtonItem], right: [UIBarButtonItem]) = ([], [])
    /// The views of `items`, in the same order.
    private var views: (left: [UIView], right: [UIView]) = ([], [])
    private var buttons: [ObjectIdentifier: NavigationBarButton] = [:]
    /// The appearance that the titles show; `nil` if they show the properties of the bar.
    private(set) weak var titleAppearance: UINavigationBarAppearance?
    /// `true` once the content of another item is shown instead. The content no longer changes, because the bar's
    /// appearance is then that of the other item.
    var isDeparting = false

    private enum Metrics {
        /// The distance, in points, from the bar's edge to the first button, which adds its own padding.
        static let edge: CGFloat = 8
        /// The distance from the bar's edge to a custom view, in points.
        static let customViewEdge: CGFloat = 16
        static let gap: CGFloat = 4
        static let titleGap: CGFloat = 12
        static let button: CGFloat = 32
        /// The maximum width of the back button, as a fraction of the bar's width.
        static let maximumBackFraction: CGFloat = 0.3
        @MainActor static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
    }

    init(_ item: UINavigationItem, back backItem: UINavigationItem?, in bar: UINavigationBar) {
        self.item = item
        self.backItem = backItem
        self.bar = bar
        super.init(frame: .zero)
        label.font = Metrics.titleFont
        label.textAlignment = .center
        for label in [label, largeLabel] { label.accessibilityTraits = [.staticText, .header] }
        largeArea.clipsToBounds = true
        largeArea.addSubview(largeLabel)
        back.addAction(UIAction { [weak bar] _ in bar?.backButtonPressed() }, for: .primaryActionTriggered)
        for item in [item, backItem] { item?.didChange = { [weak self] in self?.reload() } }
        item.itemDidChange = { [weak self] in self?.reload($0) }
        backItem?.itemDidChange = nil
        reload()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Reloads the content from the items.
    func reload() {
        guard !isDeparting else { return }
        let old = views.left + views.right
        var used: [ObjectIdentifier: NavigationBarButton] = [:]
        func view(of item: UIBarButtonItem) -> UIView {
            if let view = item.customView { return view }
            if item.isSpace { return UIView() }
            let button = buttons[ObjectIdentifier(item)] ?? NavigationBarButton(type: .system)
            used[ObjectIdentifier(item)] = button
            button.show(item)
            return button
        }
        bar.leadingItem?.didChange = { [weak self] in self?.reload() }
        items.left = ((bar.leadingItem.map { [$0] } ?? []) + (item.leftBarButtonItems ?? [])).filter { !$0.isHidden }
        items.right = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }
        views = (items.left.map(view), items.right.map(view))
        buttons = used
        let titles: [UIView] = [item.titleView ?? label]
        // In reading order, which is also the tab order.
        let ordered = [back] + views.left + titles + views.right.reversed() + [largeArea]
        let usedIDs = Set(ordered.map(ObjectIdentifier.init))
        for view in subviews where !usedIDs.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
        for view in old where view.superview === self && !usedIDs.contains(ObjectIdentifier(view)) {
            view.removeFromSuperview()
        }
        if !subviews.elementsEqual(ordered, by: ===) { for view in ordered { addSubview(view) } }
        back.isHidden = backItem == nil || !item.showsBackButton
        back.title = backItem?.effectiveBackButtonTitle ?? ""
        showTitle()
        setNeedsLayout()
    }

    /// Updates the button of `item`. Reloads all content if `item` has no button yet, is hidden or has a custom view.
    private func reload(_ item: UIBarButtonItem) {
        let button = buttons[ObjectIdentifier(item)]
        guard !isDeparting, item.customView == nil, !item.isHidden, let button else { return reload() }
        button.show(item)
        setNeedsLayout()
    }

    // MARK: Layout (computed left to right, mirrored when a view is placed)

    override func layoutSubviews() {
        var left = Metrics.edge
        if !back.isHidden {
            let available = (bounds.width * Metrics.maximumBackFraction).rounded(.down)
            place(back, x: left, size: CGSize(width: back.width(within: available), height: Metrics.button))
            left += back.bounds.width + Metrics.gap
        }
        for (view, item) in zip(views.left, items.left) {
            let size = size(of: view, item)
            if left == Metrics.edge, !(view is NavigationBarButton) { left = Metrics.customViewEdge }
            place(view, x: left, size: size)
            left += size.width + Metrics.gap
        }
        var right = bounds.width - Metrics.edge
        for (view, item) in zip(views.right, items.right) {
            let size = size(of: view, item)
            if item === items.right.first, !(view is NavigationBarButton) {
                right = bounds.width - Metrics.customViewEdge
            }
            place(view, x: right - size.width, size: size)
            right -= size.width + Metrics.gap
        }
        placeTitle(from: left + Metrics.titleGap, to: right - Metrics.titleGap)
        placeLargeTitle()
    }

    private func placeTitle(from left: CGFloat, to right: CGFloat) {
        let available = max(0, right - left)
        let title = item.titleView ?? label
        let ideal = title === label ? label.sizeThatFits(.zero) : fittingSize(of: title)
        let size = CGSize(
            width: min(ideal.width.rounded(.up), available), height: min(ideal.height, NavigationMetrics.height))
        // The title is as close to the bar's center as space permits.
        let x = min(max((bounds.width - size.width) / 2, left), max(left, right - size.width))
        place(title, x: x.rounded(), size: size)
    }

    private func place(_ view: UIView, x: CGFloat, size: CGSize) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: isMirrored ? bounds.width - x - size.width : x,
            y: ((NavigationMetrics.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        if view.placedFrame != frame { view.placedFrame = frame }
    }

    private func size(of view: UIView, _ item: UIBarButtonItem) -> CGSize {
        let width = item.width
        if let button = view as? NavigationBarButton {
            return CGSize(
                width: width > 0 ? width : max(Metrics.button, button.intrinsicContentSize.width.rounded(.up)),
                height: Metrics.button)
        }
        if item.isSpace { return CGSize(width: width, height: 0) }
        let fitting = fittingSize(of: view)
        return CGSize(width: width > 0 ? width : fitting.width, height: min(fitting.height, NavigationMetrics.height))
    }

    /// Returns the size of a custom view: its intrinsic content size, current size or fitting size, in that order of
    /// preference.
    private func fittingSize(of view: UIView) -> CGSize {
        let own = view.intrinsicContentSize
        if own.width > 0, own.height > 0 { return own }
        if !view.bounds.isEmpty { return view.bounds.size }
        return view.systemLayoutSizeFitting(.zero)
    }

    private func showTitle() {
        titleAppearance = bar.titleAppearance
        var attributes: [NSAttributedString.Key: Any] = [
            .font: Metrics.titleFont, .foregroundColor: bar.titleColor,
        ]
        attributes.merge(bar.shownTitleAttributes) { $1 }
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
        largeLabel.font = LargeTitle.font(for: bar.traitCollection)
        var largeAttributes: [NSAttributedString.Key: Any] = [
            .font: largeLabel.font ?? Metrics.titleFont, .foregroundColor: bar.titleColor,
        ]
        largeAttributes.merge(bar.shownLargeTitleAttributes) { $1 }
        largeLabel.attributedText = item.title.map { NSAttributedString(string: $0, attributes: largeAttributes) }
        updateTitleVisibility()
    }

    // MARK: Large title

    /// Updates both titles. Called when the large title has been added, removed, collapsed or expanded. The title in
    /// the row of buttons fades in once the large title is fully collapsed.
    func largeTitleDidChange() {
        setNeedsLayout()
        guard hasRunningClock, label.alpha != titleAlpha else { return updateTitleVisibility() }
        UIView.animate(withDuration: NavigationMetrics.hidingDuration) { self.updateTitleVisibility() }
    }

    private var titleAlpha: CGFloat { item.largeTitleHeight > 0 ? 0 : 1 }

    private func updateTitleVisibility() {
        label.alpha = titleAlpha
        largeArea.isHidden = item.largeTitleHeight == 0
    }

    /// Places the large title below the row of buttons, aligned with the lower edge of the title's area, so that the
    /// title moves up behind the row as it collapses.
    private func placeLargeTitle() {
        guard let title = item.largeTitle else { return }
        let height = max(0, bounds.height - NavigationMetrics.height)
        largeArea.frame = CGRect(x: 0, y: NavigationMetrics.height, width: bounds.width, height: height)
        largeLabel.textAlignment = .natural
        largeLabel.frame = CGRect(
            x: LargeTitle.margin, y: height - title.expandedHeight, width: max(0, bounds.width - 2 * LargeTitle.margin),
            height: title.expandedHeight - LargeTitle.bottom)
    }
}
