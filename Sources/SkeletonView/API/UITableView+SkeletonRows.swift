public import ListKit

extension UITableView {
    /// Appends `count` skeleton rows after the app's rows, to indicate that more rows are loading.
    ///
    ///     tableView.appendSkeletonRows(3)
    ///
    /// The data source continues to count only its own rows. Rows that it adds with `insertRows` or `reloadData`
    /// replace the first skeleton rows one by one; `removeSkeletonRows` removes the rest. Rows on screen stay in place.
    /// Calling `hideSkeleton` on the table or an ancestor, or showing a skeleton of the whole table, also removes the
    /// skeleton rows.
    ///
    /// If the data source is a `SkeletonTableViewDataSource`, it provides the cells for index paths after its rows.
    /// Otherwise, the cells are dequeued with the first registered reuse identifier. A cell whose `isSkeletonable` is
    /// `false` gets automatic bones. The delegate is asked about index paths of skeleton rows only if the data source
    /// provides a skeleton; otherwise the rows are as high as the section's last row.
    ///
    /// No effect if the section doesn't exist or while the whole table shows a skeleton.
    ///
    /// - Parameters:
    ///   - count: The number of rows, at most 10,000. No effect if it is less than 1.
    ///   - section: The section to append the rows to. `nil`, the default, is the last one.
    ///   - style: The look of the bones. `nil`, the default, uses the nearest `skeletonTheme`, or an animated gradient
    ///     if there is no theme.
    public func appendSkeletonRows(
        _ count: Int, toSection section: Int? = nil, style: SkeletonStyle? = nil
    ) {
        appendSkeletonItems(count, toSection: section, style: style)
    }

    /// Removes the remaining appended skeleton rows from all sections.
    public func removeSkeletonRows() {
        list.removeAppendedItems()
    }

    /// The number of appended skeleton rows in all sections. `numberOfRows(inSection:)` counts them, too.
    public var numberOfAppendedSkeletonRows: Int { list.appendedCount }

    /// Appends `count` skeleton rows while `load` runs, and removes the remaining ones afterward.
    ///
    ///     try await tableView.withSkeletonRows(3) {
    ///         posts += try await server.morePosts()
    ///         tableView.reloadData()
    ///     }
    ///
    /// - Parameters:
    ///   - count: The number of rows, at most 10,000. If it is less than 1, `load` runs without skeleton rows.
    ///   - section: The section to append the rows to. `nil`, the default, is the last one.
    ///   - style: The look of the bones. `nil`, the default, uses the nearest `skeletonTheme`, or an animated gradient
    ///     if there is no theme.
    ///   - load: A closure that loads more rows. The skeleton rows are shown until it returns or throws.
    /// - Returns: The result of `load`.
    /// - Throws: The error of `load`.
    public func withSkeletonRows<Value>(
        _ count: Int, inSection section: Int? = nil, style: SkeletonStyle? = nil,
        _ load: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        appendSkeletonRows(count, toSection: section, style: style)
        defer { removeSkeletonRows() }
        return try await load()
    }
}

extension UICollectionView {
    /// Appends `count` skeleton items after the app's items, to indicate that more items are loading. The layout places
    /// them like the app's items.
    ///
    /// See `UITableView.appendSkeletonRows(_:toSection:style:)`. In a flow layout, skeleton items have the size of the
    /// section's last item, unless the data source is a `SkeletonCollectionViewDataSource`.
    ///
    /// - Parameters:
    ///   - count: The number of items, at most 10,000. No effect if it is less than 1.
    ///   - section: The section to append the items to. `nil`, the default, is the last one.
    ///   - style: The look of the bones. `nil`, the default, uses the nearest `skeletonTheme`, or an animated gradient
    ///     if there is no theme.
    public func appendSkeletonItems(
        _ count: Int, toSection section: Int? = nil, style: SkeletonStyle? = nil
    ) {
        (self as any SkeletonList).appendSkeletonItems(count, toSection: section, style: style)
    }

    /// Removes the remaining appended skeleton items from all sections.
    public func removeSkeletonItems() {
        list.removeAppendedItems()
    }

    /// The number of appended skeleton items in all sections. `numberOfItems(inSection:)` counts them, too.
    public var numberOfAppendedSkeletonItems: Int { list.appendedCount }

    /// Appends `count` skeleton items while `load` runs, and removes the remaining ones afterward.
    ///
    /// - Parameters:
    ///   - count: The number of items, at most 10,000. If it is less than 1, `load` runs without skeleton items.
    ///   - section: The section to append the items to. `nil`, the default, is the last one.
    ///   - style: The look of the bones. `nil`, the default, uses the nearest `skeletonTheme`, or an animated gradient
    ///     if there is no theme.
    ///   - load: A closure that loads more items. The skeleton items are shown until it returns or throws.
    /// - Returns: The result of `load`.
    /// - Throws: The error of `load`.
    public func withSkeletonItems<Value>(
        _ count: Int, inSection section: Int? = nil, style: SkeletonStyle? = nil,
        _ load: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        appendSkeletonItems(count, toSection: section, style: style)
        defer { removeSkeletonItems() }
        return try await load()
    }
}
