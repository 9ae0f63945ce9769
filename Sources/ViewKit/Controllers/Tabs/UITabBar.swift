public import Foundation
import LayerKit

/// The bar of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// What the bar shows; nil for nothing.
    public private(set) var items: [UITabBarItem]?
    /// The item that is selected; nil for none.
    open var selectedItem: UITabBarItem? { selection.map { buttons[$0].item } }
    /// The colour of items that are not selected; nil, the default, is a grey.
    open var unselectedItemTintColor: UIColor? { didSet { for button in buttons { button.stateDidChange() } } }
    /// The ground of the bar; nil, the default, is that of what has a bar.
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? ControlColors.bar } }
    /// Whether what is behind the bar is seen. Without effect: the bar is opaque. Present for code that sets it in
    /// passing. False by default.
    open var isTranslucent = false

    /// Called when the user selects an item, with its place.
    @preconcurrency var userDidSelect: (@MainActor (Int) -> Void)?
    private var buttons: [TabButton] = []
    private var selection: Int?
    private weak var selectedButton: TabButton?
    private let line = UIView()

    private enum Metrics {
        /// The widest that an item gets, and the bar's items stand in its middle.
        static let item: CGFloat = 160
    }

    /// Makes a bar that shows nothing, with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = ControlColors.bar
        line.backgroundColor = ControlColors.line
        addSubview(line)
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { takeAppearance() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: TabMetrics.height) }

    open override func layoutSubviews() {
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        guard !buttons.isEmpty else { return }
        let width = min(Metrics.item, (bounds.width / CGFloat(buttons.count)).rounded(.down))
        let start = ((bounds.width - width * CGFloat(buttons.count)) / 2).rounded()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = isMirrored ? buttons.count - 1 - index : index
            button.frame = CGRect(
                x: start + CGFloat(place) * width, y: 1, width: width, height: max(0, bounds.height - 1))
        }
    }

    /// The arrow keys, Home and End select.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, let index = place(for: key) else {
            return super.pressesBegan(presses, with: event)
        }
        userDidSelect?(index)
        if let selection { buttons[selection].takeFocus() }
    }

    // MARK: Internal

    /// Shows `items`, of which that at `index` is selected.
    func show(_ items: [UITabBarItem], selected index: Int) {
        let old = buttons
        self.items = items.isEmpty ? nil : items
        let known = Dictionary(old.map { (ObjectIdentifier($0.item), $0) }) { first, _ in first }
        buttons = items.map { known[ObjectIdentifier($0)] ?? TabButton($0, in: self) }
        let kept = Set(buttons.map(ObjectIdentifier.init))
        for button in old where !kept.contains(ObjectIdentifier(button)) { button.removeFromSuperview() }
        // What is in its place stays. The others are taken out first, the lowest first, because each that is put
        // elsewhere is looked for among all; but the focus would be lost with its button.
        let present = subviews.compactMap { $0 as? TabButton }
        let stays = zip(present, buttons).prefix { $0 === $1 }.count
        for button in present[stays...] where !button.isFocused { button.removeFromSuperview() }
        for button in buttons[stays...] { addSubview(button) }
        select(index)
        setNeedsLayout()
    }

    /// Shows `item` in the place of the one at `index`.
    func replaceItem(at index: Int, with item: UITabBarItem) {
        guard buttons.indices.contains(index), buttons[index].item !== item else { return }
        let (old, new) = (buttons[index], TabButton(item, in: self))
        insertSubview(new, aboveSubview: old)
        items?[index] = item
        buttons[index] = new
        if let selection { select(selection) }
        old.removeFromSuperview()
        setNeedsLayout()
    }

    /// Takes the item at `index` away; that at `selected` is selected then.
    func removeItem(at index: Int, selected: Int) {
        guard buttons.indices.contains(index) else { return }
        buttons.remove(at: index).removeFromSuperview()
        items?.remove(at: index)
        if buttons.isEmpty { items = nil }
        select(selected)
        setNeedsLayout()
    }

    /// Shows that the item at `index` is selected.
    func select(_ index: Int) {
        let (old, new) = (selectedButton, buttons.indices.contains(index) ? buttons[index] : nil)
        selection = new == nil ? nil : index
        selectedButton = new
        // Only the selected one can have the focus.
        let isFocused = old?.isFocused == true
        if old !== new { old?.isSelected = false }
        new?.isSelected = true
        if isFocused { new?.takeFocus() }
    }

    /// The user pressed a button.
    func wasUsed(_ button: TabButton) {
        if let index = buttons.firstIndex(where: { $0 === button }) { userDidSelect?(index) }
    }

    // MARK: Private

    private func place(for key: UIKey) -> Int? {
        guard key.isPlain, let selection, let last = buttons.indices.last else { return nil }
        let onward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let wanted: Int? =
            switch key.keyCode {
            case .keyboardRightArrow: selection + onward
            case .keyboardLeftArrow: selection - onward
            case .keyboardHome: 0
            case .keyboardEnd: last
            default: nil
            }
        return wanted.flatMap { $0 == selection || !buttons.indices.contains($0) ? nil : $0 }
    }
}
