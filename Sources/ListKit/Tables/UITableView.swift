public import Foundation
import Reporting

/// A scroll view that shows a column of rows in sections. Only visible rows have cells, and cells are reused.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The arrangement of a table's sections.
    public enum Style: Int, Sendable {
        /// Continuous rows. Headers and footers float while their section is visible.
        case plain
        /// Separate groups. Headers and footers scroll with the rows.
        case grouped
        /// Groups that look like cards, with rounded corners and space on both sides.
        case insetGrouped
    }

    /// A value that makes a row, header or footer as tall as its content requires.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// The maximum height of an element, in points.
    nonisolated static let maximumHeight: CGFloat = 1_000_000

    /// The arrangement of the sections. `.plain` by default.
    open var style: Style { ownStyle }
    /// The height of rows in points, unless the delegate provides heights. `automaticDimension`, the default, measures
    /// each cell. The cell's constraints determine the height; without constraints, its labels or content configuration
    /// do, and the height is at least 44.
    open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { reloadHeights() } } }
    /// The height of headers in points, unless the delegate provides heights. In a plain table, headers without a view
    /// or title have no height. `automaticDimension` by default.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { reloadHeights() } }
    }
    /// The height of footers in points, unless the delegate provides heights. In a plain table, footers without a view
    /// or title have no height. `automaticDimension` by default.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { reloadHeights() } }
    }
    /// The estimated height in points of rows whose height is not known yet, unless the delegate provides estimates.
    /// `automaticDimension`, the default, uses the mean of the known heights. If this is 0, the heights of all rows
    /// that are not self-sizing are requested before anything is displayed.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { reloadHeights() } }
    }
    /// The estimated height of headers, in points. See ``estimatedRowHeight``.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { reloadHeights() } }
    }
    /// The estimated height of footers, in points. See ``estimatedRowHeight``.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { reloadHeights() } }
    }
    /// The style of the separators between rows. `.singleLine` by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { styleCells() } }
    /// The color of separators. `UIColor.separator` by default. `nil` also uses the default color.
    open var separatorColor: UIColor? = .separator { didSet { styleCells() } }
    /// The visual effect of separators. Ignored, because separators are drawn in `separatorColor`. `nil` by default.
    open var separatorEffect: UIVisualEffect?
    /// The left and right insets of separators, in points, for cells without a `separatorInset`. Mirrored in
    /// right-to-left environments. 16 on the left by default.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { styleCells() } }
    /// The view above the first section. The table sets its width and keeps its height. `nil` by default.
    open var tableHeaderView: UIView? { didSet { tableHeaderDidChange(from: oldValue) } }
    /// The view below the last section. The table sets its width and keeps its height. `nil` by default.
    open var tableFooterView: UIView? { didSet { replaceEdgeView(oldValue, by: tableFooterView) } }
    /// The view behind the rows. It fills the table and doesn't scroll. `nil` by default.
    open var backgroundView: UIView? { didSet { replaceEdgeView(oldValue, by: backgroundView) } }
    /// `true` if the user can select rows outside of editing mode. `true` by default.
    open var allowsSelection = true
    /// `true` if arrow keys move a focus ring between the rows. Defaults to `allowsSelection` until it is set. If
    /// selection is not allowed, keys move the focus without selecting rows.
    open var allowsFocus: Bool {
        get { focusChoice ?? allowsSelection }
        set { focusChoice = newValue }
    }
    /// `true` if several rows can be selected outside of editing mode. Clicking a selected row then deselects it.
    /// `false` by default.
    open var allowsMultipleSelection = false
    /// `true` if rows can be selected in editing mode. `false` by default.
    open var allowsSelectionDuringEditing = false
    /// `true` if several rows can be selected in editing mode. Rows then have a selection circle in place of their
    /// editing control, unless the data source doesn't allow them to be edited. Leaving editing mode clears the
    /// selection, unless `allowsMultipleSelection` is `true`. `false` by default.
    open var allowsMultipleSelectionDuringEditing = false { didSet { styleCells() } }
    /// `true` in editing mode, in which rows have controls that delete or insert rows. `false` by default.
    open var isEditing: Bool {
        get { isEdited }
        set { setEditing(newValue, animated: false) }
    }
    /// `true` if moving to a row with the keyboard also selects the row. `false` by default.
    open var selectionFollowsFocus = false
    /// The object that provides the rows. `nil` by default. Setting it reloads all rows.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadHeights() } }
    /// The object that prepares data for rows before they are visible. `nil` by default.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet {
            guard prefetchDataSource !== oldValue else { return }
            list.prefetching.forget()
            setNeedsLayout()
        }
    }
    /// `true` if `prefetchDataSource` is called. `true` by default. Setting it to `false` cancels pending requests.
    open var isPrefetchingEnabled = true {
        didSet {
            if !isPrefetchingEnabled { list.endPrefetching() }
            setNeedsLayout()
        }
    }
    /// The delegate. If it conforms to `UITableViewDelegate`, the methods of that protocol are called, too. Setting it
    /// reloads all rows.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            tableDelegate = delegate as? any UITableViewDelegate
            reloadHeights()
        }
    }

    open override var contentInset: UIEdgeInsets { didSet { setNeedsLayout() } }

    /// The reuse identifiers of the cells that storyboard prototypes and registered nibs provide, in order of
    /// registration.
    package final var prototypeIdentifiers: [String] = []
    /// The engine that manages rows, views and selection. Collection views use the same kind of engine.
    package private(set) lazy var list = ListEngine(self, app: TableSource(table: self))
    /// `delegate` as a `UITableViewDelegate`, cast only once because it is called often.
    private(set) weak var tableDelegate: (any UITableViewDelegate)? { didSet { list.addContextMenuPress() } }
    private let ownStyle: Style
    private var focusChoice: Bool?
    private var isEdited = false
    /// The object that reveals and performs the swipe actions of rows.
    private(set) lazy var rowActions = RowActions(self)
    /// The sections of a static table that a `UITableViewController` displays.
    package var staticSections: [StaticTableSection]?
    /// The positions of all elements, from the top of the first section.
    var heights = RowHeights()
    /// The heights that are expected after the next reload.
    var reloads = TableReloads()
    /// The target of a `scrollToRow` animation in progress.
    var scrollTarget: (path: IndexPath, position: ScrollPosition)?
    var laidOutSize = CGSize.zero
    /// `true` if the data source has used the default of `tableView(_:canEditRowAt:)` since the last reset.
    var usedDefaultEditability = false
    /// The elements that were visible in the last layout pass. Stored to reuse the array's memory.
    var visibleElements: [ListElement] = []

    /// Creates a table of `style`. `frame` is in its superview's coordinates, in points.
    public init(frame: CGRect, style: Style) {
        ownStyle = style
        super.init(frame: frame)
        setUp()
    }

    /// Creates a plain table. `frame` is in its superview's coordinates, in points.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a table from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        ownStyle = Style(rawValue: (coder as? InterfaceCoder)?.style ?? 0) ?? .plain
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        behavior = list
        _ = rowActions
    }

    // MARK: Public

    /// Reloads all rows before the next frame and clears the selection.
    open func reloadData() {
        list.reloadData()
    }

    // MARK: Reuse

    /// Registers the class of the cells that `dequeueReusableCell` creates for `identifier`; `nil` removes the
    /// registration. Classes that don't inherit from `UITableViewCell` are rejected with a warning.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        ReusePool.check(cellClass, is: UITableViewCell.self) {
            list.pool.register(.cell(identifier), $0) { type, _ in type.init(dequeuedFor: identifier) }
        }
    }

    /// Registers the nib that contains the cell for `identifier`. `nil` removes the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
        register(cellWithIdentifier: identifier) { nib.makePart(UITableViewCell.self, identifier) }
    }

    /// Returns a reused cell for `identifier`, or a new one of the registered class or nib; `nil` if neither is
    /// registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        list.pool.dequeue(.cell(identifier)) as? UITableViewCell
    }

    /// Returns a reused or new cell for `identifier`. If no class or nib is registered, reports the identifier and
    /// returns an empty cell.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        list.pool.reportUnregistered(.cell(identifier), "cell class", in: "UITableView")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Registers the class of the views that `dequeueReusableHeaderFooterView` creates for `identifier`; `nil` removes
    /// the registration.
    open func register(
        _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        let key = UITableViewHeaderFooterView.key(identifier)
        ReusePool.check(viewClass, is: UITableViewHeaderFooterView.self) {
            list.pool.register(key, $0) { type, _ in type.init(dequeuedFor: identifier) }
        }
    }

    /// Registers the nib that contains the header or footer for `identifier`. `nil` removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier) }
        register(headerFooterWithIdentifier: identifier) { nib.makePart(UITableViewHeaderFooterView.self, identifier) }
    }

    /// Returns a reused header or footer for `identifier`, or a new one of the registered class or nib; `nil` if
    /// neither is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        let view = list.pool.dequeue(UITableViewHeaderFooterView.key(identifier)) as? UITableViewHeaderFooterView
        view?.isFromPlainTable = style == .plain
        return view
    }

    // MARK: Rows

    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] { list.shownParts.compactMap { $0.part as? UITableViewCell } }

    /// The index paths of the visible rows, from top to bottom; `nil` if no row is visible.
    open var indexPathsForVisibleRows: [IndexPath]? { list.visiblePaths.nonEmpty }

    /// The number of sections that the table displays. Reloads the rows first if a reload is pending.
    open var numberOfSections: Int {
        list.reloadIfNeeded()
        return list.counts.count
    }

    /// Returns the number of rows in `section`, including placeholders; 0 if the section doesn't exist. Reloads the
    /// rows first if a reload is pending.
    open func numberOfRows(inSection section: Int) -> Int {
        list.reloadIfNeeded()
        return list.numberOfItems(inSection: section)
    }

    /// Returns the cell of a row; `nil` if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        list.shown[.cell(indexPath)] as? UITableViewCell
    }

    /// Returns the index path of the row that `cell` shows; `nil` if the cell is not visible.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        list.shown.first { $0.value === cell }?.key.path
    }

    /// Returns the index path of the row at `point` in the table's coordinates; `nil` if no row is there.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        list.reloadIfNeeded()
        guard bounds.minX <= point.x, point.x < bounds.maxX, let span = heights.span(at: point.y - contentTop),
            span.element.isCell, rect(of: span).contains(point)
        else { return nil }
        return span.element.path
    }

    /// Returns the index paths of the rows that intersect `rect` in the table's coordinates, from top to bottom; an
    /// empty array if there are no such rows, and `nil` if `rect` is not finite.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        list.reloadIfNeeded()
        guard rect.minY.isFinite, rect.maxY.isFinite else { return nil }
        let spans = heights.spans(from: rect.minY - contentTop, to: rect.maxY - contentTop, limit: .max)
        return spans.map(\.element).filter(\.isCell).map(\.path)
    }

    /// Returns the frame of a row in the table's coordinates; zero if the row doesn't exist. The frame is an estimate
    /// if the height of the row or of elements above it is not known yet.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        list.reloadIfNeeded()
        return rect(of: .cell(indexPath))
    }

    /// Returns the frame of a section, including its header and footer; zero if the section doesn't exist.
    open func rect(forSection section: Int) -> CGRect {
        rectForHeader(inSection: section).union(rectForFooter(inSection: section))
    }

    /// Returns the frame of a section's header at its unpinned position; zero if the section doesn't exist.
    open func rectForHeader(inSection section: Int) -> CGRect { rect(ofResting: .header(section)) }

    /// Returns the frame of a section's footer at its unpinned position; zero if the section doesn't exist.
    open func rectForFooter(inSection section: Int) -> CGRect { rect(ofResting: .footer(section)) }

    /// Returns a section's header view; `nil` if it is not visible or not a `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        list.shown[.header(section)] as? UITableViewHeaderFooterView
    }

    /// Returns a section's footer view; `nil` if it is not visible or not a `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        list.shown[.footer(section)] as? UITableViewHeaderFooterView
    }

    // MARK: Selection and scrolling

    /// The index path of the first selected row; `nil` if there is no selection.
    open var indexPathForSelectedRow: IndexPath? { list.selection.items.min() }

    /// The index paths of the selected rows, in ascending order; `nil` if there is no selection.
    open var indexPathsForSelectedRows: [IndexPath]? { list.selection.items.sorted().nonEmpty }

    /// Selects a row and, unless `scrollPosition` is `.none`, scrolls to it. If `indexPath` is `nil`, clears the
    /// selection. The delegate is not called.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        list.reloadIfNeeded()
        guard list.select(indexPath), let indexPath else { return }
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row. The delegate is not called.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        list.setSelected(false, at: indexPath)
    }

    /// Scrolls to a row as far as the content allows. Has no effect if the row doesn't exist.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        list.reloadIfNeeded()
        guard list.hasItem(at: indexPath) else { return }
        let target = measuredOffset(of: indexPath, at: scrollPosition)
        setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: animated)
        scrollTarget = animated && isAnimatingOffset ? (indexPath, scrollPosition) : nil
    }

    /// Scrolls to the topmost selected row. Has no effect if there is no selection.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    // MARK: Editing

    /// Enters or leaves editing mode, and hides any revealed swipe actions. Override this method to update the table's
    /// appearance together with that of its rows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEdited else { return }
        rowActions.close(animated: animated)
        isEdited = editing
        if !editing, allowsMultipleSelectionDuringEditing, !allowsMultipleSelection { _ = list.select(nil) }
        for (element, part) in list.shown where element.isCell {
            if let cell = part as? UITableViewCell { applyEditing(to: cell, at: element.path, animated: animated) }
        }
        // The content of the cells has a different width now, so it may need a different height.
        if animated { performBatchUpdates(nil) } else { invalidateSizes() }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.first?.key?.keyCode == .keyboardEscape, rowActions.openRow != nil { return rowActions.close() }
        super.pressesBegan(presses, with: event)
    }

    // MARK: Updates

    /// Performs `updates` as one animated batch. Deletions use the index paths before the batch; insertions use the
    /// index paths after it. If the updates don't match the data source, the mismatch is reported and all rows are
    /// reloaded. If there are no updates, rows are measured again and move to their new positions.
    ///
    /// - Parameters:
    ///   - updates: Changes the data and calls `insertRows` and similar methods.
    ///   - completion: Called when the animation has ended, or immediately if nothing is animated. Always receives
    ///     `true`.
    @preconcurrency
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        list.performUpdates(updates) { _ in completion?(true) }
    }

    /// Begins a batch of updates. Batches can be nested.
    open func beginUpdates() {
        list.beginUpdates()
    }

    /// Ends the batch started by `beginUpdates`. If it is the outermost batch, performs its updates.
    open func endUpdates() {
        if list.batch == nil { Diagnostics.report("UITableView: endUpdates without beginUpdates ignored") }
        list.endUpdates()
    }

    /// Inserts rows. `indexPaths` are their index paths after the batch.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(\.items.inserted, indexPaths, \.appearingAnimations, indexPaths.map(ListElement.cell), animation)
    }

    /// Deletes rows. `indexPaths` are their index paths before the batch.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(\.items.deleted, indexPaths, \.disappearingAnimations, indexPaths.map(ListElement.cell), animation)
    }

    /// Replaces the cells of rows. `indexPaths` are their index paths before the batch.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(\.items.reloaded, indexPaths, \.disappearingAnimations, indexPaths.map(ListElement.cell), animation)
    }

    /// Reconfigures the visible cells of rows: the data source is called again and gets the existing cells when it
    /// dequeues. Faster than `reloadRows`. In a batch update, the rows are reloaded instead.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        list.reconfigure(indexPaths)
    }

    /// Moves a row. `indexPath` is its index path before the batch; `newIndexPath` is its index path after the batch.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        list.update { $0.updates.items.moved.insert(ListUpdates.Move(from: indexPath, to: newIndexPath)) }
    }

    /// Inserts sections. `sections` are their indexes after the batch.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(\.sections.inserted, sections, \.appearingAnimations, sections.map(ListElement.header), animation)
    }

    /// Deletes sections. `sections` are their indexes before the batch.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(\.sections.deleted, sections, \.disappearingAnimations, sections.map(ListElement.header), animation)
    }

    /// Reloads sections with their rows, headers and footers. `sections` are their indexes before the batch.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(\.sections.reloaded, sections, \.disappearingAnimations, sections.map(ListElement.header), animation)
    }

    /// Moves a section. `section` is its index before the batch; `newSection` is its index after the batch.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        list.update { $0.updates.sections.moved.insert(ListUpdates.Move(from: section, to: newSection)) }
    }

    open override func layoutSubviews() {
        list.place {
            let isResized =
                bounds.width != laidOutSize.width || !list.showsApp && bounds.height != laidOutSize.height
            laidOutSize = bounds.size
            if isResized, !list.needsReload { resetHeights() }
            list.reloadIfNeeded()
            super.layoutSubviews()
            updateShown()
        }
        rowActions.tableDidLayOut()
        list.prefetch()
    }

    func invalidateSizes() {
        // An invalid size causes the next layout pass to measure all rows again.
        laidOutSize = CGSize(width: -1, height: -1)
        setNeedsLayout()
    }
}
