import Foundation
import LayerKit
import ListKit
import ViewKit

/// A list that can show a skeleton's items instead of the app's: a table or a collection view.
@MainActor
protocol SkeletonList: UIScrollView {
    var list: ListEngine { get }
    /// `true` if the data source describes a skeleton.
    var describesSkeleton: Bool { get }

    /// Returns a source for the items of a new skeleton.
    func makeSkeletonSource(automatically: Bool) -> any ListSource

    /// Returns the cell of a skeleton item at `path` from the data source, or a cell with the first registered reuse
    /// identifier.
    func skeletonCell(at path: IndexPath) -> UIView?
}

extension SkeletonList {
    /// The source of the skeleton's items while they are shown.
    var skeletonSource: SkeletonListSource? { list.placeholderSource as? SkeletonListSource }

    /// `true` to show the app's items again when the app next reloads the list.
    var endsPlaceholdersOnReload: Bool {
        get { list.endsPlaceholdersOnReload }
        set { list.endsPlaceholdersOnReload = newValue }
    }

    /// The visible cells, headers, footers and supplementary views. While a skeleton's items are shown, the app's
    /// headers, footers and supplementary views are excluded.
    var visibleParts: [UIView] {
        let source = skeletonSource
        return list.shownParts.compactMap { element, part in
            if element.isDecoration { return nil }
            return element.isCell || source?.isProvided(part, for: element) ?? true ? part : nil
        }
    }

    /// The skeletonable views of the list other than its items: header, background and footer views, and views that the
    /// app added.
    var otherSubviews: [UIView] { subviews.filter { $0.isSkeletonable && !list.isPart($0) } }

    /// The views of the list, other than its items, that an automatic skeleton visits.
    var automaticSubviews: [UIView] { subviews.filter { !list.isPart($0) && !list.isOwn($0) && !isBar($0) } }

    /// Returns `true` if a skeleton shows its own items in the list: those that the data source describes or, if the
    /// skeleton is automatic and the app has no items, cells with the first registered reuse identifier.
    func showsSkeleton(automatically: Bool) -> Bool {
        if describesSkeleton { return true }
        return automatically && (skeletonSource != nil || list.prototypeIdentifier != nil && !list.appHasItems)
    }

    /// Shows the app's items if the skeleton of the current items no longer exists.
    func endAbandonedSkeleton() {
        if let skeletonSource, skeletonSource.session == nil { showOwnItems() }
    }

    /// Shows the app's items. The skeleton's items fade into them with `fade`, or one by one with `rows`.
    func showOwnItems(fade: OverlayFade? = nil, rows: RowFades? = nil) {
        skeletonSource?.endBones()
        list.setPlaceholderSource(nil, fade: rows?.last ?? fade, elementFades: rows?.rows ?? [:])
    }

    /// Shows the skeleton's items. The visible items fade into them with `fade`.
    func showSkeletonItems(automatically: Bool, fade: OverlayFade?) {
        list.setPlaceholderSource(makeSkeletonSource(automatically: automatically), fade: fade)
    }
}

extension UITableView: SkeletonList {
    var describesSkeleton: Bool { dataSource is any SkeletonTableViewDataSource }

    func makeSkeletonSource(automatically: Bool) -> any ListSource {
        TableSkeletonSource(self, automatically: automatically)
    }

    func skeletonCell(at path: IndexPath) -> UIView? {
        TableSkeletonSource(self, automatically: true).bareCell(at: path)
    }
}

extension UICollectionView: SkeletonList {
    var describesSkeleton: Bool { dataSource is any SkeletonCollectionViewDataSource }

    func makeSkeletonSource(automatically: Bool) -> any ListSource {
        CollectionSkeletonSource(self, automatically: automatically)
    }

    func skeletonCell(at path: IndexPath) -> UIView? {
        CollectionSkeletonSource(self, automatically: true).bareCell(at: path)
    }
}

extension UIView {
    /// The view as a list, or `nil` if it isn't a list.
    var asSkeletonList: (any SkeletonList)? {
        // This runs for every view, and a cast to a class is faster than a cast to a protocol.
        (self as? UIScrollView) as? any SkeletonList
    }
}
