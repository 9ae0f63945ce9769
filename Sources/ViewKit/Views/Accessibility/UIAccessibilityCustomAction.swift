public import Foundation
public import SelectorKit

/// An action that an assistive technology offers for an element, in addition to the standard actions.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs an action and returns `true` if the action succeeded.
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    /// The name, which screen readers speak.
    open var name: String
    /// An image that represents the action, for the app's own use. `nil` by default.
    open var image: UIImage?
    /// The object on which `selector` is called if there is no handler. Held weakly.
    open weak var target: AnyObject?
    /// The method that performs the action, if there is no handler. The method can have a parameter for the action, and
    /// can return a `Bool` that is `true` if the action succeeded.
    open var selector: Selector
    /// The closure that performs the action; takes precedence over `target` and `selector`.
    @preconcurrency open var actionHandler: Handler?

    /// Creates an action that a closure performs.
    @preconcurrency
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }

    /// Creates an action that a method of `target` performs.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.name = name
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// Performs the action. Returns `true` if the action succeeded; a method that returns no `Bool` always succeeds.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return selector.perform(on: target, self) as? Bool ?? true
    }
}
