public import Foundation
public import ListKit

extension UITableView {
    /// Replaces the bones of the row at `indexPath` with the app's row. All other rows keep their bones.
    ///
    ///     posts[0] = try await server.post(0)
    ///     tableView.hideSkeleton(forRowAt: IndexPath(row: 0, section: 0))
    ///
    /// The table asks the data source for the row's cell. If the data source dequeues the cell that has the bones, or
    /// returns another cell with bones, that cell's content appears with the transition; other cells appear
    /// immediately. Scrolling doesn't bring the bones back, but showing a skeleton on the table or an ancestor does.
    /// Until the skeleton ends, the delegate isn't notified about the row, and the row can't be selected. To end the
    /// skeleton, call `hideSkeleton` on the table or an ancestor, even if all rows have been revealed.
    ///
    /// No effect if the table has no skeleton. If the data source doesn't have the row, the call is ignored with a
    /// warning. The row isn't revealed before the skeleton's minimum visible duration has passed.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the row.
    ///   - transition: The transition from the bones to the row. A cross-dissolve of 0.25 seconds by default.
    public func hideSkeleton(forRowAt indexPath: IndexPath, transition: SkeletonTransition = .crossDissolve(0.25)) {
        reveal(itemAt: indexPath, by: transition)
    }

    /// Replaces the bones of a section with the app's rows, header and footer. All other sections keep their bones.
    ///
    /// From then on, the section has as many rows as the data source reports. In all other respects, the method works
    /// like `hideSkeleton(forRowAt:transition:)`.
    public func hideSkeleton(forSection section: Int, transition: SkeletonTransition = .crossDissolve(0.25)) {
        reveal(section: section, by: transition)
    }
}

extension UICollectionView {
    /// Replaces the bones of the item at `indexPath` with the app's item. All other items keep their bones. See
    /// `UITableView.hideSkeleton(forRowAt:transition:)`.
    public func hideSkeleton(forItemAt indexPath: IndexPath, transition: SkeletonTransition = .crossDissolve(0.25)) {
        reveal(itemAt: indexPath, by: transition)
    }

    /// Replaces the bones of a section with the app's items and supplementary views. See
    /// `UITableView.hideSkeleton(forSection:transition:)`.
    public func hideSkeleton(forSection section: Int, transition: SkeletonTransition = .crossDissolve(0.25)) {
        reveal(section: section, by: transition)
    }
}
