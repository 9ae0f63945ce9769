public import Foundation

/// A scrolling collection of items, placed by a layout. Only visible items have cells, which are reused.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The kind of the header of a flow layout's section.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the footer of a flow layout's section.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The object that provides the items.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadSizes() } }
    /// The object that prepares items before they are visible. `nil` by default.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            guard prefetchDataSource !== oldValue else { return }
            list.prefetching.forget()
            setNeedsLayout()
        }
    }
    /// `true`, the default, if `prefetchDataSource` is called. Setting `false` cancels what it is preparing.
    open var isPrefetchingEnabled = true {
        didSet {
            if !isPrefetchingEnabled { list.endPrefetching() }
            setNeedsLayout()
        }
    }
    /// The delegate, which is a collection view delegate.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            collectionDelegate = delegate as? any UICollectionViewDelegate
            reloadSizes()
        }
    }
    /// The layout that places the items. Setting it moves them at once.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            if oldValue.collectionView === self { oldValue.collectionView = nil }
            collectionViewLayout.collectionView = self
            setNeedsPreparation()
        }
    }
    open override var contentInset: UIEdgeInsets { didSet { setNeedsLayout() } }
    /// The view behind the items, the size of the collection view; it doesn't scroll. `nil` by default.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// `true`, the default, if the user can select items.
    open var allowsSelection = true
    /// `true` if keys move between the items, with a ring around the current one. Equal to `allowsSelection` until it
    /// is set; without selection, keys select nothing.
    open var allowsFocus: Bool {
        get { focusChoice ?? allowsSelection }
        set { focusChoice = newValue }
    }
    /// `true` if several items can be selected, and a click on a selected item deselects it. `false` by default.
    open var allowsMultipleSelection = false

    /// The identifiers of the cells that an interface file defines, in its order.
    package final var prototypeIdentifiers: [String] = []
    /// The engine that collection views share with tables.
    package private(set) lazy var list = ListEngine(self, app: CollectionSource(view: self))
    /// The delegate by its type, cached because it is called often.
    private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?
    private var focusChoice: Bool?
    /// The attributes of the visible elements.
    var wanted: [ListElement: UICollectionViewLayoutAttributes] = [:]

    var needsPreparation = true
    /// `true` if the number of placeholders, which can depend on the layout, must be updated.
    var needsCounts = false
    /// `true` if the layout is prepared only because it follows scrolling; its positions are then final.
    var followsScrolling = false
    var isPreparing = false
    /// `true` while the collection view itself invalidates its layout, without the need for another pass.
    var isInvalidating = false
    /// The orthogonally scrolling sections; `nil` if there have never been any.
    var orthogonalSections: OrthogonalSections?
    /// `true` if visible cells must be measured again.
    var refitsShown = false
    /// The expectations of the next reload about cell sizes.
    var reloads = CollectionReloads()
    var laidOutBounds = CGRect.zero
    /// The width of the view when its content offset was last adjusted.
    var placedWidth: CGFloat = 0

    /// Creates a collection view with `frame` in its superview's coordinates, in points, and `layout` for its items.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        setUp()
    }

    /// Creates the view for a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        let layout = (coder as? InterfaceCoder)?.layout as? UICollectionViewLayout
        collectionViewLayout = layout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        collectionViewLayout.collectionView = self
        behavior = list
    }

    // MARK: Public

    /// Reloads all items before the next frame, and clears the selection.
    public func reloadData() {
        list.reloadData()
    }

    open override func layoutSubviews() {
        list.place {
            if bounds != laidOutBounds { boundsDidChange() }
            prepareIfNeeded()
            super.layoutSubviews()
            updateShown()
            backgroundView?.frame = bounds
            placedWidth = bounds.width
        }
        list.recycleMade()
        list.prefetch()
    }

    func invalidateSizes() {
        collectionViewLayout.fittedSizes?.forget()
        invalidateOwnLayout()
        setNeedsLayout()
    }

    /// Reloads all items because their sizes have changed.
    private func reloadSizes() {
        reloads.forget()
        reloadData()
    }

    func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
}
