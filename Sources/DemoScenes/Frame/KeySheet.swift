import Foundation
import ViewKit

/// A sheet in the middle of the window that says what every key does.
@MainActor
final class KeySheet: UIView {
    /// A key, or several, and what it does.
    struct Entry: Equatable {
        var keys: [String]
        var text: String
    }

    private enum Metrics {
        static let widest: CGFloat = 560
        static let margin: CGFloat = 16
        static let headerHeight: CGFloat = 56
        static let rowHeight: CGFloat = 28
        static let headingHeight: CGFloat = 20
        static let gap: CGFloat = 8
        static let sectionGap: CGFloat = 16
        static let keysWidth: CGFloat = 116
        static let capHeight: CGFloat = 20
        static let capTop: CGFloat = (rowHeight - capHeight) / 2
        static let capPadding: CGFloat = 6
        static let radius: CGFloat = 14
        static let buttonHeight: CGFloat = 32
    }

    private let title = UILabel.line(size: 17, weight: .bold)
    private let line = UIView()
    private let scrollView = UIScrollView()
    private let closeButton: KeyButton
    private let sections: [(heading: UILabel, rows: [Row])]

    /// One line of the sheet, or more where its text does not fit.
    @MainActor
    private struct Row {
        let caps: [UILabel]
        let label: UILabel

        static let textLeft = Metrics.margin + Metrics.keysWidth + Metrics.gap

        static func textWidth(_ width: CGFloat) -> CGFloat { max(1, width - textLeft - Metrics.margin) }

        /// The row's height in a sheet that is `width` wide.
        func height(width: CGFloat) -> CGFloat {
            let text = label.sizeThatFits(CGSize(width: Self.textWidth(width), height: 0)).height.rounded(.up)
            return max(Metrics.rowHeight, text + Metrics.gap)
        }
    }

    /// Makes a sheet of what is called by names and has entries.
    init(_ content: [(name: String, entries: [Entry])], close: @escaping @MainActor () -> Void) {
        sections = content.map { name, entries in
            let heading = UILabel.line(size: 13, weight: .bold, color: DemoPalette.secondaryText)
            heading.text = name
            return (heading, entries.map(Self.row))
        }
        closeButton = KeyButton(.init(key: "Esc", title: "Close", perform: close))
        super.init(frame: .zero)
        keepUsualTextSize()
        backgroundColor = DemoPalette.bar
        layer.cornerRadius = Metrics.radius
        clipsToBounds = true
        scrollView.backgroundColor = DemoPalette.bar
        title.text = "Keys"
        line.backgroundColor = DemoPalette.line
        for view in [title, closeButton, scrollView, line] { addSubview(view) }
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

    /// Gives the keys to the sheet.
    func takeKeys() {
        closeButton.becomeFirstResponder()
    }

    /// The sheet's place in a window of `size`.
    func frame(in size: CGSize) -> CGRect {
        let width = max(0, min(Metrics.widest, size.width - 2 * Metrics.margin))
        let height = max(0, min(Metrics.headerHeight + contentHeight(width: width), size.height - 2 * Metrics.margin))
        return CGRect(
            x: ((size.width - width) / 2).rounded(), y: ((size.height - height) / 2).rounded(), width: width,
            height: height)
    }

    override func layoutSubviews() {
        let width = bounds.width
        let closeWidth = closeButton.sizeThatFits(bounds.size).width
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = mirroredIfNeeded(CGRect(x: x, y: y, width: max(0, width), height: height))
        }
        place(title, Metrics.margin, 14, width - 2 * Metrics.margin - closeWidth, 28)
        place(
            closeButton, width - Metrics.margin + Metrics.gap / 2 - closeWidth,
            (Metrics.headerHeight - Metrics.buttonHeight) / 2,
            closeWidth, Metrics.buttonHeight)
        place(line, 0, Metrics.headerHeight - 1, width, 1)
        place(scrollView, 0, Metrics.headerHeight, width, max(0, bounds.height - Metrics.headerHeight))
        var y = Metrics.margin
        for section in sections {
            place(section.heading, Metrics.margin, y, width - 2 * Metrics.margin, Metrics.headingHeight)
            y += Metrics.headingHeight + Metrics.gap / 2
            for row in section.rows {
                var x = Metrics.margin
                for cap in row.caps {
                    let capWidth = max(
                        Metrics.capHeight, (cap.sizeThatFits(.zero).width + 2 * Metrics.capPadding).rounded(.up))
                    place(cap, x, y + Metrics.capTop, capWidth, Metrics.capHeight)
                    x += capWidth + Metrics.gap / 2
                }
                let height = row.height(width: width)
                place(row.label, Row.textLeft, y, Row.textWidth(width), height)
                y += height
            }
            y += Metrics.sectionGap
        }
        scrollView.contentSize = CGSize(width: width, height: y)
    }

    // MARK: Private

    private func contentHeight(width: CGFloat) -> CGFloat {
        sections.reduce(Metrics.margin) { height, section in
            height + Metrics.headingHeight + Metrics.gap / 2 + Metrics.sectionGap
                + section.rows.reduce(0) { $0 + $1.height(width: width) }
        }
    }

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
