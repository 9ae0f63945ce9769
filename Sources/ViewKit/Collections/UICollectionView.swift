public import Foundation
import LayerKit

/// Items that scroll, placed by a layout; only the visible ones have cells, which are used again.
@MainActor
open class UICollectionView: UIScrollView {
    /// The kind of supplementary view that stands before a flow layout's section.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of supplementary view that stands behind a flow layout's section.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Who gives the items.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// Who decides about items; a scroll view's delegate that is a collection view's.
    open override weak var delegate: (any UIScrollViewDelegate)? { didSet { reloadData() } }
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
    /// Whether the user can select items. True by default.
    open var allowsSelection = true
    /// Whether more than one item can be selected, and a click on a selected one takes the selection back. False by default.
    open var allowsMultipleSelection = false

    /// What the collection view asks instead of its data source, while it is set.
    package private(set) var standInSource: (any CollectionStandInSource)?
    /// Whether the app's next reload shows the data source's items again.
    package var endsStandInOnReload = false

    var registeredClasses: [ReuseKey: UICollectionReusableView.Type] = [:]
    var reusePool: [ReuseKey: [UICollectionReusableView]] = [:]
    /// What is on screen.
    var shown: [CollectionElement: UICollectionReusableView] = [:]
    /// The place of the view that the data source is being asked for.
    var attributesBeingDisplayed: UICollectionViewLayoutAttributes?
    var selection = ListSelection()
    private(set) var counts: [Int] = []
    lazy var departing = DepartingViews<UICollectionReusableView> { [weak self] in self?.enqueue($0) }
    private var needsReload = true
    private var needsPreparation = true
    private var laidOutBounds = CGRect.zero

    /// Makes a collection view with `frame` in its superview's coordinates, in points, whose items `layout` places.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layout.collectionView = self
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Public

    /// Asks for all items anew, before the next frame; nothing is selected then.
    public func reloadData() {
        if endsStandInOnReload {
            // The delegate was told nothing of what stood in, and hears nothing of its end.
            for element in shown.keys.sorted() { endDisplaying(element) }
            standInSource = nil
        }
        endsStandInOnReload = false
        highlight(nil)
        selection = ListSelection()
        setNeedsReload()
    }

    /// Places the items by `layout` from now on. They change their places at once, whatever `animated` says.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    open override func layoutSubviews() {
        if bounds != laidOutBounds { boundsDidChange() }
        prepareIfNeeded()
        super.layoutSubviews()
        updateShownElements()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard allowsSelection, standInSource == nil, let touch = touches.first else { return }
        highlight(indexPathForItem(at: touch.location(in: self)))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let pressed = selection.highlighted else { return }
        highlight(nil)
        guard allowsSelection, let touch = touches.first else { return }
        if indexPathForItem(at: touch.location(in: self)) == pressed { userSelected(pressed) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        highlight(nil)
    }

    // MARK: Package

    /// Shows the items of `source` instead of the data source's, or with nil those of the data source again. What is on
    /// screen stays above the new items and fades for `fade` seconds; with 0 it is gone at once.
    package func setStandInSource(_ source: (any CollectionStandInSource)?, fade: TimeInterval) {
        highlight(nil)
        let old = shown.sorted { $0.key < $1.key }.map(\.value)
        shown = [:]
        departing.finish()
        departing.take(old, in: window, duration: fade)
        standInSource = source
        endsStandInOnReload = false
        setNeedsReload()
        // The new items may be fewer: what departs keeps its place on the screen.
        let place = contentOffset
        prepareIfNeeded()
        contentOffset = clamped(contentOffset)
        departing.move(by: CGVector(dx: contentOffset.x - place.x, dy: contentOffset.y - place.y))
    }

    /// The cells and supplementary views that still fade out over the present items.
    package var departingViews: [UICollectionReusableView] { departing.views }

    // MARK: Internal

    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    func layoutWasInvalidated(_ layout: UICollectionViewLayout) {
        if layout === collectionViewLayout { setNeedsPreparation() }
    }

    /// Asks for the numbers of items where they are not known, and tells the layout.
    func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        for element in shown.keys.sorted() { endDisplaying(element) }
        counts = itemCounts()
        if standInSource == nil { selection.remove { !hasItem(at: $0) } }
        needsPreparation = true
        collectionViewLayout.invalidateLayout()
    }

    /// Makes what the layout answers valid.
    func prepareIfNeeded() {
        reloadIfNeeded()
        guard needsPreparation else { return }
        needsPreparation = false
        collectionViewLayout.prepare()
        let size = collectionViewLayout.collectionViewContentSize
        contentSize = CGSize(
            width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
    }

    // MARK: Private

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func setNeedsPreparation() {
        needsPreparation = true
        setNeedsLayout()
    }

    private func boundsDidChange() {
        let isResized = bounds.size != laidOutBounds.size
        laidOutBounds = bounds
        guard !needsReload else { return }
        // How many items stand in may depend on the room.
        if isResized, standInSource != nil { counts = itemCounts() }
        if isResized && (collectionViewLayout.isOutdatedBySizeChange || standInSource != nil)
            || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        {
            collectionViewLayout.invalidateLayout()
            needsPreparation = true
        }
    }
}
