import Foundation

/// The measured sizes of a layout's cells and supplementary views. After a reload, the previous sizes apply until the
/// views are measured again.
@MainActor
final class FittedSizes {
    /// The sizes of items by section and index, and the sizes of supplementary views.
    struct Sizes {
        fileprivate var items: [Int: [Int: CGSize]] = [:]
        fileprivate var views: [ListElement: CGSize] = [:]
    }

    /// The measured sizes and, after a reload, the expected sizes of views that haven't been measured again yet.
    private(set) var sizes = Sizes()
    /// The elements measured since the last reload.
    private var measured: Set<ListElement> = []

    func size(of element: ListElement) -> CGSize? {
        element.isCell ? sizes.items[element.path.section]?[element.path.item] : sizes.views[element]
    }

    /// Returns `true` if `element` has been measured since the last reload.
    func isKnown(_ element: ListElement) -> Bool { measured.contains(element) }

    /// Returns the indexes of the items in `section` that have a measured or expected size.
    func items(in section: Int) -> [Int] { sizes.items[section].map { Array($0.keys) } ?? [] }

    func set(_ size: CGSize, of element: ListElement) {
        measured.insert(element)
        expect(size, of: element)
    }

    /// Removes all sizes, for example when the available space has changed.
    func forget() {
        sizes = Sizes()
        measured = []
    }

    /// Uses the current sizes until the views are measured again.
    func setNeedsMeasurement() { measured = [] }

    /// Removes the sizes of the cells at `cellPaths`, and those of the supplementary views at the index paths in
    /// `viewPaths`, which are keyed by kind.
    func forget(cellsAt cellPaths: [IndexPath], supplementaryViewsAt viewPaths: [String: [IndexPath]]) {
        for path in cellPaths where path.count > 1 {
            sizes.items[path.section]?[path.item] = nil
            measured.remove(.cell(path))
        }
        for (kind, paths) in viewPaths {
            for path in paths {
                let element = ListElement(kind: kind, path: path, isDecoration: false)
                sizes.views[element] = nil
                measured.remove(element)
            }
        }
    }

    // MARK: Reloads

    /// Uses `sizes` until the views are measured again. `counts` contains the number of items per section. The sizes of
    /// cells and views that no longer exist are discarded.
    func expect(_ sizes: Sizes, counts: [Int]) {
        self.sizes = sizes
        measured = []
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

    /// Updates the index paths of the sizes for the changes in `transition`. Reloaded items will be measured again.
    func follow(_ transition: ListTransition) {
        let (old, oldMeasured) = (sizes, measured)
        forget()
        for (section, sizes) in old.items {
            for (item, size) in sizes {
                let path = IndexPath(item: item, section: section)
                let isReloaded = transition.isReloaded(.cell(path))
                guard let new = isReloaded ? transition.reloadedPath(ofOld: path) : transition.newPath(ofOld: path)
                else { continue }
                expect(size, of: .cell(new))
                if !isReloaded, oldMeasured.contains(.cell(path)) { measured.insert(.cell(new)) }
            }
        }
        for (element, size) in old.views {
            guard let new = transition.newElement(of: element) else { continue }
            expect(size, of: new)
            if oldMeasured.contains(element) { measured.insert(new) }
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

/// The sizes that a collection view expects its elements to have after a reload.
@MainActor
struct CollectionReloads {
    /// `true` if the sizes in the layout are those of the app's items; `false` if they are those of placeholders.
    private var hasAppSizes = true
    /// `true` if the next reload must not use the previous sizes.
    private var ignoresPreviousSizes = false
    /// The sizes of the app's items, saved while placeholders replace the items, and the object in which they are
    /// restored.
    private var appSizes: (sizes: FittedSizes.Sizes, fits: FittedSizes)?

    /// Makes the next reload ignore the previous sizes. Called when the data source or the delegate is set.
    mutating func forget() {
        ignoresPreviousSizes = true
        appSizes = nil
    }

    /// Sets the expected sizes of newly loaded items in `fits`: the previous sizes or, if the app's items replace
    /// placeholders, the saved sizes. If placeholders replace the app's items, saves the sizes of these items, and no
    /// sizes are expected.
    mutating func itemsDidLoad(_ fits: FittedSizes?, counts: [Int], showsApp: Bool) {
        let last = ignoresPreviousSizes ? FittedSizes.Sizes() : fits?.sizes
        let hadAppSizes = hasAppSizes
        hasAppSizes = showsApp
        ignoresPreviousSizes = false
        if showsApp == hadAppSizes {
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
