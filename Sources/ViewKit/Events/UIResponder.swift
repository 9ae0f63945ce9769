public import Foundation
import Reporting
public import SelectorKit

/// An object that responds to events, such as a view, view controller or window. Events that it doesn't handle are
/// passed to `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Creates a responder.
    public override init() {
        super.init()
    }

    /// The next responder in the chain; `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    /// Called when the object has been loaded from a nib or storyboard and its outlets and actions are connected.
    open func awakeFromNib() {}

    /// Called when a value that this object observes with `addObserver(_:forKeyPath:options:context:)` has changed.
    /// Override to handle changes, and call `super` for unexpected key paths. The default logs a warning.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        Diagnostics.report(
            "\(type(of: self)): the change to \"\(printable(keyPath ?? ""))\" is not handled; override observeValue")
    }

    // MARK: Actions

    /// Returns `true` if this responder should perform `action`, which was sent without a target. The default returns
    /// `true` if the responder implements the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isImplemented(by: self)
    }

    /// Returns the nearest responder in the chain, beginning with this one, that can perform `action`; `nil` if no
    /// responder can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// The keyboard shortcuts of this responder. They are performed when a key press that travels along the responder
    /// chain, beginning with the first responder, reaches this responder unhandled. The shortcuts of visible
    /// controllers are performed regardless of the first responder. `nil` by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// The undo manager for changes to this responder. The default returns that of the next responder. Windows, text
    /// fields and text views have their own undo managers.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Menus

    /// Adds menus to the menu bar of a window, or changes those that other responders have added. Called on the app
    /// delegate, the scene delegate, the window, its root controller and the visible child controllers, in that order,
    /// when the root controller has been set and after `UIMenuSystem.main.setNeedsRebuild()`. The default does nothing.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Updates the title, attributes and state of `command`, which this responder can perform. Called when a menu is
    /// about to show the command, and before the command's shortcut performs it. The default does nothing.
    open func validate(_ command: UICommand) {}

    // MARK: Accessibility

    /// Called when Escape is pressed while an assistive technology is running, first on the responder that receives key
    /// events and then along the responder chain, until a responder returns `true`. Override to dismiss a modal view or
    /// leave a screen, and return `true` if you did. The default returns `false`. If every responder returns `false`,
    /// Escape acts as usual.
    open func accessibilityPerformEscape() -> Bool { false }

    // MARK: First responder

    /// `true` if the responder can become first responder. `false` by default.
    open var canBecomeFirstResponder: Bool { false }

    /// `true` if the responder may resign as first responder. `true` by default.
    open var canResignFirstResponder: Bool { true }

    /// `true` if the responder is the first responder and thus receives key events and text first. If the first
    /// responder is a view, it is also the window's `focusedView`. While a menu is open, the menu receives key events,
    /// but the first responder stays the same.
    open var isFirstResponder: Bool {
        guard let window = responderWindow else { return false }
        return window.firstResponder === self || window.suspendedResponder === self
    }

    /// Makes this responder the first responder. Returns `true` if it is the first responder afterward. The responder
    /// must be able to become first responder, it must be a view in a window or the controller of such a view, and the
    /// current first responder must resign. A view can't become first responder while its events are blocked. A view
    /// that isn't in a window yet, as in `viewDidLoad`, becomes first responder when it enters a window. If this
    /// responder is already the first responder but the menu bar receives the keys, the responder receives them again.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return resumeAsFirstResponder() }
        guard canBecomeFirstResponder else { return false }
        guard let window = responderWindow else {
            (self as? UIView)?.becomeFirstResponderInWindow()
            return false
        }
        return window.focus(self)
    }

    /// Makes this responder resign as first responder if `canResignFirstResponder` is `true`; the window then has no
    /// first responder. Returns `true` if this responder isn't the first responder afterward.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        (self as? UIView)?.cancelPendingFirstResponder()
        if let window = responderWindow, window.blockedFocus === self { window.blockedFocus = nil }
        guard isFirstResponder, let window = responderWindow else { return true }
        guard canResignFirstResponder else { return false }
        window.resign(self)
        return !isFirstResponder
    }

    /// The view docked at the bottom of the window, in place of a keyboard, while this responder is in the chain that
    /// begins with the first responder. If several responders in the chain have an input view, the one nearest to the
    /// first responder is docked. `nil` by default. The height is the view's current, intrinsic or fitting height, in
    /// that order of preference, or 216 points if none of them is greater than 0.
    open var inputView: UIView? { nil }

    /// The view docked above the input view, or at the bottom of the window if there is no input view, under the same
    /// conditions as `inputView`. `nil` by default. The height is the view's current, intrinsic or fitting height, in
    /// that order of preference.
    open var inputAccessoryView: UIView? { nil }

    /// Updates the displayed input views if this responder is the first responder. Call this method after `inputView`
    /// or `inputAccessoryView` has changed.
    open func reloadInputViews() {
        if isFirstResponder { responderWindow?.updateInputViews() }
    }

    /// The window in which this responder can be the first responder; `nil` if the responder is not in a window.
    var responderWindow: UIWindow? { nil }

    // MARK: Touches and presses

    /// Called when a touch begins in the responder's view, or in a descendant that passes the touch on. The default
    /// passes the touch to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when a touch that this responder received in `touchesBegan` moves. The default passes the touch to the
    /// next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when a touch that this responder received in `touchesBegan` is lifted. The default passes the touch to
    /// the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when a touch that this responder received in `touchesBegan` is canceled, for example because the touched
    /// view left the window or a gesture recognizer recognized its gesture. The default passes the touch to the next
    /// responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Called when a key goes down or repeats. The default performs the matching command of `keyCommands` or, if there
    /// is none, passes the press to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !performKeyCommand(for: presses.first) { next?.pressesBegan(presses, with: event) }
    }

    /// Called on iOS when the force of a press has changed. Keys have no force, so only apps and tests call it. The
    /// default passes the press to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called on iOS when the system cancels a press. Here, a press always ends, so only apps and tests call it. The
    /// default passes the press to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Called when a key goes up. The default passes the press to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    // MARK: Motion

    /// Called on iOS when a motion begins, such as shaking the device. Desktops have no motion sensors, so only apps
    /// and tests call it. The default passes the motion to the next responder.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called on iOS when a motion has ended. Desktops have no motion sensors, so only apps and tests call it. The
    /// default passes the motion to the next responder.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called on iOS when a motion is canceled. Desktops have no motion sensors, so only apps and tests call it. The
    /// default passes the motion to the next responder.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
}
