import Foundation

/// Something that a control does when it is used, or when it is chosen from a menu.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Tells actions apart: of two with the same identifier a control keeps the later one.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier from its name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What the action is called, for people. Empty by default.
    open override var title: String {
        get { shownTitle }
        set { shownTitle = newValue }
    }
    /// A picture for the action. None by default.
    open override var image: UIImage? {
        get { shownImage }
        set { shownImage = newValue }
    }
    /// What is special about the action in a menu. Nothing by default.
    open var attributes: Attributes
    /// The mark before the action in a menu. `.off` by default.
    open var state: State
    /// Tells the action from others; unique by default.
    public let identifier: Identifier
    /// The control that performs the action, while it does.
    public internal(set) weak var sender: AnyObject?
    @preconcurrency private let handler: @MainActor (UIAction) -> Void

    /// Makes an action; `handler` is called with the action itself.
    @preconcurrency
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping @MainActor (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    func perform(for sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
