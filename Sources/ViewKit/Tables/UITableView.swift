public import Foundation
import LayerKit

/// A column of rows that scrolls; only the visible rows have cells, which are used again.
@MainActor
open class UITableView: UIScrollView {
    /// The height of each row in points, unless the delegate says otherwise. 44 by default.
    open var rowHeight: CGFloat = 44 { didSet { if rowHeight != oldValue { reloadData() } } }
    /// Whether thin lines stand between rows. `.singleLine` by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { for cell in cells.values { cell.separator.isHidden = separatorStyle == .none } }
    }
    /// Who gives the rows.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// Who says how rows look; a scroll view's delegate that is a table's.
    open override weak var delegate: (any UIScrollViewDelegate)? { didSet { reloadData() } }

    /// What the table asks instead of its data source, while it is set.
    package private(set) var standInSource: (any TableStandInSource)?
    /// Whether the app's next reload shows the data source's rows again.
    package var endsStandInOnReload = false

    var registeredClasses: [String: UITableViewCell.Type] = [:]
    var reusePool: [String: [UITableViewCell]] = [:]
    private(set) var geometry = RowGeometry()
    private var cells: [Int: UITableViewCell] = [:]
    private var needsReload = true
    private var laidOutWidth: CGFloat = 0
    private var laidOutHeight: CGFloat = 0
    private let departing = DepartingRows()

    /// Makes a table with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Public

    /// The cells on screen, from the top.
    public var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

    /// How many sections the table has.
    public var numberOfSections: Int {
        reloadIfNeeded()
        return geometry.sectionCount
    }

    /// How many rows `section` has; 0 for one that does not exist.
    public func numberOfRows(inSection section: Int) -> Int {
        reloadIfNeeded()
        return geometry.numberOfRows(inSection: section)
    }

    /// The cell of a row that is on screen; nil for others.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        geometry.number(ofRowAt: indexPath).flatMap { cells[$0] }
    }

    /// The row that `cell` shows; nil when it is not on screen.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cells.first { $0.value === cell }.map { geometry.indexPath(ofRow: $0.key) }
    }

    /// The rectangle of a row in the table's coordinates; zero for a row that does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        reloadIfNeeded()
        return geometry.number(ofRowAt: indexPath).map(rect) ?? .zero
    }

    /// Asks for all rows anew, before the next frame.
    public func reloadData() {
        if endsStandInOnReload {
            // The stand-in's rows end first: the delegate was never told of them.
            for number in cells.keys.sorted() { endDisplaying(number) }
            standInSource = nil
        }
        endsStandInOnReload = false
        setNeedsReload()
    }

    open override func layoutSubviews() {
        if bounds.width != laidOutWidth || standInSource != nil && bounds.height != laidOutHeight { updateHeights() }
        reloadIfNeeded()
        super.layoutSubviews()
        updateVisibleCells()
    }

    // MARK: Package

    /// Shows the rows of `source` instead of the data source's, or with nil those of the data source again. The rows on
    /// screen stay above the new ones and fade for `fade` seconds; with 0 they are gone at once.
    package func setStandInSource(_ source: (any TableStandInSource)?, fade: TimeInterval) {
        let old = visibleCells
        cells = [:]
        if fade > 0, window != nil {
            departing.take(old, of: self, fade: fade)
        } else {
            departing.finish(of: self)
            for cell in old { enqueue(cell) }
        }
        standInSource = source
        endsStandInOnReload = false
        setNeedsReload()
        // The new rows may be fewer: what departs keeps its place on the screen.
        let place = contentOffset
        reloadIfNeeded()
        contentOffset = clamped(contentOffset)
        departing.move(by: CGVector(dx: contentOffset.x - place.x, dy: contentOffset.y - place.y))
    }

    /// The cells that still fade out over the present rows.
    package var departingCells: [UITableViewCell] { departing.cells }

    // MARK: Private

    private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        for number in cells.keys.sorted() { endDisplaying(number) }
        measure(counts: rowCounts())
    }

    /// Asks for the heights of sections with `counts` rows.
    private func measure(counts: [Int]) {
        laidOutWidth = bounds.width
        laidOutHeight = bounds.height
        geometry = RowGeometry(counts: counts) { path in
            tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        }
        contentSize = CGSize(width: bounds.width, height: geometry.totalHeight)
    }

    private func rowCounts() -> [Int] {
        if let standInSource {
            return (0..<max(0, standInSource.numberOfSections(in: self))).map {
                standInSource.numberOfRows(inSection: $0, of: self)
            }
        }
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
    }

    /// Asks for the heights anew, because the table's size changed, and keeps the row at its top where it was.
    private func updateHeights() {
        guard !needsReload else { return }
        let anchor = contentOffset.y > 0 ? geometry.rows(from: contentOffset.y, to: contentOffset.y + 1).first : nil
        let distance = anchor.map { contentOffset.y - geometry.tops[$0] } ?? 0
        measure(counts: standInSource == nil ? geometry.counts : rowCounts())
        for number in cells.keys.sorted() where number >= geometry.rowCount { endDisplaying(number) }
        if let anchor, anchor < geometry.rowCount {
            contentOffset = clamped(CGPoint(x: contentOffset.x, y: geometry.tops[anchor] + distance))
        }
    }

    private func updateVisibleCells() {
        let visible = geometry.rows(from: bounds.minY, to: bounds.maxY)
        for number in cells.keys.sorted() where !visible.contains(number) { endDisplaying(number) }
        for number in visible {
            if let cell = cells[number] {
                cell.frame = rect(ofRow: number)
            } else {
                display(number)
            }
        }
    }

    private func display(_ number: Int) {
        let path = geometry.indexPath(ofRow: number)
        let cell: UITableViewCell
        if let standInSource {
            cell = standInSource.cell(forRowAt: path, of: self)
        } else if let dataSource {
            cell = dataSource.tableView(self, cellForRowAt: path)
        } else {
            return
        }
        cells[number] = cell
        cell.frame = rect(ofRow: number)
        cell.separator.isHidden = separatorStyle == .none
        if standInSource == nil { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
        insertSubview(cell, at: cells.count - 1)
        cell.layoutIfNeeded()
    }

    private func endDisplaying(_ number: Int) {
        guard let cell = cells.removeValue(forKey: number) else { return }
        enqueue(cell)
        if standInSource == nil {
            tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: geometry.indexPath(ofRow: number))
        }
    }

    private func rect(ofRow number: Int) -> CGRect {
        CGRect(
            x: 0, y: geometry.tops[number], width: bounds.width,
            height: geometry.tops[number + 1] - geometry.tops[number])
    }
}
