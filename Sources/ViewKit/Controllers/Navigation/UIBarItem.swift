public import Foundation

/// What a button of a bar shows.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The title. Nil by default.
    open var title: String? { didSet { if title != oldValue { didChange?() } } }
    /// The picture. Nil by default.
    open var image: UIImage? { didSet { if image !== oldValue { didChange?() } } }
    /// Whether the item can be used. True by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { didChange?() } } }
    /// A number for the app's own use. 0 by default.
    open var tag = 0
    /// What the item is called to assistive tools; nil, the default, is its title.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { didChange?() } } }

    /// Told by the item that it has to be shown anew.
    @preconcurrency var didChange: (@MainActor () -> Void)?

    /// Makes an item without a title and a picture.
    public override init() {
        super.init()
    }
}
