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
    /// What an update takes from the screen, by its path before, until its animation is over.
    var leaving: [(view: UICollectionReusableView, element: CollectionElement)] = []
    /// The place of the view that the data source is being asked for.
    var attributesBeingDisplayed: UICollectionViewLayoutAttributes?
    var selection = ListSelection()
    /// Where the keyboard's selection of several items began.
    var selectionStart: IndexPath?
    let focusRing = ListFocusRing()
    private(set) var counts: [Int] = []
    /// Grows whenever the numbers of items are known anew.
    private(set) var generation = 0
    lazy var departing = DepartingViews<UICollectionReusableView> { [weak self] in self?.enqueue($0) }

    /// What the batch of updates that is being made consists of so far.
    var pendingUpdates = ListUpdates()
    var pendingCompletions: [@MainActor (Bool) -> Void] = []
    var isUpdating = false
    /// The update that the layout is being asked about.
    var presentTransition: CollectionTransition?

    private var needsReload = true
    private var needsPreparation = true
    /// Whether the number of items that stand in, which may depend on the layout, is to be asked anew.
    private var needsCounts = false
    private var isPreparing = false
    /// Whether what is on screen is being placed, so that callbacks of the app may run amid it.
    private(set) var isPlacing = false
    private var isLayoutPutOff = false
    private var laidOutBounds = CGRect.zero
    /// The bounds that what is on screen was placed for.
    private var placedBounds = CGRect.zero

    /// Makes a collection view with `frame` in its superview's coordinates, in points, whose items `layout` places.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layout.collectionView = self
        focusRing.tint = tintColor
        addSubview(focusRing)
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
        selectionStart = nil
        setNeedsReload()
    }

    open override func layoutSubviews() {
        placingElements {
            if bounds != laidOutBounds { boundsDidChange() }
            prepareIfNeeded()
            super.layoutSubviews()
            updateShownElements()
            placeFocusRing()
            placedBounds = bounds
        }
    }

    open override var canBecomeFirstResponder: Bool { canBecomeFocused }

    open override var canBecomeFocused: Bool { allowsSelection && standInSource == nil && hasItems }

    package override func focusDidChange(_ isFocused: Bool) {
        super.focusDidChange(isFocused)
        if isFocused, selection.cursor == nil { selection.cursor = entry }
        placeFocusRing()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFirstResponder, let key = presses.first?.key, handle(key) else {
            super.pressesBegan(presses, with: event)
            return
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        focusRing.tint = tintColor
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
        guard indexPathForItem(at: touch.location(in: self)) == pressed else { return }
        takeCursor(to: pressed)
        userSelected(pressed)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        highlight(nil)
    }

    // MARK: Internal

    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    /// Whether the data source's items are known and placed.
    var isLoaded: Bool {
        guard standInSource == nil, !needsReload else { return false }
        prepareIfNeeded()
        return !needsReload
    }

    var hasItems: Bool { counts.contains { $0 > 0 } }

    func layoutWasInvalidated(_ layout: UICollectionViewLayout) {
        if layout === collectionViewLayout { setNeedsPreparation() }
    }

    /// Asks for the numbers of items where they are not known, and tells the layout.
    func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        endAllDepartures()
        for element in shown.keys.sorted() { endDisplaying(element) }
        adopt(itemCounts())
        if standInSource == nil { selection.remove { !hasItem(at: $0) } }
        needsPreparation = true
        collectionViewLayout.invalidateLayout()
        needsCounts = false
    }

    /// There are as many items as `counts` says now.
    func adopt(_ counts: [Int]) {
        generation += 1
        self.counts = counts
        for section in counts.indices where counts[section] < 0 {
            self.counts[section] = 0
            self.counts[section] = numberOfItemsThatFillView(inSection: section) { self.counts[section] = $0 }
        }
    }

    /// Makes what the layout answers valid, and keeps what is on screen in its place.
    func prepareIfNeeded() {
        reloadIfNeeded()
        guard needsPreparation, !isPreparing else { return }
        let anchor = CollectionAnchor(of: self, laidOutWidth: placedBounds.width)
        if needsCounts { adopt(itemCounts()) }
        needsCounts = false
        // Layouts that are prepared because of the scrolling mean what they say.
        let isScrolled = bounds.origin != placedBounds.origin
        prepareLayout()
        if !isScrolled, !isDragging, !isDecelerating { contentOffset = anchor.offset(in: self) { $0 } }
    }

    /// Asks the layout to prepare itself, and for its size.
    func prepareLayout() {
        needsPreparation = false
        isPreparing = true
        collectionViewLayout.prepare()
        isPreparing = false
        let size = collectionViewLayout.collectionViewContentSize
        contentSize = CGSize(
            width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
    }

    /// Does `work`, which places what is on screen. A cell that lays itself out meanwhile would lay out the collection view,
    /// too, which is put off.
    func placingElements(_ work: () -> Void) {
        guard !isPlacing else {
            isLayoutPutOff = true
            return
        }
        isPlacing = true
        work()
        isPlacing = false
        if isLayoutPutOff { setNeedsLayout() }
        isLayoutPutOff = false
    }

    /// Takes another source's numbers of items before the next frame.
    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    func setStandIn(_ source: (any CollectionStandInSource)?) {
        standInSource = source
        endsStandInOnReload = false
        setNeedsReload()
    }

    // MARK: Private

    private func setNeedsPreparation() {
        needsPreparation = true
        needsCounts = standInSource != nil
        setNeedsLayout()
    }

    private func boundsDidChange() {
        let isResized = bounds.size != laidOutBounds.size
        laidOutBounds = bounds
        guard !needsReload else { return }
        let neededCounts = needsCounts
        if isResized && (collectionViewLayout.isOutdatedBySizeChange || standInSource != nil)
            || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        {
            collectionViewLayout.invalidateLayout()
            needsPreparation = true
        }
        // How many items stand in may depend on the room, not on the place in it.
        needsCounts = neededCounts || isResized && standInSource != nil
    }
}
