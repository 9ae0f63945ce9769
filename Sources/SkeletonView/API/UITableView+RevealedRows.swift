public import Foundation
public import ListKit

extension UITableView {
    /// Lets the app's row at `indexPath` take the place of its bones, while the other rows keep theirs.
    ///
    ///     posts[0] = try await server.post(0)
    ///     tableView.hideSkeleton(forRowAt: IndexPath(row: 0, section: 0))
    ///
    /// The data source is asked for the row's cell, and may find the one that has the bones in the queue: then its
    /// content comes by the transition. Another cell does so where it has bones of its own, else it comes at once. The
    /// row stays the app's while it is scrolled, until a show on the table or around it. The delegate does not hear of
    /// it, and it cannot be selected, as long as the skeleton is on, which ends with a `hideSkeleton` on the table or
    /// around it, also when all rows were revealed.
    ///
    /// Without a skeleton on the table this does nothing, and a row that the data source does not have is refused with
    /// a message. It waits until the skeleton was visible for its least time.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - transition: How the row appears. A dissolve of 0.25 seconds by default.
    public func hideSkeleton(forRowAt indexPath: IndexPath, transition: SkeletonTransition = .dissolve()) {
        reveal(itemAt: indexPath, by: transition)
    }

    /// Lets the app's rows of a section, with its header and footer, take the place of their bones, while those of
    /// other sections keep theirs; else as `hideSkeleton(forRowAt:transition:)`. From then on the section has as many
    /// rows as the data source says.
    public func hideSkeleton(forSection section: Int, transition: SkeletonTransition = .dissolve()) {
        reveal(section: section, by: transition)
    }
}

extension UICollectionView {
    /// Lets the app's item at `indexPath` take the place of its bones, while the other items keep theirs; see
    /// `UITableView.hideSkeleton(forRowAt:transition:)`.
    public func hideSkeleton(forItemAt indexPath: IndexPath, transition: SkeletonTransition = .dissolve()) {
        reveal(itemAt: indexPath, by: transition)
    }

    /// Lets the app's items of a section, with its supplementary views, take the place of their bones; see
    /// `UITableView.hideSkeleton(forSection:transition:)`.
    public func hideSkeleton(forSection section: Int, transition: SkeletonTransition = .dissolve()) {
        reveal(section: section, by: transition)
    }
}
