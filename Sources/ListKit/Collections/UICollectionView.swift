public import Foundation

/// A scroll view that shows items, positioned by a layout. Only visible items have cells, and cells are reused.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The element kind of section headers in flow and list layouts.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The element kind of section footers in flow and list layouts.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The object that provides the items. `nil` by default. Setting it reloads all items.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadSizes() } }
    /// The object that prepares data for items before they are visible. `nil` by default.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
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
    /// The delegate. If it conforms to `UICollectionViewDelegate`, the methods of that protocol are called, too.
    /// Setting it reloads all items.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            collectionDelegate = delegate as? any UICollectionViewDelegate
            reloadSizes()
        }
    }
    /// The layout that positions the items. Setting it moves the items to their new positions without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            if oldValue.owner === self { oldValue.owner = nil }
            collectionViewLayout.owner = self
            setNeedsPreparation()
        }
    }
    open override var contentInset: UIEdgeInsets { didSet { setNeedsLayout() } }
    /// The view behind the items. It fills the collection view and doesn't scroll. `nil` by default.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// `true` if the user can select items outside of editing mode. `true` by default.
    open var allowsSelection = true
    /// `true` if arrow keys move a focus ring between the items. Defaults to `allowsSelection` until it is set. If
    /// selection is not allowed, keys move the focus without selecting items.
    open var allowsFocus: Bool {
        get { focusChoice ?? allowsSelection }
        set { focusChoice = newValue }
    }
    /// `true` if several items can be selected outside of editing mode. Clicking a selected item then deselects it.
    /// `false` by default.
    open var allowsMultipleSelection = false
    /// `true` if items can be selected in editing mode. `false` by default.
    open var allowsSelectionDuringEditing = false
    /// `true` if several items can be selected in editing mode. Leaving editing mode clears the selection, unless
    /// `allowsMultipleSelection` is `true`. `false` by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// `true` in editing mode, which affects the selection and the configuration state and accessories of cells. Cells
    /// have no controls for editing. `false` by default.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            editingDidChange()
            guard oldValue else { return }
            if allowsMultipleSelectionDuringEditing, !allowsMultipleSelection { _ = list.select(nil) }
        }
    }
    /// `true` if moving to an item with the keyboard also selects the item. `false` by default.
    open var selectionFollowsFocus = false

    /// The reuse identifiers of the prototype cells in a nib or storyboard, in file order.
    package final var prototypeIdentifiers: [String] = []
    /// The engine that manages items, views and selection. Table views use the same kind of engine.
    package private(set) lazy var list = ListEngine(self, app: CollectionSource(view: self))
    /// `delegate` as a `UICollectionViewDelegate`, cast only once because it is called often.
    private(set) weak var collectionDelegate: (any UICollectionViewDelegate)? { didSet { list.addContextMenuPress() } }
    private var focusChoice: Bool?
    /// The attributes of the visible elements.
    var visibleAttributes: [ListElement: UICollectionViewLayoutAttributes] = [:]

    var needsPreparation = true
    /// `true` if the item counts must be updated because the number of placeholders may depend on the layout.
    var needsCounts = false
    /// `true` if the layout is prepared only because of scrolling, so the offset must not be adjusted.
    var followsScrolling = false
    var isPreparing = false
    /// `true` while the collection view invalidates its own layout, which needs no additional layout pass.
    var isInvalidating = false
    /// `true` while the collection view invalidates its layout because its items were reloaded or updated.
    var isInvalidatingCounts = false
    /// The orthogonally scrolling sections; `nil` until the layout first has any.
    var orthogonalSections: OrthogonalSections?
    /// `true` if visible cells and supplementary views must be measured again.
    var remeasuresVisible = false
    /// The sizes that are expected after the next reload.
    var reloads = CollectionReloads()
    var laidOutBounds = CGRect.zero
    /// The view's width at the last layout. The content offset was adjusted to this width.
    var placedWidth: CGFloat = 0

    /// Creates a collection view with `layout`. `frame` is in its superview's coordinates, in points.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        setUp()
    }

    /// Creates a collection view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        let layout = (coder as? InterfaceCoder)?.layout as? UICollectionViewLayout
        collectionViewLayout = layout ?? UICollectionViewFlowLayout()
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        backgroundColor = .systemBackground
        collectionViewLayout.owner = self
        behavior = list
    }

    // MARK: Public

    /// Reloads all items before the next frame and clears the selection.
    open func reloadData() {
        list.reloadData()
    }

    // MARK: Reuse

    /// Registers the class of the cells that `dequeueReusableCell` creates for `identifier`; `nil` removes the
    /// registration. Classes that don't inherit from `UICollectionViewCell` are rejected with a warning.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        ReusePool.check(cellClass, is: UICollectionViewCell.self) { register(.cell(identifier), $0) }
    }

    /// Registers the class of the views that `dequeueReusableSupplementaryView` creates for `identifier` and
    /// `elementKind`; `nil` removes the registration. Classes that don't inherit from `UICollectionReusableView` are
    /// rejected with a warning.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        ReusePool.check(viewClass, is: UICollectionReusableView.self) {
            register(ReusePool.Key(kind: elementKind, identifier: identifier), $0)
        }
    }

    /// Registers the nib that contains the cell for `identifier`. `nil` removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
        register(cellWithIdentifier: identifier) { nib.makePart(UICollectionViewCell.self, identifier) }
    }

    /// Registers the nib that contains the supplementary view of `kind` for `identifier`. `nil` removes the
    /// registration.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard let nib else {
            return register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        register(supplementaryOfKind: kind, identifier: identifier) {
            nib.makePart(UICollectionReusableView.self, identifier)
        }
    }

    /// Returns a reused cell for `identifier`, or a new one of the registered class or nib. If neither is registered,
    /// reports the identifier and returns an empty cell.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = dequeue(.cell(identifier), for: indexPath) as? UICollectionViewCell { return cell }
        list.pool.reportUnregistered(.cell(identifier), "cell class", in: "UICollectionView")
        let cell = UICollectionViewCell(frame: .zero)
        cell.isFromQueue = true
        return cell
    }

    /// Returns a reused view for `identifier` and `elementKind`, or a new one of the registered class or nib. If
    /// neither is registered, reports the identifier and returns an empty view.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = ReusePool.Key(kind: elementKind, identifier: identifier)
        if let view = dequeue(key, for: indexPath) { return view }
        list.pool.reportUnregistered(key, "view class of kind \"\(elementKind)\"", in: "UICollectionView")
        return UICollectionReusableView(frame: .zero)
    }

    // MARK: Items

    /// The number of sections that the collection view displays. Reloads the items first if a reload is pending.
    open var numberOfSections: Int {
        list.reloadIfNeeded()
        return list.counts.count
    }

    /// Returns the number of items in `section`; 0 if the section doesn't exist. Reloads the items first if a reload is
    /// pending.
    open func numberOfItems(inSection section: Int) -> Int {
        list.reloadIfNeeded()
        return list.numberOfItems(inSection: section)
    }

    /// The visible cells, in the order of their items.
    open var visibleCells: [UICollectionViewCell] {
        list.shownParts.compactMap { $0.element.isCell ? $0.part as? UICollectionViewCell : nil }
    }

    /// The index paths of the visible items, in ascending order.
    open var indexPathsForVisibleItems: [IndexPath] { list.visiblePaths }

    /// Returns the cell of an item; `nil` if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        list.shown[.cell(indexPath)] as? UICollectionViewCell
    }

    /// Returns the index path of the item that `cell` shows; `nil` if the cell is not visible.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        list.shown.first { $0.value === cell }?.key.path
    }

    /// Returns the index path of the item at `point` in the collection view's coordinates; `nil` if no item is there.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareIfNeeded()
        let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return visibleItems(in: area).filter { $0.frame.contains(point) }
            .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    /// Returns the visible supplementary views of `elementKind`, in the order of their index paths.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        list.shownParts.filter { !$0.element.isDecoration }
            .compactMap { $0.element.kind == elementKind ? $0.part as? UICollectionReusableView : nil }
    }

    /// Returns the index paths of the visible supplementary views of `elementKind`, in ascending order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        list.shown.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted()
    }

    /// Returns the supplementary view at `indexPath`; `nil` if it is not visible.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        list.shown[ListElement(kind: elementKind, path: indexPath)] as? UICollectionReusableView
    }

    /// Returns the layout attributes of an item; `nil` if the item doesn't exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return list.hasItem(at: indexPath) ? attributes(of: .cell(indexPath)) : nil
    }

    /// Returns the layout attributes of a supplementary view; `nil` if the layout provides none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return attributes(of: ListElement(kind: kind, path: indexPath))
    }

    // MARK: Selection and scrolling

    /// The index paths of the selected items, in ascending order; `nil` if there is no selection.
    open var indexPathsForSelectedItems: [IndexPath]? { list.selection.items.sorted().nonEmpty }

    /// Selects an item, and scrolls to it unless `scrollPosition` is empty. If `indexPath` is `nil`, clears the
    /// selection. Has no effect if `allowsSelection` is `false`. The delegate is not called.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        list.reloadIfNeeded()
        guard list.select(indexPath), let indexPath else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects an item. The delegate is not called.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        list.setSelected(false, at: indexPath)
    }

    /// Scrolls to an item as far as the content allows. Pinned headers and footers don't cover the item. Has no effect
    /// if the item doesn't exist.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard !scrollPosition.isEmpty else { return }
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Updates

    /// Performs the insertions, deletions, moves and reloads in `updates` as one animated batch.
    ///
    /// Deletions, reloads and the sources of moves use the index paths before the batch; insertions and the
    /// destinations of moves use the index paths after it. The data source must reflect the changes when `updates`
    /// returns; otherwise the mismatch is reported and all items are reloaded. If `updates` is `nil`, layout changes
    /// are animated.
    ///
    /// - Parameters:
    ///   - updates: Changes the data and calls `insertItems` and similar methods.
    ///   - completion: Called once, immediately if nothing is animated. The argument is `false` if the animation was
    ///     interrupted or if the updates didn't match the data source.
    @preconcurrency
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        list.performUpdates(updates) { completion?($0) }
    }

    /// Inserts items. `indexPaths` are their index paths after the batch.
    open func insertItems(at indexPaths: [IndexPath]) {
        list.update { $0.updates.items.inserted.formUnion(indexPaths) }
    }

    /// Deletes items. `indexPaths` are their index paths before the batch.
    open func deleteItems(at indexPaths: [IndexPath]) {
        list.update { $0.updates.items.deleted.formUnion(indexPaths) }
    }

    /// Replaces the cells of items. `indexPaths` are their index paths before the batch.
    open func reloadItems(at indexPaths: [IndexPath]) {
        list.update { $0.updates.items.reloaded.formUnion(indexPaths) }
    }

    /// Reconfigures the visible cells of items: the data source is called again and gets the existing cells when it
    /// dequeues. Faster than `reloadItems`. In a batch update, the items are reloaded instead.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        list.reconfigure(indexPaths)
    }

    /// Moves an item. `indexPath` is its index path before the batch; `newIndexPath` is its index path after the batch.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        list.update { $0.updates.items.moved.insert(ListUpdates.Move(from: indexPath, to: newIndexPath)) }
    }

    /// Inserts sections. `sections` are their indexes after the batch.
    open func insertSections(_ sections: IndexSet) {
        list.update { $0.updates.sections.inserted.formUnion(sections) }
    }

    /// Deletes sections. `sections` are their indexes before the batch.
    open func deleteSections(_ sections: IndexSet) {
        list.update { $0.updates.sections.deleted.formUnion(sections) }
    }

    /// Reloads `sections`, whose item counts may have changed. `sections` are their indexes before the batch.
    open func reloadSections(_ sections: IndexSet) {
        list.update { $0.updates.sections.reloaded.formUnion(sections) }
    }

    /// Moves a section. `section` is its index before the batch; `newSection` is its index after the batch.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        list.update { $0.updates.sections.moved.insert(ListUpdates.Move(from: section, to: newSection)) }
    }

    /// Sets `layout` and optionally animates visible items to their new positions. `completion` is called once,
    /// immediately if nothing is animated. Its argument is `false` if the animation was interrupted.
    @preconcurrency
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let canAnimate = animated && !list.isPlacing && layout !== collectionViewLayout && list.isLoaded
        let motion = canAnimate ? ListMotion(of: list) : nil
        collectionViewLayout = layout
        guard let motion else {
            completion?(true)
            return
        }
        list.move(by: .identity, motion, completion: { completion?($0) }, adopt: {})
    }

    open override func layoutSubviews() {
        list.place {
            let oldBounds = laidOutBounds
            if bounds != laidOutBounds { boundsDidChange() }
            prepareIfNeeded()
            // The first layout has no previous size.
            let isResized = oldBounds.size != bounds.size && oldBounds.size != .zero
            let isResizeAnimated = isResized && LayerChanges.recorder != nil
            if isResizeAnimated { collectionViewLayout.prepare(forAnimatedBoundsChange: oldBounds) }
            super.layoutSubviews()
            updateShown()
            if isResizeAnimated { collectionViewLayout.finalizeAnimatedBoundsChange() }
            backgroundView?.frame = bounds
            placedWidth = bounds.width
        }
        list.recycleMeasuredParts()
        list.prefetch()
    }

    func invalidateSizes() {
        collectionViewLayout.fittedSizes?.forget()
        invalidateOwnLayout()
        setNeedsLayout()
    }

    private func reloadSizes() {
        reloads.forget()
        list.reloadData()
    }

    func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
}
