import ControlKit
import Foundation
import ViewKit

/// A sheet that finds screens, settings, presets, cards and actions by name.
@MainActor
final class PaletteSheet: SheetView {
    private enum Size {
        static let maximumWidth: CGFloat = 520
        static let fieldHeight: CGFloat = 36
        /// The maximum number of results that are shown.
        static let rows = 8
    }

    private let entries: [PaletteEntry]
    private let close: @MainActor () -> Void
    private let field = PaletteField()
    private let nothing = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private var results: [PaletteEntry] = []
    private var rows: [PaletteRow] = []
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
        field.move = { [weak self] in self?.moveSelection(by: $0) }
        field.addAction(UIAction { [weak self] _ in self?.search() }, for: .editingChanged)
        nothing.text = "No results"
        for view in [field, nothing] { scrollView.addSubview(view) }
        scrollView.addGestureRecognizer(UIHoverGestureRecognizer { [weak self] in self?.pointerDidMove($0) })
        search()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func takeKeyFocus() {
        field.becomeFirstResponder()
    }

    // The height is the same for every number of results, so that the sheet doesn't jump while the user types.
    override func contentHeight(width: CGFloat) -> CGFloat {
        Metrics.margin + scaledInBars(Size.fieldHeight) + Metrics.gap + CGFloat(Size.rows)
            * scaledInBars(PaletteRow.height) + Metrics.margin
    }

    override func layOutContent(width: CGFloat) {
        let available = width - 2 * Metrics.margin
        let (fieldHeight, rowHeight) = (scaledInBars(Size.fieldHeight), scaledInBars(PaletteRow.height))
        place(field, Metrics.margin, Metrics.margin, available, fieldHeight)
        let top = Metrics.margin + fieldHeight + Metrics.gap
        place(nothing, Metrics.margin + Metrics.gap, top, available - Metrics.gap, rowHeight)
        for (index, row) in rows.enumerated() {
            place(row, Metrics.margin, top + CGFloat(index) * rowHeight, available, rowHeight)
        }
    }

    // MARK: Private

    private func search() {
        results = Array(PaletteSearch.results(for: field.text ?? "", in: entries).prefix(Size.rows))
        selection = 0
        for row in rows { row.removeFromSuperview() }
        rows = results.indices.map { index in
            PaletteRow(results[index]) { [weak self] in self?.choose(index) }
        }
        for row in rows { scrollView.addSubview(row) }
        nothing.isHidden = !results.isEmpty
        showSelection()
        setNeedsLayout()
    }

    private func moveSelection(by distance: Int) {
        guard !rows.isEmpty else { return }
        selection = (selection + distance + rows.count) % rows.count
        showSelection()
        scrollView.scrollRectToVisible(rows[selection].frame, animated: false)
    }

    /// Selects the row under the pointer when the pointer moves. A pointer at rest leaves the selection to the keys.
    private func pointerDidMove(_ hover: UIGestureRecognizer) {
        guard hover.state == .changed else { return }
        let location = hover.location(in: scrollView)
        guard let index = rows.firstIndex(where: { $0.frame.contains(location) }) else { return }
        selection = index
        showSelection()
    }

    private func showSelection() {
        for (index, row) in rows.enumerated() { row.isSelected = index == selection }
    }

    private func choose(_ index: Int) {
        guard results.indices.contains(index) else { return }
        let chosen = results[index]
        close()
        chosen.perform()
    }
}

extension PaletteSheet: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        choose(selection)
        return false
    }
}
