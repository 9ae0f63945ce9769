public import Foundation

/// A change in a batch update, passed to layouts. In the index paths of changed sections, the item is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of change.
    public enum Action: Int, Sendable {
        /// An insertion.
        case insert
        /// A deletion.
        case delete
        /// A reload.
        case reload
        /// A move.
        case move
        /// No change. Not used by the toolkit.
        case none
    }

    /// The index path before the update; `nil` for insertions.
    public let indexPathBeforeUpdate: IndexPath?
    /// The index path after the update; `nil` for deletions.
    public let indexPathAfterUpdate: IndexPath?
    /// The kind of change.
    public let updateAction: Action

    init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
        indexPathBeforeUpdate = old
        indexPathAfterUpdate = new
        updateAction = action
    }

    /// Returns the changes in `transition`, sections before items, sorted by kind and index path.
    static func items(of transition: ListTransition) -> [UICollectionViewUpdateItem] {
        let updates = transition.updates
        return items(of: updates.sections, newPlace: transition.newSection) { IndexPath(item: NSNotFound, section: $0) }
            + items(of: updates.items, newPlace: transition.newPath) { $0 }
    }

    private static func items<Place: Comparable>(
        of changes: ListUpdates.Changes<Place>, newPlace: (Place) -> Place?, path: (Place) -> IndexPath
    ) -> [UICollectionViewUpdateItem] {
        let deleted = changes.deleted.sorted().map { UICollectionViewUpdateItem(.delete, from: path($0), to: nil) }
        let inserted = changes.inserted.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: path($0)) }
        let reloaded = changes.reloaded.sorted().map {
            UICollectionViewUpdateItem(.reload, from: path($0), to: newPlace($0).map(path))
        }
        let moved = changes.moved.sorted { $0.from < $1.from }.map {
            UICollectionViewUpdateItem(.move, from: path($0.from), to: path($0.to))
        }
        return deleted + inserted + reloaded + moved
    }
}
