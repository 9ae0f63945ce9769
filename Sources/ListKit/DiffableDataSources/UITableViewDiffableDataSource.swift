public import Foundation

/// A table's data source that is told what there is by snapshots, and finds out itself what has changed from one to the
/// next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Gives the cell of an item, taken from the table's queue.
    public typealias CellProvider =
        @MainActor (
            _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UITableViewCell?

    /// How rows come and leave. `.automatic` by default.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private let store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()

    /// Makes a data source without sections, which `tableView` has from now on but does not keep.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
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
        store.apply(
            snapshot, to: list, animated: animatingDifferences, rows: defaultRowAnimation, completion: completion)
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
        store.reload(snapshot, in: list)
        completion?()
    }

    /// Shows `snapshot` without comparing it with what was shown: as `reloadData` does.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
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

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { store.current.snapshot.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.current.section(at: section)?.items.count ?? 0
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = store.current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        store.reportMissing("cell", of: "UITableViewDiffableDataSource", at: indexPath)
        return UITableViewCell()
    }

    /// None: override to give sections titles.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// None: override to give sections titles.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    // MARK: Private

    /// The table's items, as long as they are this data source's.
    private var list: ListEngine? { tableView?.dataSource === self ? tableView?.list : nil }
}
