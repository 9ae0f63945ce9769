public import Foundation
public import ViewKit

/// A swipe action of a row. Its button appears when the row is swiped sideways.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The kind of an action, which determines the default color of its button.
    public enum Style: Int, Sendable {
        /// An action that keeps the row. The button is gray.
        case normal
        /// An action that deletes the row. The button is red.
        case destructive
    }

    /// A closure that performs an action. `sourceView` is the action's button, or the row's cell if an assistive
    /// technology triggers the action. The closure calls `completionHandler` when the action has ended, with `true` if
    /// it was performed. In either case, the row's buttons are then hidden.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
        ) -> Void

    /// The kind of action, which determines the button's default color.
    public let style: Style
    /// The closure that performs the action.
    public let handler: Handler
    /// The title of the button. `nil` shows only the image.
    open var title: String?
    /// The image of the button, above the title. In rows that are less than 60 points high, it replaces the title.
    /// `nil` by default.
    open var image: UIImage?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of the button. Setting it to `nil` restores the default: red for destructive actions, otherwise gray.
    /// Never returns `nil`.
    open var backgroundColor: UIColor! {
        get { color ?? (style == .destructive ? .systemRed : .systemGray) }
        set { color = newValue }
    }

    private var color: UIColor?

    /// Creates an action that `handler` performs.
    @preconcurrency
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The action's name for assistive technologies: its title or, without a title, the image's accessibility label or
    /// a default.
    var accessibilityName: String {
        title ?? image?.accessibilityLabel ?? (style == .destructive ? "Delete" : "Action")
    }
}
