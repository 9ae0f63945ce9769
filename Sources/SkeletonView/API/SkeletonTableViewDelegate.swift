public import ListKit

/// A table's delegate that also names the headers and footers of its skeleton.
@preconcurrency @MainActor
public protocol SkeletonTableViewDelegate: UITableViewDelegate {
    /// The queue that the header of a section of the skeleton is taken from; nil, unless implemented, shows the header
    /// that the app shows for that section, if it has one.
    func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForHeaderInSection section: Int
    ) -> ReusableHeaderFooterIdentifier?
    /// The queue that the footer of a section of the skeleton is taken from; nil, unless implemented, shows the footer
    /// that the app shows for that section, if it has one.
    func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForFooterInSection section: Int
    ) -> ReusableHeaderFooterIdentifier?
}

extension SkeletonTableViewDelegate {
    /// Nil.
    public func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForHeaderInSection section: Int
    ) -> ReusableHeaderFooterIdentifier? { nil }

    /// Nil.
    public func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForFooterInSection section: Int
    ) -> ReusableHeaderFooterIdentifier? { nil }
}
