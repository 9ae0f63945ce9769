import Foundation

/// A batch of updates that adds up: where each section and each item of a list goes.
///
/// A reloaded item has a new path like one that stays. Of a reloaded section only the section has a new place: its
/// items are new, and their number may be another.
struct ListTransition {
    /// The requested updates.
    let updates: ListUpdates

    private let sections: IndexTransition
    /// The items of the sections that stay and have changes, by the section's old place.
    private let items: [Int: IndexTransition]
    private let newItems: [IndexPath: IndexPath]
    private let oldItems: [IndexPath: IndexPath]

    /// Makes the transition of a list whose sections had `old` items and have `new` items.
    ///
    /// Throws when `updates` cannot have led from the one to the other; the error tells which counts do not agree.
    init(_ updates: ListUpdates, from old: [Int], to new: [Int]) throws(ListUpdateError) {
        try updates.checkPlaces(from: old, to: new)
        self.updates = updates
        let sections = IndexTransition(updates.sections)
        self.sections = sections
        items = updates.itemTransitions { sections.oldIndex(ofNew: $0) }
        newItems = Dictionary(uniqueKeysWithValues: updates.items.moved.map { ($0.from, $0.to) })
        oldItems = Dictionary(uniqueKeysWithValues: updates.items.moved.map { ($0.to, $0.from) })
        try checkCounts(from: old, to: new)
    }

    /// Everything keeps its place: a change of the layout, or of what it says.
    static let identity = ListTransition()

    private init() {
        (updates, sections, items, newItems, oldItems) = (ListUpdates(), IndexTransition(), [:], [:], [:])
    }

    // MARK: Places

    /// Where the section at the old place `section` stands now; nil when it was deleted.
    func newSection(ofOld section: Int) -> Int? { sections.newIndex(ofOld: section) }

    /// Where the section at the new place `section` stood; nil when it was inserted.
    func oldSection(ofNew section: Int) -> Int? { sections.oldIndex(ofNew: section) }

    /// The path of the item that was at `path`; nil when it is gone, or in a section that was reloaded.
    func newPath(ofOld path: IndexPath) -> IndexPath? {
        if let moved = newItems[path] { return moved }
        guard !updates.sections.reloaded.contains(path.section), let section = newSection(ofOld: path.section) else {
            return nil
        }
        let item = items[path.section].map { $0.newIndex(ofOld: path.item) } ?? path.item
        return item.map { IndexPath(item: $0, section: section) }
    }

    /// The path that the item at `path` had before; nil when it is new, or in a section that was reloaded.
    func oldPath(ofNew path: IndexPath) -> IndexPath? {
        if let moved = oldItems[path] { return moved }
        guard let section = oldSection(ofNew: path.section), !updates.sections.reloaded.contains(section) else {
            return nil
        }
        let item = items[section].map { $0.oldIndex(ofNew: path.item) } ?? path.item
        return item.map { IndexPath(item: $0, section: section) }
    }

    // MARK: Parts

    /// What `element` is now; nil when it is gone or reloaded, and its part is not shown any longer.
    func newElement(of element: ListElement) -> ListElement? {
        if isReloaded(element) { return nil }
        if element.isCell { return newPath(ofOld: element.path).map(ListElement.cell) }
        return newSection(ofOld: element.section).map { element.inSection($0) }
    }

    /// Returns the old element of the new `element`, including a reloaded one; `nil` if it was inserted.
    func oldElement(of element: ListElement) -> ListElement? {
        if element.isCell { return oldPath(ofNew: element.path).map(ListElement.cell) }
        return oldSection(ofNew: element.section).map { element.inSection($0) }
    }

    /// Returns `true` if the old `element` is reloaded.
    func isReloaded(_ element: ListElement) -> Bool {
        updates.sections.reloaded.contains(element.section)
            || element.isCell && updates.items.reloaded.contains(element.path)
    }

    /// Returns `true` if the app moved something to `element`.
    func isMoved(to element: ListElement) -> Bool {
        element.isCell && updates.items.moved.contains { $0.to == element.path }
    }

    /// The new path of the item that was at `path` and holds its place on the screen: not of one that the app moves
    /// elsewhere, or whose section. In a section that was reloaded it is the item of the same number, which may not
    /// exist.
    func stayingPath(ofOld path: IndexPath) -> IndexPath? {
        let isMoved = newItems[path] != nil || updates.sections.moved.contains { $0.from == path.section }
        guard !isMoved else { return nil }
        return updates.sections.reloaded.contains(path.section) ? reloadedPath(ofOld: path) : newPath(ofOld: path)
    }

    /// The new path of the item that was at `path` and is reloaded, by itself or with its section; in a section that
    /// was reloaded it may not exist.
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
            guard let place = newSection(ofOld: section) else { continue }
            let expected = items[section]?.count(after: count) ?? count
            guard expected == new[place] else {
                throw ListUpdateError(
                    description: "section \(place) has \(new[place]) items after the update, but with the inserted, "
                        + "deleted and moved ones its \(count) items become \(expected)")
            }
        }
    }
}

extension ListElement {
    /// The same element in another section; the path of a whole list's stays what it is.
    fileprivate func inSection(_ section: Int) -> ListElement {
        guard path.count == 2 else { return self }
        return ListElement(
            kind: kind, path: IndexPath(item: path.item, section: section), isDecoration: isDecoration)
    }
}
