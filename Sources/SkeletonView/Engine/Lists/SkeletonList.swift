import Foundation
import ViewKit

/// A list that can show the items of a skeleton instead of its own: a table or a collection view.
@MainActor
protocol SkeletonList: UIScrollView {
    /// Whether the data source describes a skeleton.
    var describesSkeleton: Bool { get }
    /// What gives the items while they are a skeleton's.
    var skeletonSource: SkeletonListSource? { get }
    /// The cells, headers, footers and supplementary views on screen; while a skeleton's items are shown, without the headers
    /// and the like that are the app's.
    var visibleParts: [UIView] { get }
    /// Whether `view`, a subview, is one of the list's cells, headers and the like, also on its way out.
    func isElement(_ view: UIView) -> Bool
    /// Whether the app's next reload shows its items again.
    var endsStandInOnReload: Bool { get set }

    /// Shows the skeleton's items; what is on screen fades for `fade` seconds above them.
    func showSkeletonItems(fade: TimeInterval)
    /// Shows the app's items again; the skeleton's fade for `fade` seconds above them.
    func showOwnItems(fade: TimeInterval)
}

extension SkeletonList {
    /// The skeletonable views in the list beside its items: what stands before, behind or under them, and what the app
    /// added.
    var otherParts: [UIView] { subviews.filter { $0.isSkeletonable && !isElement($0) } }

    /// Shows the app's items instead of those of a skeleton that is gone.
    func endAbandonedSkeleton() {
        guard let skeletonSource, skeletonSource.session == nil else { return }
        skeletonSource.endBones()
        showOwnItems(fade: 0)
    }
}

extension UITableView: SkeletonList {
    var describesSkeleton: Bool { dataSource is any SkeletonTableViewDataSource }
    var skeletonSource: SkeletonListSource? { standInSource as? TableSkeletonSource }

    var visibleParts: [UIView] {
        func edges(_ views: [Int: UIView], _ kind: SkeletonListSource.Kind) -> [UIView] {
            views.sorted { $0.key < $1.key }.compactMap { section, view in
                skeletonSource?.gave(view, as: kind, at: IndexPath(index: section)) ?? true ? view : nil
            }
        }
        return visibleCells + edges(headers, .header) + edges(footers, .footer)
    }

    func showSkeletonItems(fade: TimeInterval) {
        setStandInSource(TableSkeletonSource(), fade: fade)
    }

    func showOwnItems(fade: TimeInterval) {
        setStandInSource(nil, fade: fade)
    }
}

extension UICollectionView: SkeletonList {
    var describesSkeleton: Bool { dataSource is any SkeletonCollectionViewDataSource }
    var skeletonSource: SkeletonListSource? { standInSource as? CollectionSkeletonSource }

    var visibleParts: [UIView] {
        let supplementaries = visibleSupplementaryViews.compactMap { kind, path, view in
            skeletonSource?.gave(view, as: .supplementary(kind), at: path) ?? true ? view : nil
        }
        return visibleCells + supplementaries
    }

    func showSkeletonItems(fade: TimeInterval) {
        setStandInSource(CollectionSkeletonSource(), fade: fade)
    }

    func showOwnItems(fade: TimeInterval) {
        setStandInSource(nil, fade: fade)
    }
}

extension UIView {
    /// The view as a list, if it is one.
    var asSkeletonList: (any SkeletonList)? {
        // Asked of every view: a question about a class is quicker than one about a protocol.
        (self as? UIScrollView) as? any SkeletonList
    }
}
