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
    /// The method to call, which has no parameters or takes the command. If the command calls a closure or has no
    /// method, this selector belongs to no method.
    open internal(set) var action = UICommand.noAction
    /// A value that distinguishes commands with the same method. `nil` by default.
    open internal(set) var propertyList: Any?
    /// The command's attributes in a menu. Empty by default.
    open var attributes: Attributes = []
    /// The command's state in a menu. `.off` by default.
    open var state = State.off
    @preconcurrency var handler: (@MainActor (UICommand) -> Void)?

    /// The action of commands that call no method.
    private static let noAction = Selector("_noAction")

    /// Creates a command that calls no method, for subclasses with their own initializer.
    public init() {
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Creates a command that calls the method `action` on the nearest object in the responder chain that can
    /// perform it.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.init()
        shownTitle = title
        displayedImage = image
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    /// Calls the command's closure, or its method on `target`. If `target` is `nil`, calls the method on the nearest
    /// object in the responder chain of `sender` that can perform it.
    open func performWithSender(_ sender: Any?, target: Any?) {
        if let handler { return handler(self) }
        guard action != Self.noAction, let target = target ?? self.target(from: sender as? UIResponder) else { return }
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
        let action = action
        return action == Self.noAction ? nil : responder?.target(forAction: action, withSender: self)
    }
}
