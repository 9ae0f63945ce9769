import Foundation

/// Where the elements of a collection view go in an update.
struct ElementMapping {
    private let transition: ListTransition?

    /// Everything keeps its path: the layout changes, or what it says.
    static let identity = ElementMapping(transition: nil)

    private init(transition: ListTransition?) {
        self.transition = transition
    }

    init(_ transition: ListTransition) {
        self.transition = transition
    }

    /// The new path of an item that is still there, maybe reloaded.
    func newPath(_ path: IndexPath) -> IndexPath? {
        transition.map { $0.newPath(ofOld: path) } ?? path
    }

    /// The new path of an item that holds the place on the screen: not of one that the app moves elsewhere.
    func stayingPath(_ path: IndexPath) -> IndexPath? {
        guard let transition else { return path }
        return transition.isMoved(path) ? nil : transition.newPath(ofOld: path)
    }

    /// What `element` is now; nil when it is gone or reloaded, and its view is not shown any longer.
    func newElement(_ element: CollectionElement) -> CollectionElement? {
        guard let transition else { return element }
        guard !isReloaded(element) else { return nil }
        guard element.kind != nil else {
            return transition.newPath(ofOld: element.indexPath).map { CollectionElement(kind: nil, indexPath: $0) }
        }
        return transition.newSection(ofOld: element.indexPath.section).map { element.inSection($0) }
    }

    /// What the new `element` was before, maybe reloaded; nil when it is new.
    func oldElement(_ element: CollectionElement) -> CollectionElement? {
        guard let transition else { return element }
        guard element.kind != nil else {
            return transition.oldPath(ofNew: element.indexPath).map { CollectionElement(kind: nil, indexPath: $0) }
        }
        return transition.oldSection(ofNew: element.indexPath.section).map { element.inSection($0) }
    }

    /// Whether the app moved something to where `element` is now.
    func isMoved(to element: CollectionElement) -> Bool {
        guard element.kind == nil, let updates = transition?.updates else { return false }
        return updates.movedItems.contains { $0.to == element.indexPath }
    }

    /// Whether the old `element` is shown anew.
    func isReloaded(_ element: CollectionElement) -> Bool {
        guard let updates = transition?.updates else { return false }
        return updates.reloadedSections.contains(element.indexPath.section)
            || element.kind == nil && updates.reloadedItems.contains(element.indexPath)
    }
}

extension CollectionElement {
    /// The same element in another section; the path of a whole list's stays what it is.
    fileprivate func inSection(_ section: Int) -> CollectionElement {
        guard indexPath.count == 2 else { return self }
        return CollectionElement(kind: kind, indexPath: IndexPath(item: indexPath.item, section: section))
    }
}
