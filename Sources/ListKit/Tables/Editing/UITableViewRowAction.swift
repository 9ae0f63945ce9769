public import Foundation
public import ViewKit

/// A button that a swipe on a table row reveals, for code that implements `tableView(_:editActionsForRowAt:)`.
/// Deprecated on iOS; use `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// The kind of an action, which determines the default color of its button.
    public enum Style: Int, Sendable {
        /// An action that deletes the row. The button is red.
        case `default` = 0
        /// An action that keeps the row. The button is gray.
        case normal = 1

        /// The same as `default`.
        public static var destructive: Style { .default }
    }

    /// The kind of action, which determines the button's default color.
    public let style: Style
    /// The title of the button.
    open var title: String?
    /// The color of the button. `nil`, the default, uses the color of the style.
    open var backgroundColor: UIColor?
    /// Has no effect. `nil` by default.
    open var backgroundEffect: UIVisualEffect?
    private let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action. Its button calls `handler` with the action and the index path of the row.
    @preconcurrency
    public init(
        style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// Returns an action for the swiped row at `path` that performs this one.
    func contextual(at path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .destructive ? .destructive : .normal, title: title) {
            _, _, completion in
            self.handler(self, path)
            completion(true)
        }
        action.backgroundColor = backgroundColor
        return action
    }
}
