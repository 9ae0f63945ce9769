import Foundation

/// Section snapshots: sections whose items form a hierarchy.
extension UICollectionViewDiffableDataSource {
    /// Closures that are called when the user expands or collapses items of a section snapshot. They can prevent the
    /// change, and can provide the descendants of an item.
    @preconcurrency @MainActor
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// A closure that returns `true` if an item can be expanded; `nil`, the default, allows all items.
        @preconcurrency public var shouldExpandItem: (@MainActor (Item) -> Bool)?
        /// A closure that is called before an item is expanded.
        @preconcurrency public var willExpandItem: (@MainActor (Item) -> Void)?
        /// A closure that returns `true` if an item can be collapsed; `nil`, the default, allows all items.
        @preconcurrency public var shouldCollapseItem: (@MainActor (Item) -> Bool)?
        /// A closure that is called before an item is collapsed.
        @preconcurrency public var willCollapseItem: (@MainActor (Item) -> Void)?
        /// A closure that returns the descendants of an item before the item is expanded, so they can be loaded on
        /// demand. Its arguments are the item and a snapshot of its current descendants.
        @preconcurrency
        public var snapshotForExpandingParent:
            (
                @MainActor (Item, NSDiffableDataSourceSectionSnapshot<Item>)
                    -> NSDiffableDataSourceSectionSnapshot<Item>
            )?

        /// Creates handlers without closures, which allow all items to be expanded and collapsed.
        public init() {}
    }

    /// Returns a copy of the snapshot of `section`, which can be modified and applied. The copy has no hierarchy if no
    /// section snapshot was applied to `section`, or if a later snapshot of all sections changed the section's visible
    /// items. It is empty if `section` doesn't exist.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let existing = sectionSnapshots[section] { return existing }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        let current = snapshot()
        if current.indexOfSection(section) != nil { flat.append(current.itemIdentifiers(inSection: section)) }
        return flat
    }

    /// Applies the visible items of `snapshot` to `section`, which is appended if it doesn't exist. List cells receive
    /// their item's level and expanded state.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - section: The section to change.
    ///   - animatingDifferences: `true` to animate the difference.
    ///   - completion: Called when all animations have ended; immediately if nothing is animated.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var current = self.snapshot()
        if current.indexOfSection(section) == nil { current.appendSections([section]) }
        current.deleteItems(current.itemIdentifiers(inSection: section))
        current.appendItems(snapshot.visibleItems, toSection: section)
        sectionSnapshots[section] = snapshot
        show(current, animated: animatingDifferences, completion: completion)
        updateOutlines(in: section)
    }

    // MARK: Internal

    /// Discards the section snapshots whose sections are missing in `snapshot`, or whose visible items differ from the
    /// section's items there.
    func forgetOutlines(notIn snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        sectionSnapshots = sectionSnapshots.filter { section, items in
            snapshot.indexOfSection(section) != nil
                && snapshot.itemIdentifiers(inSection: section) == items.visibleItems
        }
    }

    /// Passes the position of `item` in the hierarchy to `cell` if the cell is a list cell.
    func updateOutline(of cell: UICollectionViewCell, showing item: ItemIdentifierType) {
        guard let cell = cell as? UICollectionViewListCell,
            let section = snapshot().sectionIdentifier(containingItem: item), let items = sectionSnapshots[section]
        else { return }
        cell.outline = OutlinePosition(
            level: items.level(of: item), isExpanded: items.isExpanded(item),
            toggle: { [weak self] in self?.toggle(item, in: section) })
    }

    /// Expands or collapses `item` at the user's request.
    func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
        guard var items = sectionSnapshots[section], items.contains(item) else { return }
        let handlers = sectionSnapshotHandlers
        if items.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            items.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, items.snapshot(of: item)) {
                items.replace(childrenOf: item, using: children)
            }
            items.expand([item])
        }
        apply(items, to: section)
    }

    // MARK: Private

    /// Updates the hierarchy positions of the visible cells in `section`.
    private func updateOutlines(in section: SectionIdentifierType) {
        guard let index = index(for: section) else { return }
        for (path, cell) in shownCells where path.section == index {
            if let item = itemIdentifier(for: path) { updateOutline(of: cell, showing: item) }
        }
    }
}
