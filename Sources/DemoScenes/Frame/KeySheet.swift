import Foundation
import ListKit
import ViewKit

/// A sheet that lists keyboard shortcuts.
@MainActor
final class KeySheet: SheetView {
    /// A keyboard shortcut: its keys and a description of its action.
    struct Entry: Equatable {
        var keys: [String]
        var text: String
    }

    private enum Size {
        static let maximumWidth: CGFloat = 560
        static let rowHeight: CGFloat = 28
        static let headingHeight: CGFloat = 20
        static let sectionGap: CGFloat = 16
        static let capHeight: CGFloat = 20
        static let capPadding: CGFloat = 6
        static let capGap: CGFloat = 4
    }

    private let sections: [(heading: UILabel, rows: [Row])]

    /// A row of the sheet, with several lines if its text doesn't fit on one.
    @MainActor
    private struct Row {
        let caps: [UILabel]
        let label: UILabel

        /// Returns the widths of the key caps for text scaled by `scale`.
        func capWidths(_ scale: CGFloat) -> [CGFloat] {
            caps.map { cap in
                max(
                    Size.capHeight.scaled(by: scale), (cap.sizeThatFits(.zero).width + 2 * Size.capPadding).rounded(.up)
                )
            }
        }

        /// Returns the total width of the key caps, with a gap after each.
        func keysWidth(_ scale: CGFloat) -> CGFloat {
            capWidths(scale).reduce(0) { $0 + $1 + Size.capGap }
        }

        /// Returns the row's height for text of width `textWidth`.
        func height(textWidth: CGFloat, _ scale: CGFloat) -> CGFloat {
            let space = CGSize(width: textWidth, height: 0)
            return max(Size.rowHeight.scaled(by: scale), label.sizeThatFits(space).height.rounded(.up) + Metrics.gap)
        }
    }

    /// Creates a sheet with named sections of entries.
    init(_ content: [(name: String, entries: [Entry])], close: @escaping @MainActor () -> Void) {
        sections = content.map { name, entries in
            let heading = UILabel.line(size: 13, weight: .bold, color: DemoPalette.secondaryText)
            heading.text = name
            return (heading, entries.map(Self.row))
        }
        super.init("Keys", maximumWidth: Size.maximumWidth, close: close)
        for section in sections {
            scrollView.addSubview(section.heading)
            for row in section.rows {
                for view in row.caps + [row.label] { scrollView.addSubview(view) }
            }
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layOutContent(width: CGFloat) {
        var y = Metrics.margin
        let (scale, headingHeight, capHeight) = (
            barScale, scaledInBars(Size.headingHeight), scaledInBars(Size.capHeight)
        )
        let textLeft = textLeft
        let textWidth = textWidth(in: width)
        let capTop = ((scaledInBars(Size.rowHeight) - capHeight) / 2).rounded()
        for section in sections {
            place(section.heading, Metrics.margin, y, width - 2 * Metrics.margin, headingHeight)
            y += headingHeight + Metrics.gap / 2
            for row in section.rows {
                var x = Metrics.margin
                for (cap, capWidth) in zip(row.caps, row.capWidths(scale)) {
                    place(cap, x, y + capTop, capWidth, capHeight)
                    x += capWidth + Size.capGap
                }
                let height = row.height(textWidth: textWidth, scale)
                place(row.label, textLeft, y, textWidth, height)
                y += height
            }
            y += Size.sectionGap
        }
    }

    override func contentHeight(width: CGFloat) -> CGFloat {
        let textWidth = textWidth(in: width)
        return sections.reduce(Metrics.margin) { height, section in
            height + scaledInBars(Size.headingHeight) + Metrics.gap / 2 + Size.sectionGap
                + section.rows.reduce(0) { $0 + $1.height(textWidth: textWidth, barScale) }
        }
    }

    // MARK: Private

    /// The left edge of the row labels, to the right of the widest keys.
    private var textLeft: CGFloat {
        let widths = sections.flatMap(\.rows).map { $0.keysWidth(barScale) }
        return Metrics.margin + (widths.max() ?? 0) + Metrics.gap
    }

    private func textWidth(in width: CGFloat) -> CGFloat { max(1, width - textLeft - Metrics.margin) }

    private static func row(_ entry: Entry) -> Row {
        let label = UILabel.line(size: 13)
        label.text = entry.text
        label.numberOfLines = 0
        let caps = entry.keys.map { key in
            let cap = UILabel.line(size: 12, weight: .semibold)
            cap.text = key
            cap.textAlignment = .center
            cap.backgroundColor = DemoPalette.well
            cap.layer.cornerRadius = 5
            return cap
        }
        return Row(caps: caps, label: label)
    }
}
