public import Foundation
import Reporting
public import ViewKit

/// A view with one or more wheels of rows. The user selects a row of each wheel by dragging, scrolling or clicking, or
/// with the arrow keys.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The object that provides the number of components and of their rows.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadAllComponents() } }
    }
    /// The object that provides the rows and is notified of selections.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { reloadAllComponents() } }
    }
    /// `true` if the selected row is marked. `true` by default. Has no effect, because the selected row is always
    /// marked.
    open var showsSelectionIndicator = true

    private var columns: [PickerColumn] = []
    private var needsReload = true
    private let band = UIView()
    private let ring = ControlRing()

    private enum Metrics {
        static let size = CGSize(width: 320, height: 216)
        static let rowHeight: CGFloat = 32
        /// The distance of the selection mark from the sides of the picker, in points.
        static let inset: CGFloat = 9
        static let radius: CGFloat = 8
        /// The space between adjacent components, in points.
        static let gap: CGFloat = 5
    }

    private enum Limits {
        static let components = 100
        static let rows = 1_000_000
    }

    /// Creates a picker view with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = Metrics.radius
        band.isUserInteractionEnabled = false
        addSubview(band)
        addSubview(ring)
    }

    // MARK: Rows

    /// The number of components; 0 if there is no data source.
    open var numberOfComponents: Int {
        reloadIfNeeded()
        return columns.count
    }

    /// Returns the number of rows in `component`. If the component doesn't exist, logs a warning and returns 0.
    open func numberOfRows(inComponent component: Int) -> Int { column(component, "count the rows of")?.rowCount ?? 0 }

    /// Returns the size of the rows in `component`, in points. If the component doesn't exist, logs a warning and
    /// returns zero.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let column = column(component, "measure the rows of") else { return .zero }
        layoutIfNeeded()
        return CGSize(width: column.bounds.width, height: column.rowHeight)
    }

    /// Returns the view of a row; `nil` if the row is not visible. If the component doesn't exist, logs a warning and
    /// returns `nil`.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return column(component, "get a view of")?.shown[row]
    }

    /// Reloads all components from the data source and the delegate. Selected rows are clamped to the existing rows.
    open func reloadAllComponents() {
        needsReload = true
        setNeedsLayout()
    }

    /// Reloads `component` from the data source and the delegate. The selected row is clamped to the existing rows. If
    /// the component doesn't exist, logs a warning and has no effect.
    open func reloadComponent(_ component: Int) {
        guard !needsReload, let column = column(component, "reload") else { return }
        load(column, component)
    }

    /// Selects `row` of `component` without calling the delegate. If the row or component doesn't exist, logs a warning
    /// and has no effect.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let column = column(component, "select a row of") else { return }
        guard (0..<column.rowCount).contains(row) else {
            return Diagnostics.report(
                "UIPickerView: component \(component) has \(column.rowCount) rows; row \(row) not selected")
        }
        column.select(row, animated: animated)
    }

    /// Returns the row at the front of `component`, or the target row while an animation is running. Returns -1 if
    /// there are no rows. If the component doesn't exist, logs a warning and returns -1.
    open func selectedRow(inComponent component: Int) -> Int {
        guard let column = column(component, "get the selected row of"), column.rowCount > 0 else { return -1 }
        return column.selectedRow
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { Metrics.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Metrics.size }

    open override func layoutSubviews() {
        reloadIfNeeded()
        let bandHeight = columns.first?.rowHeight ?? Metrics.rowHeight
        band.frame = CGRect(
            x: Metrics.inset, y: (bounds.height - bandHeight) / 2, width: max(0, bounds.width - 2 * Metrics.inset),
            height: bandHeight)
        placeColumns()
        placeRing()
    }

    private func placeColumns() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let available = max(0, bounds.width - 2 * Metrics.inset - Metrics.gap * CGFloat(max(0, columns.count - 1)))
        let requested = columns.indices.map { index in
            sanitizedLength(delegate?.pickerView(self, widthForComponent: index) ?? 0, "width")
        }
        let remaining = max(0, available - requested.reduce(0, +)) / CGFloat(max(1, requested.count { $0 == 0 }))
        let widths = requested.map { $0 == 0 ? remaining : $0 }
        // If the components don't fill the width of the picker, they are centered.
        var x = max(0, (bounds.width - widths.reduce(0, +) - Metrics.gap * CGFloat(max(0, widths.count - 1))) / 2)
        for (column, width) in zip(columns, widths) {
            column.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width + Metrics.gap
        }
    }

    private func placeRing() {
        let focused = columns.first { $0.isFirstResponder }
        if let focused {
            let height = focused.rowHeight
            ring.place(
                around: CGRect(
                    x: focused.frame.minX, y: (bounds.height - height) / 2, width: focused.frame.width, height: height),
                radius: Metrics.radius)
        }
        ring.show(focused != nil && window?.showsFocusRing == true, tint: tintColor)
    }

    // MARK: Loading

    private func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        let requested = dataSource?.numberOfComponents(in: self) ?? 0
        let count = min(max(requested, 0), Limits.components)
        if count != requested {
            Diagnostics.report("UIPickerView: \(requested) components requested; showing \(count)")
        }
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count { addColumn() }
        for (index, column) in columns.enumerated() { load(column, index) }
    }

    private func addColumn() {
        let (column, index) = (PickerColumn(), columns.count)
        column.makeRow = { [weak self] row, reused in
            guard let self else { return UIView() }
            guard let delegate else {
                let label = reused as? PickerLabel ?? PickerLabel()
                label.text = PickerLabel.unknown
                return label
            }
            return delegate.pickerView(self, viewForRow: row, forComponent: index, reusing: reused)
        }
        column.didSelect = { [weak self] row in
            if let self { delegate?.pickerView(self, didSelectRow: row, inComponent: index) }
        }
        column.title = { [weak self] row in
            guard let self, let delegate else { return nil }
            return delegate.pickerView(self, attributedTitleForRow: row, forComponent: index)?.string
                ?? delegate.pickerView(self, titleForRow: row, forComponent: index)
        }
        column.focusDidChange = { [weak self] in self?.placeRing() }
        columns.append(column)
        insertSubview(column, belowSubview: ring)
    }

    private func load(_ column: PickerColumn, _ index: Int) {
        let requested = dataSource?.pickerView(self, numberOfRowsInComponent: index) ?? 0
        let count = min(max(requested, 0), Limits.rows)
        if count != requested {
            Diagnostics.report("UIPickerView: \(requested) rows requested in component \(index); showing \(count)")
        }
        let height = sanitizedLength(delegate?.pickerView(self, rowHeightForComponent: index) ?? 0, "row height")
        column.reload(count: count, height: height > 0 ? height : Metrics.rowHeight)
        setNeedsLayout()
    }

    /// Returns `length` if it is in 0...1,000,000. Other values are reported and replaced with 0.
    private func sanitizedLength(_ length: CGFloat, _ name: String) -> CGFloat {
        guard length.isFinite, length >= 0, length <= 1_000_000 else {
            Diagnostics.report("UIPickerView: invalid \(name) \(length) ignored")
            return 0
        }
        return length
    }

    private func column(_ component: Int, _ action: String) -> PickerColumn? {
        reloadIfNeeded()
        if columns.indices.contains(component) { return columns[component] }
        Diagnostics.report(
            "UIPickerView: can't \(action) component \(component): the picker has \(columns.count) components")
        return nil
    }
}
