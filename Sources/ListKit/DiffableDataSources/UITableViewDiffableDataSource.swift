public import Foundation

/// A data source that displays snapshots in a table view and animates the difference between successive snapshots.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// A closure that returns the cell for an item, dequeued from the table view.
    public typealias CellProvider =
        @MainActor (
            _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UITableViewCell?

    /// The animation for inserted, deleted and reloaded rows and sections. `.automatic` by default.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private let store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a data source without sections and makes it the data source of `tableView`, which it references weakly.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
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
        store.apply(
            snapshot, to: list, animated: animatingDifferences, rows: defaultRowAnimation, completion: completion)
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
        store.reload(snapshot, in: list)
        completion?()
    }

    /// Applies `snapshot` like `reloadData`, without computing a difference. The cells are replaced before the next
    /// frame.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
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

    // MARK: UITableViewDataSource

    /// Returns the number of sections in the current snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { store.current.snapshot.numberOfSections }

    /// Returns the number of items of `section` in the current snapshot; 0 if there is no such section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.current.section(at: section)?.items.count ?? 0
    }

    /// Returns the cell that the cell provider returns for the item at `indexPath`. If there is no item or no cell,
    /// reports this and returns an empty cell.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = store.current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        store.reportMissing("cell", of: "UITableViewDiffableDataSource", at: indexPath)
        return UITableViewCell()
    }

    /// Returns the title of a section's header. `nil` by default.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns the title of a section's footer. `nil` by default.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns `true` if the row at `indexPath` can be edited. Returns `false` by default. An override that calls
    /// `super` and returns `false` counts as not implemented for that row, which then has a selection circle if
    /// `allowsMultipleSelectionDuringEditing` is `true`.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.defaultEditability()
    }

    /// Called when the user deletes or inserts a row. Override this method to apply a snapshot that reflects the
    /// change. Does nothing by default.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Never called, because the user can't move rows. Returns `false` by default.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Never called, because the user can't move rows. Does nothing by default.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Never called, because tables have no section index. Returns `nil` by default.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Never called, because tables have no section index. Returns `index` by default.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    // MARK: Private

    /// The table view's list engine; `nil` if this object is not its data source.
    private var list: ListEngine? { tableView?.dataSource === self ? tableView?.list : nil }
}
