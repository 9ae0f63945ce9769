public import Foundation

/// The actions at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the row's edge to its center.
    public let actions: [UIContextualAction]
    /// `true` if a swipe over most of the row performs the first action. `true` by default.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration. Without actions, the row can't be swiped to that side.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
