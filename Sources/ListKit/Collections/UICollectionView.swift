public import Foundation

/// A scroll view that shows items, positioned by a layout. Only visible items have cells, and cells are reused.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The element kind of section headers in flow and list layouts.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The element kind of section footers in flow and list layouts.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The object that provides the items.
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
    /// The delegate. It also receives the calls for items if it conforms to `UICollectionViewDelegate`.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            collectionDelegate = delegate as? any UICollectionViewDelegate
            reloadSizes()
        }
    }
    /// The layout that positions the items. Setting it moves the items without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            if oldValue.collectionView === self { oldValue.collectionView = nil }
            collectionViewLayout.collectionView = self
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
    /// `true` if the user can select items. `true` by default.
    open var allowsSelection = true
    /// `true` if arrow keys move a focus ring between the items. Defaults to `allowsSelection` until it is set. If
    /// selection is not allowed, keys move the focus without selecting items.
    open var allowsFocus: Bool {
        get { focusChoice ?? allowsSelection }
        set { focusChoice = newValue }
    }
    /// `true` if several items can be selected. A click on a selected item then deselects it. `false` by default.
    open var allowsMultipleSelection = false

    /// The reuse identifiers of the prototype cells in a nib or storyboard, in file order.
    package final var prototypeIdentifiers: [String] = []
    /// The engine that collection views and table views share.
    package private(set) lazy var list = ListEngine(self, app: CollectionSource(view: self))
    /// `delegate`, cast once because it is called often.
    private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?
    private var focusChoice: Bool?
    /// The attributes of the visible elements.
    var wanted: [ListElement: UICollectionViewLayoutAttributes] = [:]

    var needsPreparation = true
    /// `true` if the number of placeholders must be updated because it may depend on the layout.
    var needsCounts = false
    /// `true` if the layout is prepared only because of scrolling, so the offset must not be adjusted.
    var followsScrolling = false
    var isPreparing = false
    /// `true` while the collection view invalidates its own layout, which needs no additional layout pass.
    var isInvalidating = false
    /// The orthogonally scrolling sections; `nil` until the layout first has any.
    var orthogonalSections: OrthogonalSections?
    /// `true` if visible cells must be measured again.
    var refitsShown = false
    /// The sizes to expect at the next reload.
    var reloads = CollectionReloads()
    var laidOutBounds = CGRect.zero
    /// The width of the view at the last layout, for which its content offset was adjusted.
    var placedWidth: CGFloat = 0

    /// Creates a collection view with `layout`. `frame` is in its superview's coordinates, in points.
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

    /// Reloads all items before the next frame and clears the selection.
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
