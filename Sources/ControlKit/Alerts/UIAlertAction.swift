public import Foundation

/// An action in an alert, shown as a button.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The style of an alert action, which determines the look and position of its button.
    public enum Style: Int, Sendable {
        /// An action without special meaning.
        case `default`
        /// An action that cancels the operation. The Escape key chooses it.
        case cancel
        /// An action that changes or deletes data.
        case destructive
    }

    /// The button's title.
    public let title: String?
    /// The style with which the action was created.
    public let style: Style
    /// `true` if the action can be chosen. `true` by default.
    open var isEnabled = true { didSet { enabledDidChange?() } }

    @preconcurrency let handler: (@MainActor (UIAlertAction) -> Void)?
    /// A closure that is called when `isEnabled` is set. The alert that contains the action provides it.
    var enabledDidChange: (@MainActor () -> Void)?

    /// Creates an action. `handler` is called after the action has been chosen and the alert has been dismissed.
    @preconcurrency
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
