import Foundation

/// An action that a control or a menu performs.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The identifier of an action. An action that is added to a control replaces any action with the same identifier,
    /// for the same events.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The string that identifies the action.
        public let rawValue: String

        /// Creates an identifier from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The action's title. Empty by default.
    open override var title: String {
        get { shownTitle }
        set { shownTitle = newValue }
    }
    /// The action's image. `nil` by default.
    open override var image: UIImage? {
        get { displayedImage }
        set { displayedImage = newValue }
    }
    /// A longer title for use outside menus. `nil` by default.
    open var discoverabilityTitle: String?
    /// The action's attributes in a menu. Empty by default.
    open var attributes: Attributes
    /// The action's state in a menu. `.off` by default.
    open var state: State
    /// The action's identifier. Unique by default.
    public let identifier: Identifier
    /// The sender of the action while it is performed, such as a control or a bar button item; `nil` at other times.
    public internal(set) weak var sender: AnyObject?
    @preconcurrency private let handler: @MainActor (UIAction) -> Void

    /// Creates an action. When the action is performed, `handler` is called with the action as its argument.
    @preconcurrency
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping @MainActor (UIAction) -> Void
    ) {
        self.discoverabilityTitle = discoverabilityTitle
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Performs the action. During the call, the property ``sender`` returns the argument `sender`. `target` is
    /// ignored.
    open func performWithSender(_ sender: Any?, target: Any?) {
        perform(for: sender.map { $0 as AnyObject })
    }

    package func perform(for sender: AnyObject?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
