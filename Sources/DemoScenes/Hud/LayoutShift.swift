import Foundation
import SkeletonView

/// A measurement of how far a screen's views move when the content replaces the skeleton. As in the layout shift of web
/// pages, only the position of a view's top leading corner counts, not its size.
@MainActor
struct LayoutShift {
    /// The greatest distance that any view moved horizontally or vertically, in points, when the last skeleton ended;
    /// `nil` until then.
    private(set) var distance: CGFloat?

    /// The positions of the views under the skeleton that is currently shown; `nil` while none is shown.
    private var bones: [TreePosition: CGPoint]?

    /// A view's position in the view tree. A placeholder and its content have the same position.
    struct TreePosition: Hashable {
        /// The item of a list that contains the view; `nil` outside lists.
        var item: IndexPath?
        /// The indices of the view and its ancestors among their siblings, from the content down. A cell has no index.
        var path: [Int]
    }

    /// Updates the measurement. Call this after every layout pass of `content`.
    mutating func update(_ content: UIView) {
        if content.sk.isSkeletonActive {
            bones = Self.positions(in: content)
        } else if let old = bones {
            bones = nil
            let new = Self.positions(in: content)
            distance = old.reduce(0) { longest, bone in
                guard let position = new[bone.key] else { return longest }
                return max(longest, abs(position.x - bone.value.x), abs(position.y - bone.value.y))
            }
        }
    }

    // MARK: Private

    /// Returns the top leading corners of the views in `content` that presumably get bones, in the coordinates of
    /// `content`: the visible skeletonable views without skeletonable subviews or, if no view is skeletonable because
    /// the skeleton is automatic, the visible views without subviews.
    private static func positions(in content: UIView) -> [TreePosition: CGPoint] {
        var positions: [TreePosition: CGPoint] = [:]
        let isAutomatic = !hasSkeletonableViews(content)
        func presumablyHasBone(_ view: UIView) -> Bool {
            if isAutomatic { return view.subviews.isEmpty }
            return view.isSkeletonable && !view.subviews.contains(where: \.isSkeletonable)
        }
        func visit(_ view: UIView, _ position: TreePosition) {
            guard !view.isHidden, !view.bounds.isEmpty else { return }
            let children = view.subviews.enumerated().map { index, child in
                (child, Self.position(of: child, at: index, in: view, position))
            }
            for (child, position) in children { visit(child, position) }
            guard presumablyHasBone(view) else { return }
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let corner = CGPoint(x: isMirrored ? view.bounds.maxX : view.bounds.minX, y: view.bounds.minY)
            positions[position] = view.convert(corner, to: content)
        }
        visit(content, TreePosition(item: nil, path: []))
        return positions
    }

    private static func hasSkeletonableViews(_ view: UIView) -> Bool {
        view.isSkeletonable || view.subviews.contains(where: hasSkeletonableViews)
    }

    private static func position(of child: UIView, at index: Int, in view: UIView, _ parent: TreePosition)
        -> TreePosition
    {
        let item: IndexPath? =
            switch (view, child) {
            case (let table as UITableView, let cell as UITableViewCell): table.indexPath(for: cell)
            case (let collection as UICollectionView, let cell as UICollectionViewCell): collection.indexPath(for: cell)
            default: nil
            }
        return item.map { TreePosition(item: $0, path: parent.path) }
            ?? TreePosition(item: parent.item, path: parent.path + [index])
    }
}
