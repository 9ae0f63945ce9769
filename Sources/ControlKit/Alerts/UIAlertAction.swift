public import Foundation

/// An action in an alert, shown as a button.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The style of an alert action.
    public enum Style: Int, Sendable {
        /// A regular action.
        case `default`
        /// An action that cancels the operation. The Escape key chooses it.
        case cancel
        /// An action that changes or deletes data.
        case destructive
    }

    /// The button's title.
    public let title: String?
    /// The action's style.
    public let style: Style
    /// `true` if the action can be chosen. `true` by default.
    open var isEnabled = true { didSet { enabledDidChange?() } }

    @preconcurrency let handler: (@MainActor (UIAlertAction) -> Void)?
    /// Called when `isEnabled` is set.
    var enabledDidChange: (@MainActor () -> Void)?

    /// Creates an action. `handler` is called after the action has been chosen and the alert has been dismissed.
    @preconcurrency
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
