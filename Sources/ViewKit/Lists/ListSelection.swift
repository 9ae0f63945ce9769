import Foundation

/// The items of a list that are selected, the one that is pressed, and the one that the keyboard is at.
struct ListSelection {
    var items: Set<IndexPath> = []
    var highlighted: IndexPath?
    var cursor: IndexPath?

    /// Forgets the items for which `isGone` holds.
    mutating func remove(where isGone: (IndexPath) -> Bool) {
        items = items.filter { !isGone($0) }
        if let path = highlighted, isGone(path) { highlighted = nil }
        if let path = cursor, isGone(path) { cursor = nil }
    }

    /// Follows the items to where `transition` leads them, to sections with `counts` items. What is gone or reloaded is not
    /// selected any more; the keyboard goes on from near to where an item that is gone was.
    mutating func follow(_ transition: ListTransition, counts: [Int]) {
        let reloaded = transition.updates.reloadedItems
        items = Set(items.subtracting(reloaded).compactMap { transition.newPath(ofOld: $0) })
        highlighted = nil
        cursor = cursor.flatMap { transition.newPath(ofOld: $0) ?? Self.neighbour(of: $0, after: transition, counts) }
    }

    private static func neighbour(of path: IndexPath, after transition: ListTransition, _ counts: [Int]) -> IndexPath? {
        let section = transition.newSection(ofOld: path.section) ?? min(path.section, counts.count - 1)
        guard counts.indices.contains(section), counts[section] > 0 else { return nil }
        return IndexPath(item: min(path.item, counts[section] - 1), section: section)
    }
}

/// A list whose items can be selected: what clicks and keys do is the same in tables and collections.
@MainActor
protocol SelectingList: AnyObject {
    var selection: ListSelection { get set }
    var allowsMultipleSelection: Bool { get }
    func hasItem(at path: IndexPath) -> Bool
    /// Gives the item's cell, if it is on screen, the look of its selection.
    func showSelection(_ isSelected: Bool, at path: IndexPath)
    /// Gives the item's cell, if it is on screen, the look of a pressed one.
    func showHighlight(_ isHighlighted: Bool, at path: IndexPath)
    /// The item to select when the user selects the one at `path`; nil for none.
    func pathToSelect(_ path: IndexPath) -> IndexPath?
    /// The item to take the selection from when the user takes it from the one at `path`; nil for none.
    func pathToDeselect(_ path: IndexPath) -> IndexPath?
    /// The item to take the selection from when the user selects another instead of the one at `path`; nil for none.
    func pathToReplace(_ path: IndexPath) -> IndexPath?
    func userDidSelect(_ path: IndexPath)
    func userDidDeselect(_ path: IndexPath)
}

extension SelectingList {
    /// The user clicked an item, or chose it by the keyboard.
    func userSelected(_ path: IndexPath) {
        if allowsMultipleSelection, selection.items.contains(path) {
            if let path = pathToDeselect(path) { deselect(path) }
            return
        }
        guard let path = pathToSelect(path), hasItem(at: path) else { return }
        if !allowsMultipleSelection {
            for other in selection.items.sorted() where other != path {
                if let other = pathToReplace(other) { deselect(other) }
            }
            // The app may have changed the list.
            guard hasItem(at: path) else { return }
        }
        setSelected(true, at: path)
        userDidSelect(path)
    }

    /// Selects an item as the app wishes; nil takes the selection from all. Says whether there is such an item.
    func select(_ path: IndexPath?) -> Bool {
        if path == nil || !allowsMultipleSelection {
            for other in selection.items where other != path { setSelected(false, at: other) }
        }
        guard let path, hasItem(at: path) else { return false }
        setSelected(true, at: path)
        return true
    }

    /// Shows the item at `path` as pressed, and no other.
    func highlight(_ path: IndexPath?) {
        guard path != selection.highlighted else { return }
        let old = selection.highlighted
        selection.highlighted = path
        if let old { showHighlight(false, at: old) }
        if let path { showHighlight(true, at: path) }
    }

    func setSelected(_ isSelected: Bool, at path: IndexPath) {
        if isSelected { selection.items.insert(path) } else { selection.items.remove(path) }
        showSelection(isSelected, at: path)
    }

    /// Where keys begin: at the selected item of `visible`, or else at the first.
    func entry(among visible: [IndexPath]) -> IndexPath? {
        visible.first(where: selection.items.contains) ?? visible.first
    }

    private func deselect(_ path: IndexPath) {
        setSelected(false, at: path)
        userDidDeselect(path)
    }
}
