public import ViewKit

extension UITableView {
    /// Shows `count` more skeleton rows after the app's, while more of them load.
    ///
    ///     tableView.appendSkeletonRows(3)
    ///
    /// The data source goes on to count its own rows only. As it has more of them, after `insertRows` or `reloadData`,
    /// they take the places of the first skeleton rows one by one; `removeSkeletonRows` takes away what is left.
    /// Nothing that is on screen moves. A `hideSkeleton` on the table or around it, and a skeleton of the whole table,
    /// remove them, too.
    ///
    /// Cells are those that a `SkeletonTableViewDataSource` describes, by paths after its rows, else of the first queue
    /// that is registered, which find their bones automatically where they have no flags. The delegate is asked about
    /// such paths only if the data source describes a skeleton; else they are as high as the last row of the section.
    ///
    /// - Parameters:
    ///   - count: How many rows; below 1 nothing happens.
    ///   - section: The section that they come after; nil, the default, is the last.
    ///   - style: How the bones look; nil, the default, is as the nearest `skeletonTheme` says, and without one a
    ///     sliding light.
    public func appendSkeletonRows(
        _ count: Int, inSection section: Int? = nil, style: SkeletonStyle? = nil
    ) {
        appendSkeletonItems(count, inSection: section, style: style)
    }

    /// Takes away the skeleton rows after the app's.
    public func removeSkeletonRows() {
        list.removeAppendedItems()
    }

    /// How many skeleton rows there are after the app's; `numberOfRows(inSection:)` counts them, too.
    public var numberOfSkeletonRows: Int { list.appendedCount }

    /// Shows `count` more skeleton rows while `load` runs, and returns or throws what that does. What is left of them
    /// when it is over is taken away.
    ///
    ///     try await tableView.withSkeletonRows(3) {
    ///         posts += try await server.morePosts()
    ///         tableView.reloadData()
    ///     }
    public func withSkeletonRows<Value>(
        _ count: Int, inSection section: Int? = nil, style: SkeletonStyle? = nil,
        _ load: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        appendSkeletonRows(count, inSection: section, style: style)
        defer { removeSkeletonRows() }
        return try await load()
    }
}

extension UICollectionView {
    /// Shows `count` more skeleton items after the app's, where the layout has them, while more of them load; see
    /// `UITableView.appendSkeletonRows(_:inSection:style:)`. In a flow layout they are as large as the last item of the
    /// section, unless the data source is a `SkeletonCollectionViewDataSource`.
    ///
    /// - Parameters:
    ///   - count: How many items; below 1 nothing happens.
    ///   - section: The section that they come after; nil, the default, is the last.
    ///   - style: How the bones look; nil, the default, is as the nearest `skeletonTheme` says, and without one a
    ///     sliding light.
    public func appendSkeletonItems(
        _ count: Int, inSection section: Int? = nil, style: SkeletonStyle? = nil
    ) {
        (self as any SkeletonList).appendSkeletonItems(count, inSection: section, style: style)
    }

    /// Takes away the skeleton items after the app's.
    public func removeSkeletonItems() {
        list.removeAppendedItems()
    }

    /// How many skeleton items there are after the app's; `numberOfItems(inSection:)` counts them, too.
    public var numberOfSkeletonItems: Int { list.appendedCount }

    /// Shows `count` more skeleton items while `load` runs, and returns or throws what that does. What is left of them
    /// when it is over is taken away.
    public func withSkeletonItems<Value>(
        _ count: Int, inSection section: Int? = nil, style: SkeletonStyle? = nil,
        _ load: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        appendSkeletonItems(count, inSection: section, style: style)
        defer { removeSkeletonItems() }
        return try await load()
    }
}
