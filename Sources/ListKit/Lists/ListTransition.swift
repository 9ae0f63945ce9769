import Foundation

/// A consistent batch of updates. It maps the sections and items of a list to their new positions and back.
///
/// Reloaded items are mapped like unchanged items. A reloaded section is mapped without its items, because the number
/// of items may have changed.
struct ListTransition {
    /// The requested updates.
    let updates: ListUpdates

    private let sections: IndexTransition
    /// The item changes in the sections that existed before the updates, keyed by the section's old index.
    private let items: [Int: IndexTransition]
    private let newItems: [IndexPath: IndexPath]
    private let oldItems: [IndexPath: IndexPath]

    /// Creates the transition for `updates`, which change the item counts per section from `old` to `new`.
    ///
    /// - Throws: An error that describes the mismatch if `updates` don't lead from `old` to `new`.
    init(_ updates: ListUpdates, from old: [Int], to new: [Int]) throws(ListUpdateError) {
        try updates.checkPositions(from: old, to: new)
        self.updates = updates
        let sections = IndexTransition(updates.sections)
        self.sections = sections
        items = updates.itemTransitions { sections.oldIndex(ofNew: $0) }
        newItems = Dictionary(uniqueKeysWithValues: updates.items.moved.map { ($0.from, $0.to) })
        oldItems = Dictionary(uniqueKeysWithValues: updates.items.moved.map { ($0.to, $0.from) })
        try checkCounts(from: old, to: new)
    }

    /// A transition without item changes, for changes to the layout or its attributes only.
    static let identity = ListTransition()

    private init() {
        updates = ListUpdates()
        sections = IndexTransition()
        items = [:]
        newItems = [:]
        oldItems = [:]
    }

    // MARK: Positions

    /// Returns the new index of the section at the old index `section`; `nil` if it was deleted.
    func newSection(ofOld section: Int) -> Int? { sections.newIndex(ofOld: section) }

    /// Returns the old index of the section at the new index `section`; `nil` if it was inserted.
    func oldSection(ofNew section: Int) -> Int? { sections.oldIndex(ofNew: section) }

    /// Returns the new index path of the item at the old `path`; `nil` if the item was deleted or its section was
    /// reloaded.
    func newPath(ofOld path: IndexPath) -> IndexPath? {
        if let moved = newItems[path] { return moved }
        guard !updates.sections.reloaded.contains(path.section), let section = newSection(ofOld: path.section) else {
            return nil
        }
        let item = items[path.section].map { $0.newIndex(ofOld: path.item) } ?? path.item
        return item.map { IndexPath(item: $0, section: section) }
    }

    /// Returns the old index path of the item at the new `path`; `nil` if the item was inserted or its section was
    /// reloaded.
    func oldPath(ofNew path: IndexPath) -> IndexPath? {
        if let moved = oldItems[path] { return moved }
        guard let section = oldSection(ofNew: path.section), !updates.sections.reloaded.contains(section) else {
            return nil
        }
        let item = items[section].map { $0.oldIndex(ofNew: path.item) } ?? path.item
        return item.map { IndexPath(item: $0, section: section) }
    }

    // MARK: Parts

    /// Returns the new element of the old `element`; `nil` if it was deleted or reloaded, which makes its part
    /// disappear.
    func newElement(of element: ListElement) -> ListElement? {
        if isReloaded(element) { return nil }
        if element.isCell { return newPath(ofOld: element.path).map(ListElement.cell) }
        return newSection(ofOld: element.section).map { element.inSection($0) }
    }

    /// Returns the old element of the new `element`, even if the element was reloaded. Returns `nil` if the element was
    /// inserted, or if it is the cell of an item in a reloaded section.
    func oldElement(of element: ListElement) -> ListElement? {
        if element.isCell { return oldPath(ofNew: element.path).map(ListElement.cell) }
        return oldSection(ofNew: element.section).map { element.inSection($0) }
    }

    /// Returns `true` if the old `element` is reloaded.
    func isReloaded(_ element: ListElement) -> Bool {
        updates.sections.reloaded.contains(element.section)
            || element.isCell && updates.items.reloaded.contains(element.path)
    }

    /// Returns `true` if the app moved an item to `element`.
    func isMoved(to element: ListElement) -> Bool {
        element.isCell && updates.items.moved.contains { $0.to == element.path }
    }

    /// Returns the new index path of the item at the old `path`; `nil` if the item was deleted, or if the app moved the
    /// item or its section. In a reloaded section, returns the index path with the same item index, even if there is no
    /// item at that path.
    func stayingPath(ofOld path: IndexPath) -> IndexPath? {
        let isMoved = newItems[path] != nil || updates.sections.moved.contains { $0.from == path.section }
        guard !isMoved else { return nil }
        return updates.sections.reloaded.contains(path.section) ? reloadedPath(ofOld: path) : newPath(ofOld: path)
    }

    /// Returns the new index path of the item at the old `path`; `nil` if the item was deleted. In a reloaded section,
    /// returns the index path with the same item index, even if there is no item at that path.
    func reloadedPath(ofOld path: IndexPath) -> IndexPath? {
        guard updates.sections.reloaded.contains(path.section) else { return newPath(ofOld: path) }
        return newSection(ofOld: path.section).map { IndexPath(item: path.item, section: $0) }
    }

    // MARK: Checks

    private func checkCounts(from old: [Int], to new: [Int]) throws(ListUpdateError) {
        guard sections.count(after: old.count) == new.count else {
            throw ListUpdateError(
                description: "there are \(new.count) sections after the update, but there were \(old.count) before, "
                    + "\(updates.sections.inserted.count) were inserted and \(updates.sections.deleted.count) deleted")
        }
        for (section, count) in old.enumerated() where !updates.sections.reloaded.contains(section) {
            guard let target = newSection(ofOld: section) else { continue }
            let expected = items[section]?.count(after: count) ?? count
            guard expected == new[target] else {
                throw ListUpdateError(
                    description: "section \(target) has \(new[target]) items after the update, but with the inserted, "
                        + "deleted and moved ones its \(count) items become \(expected)")
            }
        }
    }
}

extension ListElement {
    /// Returns the corresponding element of `section`. Elements that belong to the whole list are returned unchanged.
    fileprivate func inSection(_ section: Int) -> ListElement {
        guard path.count == 2 else { return self }
        return ListElement(
            kind: kind, path: IndexPath(item: path.item, section: section), isDecoration: isDecoration)
    }
}
