public import Foundation

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
    public let style: Style
    /// The height of rows in points, unless the delegate provides heights. `automaticDimension`, the default, measures
    /// each cell: its constraints determine the height, or its labels if there are no constraints, at least 44.
    open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { reloadHeights() } } }
    /// The height of headers in points, unless the delegate provides heights. `automaticDimension` by default.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { reloadHeights() } }
    }
    /// The height of footers in points, unless the delegate provides heights. `automaticDimension` by default.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { reloadHeights() } }
    }
    /// The estimated height of rows far from the visible area, in points. `automaticDimension`, the default, uses the
    /// mean of the known heights. If this is 0, all heights are requested from the delegate before anything is
    /// displayed.
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
    /// The color of separators; `nil`, the default, uses `UIColor.separator`.
    open var separatorColor: UIColor? { didSet { styleCells() } }
    /// The left and right insets of separators, in points, for cells without a `separatorInset`. Mirrored in
    /// right-to-left environments. 16 on the left by default.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { styleCells() } }
    /// The view above the first section. The table sets its width and keeps its height.
    open var tableHeaderView: UIView? { didSet { replaceEdgeView(oldValue, by: tableHeaderView) } }
    /// The view below the last section. The table sets its width and keeps its height.
    open var tableFooterView: UIView? { didSet { replaceEdgeView(oldValue, by: tableFooterView) } }
    /// The view behind the rows. It fills the table and doesn't scroll. `nil` by default.
    open var backgroundView: UIView? { didSet { replaceEdgeView(oldValue, by: backgroundView) } }
    /// `true` if the user can select rows. `true` by default.
    open var allowsSelection = true
    /// `true` if arrow keys move a focus ring between the rows. Defaults to `allowsSelection` until it is set. If
    /// selection is not allowed, keys move the focus without selecting rows.
    open var allowsFocus: Bool {
        get { focusChoice ?? allowsSelection }
        set { focusChoice = newValue }
    }
    /// `true` if several rows can be selected. A click on a selected row then deselects it. `false` by default.
    open var allowsMultipleSelection = false
    /// `true` if moving to a row with arrow keys also selects it. `false` by default.
    open var selectionFollowsFocus = false
    /// The object that provides the rows.
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
    /// The delegate. It also receives the calls for rows if it conforms to `UITableViewDelegate`.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            tableDelegate = delegate as? any UITableViewDelegate
            reloadHeights()
        }
    }

    open override var contentInset: UIEdgeInsets { didSet { setNeedsLayout() } }

    /// The reuse identifiers of the prototype cells in a nib or storyboard, in file order.
    package final var prototypeIdentifiers: [String] = []
    /// The engine that table views and collection views share.
    package private(set) lazy var list = ListEngine(self, app: TableSource(table: self))
    /// `delegate`, cast once because it is called often.
    private(set) weak var tableDelegate: (any UITableViewDelegate)?
    private var focusChoice: Bool?
    /// The sections of a static table that a `UITableViewController` displays.
    package var staticSections: [StaticTableSection]?
    /// The positions of all elements, from the top of the first section.
    var heights = RowHeights()
    /// The heights to expect at the next reload.
    var reloads = TableReloads()
    /// The target of a `scrollToRow` animation in progress.
    var scrollTarget: (path: IndexPath, position: ScrollPosition)?
    var laidOutSize = CGSize.zero
    /// The visible elements at the last layout. Stored to reuse the array's memory.
    var wanted: [ListElement] = []

    /// Creates a table with `frame` in its superview's coordinates, in points.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    /// Creates a plain table with `frame` in its superview's coordinates, in points.
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

    /// Reloads all rows before the next frame and clears the selection.
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
        // An invalid size causes the next layout to measure all rows again.
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
