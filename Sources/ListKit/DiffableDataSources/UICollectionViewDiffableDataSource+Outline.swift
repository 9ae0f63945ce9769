import Foundation

/// Handlers for items with children that the user expands and collapses.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable & Sendable> {
    /// Returns `true` if an item can be expanded; `nil` allows all.
    @preconcurrency public var shouldExpandItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// An item is about to be expanded.
    @preconcurrency public var willExpandItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// Returns `true` if an item can be collapsed; `nil` allows all.
    @preconcurrency public var shouldCollapseItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// An item is about to be collapsed.
    @preconcurrency public var willCollapseItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// Gives what is in an item that is about to be expanded, for items that are loaded late; it gets what is there.
    @preconcurrency
    public var snapshotForExpandingParent:
        (
            @MainActor (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
                -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        )?

    /// Makes handlers that let everything happen.
    public init() {}
}

/// Sections whose items are in each other.
extension UICollectionViewDiffableDataSource {
    /// Handlers for items that the user expands and collapses.
    public typealias SectionSnapshotHandlers = NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType>

    /// A copy of what the section `section` shows, to be changed and applied; its items are in no other where it was
    /// shown by a snapshot of the whole.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let known = sectionSnapshots[section] { return known }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        let whole = snapshot()
        if whole.indexOfSection(section) != nil { flat.append(whole.itemIdentifiers(inSection: section)) }
        return flat
    }

    /// Shows what `snapshot` lets be seen in `section`, which is added at the end where it is not there. A list cell
    /// is told how deep its item is, and whether it is expanded.
    ///
    /// - Parameters:
    ///   - snapshot: What is to be shown.
    ///   - section: Where.
    ///   - animatingDifferences: Whether that is animated.
    ///   - completion: Told when all is where it belongs.
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

    /// Forgets what sections show of items in each other where `snapshot` shows something else.
    func forgetOutlines(notIn snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        sectionSnapshots = sectionSnapshots.filter { section, known in
            snapshot.indexOfSection(section) != nil
                && snapshot.itemIdentifiers(inSection: section) == known.visibleItems
        }
    }

    /// Tells `cell`, which shows `item`, where that is among the others.
    func updateOutline(of cell: UICollectionViewCell, showing item: ItemIdentifierType) {
        guard let cell = cell as? UICollectionViewListCell,
            let section = snapshot().sectionIdentifier(containingItem: item), let known = sectionSnapshots[section]
        else { return }
        cell.outline = OutlinePlace(
            level: known.level(of: item), isExpanded: known.isExpanded(item),
            toggle: { [weak self] in self?.toggle(item, in: section) })
    }

    /// Expands or collapses `item` for the user.
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

    /// Brings the cells of `section` that are on screen up to date.
    private func updateOutlines(in section: SectionIdentifierType) {
        guard let index = index(for: section) else { return }
        for (path, cell) in shownCells where path.section == index {
            if let item = itemIdentifier(for: path) { updateOutline(of: cell, showing: item) }
        }
    }
}
