import ControlKit
import Foundation
import ViewKit

/// A sheet that finds screens, settings, presets, cards and actions by name.
@MainActor
final class PaletteSheet: SheetView {
    private enum Size {
        static let maximumWidth: CGFloat = 520
        static let fieldHeight: CGFloat = 36
        /// The maximum number of results that are visible without scrolling.
        static let rows = 8
    }

    private let entries: [PaletteEntry]
    private let close: @MainActor () -> Void
    private let field = PaletteField()
    private let list = FadingScrollView(background: DemoPalette.bar)
    private let nothing = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private var results: [PaletteEntry] = []
    /// The rows of the visible results, keyed by the index of the result.
    private var rows: [Int: PaletteRow] = [:]
    /// The index of the result that Enter chooses.
    private var selection = 0

    /// Creates a palette for `entries`. `close` closes the palette; it is called before the action of an entry is
    /// performed.
    init(_ entries: [PaletteEntry], close: @escaping @MainActor () -> Void) {
        self.entries = entries
        self.close = close
        super.init("Find", maximumWidth: Size.maximumWidth, close: close)
        field.placeholder = "Screen, setting, preset, card or action"
        field.borderStyle = .roundedRect
        field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))
        field.adjustsFontForContentSizeCategory = true
        field.delegate = self
        field.move = { [weak self] in self?.moveSelection($0) }
        field.addAction(UIAction { [weak self] _ in self?.search() }, for: .editingChanged)
        nothing.text = "No results"
        for view in [field, list, nothing] { scrollView.addSubview(view) }
        list.delegate = self
        list.addGestureRecognizer(UIHoverGestureRecognizer { [weak self] in self?.pointerDidMove($0) })
        search()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func takeKeyFocus() {
        field.becomeFirstResponder()
    }

    override func contentHeight(width: CGFloat) -> CGFloat { contentHeight(rows: visibleRows) }

    // Keeps the top of the sheet in place while the user types.
    override func maximumContentHeight(width: CGFloat) -> CGFloat { contentHeight(rows: Size.rows) }

    private func contentHeight(rows: Int) -> CGFloat {
        Metrics.margin + scaledInBars(Size.fieldHeight) + Metrics.gap + CGFloat(rows)
            * scaledInBars(PaletteRow.height) + Metrics.margin
    }

    /// The number of rows that the sheet has room for: those of the results or of the text "No results".
    private var visibleRows: Int { min(Size.rows, max(1, results.count)) }

    override func layOutContent(width: CGFloat) {
        let available = width - 2 * Metrics.margin
        let (fieldHeight, rowHeight) = (scaledInBars(Size.fieldHeight), scaledInBars(PaletteRow.height))
        place(field, Metrics.margin, Metrics.margin, available, fieldHeight)
        let top = Metrics.margin + fieldHeight + Metrics.gap
        place(nothing, Metrics.margin + Metrics.gap, top, available - Metrics.gap, rowHeight)
        place(list, Metrics.margin, top, available, CGFloat(visibleRows) * rowHeight)
        list.contentSize = CGSize(width: list.bounds.width, height: CGFloat(results.count) * rowHeight)
        showRows()
    }

    // MARK: Private

    private func search() {
        results = PaletteSearch.results(for: field.text ?? "", in: entries)
        selection = 0
        for row in rows.values { row.removeFromSuperview() }
        rows = [:]
        list.contentOffset = .zero
        nothing.isHidden = !results.isEmpty
        setNeedsLayout()
        // The window updates the height of the sheet.
        superview?.setNeedsLayout()
    }

    /// Creates, places and removes rows, so that only the visible results have one.
    private func showRows() {
        let height = scaledInBars(PaletteRow.height)
        let first = max(0, Int((list.bounds.minY / height).rounded(.down)))
        let visible = first..<max(first, min(results.count, Int((list.bounds.maxY / height).rounded(.up))))
        for (index, row) in rows where !visible.contains(index) {
            row.removeFromSuperview()
            rows[index] = nil
        }
        for index in visible {
            let row = rows[index] ?? PaletteRow(results[index]) { [weak self] in self?.choose(index) }
            row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: list.bounds.width, height: height)
            row.isSelected = index == selection
            guard rows.updateValue(row, forKey: index) == nil else { continue }
            // Subviews are in the order of the results, which is also the Tab order.
            list.insertSubview(row, at: rows.keys.count { $0 < index })
        }
    }

    private func moveSelection(_ movement: PaletteField.Movement) {
        guard let last = results.indices.last else { return }
        switch movement {
        case .previous: selection = selection == 0 ? last : selection - 1
        case .next: selection = selection == last ? 0 : selection + 1
        case .pageUp: selection = max(0, selection - Size.rows)
        case .pageDown: selection = min(last, selection + Size.rows)
        }
        let height = scaledInBars(PaletteRow.height)
        let frame = CGRect(x: 0, y: CGFloat(selection) * height, width: list.bounds.width, height: height)
        // The rows at the edges are faded, so the row next to the selected one is scrolled into view, too.
        list.scrollRectToVisible(frame.insetBy(dx: 0, dy: -height), animated: false)
        scrollView.scrollRectToVisible(list.convert(frame, to: scrollView), animated: false)
        showRows()
        // The focus stays in the field, so assistive technologies don't notice the selection.
        UIAccessibility.post(notification: .announcement, argument: results[selection].spokenTitle)
    }

    /// Selects the row under the pointer when the pointer moves. While the pointer is at rest, only keys change the
    /// selection.
    private func pointerDidMove(_ hover: UIGestureRecognizer) {
        guard hover.state == .changed else { return }
        let location = hover.location(in: list)
        guard let index = rows.first(where: { $0.value.frame.contains(location) })?.key else { return }
        selection = index
        showRows()
    }

    private func choose(_ index: Int) {
        guard results.indices.contains(index) else { return }
        let chosen = results[index]
        close()
        chosen.perform()
    }
}

extension PaletteSheet: UITextFieldDelegate, UIScrollViewDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        choose(selection)
        return false
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        showRows()
    }
}
