public import Foundation

/// Something that events reach: a view, a controller, a window. What it does not handle goes to `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Makes a responder.
    public override init() {
        super.init()
    }

    /// Who is asked next; nil at the end of the chain.
    open var next: UIResponder? { nil }

    /// The object was loaded from a nib. Never called: there are no nibs here. Present for overrides.
    open func awakeFromNib() {}

    // MARK: First responder

    /// Whether keys and text can go to this responder first. False by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this responder would give the keys away. True by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys and text go to this responder first. A window calls a view that they go to its focused one.
    open var isFirstResponder: Bool {
        guard let first = responderWindow?.firstResponder else { return false }
        return first === self
    }

    /// Asks for the keys. Says whether this responder has them now: it must be a view in a window, or the controller of
    /// one, that can become first responder, and the one that has them must let go. A view outside of a window, as in
    /// `viewDidLoad`, does not have them now, but gets them when it comes into one.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder else { return false }
        guard let window = responderWindow else {
            (self as? UIView)?.awaitKeys()
            return false
        }
        return window.focus(self)
    }

    /// Gives the keys away, so that nobody has them. Says whether this responder does not have them now.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        (self as? UIView)?.stopAwaitingKeys()
        guard isFirstResponder, let window = responderWindow else { return true }
        return window.focus(nil)
    }

    /// The window whose keys this responder can have; nil outside of one.
    var responderWindow: UIWindow? { nil }

    // MARK: Touches and presses

    /// A touch went down in this responder's view.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// A touch that went down here moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// A touch that went down here was lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// A touch that went down here will not be lifted: its view left the window, or the window lost the pointer.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Keys went down, or repeat.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Keys went up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
}
