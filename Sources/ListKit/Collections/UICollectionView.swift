public import Foundation

/// Items that scroll, placed by a layout; only the visible ones have cells, which are used again.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The kind of supplementary view that stands before a flow layout's section.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of supplementary view that stands behind a flow layout's section.
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
    /// Whether `prefetchDataSource` is asked. True by default; with false it hears that nothing is needed.
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
    /// Says where the items are. Setting it changes the places at once.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            if oldValue.collectionView === self { oldValue.collectionView = nil }
            collectionViewLayout.collectionView = self
            setNeedsPreparation()
        }
    }
    open override var contentInset: UIEdgeInsets { didSet { setNeedsLayout() } }
    /// Fills the collection view behind its items, and does not scroll with them; none by default.
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

    /// The engine that collection views share with tables.
    /// The identifiers of the cells that an interface file defines, in its order.
    package var prototypeIdentifiers: [String] = []
    package private(set) lazy var list = ListEngine(self, app: CollectionSource(view: self))
    /// The delegate, which is asked so often that finding out what it is would cost much.
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
    /// The sections that scroll across the layout's direction; nil until there are any.
    var orthogonalSections: OrthogonalSections?
    /// `true` if visible cells must be measured again.
    var refitsShown = false
    /// The expectations of the next reload about cell sizes.
    var reloads = CollectionReloads()
    var laidOutBounds = CGRect.zero
    /// The width that the view had when its place in the content was last decided.
    var placedWidth: CGFloat = 0

    /// Makes a collection view with `frame` in its superview's coordinates, in points, whose items `layout` places.
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

    /// Loads all items again, whose sizes are not the same any more.
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
