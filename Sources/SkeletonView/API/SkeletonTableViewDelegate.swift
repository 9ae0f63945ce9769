public import ListKit

/// A table's delegate that also provides the headers and footers of its skeleton.
@preconcurrency @MainActor
public protocol SkeletonTableViewDelegate: UITableViewDelegate {
    /// Returns the reuse identifier of the header of a skeleton section.
    ///
    /// Returns `nil` by default. The table then shows the app's header for that section, if any.
    func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForHeaderInSection section: Int
    ) -> ReusableHeaderFooterIdentifier?
    /// Returns the reuse identifier of the footer of a skeleton section.
    ///
    /// Returns `nil` by default. The table then shows the app's footer for that section, if any.
    func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForFooterInSection section: Int
    ) -> ReusableHeaderFooterIdentifier?
}

extension SkeletonTableViewDelegate {
    /// Returns `nil`, which shows the app's header.
    public func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForHeaderInSection section: Int
    ) -> ReusableHeaderFooterIdentifier? { nil }

    /// Returns `nil`, which shows the app's footer.
    public func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForFooterInSection section: Int
    ) -> ReusableHeaderFooterIdentifier? { nil }
}
