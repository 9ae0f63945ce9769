package import Foundation

/// The state of a button's menu, and the press that opens it.
@MainActor
package protocol ButtonMenuBehavior: AnyObject {
    var isOpen: Bool { get }

    /// Opens the menu. If `byKey` is `true`, highlights the element that is on or, without one, the first element.
    func open(byKey: Bool)
    func close()

    /// Handles the start of a press. Returns `true` if the menu handles the press.
    func pressBegan() -> Bool
    /// Handles movement during a press. Returns `true` if the menu handles the press.
    func pressMoved(_ touch: UITouch) -> Bool
    /// Handles the end of a press. Returns `true` if the menu handles the press.
    func pressEnded(_ touch: UITouch) -> Bool
    func pressCancelled()
}

/// A view that shows menus. ControlKit conforms `UIView` to this protocol, so that menus need not be part of ViewKit; a
/// cast finds the conformance.
@MainActor
package protocol MenuPresenting: UIView {
    /// Creates the menu behavior of the view, which is a button.
    func makeButtonMenu() -> (any ButtonMenuBehavior)?
    /// Returns `true` if the view may have a context menu at `point`, which is called only if the answer depends on it.
    func offersContextMenu(at point: () -> CGPoint) -> Bool
    /// Opens the context menu at `point`; `nil` opens it by key, beside the view or its focused item. Returns `false`
    /// if the view has no context menu there.
    func openContextMenu(at point: CGPoint?) -> Bool
    /// Makes long presses open the view's context menu.
    func addContextMenuPress()
}

/// A context menu for a part of a view.
package struct ContextMenu {
    package let configuration: UIContextMenuConfiguration
    /// The area that the menu belongs to, in the view's coordinates. A menu that is opened by key appears beside this
    /// area.
    package let rect: CGRect
    /// Called when the menu is about to appear.
    package let willDisplay: @MainActor (any UIContextMenuInteractionAnimating) -> Void
    /// Called when the menu is about to disappear.
    package let willEnd: @MainActor (any UIContextMenuInteractionAnimating) -> Void

    package init(
        _ configuration: UIContextMenuConfiguration, rect: CGRect,
        willDisplay: @escaping @MainActor (any UIContextMenuInteractionAnimating) -> Void,
        willEnd: @escaping @MainActor (any UIContextMenuInteractionAnimating) -> Void
    ) {
        self.configuration = configuration
        self.rect = rect
        self.willDisplay = willDisplay
        self.willEnd = willEnd
    }
}

/// A view with context menus for its items, such as a list.
@MainActor
package protocol ContextMenuSource: UIView {
    /// Returns the context menu of the item at `point` or, if `point` is `nil`, of the focused item.
    func contextMenu(at point: CGPoint?) -> ContextMenu?
    /// Returns `true` if there is a context menu at `point`, of an item or of the area without items. The app's answer
    /// for an item is reused while the item is displayed.
    func hasContextMenu(at point: CGPoint) -> Bool
}

extension UIView {
    /// Opens the menu of the innermost view that has one, beginning with this view. `location` is in window
    /// coordinates; `nil` opens the menu by key. Returns `true` if a menu was opened.
    package func openContextMenu(atWindowLocation location: CGPoint?) -> Bool {
        sequence(first: self, next: \.storedSuperview).contains { view in
            if (view as? UIButton)?.openMenu(byKey: location == nil) == true { return true }
            let point = location.map { view.convert($0, from: nil) }
            return (view as? any MenuPresenting)?.openContextMenu(at: point) == true
        }
    }

    /// `true` if the view or an ancestor has a context menu at the center of the view, or is an enabled button with a
    /// menu that has visible elements and isn't its primary action.
    package var offersContextMenu: Bool {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        // Assistive technologies need this for each element at each change. Converting the center to the coordinates of
        // every ancestor would take most of the time.
        return sequence(first: self, next: \.storedSuperview).contains { view in
            if let button = view as? UIButton, button.isEnabled, button.menu?.hasVisibleElements == true {
                return !button.showsMenuAsPrimaryAction
            }
            return (view as? any MenuPresenting)?.offersContextMenu(at: { convert(center, to: view) }) == true
        }
    }
}
