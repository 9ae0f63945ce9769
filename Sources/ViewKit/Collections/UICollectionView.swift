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
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            collectionDelegate = delegate as? any UICollectionViewDelegate
            reloadData()
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
            setNeedsLayout()
        }
    }
    /// Whether the user can select items. True by default.
    open var allowsSelection = true
    /// Whether more than one item can be selected, and a click on a selected one takes the selection back. False by default.
    open var allowsMultipleSelection = false

    /// What the collection view asks instead of its data source, while it is set.
    package private(set) var standInSource: (any CollectionStandInSource)?
    /// Whether the app's next reload shows the data source's items again.
    package var endsStandInOnReload = false

    /// The delegate, which is asked so often that finding out what it is would cost much.
    private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?
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
    var counts: [Int] = []
    /// Grows whenever the numbers of items are known anew.
    var generation = 0
    lazy var departing = DepartingViews<UICollectionReusableView> { [weak self] in self?.enqueue($0) }

    /// What the batch of updates that is being made consists of so far.
    var pendingUpdates = ListUpdates()
    var pendingCompletions: [@MainActor (Bool) -> Void] = []
    var isUpdating = false
    /// The update that the layout is being asked about.
    var presentTransition: CollectionTransition?

    var needsReload = true
    var needsPreparation = true
    /// Whether the number of items that stand in, which may depend on the layout, is to be asked anew.
    var needsCounts = false
    /// Whether the layout is to be prepared only because it follows the scrolling: then it means what it says.
    var followsScrolling = false
    var isPreparing = false
    /// Whether what is on screen is being placed, so that callbacks of the app may run amid it.
    private(set) var isPlacing = false
    private var isLayoutPutOff = false
    /// Whether the collection view adds or removes views of its own, which need no layout beyond their own.
    var isExchangingViews = false
    var laidOutBounds = CGRect.zero
    /// The width that the view had when its place in the content was last decided.
    var placedWidth: CGFloat = 0

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
            backgroundView?.frame = bounds
            placedWidth = bounds.width
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
        placeFocusRing()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        press(touches.first)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        release(touches.first)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        highlight(nil)
    }

    override func subviewsDidChange() {
        if !isExchangingViews { super.subviewsDidChange() }
    }

    // MARK: Internal

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

    func setStandIn(_ source: (any CollectionStandInSource)?) {
        standInSource = source
        endsStandInOnReload = false
        if source == nil {
            // As after any other reload.
            selection = ListSelection()
            selectionStart = nil
        } else {
            window?.takeKeys(from: self)
        }
        setNeedsReload()
    }
}
