import Foundation

/// Handlers for items with children that the user expands and collapses.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable & Sendable> {
    /// Returns `true` if an item can be expanded; `nil` allows all.
    @preconcurrency public var shouldExpandItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is expanded.
    @preconcurrency public var willExpandItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// Returns `true` if an item can be collapsed; `nil` allows all.
    @preconcurrency public var shouldCollapseItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is collapsed.
    @preconcurrency public var willCollapseItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// Returns the children of an item that is about to be expanded, for loading on demand; receives the current ones.
    @preconcurrency
    public var snapshotForExpandingParent:
        (
            @MainActor (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
                -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        )?

    /// Creates handlers that allow everything.
    public init() {}
}

/// Sections with hierarchies of items.
extension UICollectionViewDiffableDataSource {
    /// Handlers for items that the user expands and collapses.
    public typealias SectionSnapshotHandlers = NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType>

    /// Returns a copy of the snapshot of `section`, to be changed and applied; without a hierarchy if it was applied as
    /// part of a whole snapshot.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let known = sectionSnapshots[section] { return known }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        let whole = snapshot()
        if whole.indexOfSection(section) != nil { flat.append(whole.itemIdentifiers(inSection: section)) }
        return flat
    }

    /// Applies the visible items of `snapshot` to `section`, which is appended if it doesn't exist. List cells receive
    /// the depth of their item and whether it is expanded.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - section: The section to change.
    ///   - animatingDifferences: `true` to animate the difference.
    ///   - completion: Called when all animations have ended.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        sectionSnapshots[section] = snapshot
        show(whole, animated: animatingDifferences, completion: completion)
        updateOutlines(in: section)
    }

    // MARK: Internal

    /// Removes the hierarchies of sections for which `snapshot` has other items.
    func forgetOutlines(notIn snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        sectionSnapshots = sectionSnapshots.filter { section, known in
            snapshot.indexOfSection(section) != nil
                && snapshot.itemIdentifiers(inSection: section) == known.visibleItems
        }
    }

    /// Passes the position of `item` in the hierarchy to `cell`, which shows it.
    func updateOutline(of cell: UICollectionViewCell, showing item: ItemIdentifierType) {
        guard let cell = cell as? UICollectionViewListCell,
            let section = snapshot().sectionIdentifier(containingItem: item), let known = sectionSnapshots[section]
        else { return }
        cell.outline = OutlinePlace(
            level: known.level(of: item), isExpanded: known.isExpanded(item),
            toggle: { [weak self] in self?.toggle(item, in: section) })
    }

    /// Expands or collapses `item`, as requested by the user.
    func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
        guard var known = sectionSnapshots[section], known.contains(item) else { return }
        let handlers = sectionSnapshotHandlers
        if known.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            known.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, known.snapshot(of: item)) {
                known.replace(childrenOf: item, using: children)
            }
            known.expand([item])
        }
        apply(known, to: section)
    }

    // MARK: Private

    /// Updates the visible cells of `section`.
    private func updateOutlines(in section: SectionIdentifierType) {
        guard let index = index(for: section) else { return }
        for (path, cell) in shownCells where path.section == index {
            if let item = itemIdentifier(for: path) { updateOutline(of: cell, showing: item) }
        }
    }
}
