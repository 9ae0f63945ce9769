public import SelectorKit

/// A menu element that can be chosen: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: UIMenuElement {
    /// The attributes of the element.
    var attributes: UIMenuElement.Attributes { get set }
    /// The state of the element, shown by a mark.
    var state: UIMenuElement.State { get set }
    /// A longer title for use outside menus.
    var discoverabilityTitle: String? { get set }

    /// Performs the element's action on behalf of `sender`.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}

/// A menu element that calls a method on a responder. In a menu, the element is disabled if no responder can perform
/// the method.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The command's title. Empty by default.
    open override var title: String {
        get { shownTitle }
        set { shownTitle = newValue }
    }
    /// The command's image. `nil` by default.
    open override var image: UIImage? {
        get { displayedImage }
        set { displayedImage = newValue }
    }
    /// A longer title for use outside menus. `nil` by default.
    open var discoverabilityTitle: String?
    /// The method to call, which has no parameters or takes the command; `nil` if the command calls a closure.
    public let action: Selector?
    /// A value that distinguishes commands with the same method. `nil` by default.
    public let propertyList: Any?
    /// The command's attributes in a menu. Empty by default.
    open var attributes: Attributes
    /// The command's state in a menu. `.off` by default.
    open var state: State
    private let handler: (@MainActor (UICommand) -> Void)?

    /// Creates a command that calls the method `action` on the nearest object in the responder chain that can
    /// perform it.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.init(
            title: title, image: image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: nil)
    }

    init(
        title: String, image: UIImage?, action: Selector?, propertyList: Any?, discoverabilityTitle: String?,
        attributes: Attributes, state: State, handler: (@MainActor (UICommand) -> Void)?
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: nil, image: image)
    }

    /// Calls the command's closure, or its method on `target`. If `target` is `nil`, calls the method on the nearest
    /// object in the responder chain of `sender` that can perform it.
    open func performWithSender(_ sender: Any?, target: Any?) {
        if let handler { return handler(self) }
        guard let action, let target = target ?? self.target(from: sender as? UIResponder) else { return }
        action.perform(on: target as AnyObject, self)
    }

    /// Returns `true` if the command is enabled and not hidden, and calls a closure, or a method that an object in the
    /// responder chain of `responder` can perform.
    package func isPerformable(from responder: UIResponder?) -> Bool {
        attributes.isDisjoint(with: [.disabled, .hidden]) && (handler != nil || target(from: responder) != nil)
    }

    /// Calls `validate(_:)` on the responder that would perform the command, if any.
    package func validate(from responder: UIResponder?) {
        (target(from: responder) as? UIResponder)?.validate(self)
    }

    private func target(from responder: UIResponder?) -> Any? {
        action.flatMap { responder?.target(forAction: $0, withSender: self) }
    }
}
