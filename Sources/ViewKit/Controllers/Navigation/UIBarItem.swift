public import Foundation

/// The base class of bar button items and tab bar items.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The title. `nil` by default.
    open var title: String? { didSet { if title != oldValue { didChange?() } } }
    /// The image. `nil` by default.
    open var image: UIImage? { didSet { if image !== oldValue { didChange?() } } }
    /// `true` if the user can press the item's button; otherwise the button is dimmed. `true` by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { didChange?() } } }
    /// A number for the app's own use. 0 by default.
    open var tag = 0
    /// The item's name for assistive technologies; `nil`, the default, uses its title.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { didChange?() } } }
    /// A description of the result of performing the item's action. `nil` by default.
    open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { didChange?() } } }
    /// The identifier by which tests find the button that shows the item. `nil` by default.
    open var accessibilityIdentifier: String? { didSet { if accessibilityIdentifier != oldValue { didChange?() } } }

    /// Called when the item needs to be redisplayed.
    @preconcurrency package var didChange: (@MainActor () -> Void)?

    /// The view that shows the item in a bar; `nil` if no bar shows it.
    package weak var displayingView: UIView?

    /// Creates an item without a title or an image.
    public override init() {
        super.init()
    }

    /// Creates the item from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        guard coder is InterfaceCoder else { return nil }
        super.init()
    }

    /// Called when the item has been loaded from a nib or storyboard and its outlets are connected.
    open func awakeFromNib() {}
}
