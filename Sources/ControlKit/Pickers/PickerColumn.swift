import Foundation
import ViewKit

/// A component of a picker view, displayed as a wheel of rows.
@MainActor
final class PickerColumn: UIScrollView, UIScrollViewDelegate, ViewBehavior {
    /// A closure that returns the view of a row, which may be the reused view passed to it.
    var makeRow: ((_ row: Int, _ reused: UIView?) -> UIView)?
    /// A closure that is called when the wheel has stopped at a row that the user selected.
    var didSelect: ((_ row: Int) -> Void)?
    /// A closure that is called when the focus ring may need to move.
    var focusDidChange: (() -> Void)?
    /// A closure that returns the title of a row for assistive technologies.
    var title: ((_ row: Int) -> String?)?

    private(set) var rowHeight: CGFloat = 0
    private(set) var rowCount = 0
    /// The row at the front, or the target row while an animation is running; 0 if there are no rows.
    private(set) var selectedRow = 0
    /// The row that the app last selected or was notified of.
    private var reportedRow = 0
    private var isAnimatingToRow = false
    /// The views of the visible rows.
    private(set) var shown: [Int: UIView] = [:]
    private var spare: [UIView] = []
    private var laidOutSize = CGSize.zero
    private var restCheck: ScheduledWork?

    private enum Limits {
        /// The time in seconds between the last movement and the final selection. Longer than the pause after which
        /// mouse wheel scrolling snaps to a row.
        static let rest: TimeInterval = 0.2
        static let spareViews = 8
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        decelerationRate = .fast
        behavior = PickerSnapping(self)
        delegate = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The geometry of the wheel at its current size.
    var wheel: PickerWheel { PickerWheel(radius: bounds.height / 2, rowHeight: rowHeight) }

    // MARK: Rows

    /// Displays `count` rows with a height of `height` points in new views. The selected row is clamped to the new
    /// rows.
    func reload(count: Int, height: CGFloat) {
        for view in shown.values { view.removeFromSuperview() }
        shown = [:]
        spare = []
        rowCount = count
        rowHeight = height
        selectedRow = min(selectedRow, max(0, count - 1))
        reportedRow = selectedRow
        laidOutSize = .zero
        setNeedsLayout()
    }

    /// Selects `row` on behalf of the app, without calling `didSelect`.
    func select(_ row: Int, animated: Bool) {
        reportedRow = row
        move(to: row, animated: animated)
    }

    /// Selects `row`, clamped to the existing rows, on behalf of the user.
    func moveByUser(to row: Int) {
        guard rowCount > 0 else { return }
        move(to: min(max(row, 0), rowCount - 1), animated: !UIAccessibility.isReduceMotionEnabled)
        if !isAnimatingToRow { reportSelection() }
    }

    private func move(to row: Int, animated: Bool) {
        layoutIfNeeded()
        let target = CGPoint(x: 0, y: offset(ofRow: row))
        selectedRow = row
        isAnimatingToRow = animated && window != nil && target != contentOffset
        setContentOffset(target, animated: isAnimatingToRow)
    }

    /// Returns the content offset at which `row` is at the front.
    func offset(ofRow row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

    /// Returns the row that is nearest to the front at the content offset `offset`.
    func row(atOffset offset: CGFloat) -> Int {
        guard rowHeight > 0, rowCount > 0, offset.isFinite else { return 0 }
        return Int(min(max(((offset + contentInset.top) / rowHeight).rounded(), 0), CGFloat(rowCount - 1)))
    }

    // MARK: Layout

    override func layoutSubviews() {
        updateSize()
        super.layoutSubviews()
        placeRows()
    }

    /// Keeps the selected row at the front after the size has changed.
    private func updateSize() {
        guard bounds.size != laidOutSize else { return }
        laidOutSize = bounds.size
        let inset = max(0, (bounds.height - rowHeight) / 2)
        contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        adjustOffset(to: CGPoint(x: 0, y: offset(ofRow: selectedRow)))
    }

    private func placeRows() {
        guard rowHeight > 0 else { return }
        let (wheel, front) = (wheel, (contentOffset.y + contentInset.top) / rowHeight)
        let visible = wheel.visibleRows(front: front, count: rowCount)
        for (row, view) in shown where !visible.contains(row) {
            shown[row] = nil
            view.isHidden = true
            if spare.count < Limits.spareViews { spare.append(view) } else { view.removeFromSuperview() }
        }
        for row in visible {
            guard let placement = wheel.placement(distance: CGFloat(row) - front) else { continue }
            let view = shown[row] ?? add(row)
            view.isHidden = false
            view.transform = .identity
            view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.width / 2, y: bounds.midY + placement.y)
            view.transform = CGAffineTransform(scaleX: 1, y: placement.scale)
            view.alpha = placement.alpha
        }
    }

    private func add(_ row: Int) -> UIView {
        let reused = spare.popLast()
        let view = makeRow?(row, reused) ?? UIView()
        if let reused, reused !== view { reused.removeFromSuperview() }
        view.isUserInteractionEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = true
        if view.superview !== self { addSubview(view) }
        shown[row] = view
        return view
    }

    // MARK: User interaction

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if !isAnimatingToRow { selectedRow = row(atOffset: contentOffset.y) }
        checkRestLater()
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        isAnimatingToRow = false
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        reportSelection()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        isAnimatingToRow = false
        reportSelection()
    }

    private func checkRestLater() {
        restCheck?.cancel()
        restCheck = window?.schedule(after: Limits.rest) { [weak self] in self?.reportSelection() }
    }

    /// Notifies the app if the user has moved the wheel to a different row and the wheel has stopped there. While the
    /// wheel is moving, checks again later.
    private func reportSelection() {
        restCheck?.cancel()
        restCheck = nil
        guard !isTracking, !isContentMoving, contentOffset.y == offset(ofRow: selectedRow) else {
            return checkRestLater()
        }
        isAnimatingToRow = false
        guard rowCount > 0, selectedRow != reportedRow else { return }
        reportedRow = selectedRow
        didSelect?(selectedRow)
    }

    // MARK: Accessibility

    var defaultAccessibility: DefaultAccessibility {
        .element(nil, value: rowCount > 0 ? title?(selectedRow) : nil, .adjustable, role: .picker)
    }

    override func accessibilityIncrement() {
        moveByUser(to: selectedRow + 1)
    }

    override func accessibilityDecrement() {
        moveByUser(to: selectedRow - 1)
    }
}
