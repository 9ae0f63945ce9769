public import Foundation

/// The content of a navigation bar while the item's controller is at the top of the stack.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The screen's title, shown in the middle of the bar and on the next screen's back button. The controller's title
    /// by default.
    open var title: String? { didSet { if title != oldValue { didChange?() } } }
    /// A view shown in place of the title. The bar uses the view's intrinsic content size, current size or fitting
    /// size, in that order of preference. `nil` by default.
    open var titleView: UIView? { didSet { if titleView !== oldValue { didChange?() } } }
    /// The title of the next screen's back button; `nil`, the default, uses `title`.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange?() } } }
    /// An item whose title is used for the next screen's back button, instead of `backButtonTitle`. `nil` by default.
    open var backBarButtonItem: UIBarButtonItem? { didSet { didChange?() } }
    /// `true` if this screen has no back button and ignores the keyboard shortcut for going back. `false` by default.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange?() } } }
    /// `true` if leading items are shown next to the back button instead of replacing it. `false` by default.
    open var leftItemsSupplementBackButton = false { didSet { didChange?() } }
    /// The leading items, from the edge inward. `nil` by default.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange(from: oldValue) } }
    /// The trailing items, from the edge inward. `nil` by default.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange(from: oldValue) } }

    /// The first leading item. Setting this property replaces all leading items.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first trailing item. Setting this property replaces all trailing items.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// The display mode of the title in a bar with `prefersLargeTitles`. `.automatic` by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { updatePalette(animated: false) } }
    }

    /// The appearance of a bar that shows this item, while the content is scrolled; `nil`, the default, uses the
    /// `standardAppearance` of the bar. Setting this property stores a copy.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = newValue?.copy { [weak self] in self?.appearanceDidChange?() } }
    }
    /// The appearance of a bar that shows this item, at the edge of the content; `nil`, the default, uses the
    /// `scrollEdgeAppearance` of the bar. Setting this property stores a copy.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.edge }
        set { appearances.edge = newValue?.copy { [weak self] in self?.appearanceDidChange?() } }
    }
    /// The item's name. Not used by the bar, whose labels and buttons have their own names. `nil` by default.
    open var accessibilityLabel: String?
    /// A description of the result of an action. Not used by the bar. `nil` by default.
    open var accessibilityHint: String?
    /// An identifier for tests. Not used by the bar. `nil` by default.
    open var accessibilityIdentifier: String?
    /// The item's value as text. Not used by the bar. `nil` by default.
    open var accessibilityValue: String?
    /// The item's role and state. Not used by the bar. Empty by default.
    open var accessibilityTraits: UIAccessibilityTraits = []
    /// `true` if the item is an accessibility element. Not used by the bar. `false` by default.
    open var isAccessibilityElement = false

    /// Has no effect, because the bar is never compact. `nil` by default.
    open var compactAppearance: UINavigationBarAppearance?
    /// Has no effect, because the bar is never compact. `nil` by default.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    private var appearances: (standard: UINavigationBarAppearance?, edge: UINavigationBarAppearance?) {
        didSet { appearanceDidChange?() }
    }
    /// Called when an appearance has been set or changed.
    @preconcurrency var appearanceDidChange: (@MainActor () -> Void)?
    /// The scroll view that the app has set for the controller with this item, if any.
    weak var contentScrollView: UIScrollView?
    /// The large title; `nil` if the title is in the row of buttons, or the item has not been shown yet.
    var largeTitle: LargeTitle?
    /// The view below the title and the buttons. `nil` by default.
    package var palette: (any NavigationPalette)? {
        didSet { if palette !== oldValue { updatePalette(animated: false) } }
    }
    /// `true`, the default, if scrolling should hide the palette. Used only in the module that defines the palette.
    package var hidesPaletteWhenScrolling = true

    /// Called when the palette, its height or its `hidesRow` has changed; the argument is `true` for an animated
    /// change.
    @preconcurrency var paletteDidChange: (@MainActor (Bool) -> Void)?
    /// Called when the item needs to be redisplayed.
    @preconcurrency var didChange: (@MainActor () -> Void)?
    /// Called with a bar button item that needs to be redisplayed.
    @preconcurrency var itemDidChange: (@MainActor (UIBarButtonItem) -> Void)?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
    }

    /// Creates the item from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        guard coder is InterfaceCoder else { return nil }
    }

    /// Creates an item with an optional title.
    init(optionalTitle title: String?) {
        self.title = title
    }

    /// Called when the item has been loaded from a nib or storyboard and its outlets are connected.
    open func awakeFromNib() {}

    /// Sets the leading items, without animation.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// Sets the trailing items, without animation.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// Sets the leading item, without animation.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Sets the trailing item, without animation.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Sets `hidesBackButton`, without animation.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    // MARK: Internal

    /// `true` if the screen shows a back button when there is a previous screen.
    var showsBackButton: Bool {
        !hidesBackButton && (leftBarButtonItems?.isEmpty != false || leftItemsSupplementBackButton)
    }

    /// The title of the back button that returns to this screen.
    var effectiveBackButtonTitle: String {
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
