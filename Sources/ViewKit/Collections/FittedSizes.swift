import Foundation

/// The sizes that the cells and other views of a layout say, as far as they were asked.
@MainActor
final class FittedSizes {
    /// By section and item, for groups to find those of a section.
    private var items: [Int: [Int: CGSize]] = [:]
    private var views: [ListElement: CGSize] = [:]

    func size(of element: ListElement) -> CGSize? {
        element.isCell ? items[element.path.section]?[element.path.item] : views[element]
    }

    /// The items of `section` that were asked.
    func items(in section: Int) -> [Int] { items[section].map { Array($0.keys) } ?? [] }

    func set(_ size: CGSize, of element: ListElement) {
        if element.isCell {
            items[element.path.section, default: [:]][element.path.item] = size
        } else {
            views[element] = size
        }
    }

    /// Forgets everything: the items are others now, or have another room.
    func forget() {
        (items, views) = ([:], [:])
    }

    /// Forgets what some cells, and other views by their kinds, said.
    func forget(_ paths: [IndexPath], _ others: [String: [IndexPath]]) {
        for path in paths where path.count > 1 { items[path.section]?[path.item] = nil }
        for (kind, paths) in others {
            for path in paths { views[ListElement(kind: kind, path: path, isDecoration: false)] = nil }
        }
    }

    /// Follows the items to where `transition` leads them; those that are reloaded are asked anew.
    func follow(_ transition: ListTransition) {
        let (oldItems, oldViews) = (items, views)
        forget()
        for (section, sizes) in oldItems {
            for (item, size) in sizes {
                let path = IndexPath(item: item, section: section)
                guard !transition.updates.items.reloaded.contains(path), let new = transition.newPath(ofOld: path)
                else { continue }
                items[new.section, default: [:]][new.item] = size
            }
        }
        for (element, size) in oldViews {
            if let new = transition.newElement(of: element) { views[new] = size }
        }
    }
}
