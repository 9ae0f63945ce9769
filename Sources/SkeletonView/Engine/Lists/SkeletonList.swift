import Foundation
import LayerKit
import ViewKit

/// A list that can show the items of a skeleton instead of its own: a table or a collection view.
@MainActor
protocol SkeletonList: UIScrollView {
    var list: ListEngine { get }
    /// Whether the data source describes a skeleton.
    var describesSkeleton: Bool { get }

    /// What gives the items of a new skeleton.
    func makeSkeletonSource(automatically: Bool) -> any ListSource

    /// A cell for a skeleton item at `path`: as the data source describes it, else of the first queue.
    func skeletonCell(at path: IndexPath) -> UIView?
}

extension SkeletonList {
    /// What gives the items while they are a skeleton's.
    var skeletonSource: SkeletonListSource? { list.placeholderSource as? SkeletonListSource }

    /// Whether the app's next reload shows its items again.
    var endsPlaceholdersOnReload: Bool {
        get { list.endsPlaceholdersOnReload }
        set { list.endsPlaceholdersOnReload = newValue }
    }

    /// The cells, headers, footers and supplementary views on screen; while a skeleton's items are shown, without the
    /// headers and the like that are the app's.
    var visibleParts: [UIView] {
        let source = skeletonSource
        return list.shownParts.compactMap { element, part in
            if element.isDecoration { return nil }
            return element.isCell || source?.gave(part, for: element) ?? true ? part : nil
        }
    }

    /// The skeletonable views in the list beside its items: what stands before, behind or under them, and what the app
    /// added.
    var otherParts: [UIView] { subviews.filter { $0.isSkeletonable && !list.isPart($0) } }

    /// The views in the list beside its items that an automatic skeleton looks at.
    var automaticParts: [UIView] { subviews.filter { !list.isPart($0) && !list.isOwn($0) && !isBar($0) } }

    /// Whether the list shows items of a skeleton: those that its data source describes, or, in an automatic one, cells
    /// of its first queue as long as the app has no items.
    func givesSkeleton(automatically: Bool) -> Bool {
        if describesSkeleton { return true }
        return automatically && (skeletonSource != nil || list.prototypeIdentifier != nil && !list.appHasItems)
    }

    /// Shows the app's items instead of those of a skeleton that is gone.
    func endAbandonedSkeleton() {
        if let skeletonSource, skeletonSource.session == nil { showOwnItems() }
    }

    /// Shows the app's items; with `fade`, by which the bones go, the skeleton's pass into them, or with `rows` one by
    /// one.
    func showOwnItems(fade: OverlayFade? = nil, rows: RowFades? = nil) {
        skeletonSource?.endBones()
        list.setPlaceholderSource(nil, fade: rows?.last ?? fade, turns: rows?.rows ?? [:])
    }

    /// Shows the skeleton's items; what is on screen passes into them as `fade` says, by which the bones come.
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
    /// The view as a list, if it is one.
    var asSkeletonList: (any SkeletonList)? {
        // Asked of every view: a question about a class is quicker than one about a protocol.
        (self as? UIScrollView) as? any SkeletonList
    }
}
