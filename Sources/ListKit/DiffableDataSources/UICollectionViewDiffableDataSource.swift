public import Foundation

/// A data source that displays snapshots in a collection view and animates the difference between successive snapshots.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// A closure that returns the cell for an item, dequeued from the collection view.
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?

    /// A closure that returns a supplementary view for the layout, dequeued from the collection view.
    public typealias SupplementaryViewProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
        ) -> UICollectionReusableView?

    /// The closure that provides supplementary views. `nil`, the default, shows empty views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The closures that are called when the user expands or collapses items. By default, all items can be expanded and
    /// collapsed.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// The applied section snapshots, keyed by section.
    var sectionSnapshots: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private let store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a data source without sections and makes it the data source of `collectionView`, which it references
    /// weakly.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns a copy of the current snapshot, which can be modified and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        store.current.snapshot
    }

    /// Applies `snapshot` and animates insertions, deletions and moves.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - animatingDifferences: `true` to animate the difference.
    ///   - completion: Called when all animations have ended; immediately if nothing is animated.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        forgetOutlines(notIn: snapshot)
        show(snapshot, animated: animatingDifferences, completion: completion)
    }

    /// Applies `snapshot` and returns after all animations have ended. If `animatingDifferences` is `false`, nothing is
    /// animated.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Applies `snapshot` like `reloadData`, without computing a difference. `completion` is called immediately; the
    /// cells are replaced before the next frame.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        forgetOutlines(notIn: snapshot)
        store.reload(snapshot, in: list)
        completion?()
    }

    /// Applies `snapshot` like `reloadData`, without computing a difference. The cells are replaced before the next
    /// frame.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        forgetOutlines(notIn: snapshot)
        store.reload(snapshot, in: list)
    }

    // MARK: Identifiers

    /// Returns the item at `indexPath`; `nil` if there is no such item.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { store.current.item(at: indexPath) }

    /// Returns the index path of `itemIdentifier`; `nil` if the item is unknown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { store.current.paths[itemIdentifier] }

    /// Returns the section at `index`; `nil` if there is no such section.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        store.current.section(at: index)?.identifier
    }

    /// Returns the index of the section `sectionIdentifier`; `nil` if the section is unknown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        store.current.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: UICollectionViewDataSource

    /// Returns the number of sections in the current snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { store.current.snapshot.numberOfSections }

    /// Returns the number of items of `section` in the current snapshot; 0 if there is no such section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        store.current.section(at: section)?.items.count ?? 0
    }

    /// Returns the cell that the cell provider returns for the item at `indexPath`. If there is no item or no cell,
    /// reports this and returns an empty cell.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = store.current.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            if !sectionSnapshots.isEmpty { updateOutline(of: cell, showing: item) }
            return cell
        }
        store.reportMissing("cell", of: "UICollectionViewDiffableDataSource", at: indexPath)
        let cell = UICollectionViewCell(frame: .zero)
        cell.isFromQueue = true
        return cell
    }

    /// Returns the view that `supplementaryViewProvider` returns, or an empty view.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }

    /// Never called, because the user can't move items. Returns `false` by default.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

    /// Never called, because the user can't move items. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    // MARK: Internal

    /// Applies `snapshot` without changing the section snapshots.
    func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool,
        completion: (() -> Void)?
    ) {
        store.apply(snapshot, to: list, animated: animated, rows: .automatic, completion: completion)
    }

    /// The index paths and cells of the visible items.
    var shownCells: [(path: IndexPath, cell: UICollectionViewCell)] {
        guard let collectionView, list != nil else { return [] }
        return collectionView.indexPathsForVisibleItems.compactMap { path in
            collectionView.cellForItem(at: path).map { (path, $0) }
        }
    }

    // MARK: Private

    /// The collection view's list engine; `nil` if this object is not its data source.
    private var list: ListEngine? { collectionView?.dataSource === self ? collectionView?.list : nil }
}
