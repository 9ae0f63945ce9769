public import Foundation

/// A button of an alert, and what it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a choice means.
    public enum Style: Int, Sendable {
        /// Something is done.
        case `default`
        /// Nothing is done: Escape chooses it, too.
        case cancel
        /// Something is changed or lost.
        case destructive
    }

    /// What the button says.
    public let title: String?
    /// What the choice means.
    public let style: Style
    /// Whether it can be chosen. True by default.
    open var isEnabled = true { didSet { enabledDidChange?() } }

    @preconcurrency let handler: (@MainActor (UIAlertAction) -> Void)?
    /// Told when `isEnabled` is set.
    var enabledDidChange: (@MainActor () -> Void)?

    /// Makes an action; `handler` is called when it was chosen and the alert is gone.
    @preconcurrency
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}
