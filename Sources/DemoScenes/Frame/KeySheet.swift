import Foundation
import ViewKit

/// A sheet that says what every key does.
@MainActor
final class KeySheet: SheetView {
    /// A key, or several, and what it does.
    struct Entry: Equatable {
        var keys: [String]
        var text: String
    }

    private enum Size {
        static let widest: CGFloat = 560
        static let rowHeight: CGFloat = 28
        static let headingHeight: CGFloat = 20
        static let sectionGap: CGFloat = 16
        static let keysWidth: CGFloat = 116
        static let capHeight: CGFloat = 20
        static let capTop: CGFloat = (rowHeight - capHeight) / 2
        static let capPadding: CGFloat = 6
    }

    private let sections: [(heading: UILabel, rows: [Row])]

    /// One line of the sheet, or more where its text does not fit.
    @MainActor
    private struct Row {
        let caps: [UILabel]
        let label: UILabel

        static let textLeft = Metrics.margin + Size.keysWidth + Metrics.gap

        static func textWidth(_ width: CGFloat) -> CGFloat { max(1, width - textLeft - Metrics.margin) }

        /// The row's height in a sheet that is `width` wide.
        func height(width: CGFloat) -> CGFloat {
            let text = label.sizeThatFits(CGSize(width: Self.textWidth(width), height: 0)).height.rounded(.up)
            return max(Size.rowHeight, text + Metrics.gap)
        }
    }

    /// Makes a sheet of what is called by names and has entries.
    init(_ content: [(name: String, entries: [Entry])], close: @escaping @MainActor () -> Void) {
        sections = content.map { name, entries in
            let heading = UILabel.line(size: 13, weight: .bold, color: DemoPalette.secondaryText)
            heading.text = name
            return (heading, entries.map(Self.row))
        }
        super.init("Keys", widest: Size.widest, close: close)
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
        for section in sections {
            place(section.heading, Metrics.margin, y, width - 2 * Metrics.margin, Size.headingHeight)
            y += Size.headingHeight + Metrics.gap / 2
            for row in section.rows {
                var x = Metrics.margin
                for cap in row.caps {
                    let capWidth = max(
                        Size.capHeight, (cap.sizeThatFits(.zero).width + 2 * Size.capPadding).rounded(.up))
                    place(cap, x, y + Size.capTop, capWidth, Size.capHeight)
                    x += capWidth + Metrics.gap / 2
                }
                let height = row.height(width: width)
                place(row.label, Row.textLeft, y, Row.textWidth(width), height)
                y += height
            }
            y += Size.sectionGap
        }
    }

    override func contentHeight(width: CGFloat) -> CGFloat {
        sections.reduce(Metrics.margin) { height, section in
            height + Size.headingHeight + Metrics.gap / 2 + Size.sectionGap
                + section.rows.reduce(0) { $0 + $1.height(width: width) }
        }
    }

    // MARK: Private

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
