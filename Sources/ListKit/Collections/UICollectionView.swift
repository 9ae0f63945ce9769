public import Foundation

/// Items that scroll, placed by a layout; only the visible ones have cells, which are used again.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The kind of supplementary view that stands before a flow layout's section.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of supplementary view that stands behind a flow layout's section.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Who gives the items.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadSizes() } }
    /// Who prepares the items that are about to be seen; nobody by default.
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
    /// Who decides about items; a scroll view's delegate that is a collection view's.
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
    /// Whether the user can select items. True by default.
    open var allowsSelection = true
    /// Whether the keyboard comes to the items and goes from one to the next, with a ring around the one that it is at.
    /// Unless it is set, it is what `allowsSelection` is; without that, keys choose nothing.
    open var allowsFocus: Bool {
        get { focusChoice ?? allowsSelection }
        set { focusChoice = newValue }
    }
    /// Whether more than one item can be selected, and a click on a selected one takes the selection
    /// back. False by default.
    open var allowsMultipleSelection = false

    /// What the collection view has in common with tables.
    package private(set) lazy var list = ListEngine(self, app: CollectionSource(view: self))
    /// The delegate, which is asked so often that finding out what it is would cost much.
    private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?
    private var focusChoice: Bool?
    /// What the layout puts on screen.
    var wanted: [ListElement: UICollectionViewLayoutAttributes] = [:]

    var needsPreparation = true
    /// Whether the number of items that stand in, which may depend on the layout, is to be asked anew.
    var needsCounts = false
    /// Whether the layout is to be prepared only because it follows the scrolling: then it means what it says.
    var followsScrolling = false
    var isPreparing = false
    /// Whether the collection view itself invalidates its layout, which needs no layout beyond the present one.
    var isInvalidating = false
    /// The sections that scroll across the layout's direction; nil until there are any.
    var orthogonalSections: OrthogonalSections?
    /// Whether what is on screen is to be asked anew how large it is.
    var refitsShown = false
    /// What the next reload expects of the sizes of cells.
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

    /// Asks for all items anew, before the next frame; nothing is selected then.
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
