import Foundation
import ViewKit

/// The bar at the bottom of a screen, with a button for each of the screen's actions that also shows its key.
@MainActor
final class ActionBar: UIView {
    /// The height of a row at the default text size; it grows with the text.
    static let height: CGFloat = 44

    /// An action of a screen.
    struct Action {
        /// The key that performs the action, as shown on its key cap.
        var key: String
        var title: String
        /// The tooltip that explains the action; `nil`, the default, for no tooltip.
        var toolTip: String?
        /// `true` if the action chooses one of several alternatives. Adjacent alternatives look like one segmented
        /// control.
        var isChoice = false
        var perform: @MainActor () -> Void
    }

    private enum Metrics {
        static let margin: CGFloat = 8
        static let gap: CGFloat = 6
        /// The distance by which the background of adjacent alternatives extends beyond them.
        static let trackInset: CGFloat = 2
        static let trackRadius: CGFloat = 8
        /// The maximum height of two rows with keys, as a fraction of `availableHeight`.
        static let maximumFraction: CGFloat = 0.28
    }

    /// The height of the screen, in points. The bar has two rows with keys only if they take a small part of it.
    var availableHeight: CGFloat = 0

    private let buttons: [(key: String, button: KeyButton)]
    /// The backgrounds of alternatives, one for each row of buttons.
    private var tracks: [UIView] = []
    private let line = UIView()

    init(_ actions: [Action]) {
        buttons = actions.map { ($0.key, KeyButton($0)) }
        super.init(frame: .zero)
        limitTextSize()
        backgroundColor = DemoPalette.bar
        line.backgroundColor = DemoPalette.line
        addSubview(line)
        for (_, button) in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Enables or disables the action for `key`.
    func setEnabled(_ isEnabled: Bool, forKey key: String) {
        for entry in buttons where entry.key == key { entry.button.isEnabled = isEnabled }
    }

    /// Selects or deselects the alternative for `key`.
    func setSelected(_ isSelected: Bool, forKey key: String) {
        for entry in buttons where entry.key == key { entry.button.isSelected = isSelected }
    }

    /// Changes the title of the action for `key`.
    func setTitle(_ title: String, forKey key: String) {
        for entry in buttons where entry.key == key { entry.button.title = title }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        let rows = rows(width: bounds.width)
        let rowHeight = bounds.height / CGFloat(max(1, rows.count))
        for (index, row) in rows.enumerated() {
            var x = ((bounds.width - total(row)) / 2).rounded()
            for button in row {
                let size = button.sizeThatFits(bounds.size)
                let top = (CGFloat(index) * rowHeight + (rowHeight + 1 - size.height) / 2).rounded()
                button.frame = mirroredIfNeeded(CGRect(x: x, y: top, width: size.width, height: size.height))
                x += size.width + Metrics.gap
            }
        }
        placeTracks(of: rows)
    }

    /// Places the backgrounds of the alternatives in `rows`.
    private func placeTracks(of rows: [[KeyButton]]) {
        while tracks.count < rows.count {
            let track = UIView()
            track.backgroundColor = DemoPalette.well
            track.layer.cornerRadius = Metrics.trackRadius
            track.isUserInteractionEnabled = false
            insertSubview(track, aboveSubview: line)
            tracks.append(track)
        }
        for (index, track) in tracks.enumerated() {
            let frames = rows.indices.contains(index) ? rows[index].filter(\.isChoice).map(\.frame) : []
            track.isHidden = frames.isEmpty
            guard let first = frames.first else { continue }
            track.frame = frames.dropFirst().reduce(first) { $0.union($1) }
                .insetBy(dx: -Metrics.trackInset, dy: -Metrics.trackInset)
        }
    }

    /// Returns the height of the bar at width `width`: one row, or more if the buttons don't fit into one.
    func height(width: CGFloat) -> CGFloat {
        CGFloat(max(1, rows(width: width).count)) * scaledInBars(Self.height)
    }

    // MARK: Private

    /// Returns the buttons in rows that fit into `width` points. Buttons that don't fit into one row first get small
    /// gaps, then wrap if the text is large and two rows fit, then lose their keys, and finally wrap into as many rows
    /// as needed.
    private func rows(width: CGFloat) -> [[KeyButton]] {
        let all = buttons.map(\.button)
        let hasTwoRows = barScale > 1 && 2 * scaledInBars(Self.height) <= availableHeight * Metrics.maximumFraction
        let choices: [(density: KeyButton.Density, rows: Int)] = [
            (.roomy, 1), (.snug, 1), (.roomy, hasTwoRows ? 2 : 1), (.titles, 1), (.tight, .max),
        ]
        for choice in choices {
            for button in all { button.density = choice.density }
            let available = width - 2 * Metrics.margin
            let rows = wrapped(all, width: available)
            guard rows.count <= choice.rows else { continue }
            // The narrowest width that needs no more rows balances them, which avoids a last row with a single button.
            let widths = stride(from: total(all) / CGFloat(rows.count), to: available, by: Metrics.margin)
            return widths.lazy.map { self.wrapped(all, width: $0) }.first { $0.count == rows.count } ?? rows
        }
        return [all]
    }

    private func wrapped(_ all: [KeyButton], width available: CGFloat) -> [[KeyButton]] {
        all.reduce(into: []) { rows, button in
            if let row = rows.last, total(row + [button]) <= available {
                rows[rows.count - 1].append(button)
            } else {
                rows.append([button])
            }
        }
    }

    private func total(_ row: [KeyButton]) -> CGFloat {
        row.reduce(-Metrics.gap) { $0 + $1.sizeThatFits(.zero).width + Metrics.gap }
    }
}
