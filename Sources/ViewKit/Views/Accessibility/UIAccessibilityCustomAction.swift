public import Foundation
public import SelectorKit

/// An action that an assistive technology offers for an element, in addition to the usual ones.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs an action. It returns `true` if it succeeded.
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    /// The name, which is read to the user.
    open var name: String
    /// An image of the action, for the app's own use. `nil` by default.
    open var image: UIImage?
    /// The object with the method that performs the action, if there is no handler. Held weakly.
    open weak var target: AnyObject?
    /// The method that performs the action, if there is no handler. It can have a parameter for the action, and return
    /// a `Bool`, which is `true` if it succeeded.
    open var selector: Selector
    /// The closure that performs the action.
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

    /// Performs the action. Returns `true` if it succeeded.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return selector.perform(on: target, self) as? Bool ?? true
    }
}
