import Foundation

/// The menu bar at the top of a window, which ControlKit provides.
@MainActor
package protocol WindowMenuBar: UIView {
    /// Called before the window handles `event`.
    func willHandle(_ event: InputEvent)
    /// Performs the command whose shortcut is `press`, or moves the focus to or from the bar. With `onlyPriority`,
    /// considers only commands that want priority over the behavior of views. Returns `true` if the key was handled.
    func handle(_ press: UIPress, onlyPriority: Bool) -> Bool
    /// Closes the bar's menu, if any, and returns keyboard focus to the suspended responder.
    func cancel()
    /// Called when the window no longer receives keys because another window, or another program, does.
    func windowDidLoseKeyboard()
}

/// A window that builds its menu bar. ControlKit conforms `UIWindow` to this protocol; a cast finds the conformance.
@MainActor
package protocol MenuBarBuilding: UIWindow {
    /// Asks the responders for menus, and adds, updates or removes the menu bar.
    func buildMenuBar()
}

extension UIWindow {
    /// Builds the menu bar again. Called when the root controller has changed.
    func updateMenuBar() { (self as? any MenuBarBuilding)?.buildMenuBar() }

    /// Updates the layout. Called when the menu bar or its height has changed.
    package func menuBarDidChange() {
        updateSafeArea()
        setNeedsLayout()
    }

    /// The insets of the area that the menu bar leaves free.
    var menuBarInsets: UIEdgeInsets { UIEdgeInsets(top: menuBar?.bounds.height ?? 0, left: 0, bottom: 0, right: 0) }

    /// The area of presentations, which is below the menu bar.
    var presentationArea: CGRect { menuBar == nil ? bounds : bounds.inset(by: menuBarInsets) }
}
