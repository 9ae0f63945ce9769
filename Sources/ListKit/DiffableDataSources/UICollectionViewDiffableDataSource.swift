public import Foundation

/// A collection view's data source that is told what there is by snapshots, and finds out itself what has changed from
/// one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Gives the cell of an item, taken from the collection view's queue.
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?

    /// Gives a supplementary view that the layout has a place for, taken from the collection view's queue.
    public typealias SupplementaryViewProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
        ) -> UICollectionReusableView?

    /// Gives supplementary views; without it, which is the default, they are empty.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Handlers for items of section snapshots that the user expands and collapses.
    open var sectionSnapshotHandlers = NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType>()

    /// The section snapshots by section.
    var sectionSnapshots: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private let store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()

    /// Makes a data source without sections, which `collectionView` has from now on but does not keep.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// A copy of what is shown, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        store.current.snapshot
    }

    /// Shows `snapshot`: what is new comes, what is gone leaves, and what stays moves to its place.
    ///
    /// - Parameters:
    ///   - snapshot: What is to be shown.
    ///   - animatingDifferences: Whether that is animated.
    ///   - completion: Told when all is where it belongs.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        forgetOutlines(notIn: snapshot)
        show(snapshot, animated: animatingDifferences, completion: completion)
    }

    /// Shows `snapshot`, and returns when all is where it belongs.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows `snapshot` without comparing it with what was shown: as `reloadData` does.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        forgetOutlines(notIn: snapshot)
        store.reload(snapshot, in: list)
        completion?()
    }

    /// Shows `snapshot` without comparing it with what was shown: as `reloadData` does.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        forgetOutlines(notIn: snapshot)
        store.reload(snapshot, in: list)
    }

    // MARK: Identifiers

    /// Returns the item at `indexPath`, or `nil`.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { store.current.item(at: indexPath) }

    /// Where `itemIdentifier` is; nil where there is no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { store.current.paths[itemIdentifier] }

    /// Returns the section at `index`, or `nil`.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        store.current.section(at: index)?.identifier
    }

    /// Where the section `sectionIdentifier` is; nil where there is no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        store.current.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { store.current.snapshot.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        store.current.section(at: section)?.items.count ?? 0
    }

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

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }

    // MARK: Internal

    /// Shows `snapshot`, with what is known of sections by themselves.
    func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool,
        completion: (() -> Void)?
    ) {
        store.apply(snapshot, to: list, animated: animated, rows: .automatic, completion: completion)
    }

    /// The items that have cells on screen, and their cells.
    var shownCells: [(path: IndexPath, cell: UICollectionViewCell)] {
        guard let collectionView, list != nil else { return [] }
        return collectionView.indexPathsForVisibleItems.compactMap { path in
            collectionView.cellForItem(at: path).map { (path, $0) }
        }
    }

    // MARK: Private

    /// The collection view's items, as long as they are this data source's.
    private var list: ListEngine? { collectionView?.dataSource === self ? collectionView?.list : nil }
}
