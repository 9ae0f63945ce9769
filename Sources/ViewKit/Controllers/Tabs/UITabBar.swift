public import Foundation
import LayerKit
import Reporting

/// A bar with a button for each item, used by a tab bar controller or on its own.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The distribution of the items in a tab bar.
    public enum ItemPositioning: Int, Sendable {
        /// The same as `.centered`.
        case automatic = 0
        /// The items are as wide as the bar allows.
        case fill = 1
        /// The items are in the middle of the bar.
        case centered = 2
    }

    /// The delegate that is notified when the user selects an item. Not used if a tab bar controller manages the bar.
    /// `nil` by default.
    open weak var delegate: (any UITabBarDelegate)?
    /// The items, in display order; `nil` if there are no items. Can't be set in the bar of a tab bar controller.
    open var items: [UITabBarItem]? {
        get { buttons.isEmpty ? nil : buttons.map(\.item) }
        set { setItems(newValue, animated: false) }
    }
    /// The selected item; `nil` if no item is selected. Can't be set in the bar of a tab bar controller. Setting an
    /// item that isn't in the bar has no effect.
    open var selectedItem: UITabBarItem? {
        get { selection.map { buttons[$0].item } }
        set {
            guard isStandalone else { return }
            if let newValue, !buttons.contains(where: { $0.item === newValue }) { return }
            select(buttons.firstIndex { $0.item === newValue } ?? -1)
        }
    }
    /// The color of unselected items; `nil`, the default, uses gray.
    open var unselectedItemTintColor: UIColor? { didSet { for button in buttons { button.controlStateDidChange() } } }
    /// The background color of the bar; `nil`, the default, uses the standard color.
    open var barTintColor: UIColor? { didSet { updateColors() } }
    /// The colors of the bar, where no other property sets them. `.default` by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            if barStyle == .blackTranslucent { isTranslucent = true }
            if barStyle != oldValue { updateColors() }
        }
    }
    /// The distribution of the items. `.automatic` by default.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// The width of each item, in points, unless `itemPositioning` is `.fill`. 0, the default, and invalid widths use
    /// up to 160 points. Items that don't fit are narrower.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The distance between items, in points, unless `itemPositioning` is `.fill`. 0 by default; invalid distances
    /// count as 0.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// `false` if content ends at the bar, unless its controller's `extendedLayoutIncludesOpaqueBars` is `true`. The
    /// background itself is always opaque. `true` by default.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { manager?.updateBar(duration: 0) } }
    }

    override var defaultAccessibility: DefaultAccessibility { .group(.tabBar) }

    /// The controller that manages the bar, if any. It sets the items and is told which one the user selects.
    weak var manager: UITabBarController?
    /// `true` if any item has an image. The titles of items without images are then as low and as small as the others.
    private(set) var hasTitlesBelowImages = false
    /// `true` while a tab bar controller sets the items.
    private var isSetByController = false
    private var buttons: [TabButton] = []
    private var selection: Int?
    private weak var selectedButton: TabButton?
    private let line = UIView()

    private enum Metrics {
        /// The maximum width of an item, in points, unless `itemWidth` is set.
        static let item: CGFloat = 160
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
        updateColors()
        addSubview(line)
    }

    private func updateColors() {
        backgroundColor = barTintColor ?? barStyle.backgroundColor
        line.backgroundColor = barStyle.lineColor
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { applyAppearance() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: TabMetrics.height) }

    open override func layoutSubviews() {
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        guard !buttons.isEmpty else { return }
        updateTitlePlacement()
        let (width, spacing) = itemSize(for: CGFloat(buttons.count))
        let distance = width + spacing
        let start = ((bounds.width - distance * CGFloat(buttons.count) + spacing) / 2).rounded()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let position = isMirrored ? buttons.count - 1 - index : index
            button.frame = CGRect(
                x: start + CGFloat(position) * distance, y: 1, width: width, height: max(0, bounds.height - 1))
        }
    }

    /// Places the titles of all items below the images if any item has an image.
    private func updateTitlePlacement() {
        let hasImages = buttons.contains { $0.item.image != nil }
        guard hasImages != hasTitlesBelowImages else { return }
        hasTitlesBelowImages = hasImages
        for button in buttons { button.controlStateDidChange() }
    }

    /// Returns the width of each of `count` items and the distance between them, in points.
    private func itemSize(for count: CGFloat) -> (width: CGFloat, spacing: CGFloat) {
        let isFilling = itemPositioning == .fill
        let gap = isFilling || !(itemSpacing > 0) ? 0 : min(itemSpacing, bounds.width / count)
        let room = max(0, ((bounds.width - gap * (count - 1)) / count).rounded(.down))
        if isFilling { return (room, 0) }
        return (min(itemWidth > 0 ? itemWidth : Metrics.item, room), gap)
    }

    /// Selects another item if the key is a left or right arrow, Home or End.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, let index = newSelection(for: key) else {
            return super.pressesBegan(presses, with: event)
        }
        userSelected(index)
        if let selection { buttons[selection].takeFocus() }
    }

    /// Sets the items. The selected item stays selected if it is among `items`; otherwise, no item is selected. The
    /// change is not animated.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        guard isStandalone else { return }
        let (items, selected) = (items ?? [], selectedItem)
        show(items, selected: items.firstIndex { $0 === selected } ?? -1)
    }

    /// `true` while the user chooses the items. Always `false`, because bars show all of their items.
    open var isCustomizing: Bool { false }

    /// No effect: bars show all of their items, so there is nothing to choose.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}

    /// No effect. Returns `false`, because the items haven't changed.
    open func endCustomizing(animated: Bool) -> Bool { false }

    // MARK: Internal

    /// `true` if no tab bar controller manages the bar; otherwise logs a warning.
    private var isStandalone: Bool {
        if manager == nil || isSetByController { return true }
        Diagnostics.report("UITabBar: a tab bar controller manages the bar; change its controllers instead")
        return false
    }

    /// The number of items. Faster than `items?.count`, because `items` creates an array.
    var itemCount: Int { buttons.count }

    private func userSelected(_ index: Int) {
        if let manager { return manager.userDidSelect(index) }
        select(index)
        delegate?.tabBar(self, didSelect: buttons[index].item)
    }

    /// Shows the items of a tab bar controller and selects the item at `index`. If `isCustom` is `true`, the bar is an
    /// instance of an app-defined subclass and receives the items through `setItems(_:animated:)`, which the subclass
    /// may override.
    func show(_ items: [UITabBarItem], selected index: Int, isCustom: Bool) {
        guard isCustom else { return show(items, selected: index) }
        isSetByController = true
        setItems(items, animated: false)
        isSetByController = false
        select(index)
    }

    /// Shows `items` and selects the item at `index`.
    private func show(_ items: [UITabBarItem], selected index: Int) {
        let old = buttons
        let buttonsByItem = Dictionary(old.map { (ObjectIdentifier($0.item), $0) }) { first, _ in first }
        buttons = items.map { buttonsByItem[ObjectIdentifier($0)] ?? TabButton($0, in: self) }
        let keptIDs = Set(buttons.map(ObjectIdentifier.init))
        for button in old where !keptIDs.contains(ObjectIdentifier(button)) { button.removeFromSuperview() }
        // The buttons before the first difference stay in place. All later buttons are removed, first to last, and then
        // added again, because moving a subview within its superview searches all subviews. The focused button isn't
        // removed, because it would lose focus.
        let present = subviews.compactMap { $0 as? TabButton }
        let unchanged = zip(present, buttons).prefix { $0 === $1 }.count
        for button in present[unchanged...] where !button.isFocused { button.removeFromSuperview() }
        for button in buttons[unchanged...] { addSubview(button) }
        select(index)
        setNeedsLayout()
    }

    func replaceItem(at index: Int, with item: UITabBarItem) {
        guard buttons.indices.contains(index), buttons[index].item !== item else { return }
        let (old, new) = (buttons[index], TabButton(item, in: self))
        insertSubview(new, aboveSubview: old)
        buttons[index] = new
        if let selection { select(selection) }
        old.removeFromSuperview()
        setNeedsLayout()
    }

    /// Removes the item at `index` and selects the item at `selected`.
    func removeItem(at index: Int, selected: Int) {
        guard buttons.indices.contains(index) else { return }
        buttons.remove(at: index).removeFromSuperview()
        select(selected)
        setNeedsLayout()
    }

    func select(_ index: Int) {
        let (old, new) = (selectedButton, buttons.indices.contains(index) ? buttons[index] : nil)
        selection = new == nil ? nil : index
        selectedButton = new
        // Only the selected button can be focused.
        let isFocused = old?.isFocused == true
        if old !== new { old?.isSelected = false }
        new?.isSelected = true
        if isFocused { new?.takeFocus() }
    }

    func buttonPressed(_ button: TabButton) {
        if let index = buttons.firstIndex(where: { $0 === button }) { userSelected(index) }
    }

    // MARK: Private

    private func newSelection(for key: UIKey) -> Int? {
        guard key.isPlain, let selection, let last = buttons.indices.last else { return nil }
        let onward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let index: Int? =
            switch key.keyCode {
            case .keyboardRightArrow: selection + onward
            case .keyboardLeftArrow: selection - onward
            case .keyboardHome: 0
            case .keyboardEnd: last
            default: nil
            }
        return index.flatMap { $0 == selection || !buttons.indices.contains($0) ? nil : $0 }
    }
}
