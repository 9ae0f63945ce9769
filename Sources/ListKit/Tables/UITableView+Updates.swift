import Foundation
import Reporting

extension UITableView {
    /// The animation for inserted, deleted and reloaded rows and sections.
    public enum RowAnimation: Int, Sendable {
        /// Fades in or out.
        case fade
        /// Slides in from or out to the right.
        case right
        /// Slides in from or out to the left.
        case left
        /// Slides in from or out to the top.
        case top
        /// Slides in from or out to the bottom.
        case bottom
        /// Appears or disappears immediately.
        case none
        /// Expands from, or collapses to, the middle of the row.
        case middle
        /// The default animation, which is `fade`.
        case automatic = 100
    }

    /// Adds `positions` to the set at `set` in the updates of the current batch. In the dictionary at `animations`,
    /// stores `animation` for each of `parts`.
    func update<Position>(
        _ set: WritableKeyPath<ListUpdates, Set<Position>>, _ positions: some Sequence<Position>,
        _ animations: WritableKeyPath<ListBatch, [ListElement: RowAnimation]>, _ parts: [ListElement],
        _ animation: RowAnimation
    ) {
        list.update { batch in
            batch.updates[keyPath: set].formUnion(positions)
            for part in parts { batch[keyPath: animations][part] = animation }
        }
    }
}
