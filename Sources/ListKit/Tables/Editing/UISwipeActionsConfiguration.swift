public import Foundation

/// The swipe actions on one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the row's edge to its center.
    public let actions: [UIContextualAction]
    /// `true` if a swipe across most of the row performs the first action. `true` by default.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration. If `actions` is empty, a swipe doesn't reveal anything on that side of the row, not
    /// even the default delete button.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
