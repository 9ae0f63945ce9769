import Foundation

/// Where the parts of a list go.
extension ListTransition {
    /// What `element` is now; nil when it is gone or reloaded, and its part is not shown any longer.
    func newElement(of element: ListElement) -> ListElement? {
        if isReloaded(element) { return nil }
        if element.isCell { return newPath(ofOld: element.path).map(ListElement.cell) }
        return newSection(ofOld: element.section).map { element.inSection($0) }
    }

    /// What the new `element` was before, maybe reloaded; nil when it is new.
    func oldElement(of element: ListElement) -> ListElement? {
        if element.isCell { return oldPath(ofNew: element.path).map(ListElement.cell) }
        return oldSection(ofNew: element.section).map { element.inSection($0) }
    }

    /// Whether the old `element` is shown anew.
    func isReloaded(_ element: ListElement) -> Bool {
        updates.reloadedSections.contains(element.section)
            || element.isCell && updates.reloadedItems.contains(element.path)
    }

    /// Whether the app moved something to where `element` is now.
    func isMoved(to element: ListElement) -> Bool {
        element.isCell && updates.movedItems.contains { $0.to == element.path }
    }

    /// The new path of the item that was at `path` and holds its place on the screen: not of one that
    /// the app moves elsewhere.
    func stayingPath(ofOld path: IndexPath) -> IndexPath? {
        isMoved(path) ? nil : newPath(ofOld: path)
    }
}

extension ListElement {
    /// The same element in another section; the path of a whole list's stays what it is.
    fileprivate func inSection(_ section: Int) -> ListElement {
        path.count == 2 ? ListElement(kind: kind, path: IndexPath(item: path.item, section: section)) : self
    }
}
