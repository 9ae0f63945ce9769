public import Foundation

/// One change of a batch of updates, as a layout hears of it. A change of a whole section has a path whose item is
/// `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens.
    public enum Action: Int, Sendable {
        /// Something new comes.
        case insert
        /// Something leaves.
        case delete
        /// Something is shown anew.
        case reload
        /// Something changes its place.
        case move
    }

    /// The path before the update; nil for what is new.
    public let indexPathBeforeUpdate: IndexPath?
    /// The path after the update; nil for what is gone.
    public let indexPathAfterUpdate: IndexPath?
    /// What happens.
    public let updateAction: Action

    init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
        indexPathBeforeUpdate = old
        indexPathAfterUpdate = new
        updateAction = action
    }

    /// All changes of `transition`: of sections, then of items, each by its path.
    static func items(of transition: ListTransition) -> [UICollectionViewUpdateItem] {
        let updates = transition.updates
        func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items = updates.deletedSections.sorted().map {
            UICollectionViewUpdateItem(.delete, from: path($0), to: nil)
        }
        items += updates.insertedSections.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: path($0)) }
        items += updates.reloadedSections.sorted().map {
            UICollectionViewUpdateItem(.reload, from: path($0), to: transition.newSection(ofOld: $0).map(path))
        }
        items += updates.movedSections.sorted { $0.from < $1.from }.map {
            UICollectionViewUpdateItem(.move, from: path($0.from), to: path($0.to))
        }
        items += updates.deletedItems.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
        items += updates.insertedItems.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
        items += updates.reloadedItems.sorted().map {
            UICollectionViewUpdateItem(.reload, from: $0, to: transition.newPath(ofOld: $0))
        }
        items += updates.movedItems.sorted { $0.from < $1.from }.map {
            UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to)
        }
        return items
    }
}
