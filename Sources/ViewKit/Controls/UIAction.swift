public import Foundation

/// Something that a control does when it is used.
@preconcurrency @MainActor
open class UIAction: NSObject {
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
    open var title: String
    /// A picture for the action. None by default.
    open var image: UIImage?
    /// Tells the action from others; unique by default.
    public let identifier: Identifier
    /// The control that performs the action, while it does.
    public internal(set) weak var sender: AnyObject?
    @preconcurrency private let handler: @MainActor (UIAction) -> Void

    /// Makes an action; `handler` is called with the action itself.
    @preconcurrency
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping @MainActor (UIAction) -> Void
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
    }

    func perform(for sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
