public import Foundation

/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The screen's name, in the middle of the bar, and on the button that leads back to it. The controller's title by
    /// default.
    open var title: String? { didSet { if title != oldValue { didChange?() } } }
    /// A view in place of the title, as large as it fits itself. Nil by default.
    open var titleView: UIView? { didSet { if titleView !== oldValue { didChange?() } } }
    /// What the button that leads back to this screen says; nil, the default, is the title.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange?() } } }
    /// An item whose title the button that leads back to this screen has. Nil by default.
    open var backBarButtonItem: UIBarButtonItem? { didSet { didChange?() } }
    /// Whether nothing on this screen leads back: neither the button nor the keys. False by default.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange?() } } }
    /// Whether items at the side where reading begins stand beside the back button, and not in place of it. False by
    /// default.
    open var leftItemsSupplementBackButton = false { didSet { didChange?() } }
    /// The items where reading begins, from the edge inwards. Nil by default.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange(from: oldValue) } }
    /// The items where reading ends, from the edge inwards. Nil by default.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange(from: oldValue) } }

    /// The first of the items where reading begins.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first of the items where reading ends.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Told that the item has to be shown anew.
    @preconcurrency var didChange: (@MainActor () -> Void)?
    /// Told which of the bar's items has to be shown anew.
    @preconcurrency var itemDidChange: (@MainActor (UIBarButtonItem) -> Void)?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
    }

    /// Makes an item for a screen that may have no name.
    init(of title: String?) {
        self.title = title
    }

    /// Sets the items where reading begins; at once, `animated` or not.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// Sets the items where reading ends; at once, `animated` or not.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// Sets the item where reading begins; at once, `animated` or not.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Sets the item where reading ends; at once, `animated` or not.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Sets whether nothing leads back; at once, `animated` or not.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    // MARK: Internal

    /// Whether the screen's bar has a button that leads back, where there is something to go back to.
    var showsBackButton: Bool {
        !hidesBackButton && (leftBarButtonItems?.isEmpty != false || leftItemsSupplementBackButton)
    }

    /// What the button says that leads back to this screen.
    var titleOfBackButton: String {
        let titles = [backBarButtonItem?.title, backButtonTitle, title]
        return titles.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "Back"
    }

    private func itemsDidChange(from old: [UIBarButtonItem]?) {
        for item in old ?? [] { item.didChange = nil }
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
            item.didChange = { [weak self, weak item] in
                if let item { self?.itemDidChange?(item) }
            }
        }
        didChange?()
    }
}
