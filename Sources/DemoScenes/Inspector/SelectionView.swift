import Foundation
import SkeletonView

/// The inspector's section about a selected view, with the view's own skeleton properties.
@MainActor
final class SelectionView: UIView {
    private enum Metrics {
        static let headingHeight: CGFloat = 20
        static let gap: CGFloat = 8
        static let nameWidth: CGFloat = 92
    }

    private let heading = UILabel.line(size: 13, weight: .bold, color: DemoPalette.secondaryText)
    private let facts: [(name: UILabel, value: UILabel)]
    private let rows: [InspectorRow]
    private let isAutomatic: @MainActor () -> Bool
    private weak var selected: UIView?
    /// The values that the section currently displays.
    private var shown: [String] = []

    /// Creates the section for `item`. `isAutomatic` returns `true` if skeletons are automatic, and `change` applies
    /// the user's changes.
    init(
        _ item: SceneTree.Item, isAutomatic: @escaping @MainActor () -> Bool, change: @escaping SelectionRows.Change
    ) {
        selected = item.view
        item.view.storeSkeletonProperties()
        self.isAutomatic = isAutomatic
        facts = ["Class", "Frame", "Flags", "Reason"].map { name in
            let label = UILabel.line(size: 13)
            label.text = name
            let value = UILabel.line(size: 13, color: DemoPalette.secondaryText)
            value.numberOfLines = 0
            return (label, value)
        }
        rows = SelectionRows(view: item.view, isAutomatic: isAutomatic, change: change).make()
        super.init(frame: .zero)
        heading.text = "Selected view"
        for view in [heading] + facts.flatMap({ [$0.name, $0.value] }) + rows { addSubview(view) }
        update(item)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Swift code for the view's own properties.
    var swiftCode: String { selected.map(SelectionCode.swiftCode) ?? "" }

    /// The card that is or contains the view; `nil` on screens without cards.
    var card: SampleCard? {
        selected.flatMap { sequence(first: $0, next: \.superview).lazy.compactMap { $0 as? SampleCard }.first }
    }

    /// Updates the section with `item`; no effect if `item` is for another view.
    func update(_ item: SceneTree.Item) {
        guard item.view === selected else { return }
        let frame = item.view.frame
        func number(_ value: CGFloat) -> String { "\((Double(value) * 10).rounded() / 10)".droppedZero }
        let texts = [
            item.type,
            // Numbers are written as in code, regardless of the layout direction.
            "\u{2066}\(number(frame.minX)), \(number(frame.minY))  "
                + "\(number(frame.width))×\(number(frame.height))\u{2069}",
            Self.flags(of: item.view), item.words,
        ]
        // This method is called after each layout pass, so it must not request another pass unless something has
        // changed.
        let shown =
            texts + SelectionRows.values(of: item.view)
            + ["\(isAutomatic())", "\(SelectionShape.radius(of: item.view, isAutomatic: isAutomatic()))"]
        guard shown != self.shown else { return }
        self.shown = shown
        for (fact, text) in zip(facts, texts) { fact.value.text = text }
        superview?.superview?.setNeedsLayout()
        let settings = DemoSettings(style: DemoStyle(), theme: .light, direction: .leftToRight)
        for row in rows { row.update(settings) }
        setNeedsLayout()
    }

    /// Returns the height of the section at the given width.
    func height(width: CGFloat) -> CGFloat {
        facts.reduce(headingHeight + Metrics.gap / 2) { $0 + factHeight($1.value, width) + Metrics.gap / 2 }
            + rows.reduce(0) { $0 + $1.height(width: width) }
    }

    override func layoutSubviews() {
        let width = bounds.width
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = mirroredIfNeeded(CGRect(x: x, y: y, width: max(0, width), height: height))
        }
        place(heading, 0, 0, width, headingHeight)
        var y = headingHeight + Metrics.gap / 2
        let left = nameWidth + Metrics.gap
        for fact in facts {
            let height = factHeight(fact.value, width)
            place(fact.name, 0, y, nameWidth, headingHeight)
            // Aligns the first lines of name and value.
            let lineHeight = fact.name.sizeThatFits(.zero).height
            let textTop = y + ((headingHeight - lineHeight) / 2).rounded()
            place(fact.value, left, textTop, width - left, max(lineHeight, textHeight(fact.value, width)))
            y += height + Metrics.gap / 2
        }
        for row in rows {
            place(row, 0, y, width, row.height(width: width))
            y += row.bounds.height
        }
    }

    // MARK: Private

    private var headingHeight: CGFloat { scaledInBars(Metrics.headingHeight) }
    private var nameWidth: CGFloat { scaledInBars(Metrics.nameWidth) }

    private func factHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
        max(headingHeight, textHeight(label, width).rounded(.up))
    }

    private func textHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: max(1, width - nameWidth - Metrics.gap), height: 0)).height
    }

    private static func flags(of view: UIView) -> String {
        var flags: [String] = []
        if view.isSkeletonable { flags.append("skeletonable") }
        if view.isHiddenWhenSkeletonIsActive { flags.append("left out") }
        if !view.isUserInteractionDisabledWhenSkeletonIsActive { flags.append("takes touches") }
        if let annotation = view.skeletonAnnotation { flags.append("annotated: \(annotation)") }
        return flags.isEmpty ? "none" : flags.joined(separator: ", ")
    }
}

extension String {
    /// The number without a trailing ".0".
    fileprivate var droppedZero: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}
