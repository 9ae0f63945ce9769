import Foundation

/// The sizes that the cells and other views of a layout say, as far as they were asked. Sizes from before a reload
/// count until the views are asked again.
@MainActor
final class FittedSizes {
    /// The sizes of items by section and item, for groups to find those of a section, and those of other views.
    struct Sizes {
        fileprivate var items: [Int: [Int: CGSize]] = [:]
        fileprivate var views: [ListElement: CGSize] = [:]
    }

    /// All sizes, also those that are only expected.
    private(set) var sizes = Sizes()
    /// The elements that were measured since the last reload.
    private var asked: Set<ListElement> = []

    func size(of element: ListElement) -> CGSize? {
        element.isCell ? sizes.items[element.path.section]?[element.path.item] : sizes.views[element]
    }

    /// Whether `element` was asked, and its size is not only expected.
    func isKnown(_ element: ListElement) -> Bool { asked.contains(element) }

    /// The items of `section` that have a size.
    func items(in section: Int) -> [Int] { sizes.items[section].map { Array($0.keys) } ?? [] }

    func set(_ size: CGSize, of element: ListElement) {
        asked.insert(element)
        expect(size, of: element)
    }

    /// Forgets everything: the items are others now, or have another room.
    func forget() {
        (sizes, asked) = (Sizes(), [])
    }

    /// Forgets what some cells, and other views by their kinds, said.
    func forget(_ paths: [IndexPath], _ others: [String: [IndexPath]]) {
        for path in paths where path.count > 1 {
            sizes.items[path.section]?[path.item] = nil
            asked.remove(.cell(path))
        }
        for (kind, paths) in others {
            for path in paths {
                let element = ListElement(kind: kind, path: path, isDecoration: false)
                sizes.views[element] = nil
                asked.remove(element)
            }
        }
    }

    // MARK: Reloads

    /// Counts `sizes` for sections with `counts` items until all of them are asked again.
    func expect(_ sizes: Sizes, counts: [Int]) {
        self.sizes = sizes
        asked = []
        for (section, items) in sizes.items {
            let count = counts.indices.contains(section) ? counts[section] : 0
            let isGone = items.contains { $0.key >= count }
            if isGone { self.sizes.items[section] = count == 0 ? nil : items.filter { $0.key < count } }
        }
        for element in sizes.views.keys where element.path.count > 1 {
            let isGone =
                !counts.indices.contains(element.section)
                || element.path.item > 0 && element.path.item >= counts[element.section]
            if isGone { self.sizes.views[element] = nil }
        }
    }

    /// Follows the items to where `transition` leads them; those that are reloaded are asked again.
    func follow(_ transition: ListTransition) {
        let (old, oldAsked) = (sizes, asked)
        forget()
        for (section, sizes) in old.items {
            for (item, size) in sizes {
                let path = IndexPath(item: item, section: section)
                let isReloaded = transition.isReloaded(.cell(path))
                guard let new = isReloaded ? transition.reloadedPath(ofOld: path) : transition.newPath(ofOld: path)
                else { continue }
                expect(size, of: .cell(new))
                if !isReloaded, oldAsked.contains(.cell(path)) { asked.insert(.cell(new)) }
            }
        }
        for (element, size) in old.views {
            guard let new = transition.newElement(of: element) else { continue }
            expect(size, of: new)
            if oldAsked.contains(element) { asked.insert(new) }
        }
    }

    private func expect(_ size: CGSize, of element: ListElement) {
        if element.isCell {
            sizes.items[element.path.section, default: [:]][element.path.item] = size
        } else {
            sizes.views[element] = size
        }
    }
}

/// The sizes that a collection view expects when its items are loaded again.
@MainActor
struct CollectionReloads {
    /// `true` if the layout's sizes are those of the app's items.
    private var isOfApp = true
    /// `true` if the next load must not estimate any size.
    private var isForgotten = false
    /// The sizes of the app's items while something stands in for them, and whose they are.
    private var appSizes: (sizes: FittedSizes.Sizes, fits: FittedSizes)?

    /// Expects nothing at the next load: the items are not the same ones.
    mutating func forget() {
        (isForgotten, appSizes) = (true, nil)
    }

    /// Lets `fits` expect the sizes that the items which are being loaded probably have.
    mutating func itemsDidLoad(_ fits: FittedSizes?, counts: [Int], showsApp: Bool) {
        let last = isForgotten ? FittedSizes.Sizes() : fits?.sizes
        let wasOfApp = isOfApp
        (isOfApp, isForgotten) = (showsApp, false)
        if showsApp == wasOfApp {
            if let last { fits?.expect(last, counts: counts) }
        } else if showsApp, let kept = appSizes, kept.fits === fits {
            appSizes = nil
            fits?.expect(kept.sizes, counts: counts)
        } else {
            appSizes = nil
            if !showsApp, let fits, let last { appSizes = (last, fits) }
            fits?.forget()
        }
    }
}
