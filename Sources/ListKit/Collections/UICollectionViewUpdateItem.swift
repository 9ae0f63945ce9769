public import Foundation

/// One change of a batch of updates, as a layout hears of it. A change of a whole section has a path whose item is
/// `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of the update.
    public enum Action: Int, Sendable {
        /// Something new comes.
        case insert
        /// Something leaves.
        case delete
        /// A reload.
        case reload
        /// Something changes its place.
        case move
    }

    /// The path before the update; nil for what is new.
    public let indexPathBeforeUpdate: IndexPath?
    /// The path after the update; nil for what is gone.
    public let indexPathAfterUpdate: IndexPath?
    /// The kind of the update.
    public let updateAction: Action

    init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
        indexPathBeforeUpdate = old
        indexPathAfterUpdate = new
        updateAction = action
    }

    /// All changes of `transition`: of sections, then of items, each by its path.
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
