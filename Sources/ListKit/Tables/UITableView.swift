public import Foundation

/// A column of rows in sections that scrolls; only the visible rows have cells, which are used again.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// How sections look.
    public enum Style: Int, Sendable {
        /// One under the other; headers and footers stay on screen while their section does.
        case plain
        /// Groups with room between them; headers and footers scroll with the rows.
        case grouped
        /// The same as cards with round corners, which leave room at both sides.
        case insetGrouped
    }

    /// Stands for a height that follows from what the row, header or footer shows.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// Larger heights, in points, count as this.
    nonisolated static let largestHeight: CGFloat = 1_000_000

    /// How sections look. `.plain` by default.
    public let style: Style
    /// The height of each row in points, unless the delegate says otherwise. `automaticDimension` by default: that of
    /// what constraints in the cell's content view say, and at least 44.
    open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { reloadHeights() } } }
    /// The height of each header in points, unless the delegate says otherwise. `automaticDimension` by default.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { reloadHeights() } }
    }
    /// The height of each footer in points, unless the delegate says otherwise. `automaticDimension` by default.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { reloadHeights() } }
    }
    /// The height that rows count as, in points, until they come near the screen. `automaticDimension`, the default, is
    /// the mean of the heights known so far; 0 has the delegate asked for all heights at once.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { reloadHeights() } }
    }
    /// The same for headers.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { reloadHeights() } }
    }
    /// The same for footers.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { reloadHeights() } }
    }
    /// The style of the lines between rows. `.singleLine` by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { styleCells() } }
    /// The color of those lines; `nil`, the default, uses `UIColor.separator`.
    open var separatorColor: UIColor? { didSet { styleCells() } }
    /// Where those lines begin and end, in points from the left and the right, in cells that do not say it themselves;
    /// in from-right-to-left layouts the other way round. 16 at the left by default.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { styleCells() } }
    /// Stands above the first section, as wide as the table and as high as its frame says.
    open var tableHeaderView: UIView? { didSet { replaceEdgeView(oldValue, by: tableHeaderView) } }
    /// Stands below the last section, as wide as the table and as high as its frame says.
    open var tableFooterView: UIView? { didSet { replaceEdgeView(oldValue, by: tableFooterView) } }
    /// Fills the table behind its rows, and does not scroll with them; none by default.
    open var backgroundView: UIView? { didSet { replaceEdgeView(oldValue, by: backgroundView) } }
    /// `true`, the default, if the user can select rows.
    open var allowsSelection = true
    /// `true` if keys move between the rows, with a ring around the current one. Equal to `allowsSelection` until it is
    /// set; without selection, keys select nothing.
    open var allowsFocus: Bool {
        get { focusChoice ?? allowsSelection }
        set { focusChoice = newValue }
    }
    /// `true` if several rows can be selected, and a click on a selected row deselects it. `false` by default.
    open var allowsMultipleSelection = false
    /// `true` if moving to a row with the arrow keys selects it, without Space or Return. `false` by default.
    open var selectionFollowsFocus = false
    /// The object that provides the rows.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadHeights() } }
    /// The object that prepares rows before they are visible. `nil` by default.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
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
    /// The delegate, which is a table view delegate.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            tableDelegate = delegate as? any UITableViewDelegate
            reloadHeights()
        }
    }

    open override var contentInset: UIEdgeInsets { didSet { setNeedsLayout() } }

    /// The engine that tables share with collection views.
    /// The identifiers of the cells that an interface file defines, in its order.
    package var prototypeIdentifiers: [String] = []
    package private(set) lazy var list = ListEngine(self, app: TableSource(table: self))
    /// The delegate, which is asked so often that finding out what it is would cost much.
    private(set) weak var tableDelegate: (any UITableViewDelegate)?
    private var focusChoice: Bool?
    /// The rows of a static table, which a `UITableViewController` shows.
    package var staticSections: [StaticTableSection]?
    /// Where everything is, from the top of the first section.
    var heights = RowHeights()
    /// The expectations of the next reload.
    var reloads = TableReloads()
    /// Where `scrollToRow` is on its way to.
    var scrollTarget: (path: IndexPath, position: ScrollPosition)?
    var laidOutSize = CGSize.zero
    /// The elements of the last layout; kept to reuse their memory.
    var wanted: [ListElement] = []

    /// Makes a table with `frame` in its superview's coordinates, in points.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    /// Makes a plain table with `frame` in its superview's coordinates, in points.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates the view for a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        style = Style(rawValue: (coder as? InterfaceCoder)?.style ?? 0) ?? .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        behavior = list
    }

    // MARK: Public

    /// Reloads all rows before the next frame, and clears the selection.
    public func reloadData() {
        list.reloadData()
    }

    open override func layoutSubviews() {
        list.place {
            let isResized =
                bounds.width != laidOutSize.width || !list.showsApp && bounds.height != laidOutSize.height
            laidOutSize = bounds.size
            if isResized, !list.needsReload { forgetHeights() }
            list.reloadIfNeeded()
            super.layoutSubviews()
            updateShown()
        }
        list.prefetch()
    }

    func invalidateSizes() {
        // Rows are measured again, as for another width.
        laidOutSize = CGSize(width: -1, height: -1)
        setNeedsLayout()
    }

    // MARK: Private

    private func replaceEdgeView(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: backgroundView == nil || new === backgroundView ? 0 : 1) }
        updateContentSize()
        setNeedsLayout()
    }
}
