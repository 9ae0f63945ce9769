public import Foundation
import LayerKit
import Reporting
import TextKit

/// A bar with the screen's title, its buttons and the back button, used by a navigation controller or on its own.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The colors of the bar and its titles, where no other property sets them. `.default` by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            if barStyle == .blackTranslucent { isTranslucent = true }
            if barStyle != oldValue { appearanceDidChange() }
        }
    }
    /// The background color of the bar, also at the edge of the content; `nil`, the default, uses the standard color.
    /// Appearances of the bar or of the shown item take precedence.
    open var barTintColor: UIColor? { didSet { updateColors() } }
    /// The text attributes of the title. Attributes that aren't set use the standard style, as does `nil`, the default.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { content?.reload() } }
    /// `true` if titles are shown in large text below the buttons until the content is scrolled. An item can override
    /// this setting with `largeTitleDisplayMode`. `false` by default.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { heightDidChange?(.largeTitles) } }
    }
    /// The text attributes of large titles. Attributes that aren't set use the standard style, as does `nil`, the
    /// default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { content?.reload() } }
    /// `false` if the bar keeps its background at the edge of the content, unless an appearance is set or a large title
    /// is visible, and if content ends at the bar, unless its controller's `extendedLayoutIncludesOpaqueBars` is
    /// `true`. The background itself is always opaque. `true` by default.
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            updateColors()
            heightDidChange?(.opacity)
        }
    }
    /// The appearance while the content is scrolled. Until this property is set or one of its values is changed,
    /// `barTintColor` and the text attributes of the bar apply. Setting this property stores a copy.
    open var standardAppearance: UINavigationBarAppearance {
        get { ownAppearance ?? makeUnusedAppearance() }
        set { ownAppearance = newValue.copy { [weak self] in self?.appearanceDidChange() } }
    }
    /// The appearance at the edge of the content: while the content is scrolled to its top or a large title is visible,
    /// or if the screen has no scroll view. `nil`, the default, uses `standardAppearance` without its background. No
    /// effect on a bar without a controller. Setting this property stores a copy.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { edgeAppearance }
        set { edgeAppearance = newValue?.copy { [weak self] in self?.appearanceDidChange() } }
    }
    /// Has no effect, because the bar is never compact. `nil` by default.
    open var compactAppearance: UINavigationBarAppearance?
    /// Has no effect, because the bar is never compact. `nil` by default.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The color behind the bar's background, visible while the bar has no background. Without an appearance, it also
    /// replaces the standard color. `nil` by default.
    open override var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set {
            ownBackgroundColor = newValue
            updateColors()
        }
    }

    /// The items of the stack, lowest first. `nil` until the items are first set. The items of a navigation
    /// controller's bar can't be set.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    /// The item that is currently shown, which is the last of `items`; `nil` if there are no items.
    open var topItem: UINavigationItem? { items?.last }
    /// The item that the back button returns to; `nil` if the stack has fewer than two items.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    private var stack: [UINavigationItem]?
    /// Called when the back button is pressed. `nil` if no navigation controller manages the bar.
    @preconcurrency var goBack: (@MainActor () -> Void)?
    /// Called when the bar's height may have changed.
    @preconcurrency var heightDidChange: (@MainActor (HeightChange) -> Void)?
    var content: NavigationBarContent?
    /// The palette of the shown item.
    var palette: (any NavigationPalette)?
    let line = UIView()
    /// The scroll edge of the shown content. It has no scroll view unless a navigation controller manages the bar.
    let scrollEdge = ScrollEdge()
    /// The standard appearance that the app has set or changed.
    private(set) var ownAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    private var edgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    private(set) var ownBackgroundColor: UIColor?
    /// The appearance that `standardAppearance` returns until it is set or changed.
    private var unusedAppearance: UINavigationBarAppearance?
    /// A button before the leading items of all screens, such as the button that shows a sidebar.
    package var leadingItem: UIBarButtonItem? { didSet { if leadingItem !== oldValue { content?.reload() } } }

    /// The direction in which the content slides.
    enum SlideDirection {
        case forward, back
    }

    /// The cause of a new height.
    enum HeightChange {
        /// Another item is shown.
        case item
        /// The palette of the shown item has changed.
        case palette
        /// Large titles have been turned on or off, or their font has changed.
        case largeTitles
        /// The height is the same, but content may end at the bar now, or extend under it.
        case opacity
    }

    /// Creates an empty bar with `frame` in its superview's coordinates, in points.
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
        addSubview(line)
        scrollEdge.didChange = { [weak self] in self?.scrollEdgeDidChange() }
        updateColors()
    }

    override var defaultAccessibility: DefaultAccessibility { .group(.navigationBar) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    open override func layoutSubviews() {
        placeContent()
        placePalette()
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { applyAppearance() }
    }

    /// Sets the items and shows the last one. If `animated` is `true`, the last item's content slides in.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard isStandalone else { return }
        show(items ?? [], animated ? .forward : nil)
    }

    /// Adds `item` to the stack and shows it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        setItems((stack ?? []) + [item], animated: animated)
    }

    /// Removes and returns the top item, and shows the item below it. Returns `nil` if there are no items or if a
    /// navigation controller manages the bar.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = stack?.last, isStandalone else { return nil }
        show(stack?.dropLast() ?? [], animated ? .back : nil)
        return top
    }

    // MARK: Internal

    /// `true` if no navigation controller manages the bar; otherwise logs a warning.
    private var isStandalone: Bool {
        if goBack == nil { return true }
        Diagnostics.report("UINavigationBar: a navigation controller manages the bar; change its controllers instead")
        return false
    }

    /// Called when the back button is pressed. Shows the item below the top item, through the navigation controller if
    /// one manages the bar.
    func backButtonPressed() {
        if let goBack { goBack() } else { popItem(animated: true) }
    }

    override func adjustFonts() {
        super.adjustFonts()
        guard prefersLargeTitles else { return }
        content?.reload()
        heightDidChange?(.largeTitles)
    }

    /// The height that the shown item requires, in points.
    var preferredHeight: CGFloat { topItem?.barHeight ?? NavigationMetrics.height }

    /// Shows the last of `items` above `scrollView`, on which the bar's appearance depends. The content slides in the
    /// given direction; `nil` replaces the content without animation.
    func show(_ items: [UINavigationItem], _ direction: SlideDirection?, above scrollView: UIScrollView? = nil) {
        stack = items
        let (old, oldPalette) = (content, palette)
        old?.isDeparting = true
        scrollEdge.follow(scrollView)
        updateColors()
        content = items.last.map { NavigationBarContent($0, back: items.dropLast().last, in: self) }
        if let item = items.last { observe(item) }
        addContent()
        addPalette()
        let departing = (oldPalette === palette ? nil : oldPalette)
        old?.isUserInteractionEnabled = false
        guard let content, let old, let direction, let window, hasRunningClock else {
            old?.removeFromSuperview()
            if let departing, departing.superview === self { departing.removeFromSuperview() }
            heightDidChange?(.item)
            return
        }
        window.resignFocus(in: old)
        if let departing { window.resignFocus(in: departing) }
        let mirrored: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let distance = (direction == .forward ? 1 : -1) * mirrored * bounds.width * NavigationMetrics.parallax
        let arriving: [UIView] = [content] + (oldPalette === palette ? [] : palette.map { [$0] } ?? [])
        for view in arriving {
            view.layoutIfNeeded()
            view.slide(by: distance)
        }
        UIView.animate(
            withDuration: NavigationMetrics.transitionDuration, delay: 0, options: .curveEaseOut,
            animations: { [weak self] in
                for view in arriving { view.slide(by: 0) }
                self?.heightDidChange?(.item)
            }, completion: nil)
        // The old content fades out faster than the new content fades in, so that both titles are never legible at the
        // same time.
        UIView.animate(
            withDuration: NavigationMetrics.fadingDuration, delay: 0, options: .curveEaseOut,
            animations: {
                old.slide(by: -distance / 2)
                departing?.slide(by: -distance / 2)
            },
            completion: { [weak self] _ in
                old.removeFromSuperview()
                if let self, let departing, departing !== palette, departing.superview === self {
                    departing.removeFromSuperview()
                }
            })
    }

    /// Updates the bar when the appearance or the palette of `item` has changed, while the bar shows the item.
    private func observe(_ item: UINavigationItem) {
        item.appearanceDidChange = { [weak self, weak item] in
            if let self, stack?.last === item { appearanceDidChange() }
        }
        item.paletteDidChange = { [weak self, weak item] isAnimated in
            if let self, stack?.last === item { updatePalette(animated: isAnimated) }
        }
    }

    /// Updates the background and the line. Called when anything that they depend on has changed.
    func updateColors() {
        let colors = shownColors()
        ViewAnimation.record([.backgroundColor], of: layer) { layer.backgroundColor = colors.background?.cgColor }
        if let color = colors.line { line.backgroundColor = color }
        line.isHidden = colors.line == nil
    }

    /// Returns an appearance that becomes the standard appearance when it is changed.
    private func makeUnusedAppearance() -> UINavigationBarAppearance {
        if let unusedAppearance { return unusedAppearance }
        let appearance = UINavigationBarAppearance().copy { [weak self] in
            guard let self else { return }
            if let unused = unusedAppearance, ownAppearance == nil {
                (ownAppearance, unusedAppearance) = (unused, nil)
            } else {
                appearanceDidChange()
            }
        }
        unusedAppearance = appearance
        return appearance
    }

    /// Updates the bar. Called when an appearance of the bar or of an item has changed.
    func appearanceDidChange() {
        updateColors()
        content?.reload()
    }
}
