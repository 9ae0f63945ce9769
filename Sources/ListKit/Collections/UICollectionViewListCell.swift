public import Foundation
import LayerKit

/// The position of an item in a section snapshot's hierarchy.
struct OutlinePosition {
    let level: Int
    let isExpanded: Bool
    /// A closure that expands or collapses the item.
    let toggle: @MainActor () -> Void
}

/// The background, separator and card corners that a list layout gives to a cell.
struct ListCellStyle: Equatable {
    var background = UIColor.systemBackground
    var separatorColor: UIColor? = .separator
    var separatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
    var cardRadius: CGFloat = 0
    var isFirst = false
    var isLast = false
}

/// The view of an accessory, and the width that is reserved for it.
@MainActor
private struct ShownAccessory {
    private static let standardWidth: CGFloat = 28
    let view: UIView
    let reservedWidth: UICellAccessory.LayoutDimension
    /// `true` if the view is a label whose font follows the preferred text size.
    let adjustsFont: Bool

    /// The width that the accessory takes up, in points.
    var width: CGFloat {
        switch reservedWidth {
        case .standard: Self.standardWidth
        case .actual: view.bounds.width
        case .custom(let width): width.sanitized
        }
    }
}

/// A row of a list layout. It has content, accessories at both ends, a separator and an indentation.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// The accessories. Trailing accessories are ordered from the content outward, leading ones from the edge inward.
    /// Empty by default.
    open var accessories: [UICellAccessory] = [] { didSet { replaceAccessories() } }
    /// The level of the item in its hierarchy. Section snapshots set it. 0 by default.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The indentation per level, in points. 16 by default.
    open var indentationWidth: CGFloat = 16 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// `true` if leading accessories are indented like the content. `true` by default.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

    /// The item's position in its section snapshot; `nil` if the section has no hierarchy.
    var outline: OutlinePosition? {
        didSet {
            indentationLevel = outline?.level ?? 0
            arrow?.setExpanded(outline?.isExpanded ?? false, animated: window != nil && oldValue != nil)
            if outline?.isExpanded != oldValue?.isExpanded { setNeedsUpdateConfiguration() }
        }
    }

    private enum Metrics {
        static let rowHeight: CGFloat = 44
        static let margin: CGFloat = 16
        static let gap: CGFloat = 8
    }

    private let background = UIView()
    private let separator = UIView()
    private var listStyle = ListCellStyle()
    private var leading: [ShownAccessory] = []
    private var trailing: [ShownAccessory] = []
    private var arrow: OutlineArrow?
    private var headerTap: UITapGestureRecognizer?

    /// Creates a cell. `frame` is in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a cell from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        separator.isUserInteractionEnabled = false
        insertSubview(background, at: 0)
        addSubview(separator)
        updateBackground()
    }

    /// Returns the content configuration of a standard row, without any text or image.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    open override var isSelected: Bool { didSet { updateBackground() } }
    open override var isHighlighted: Bool { didSet { updateBackground() } }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = outline?.isExpanded ?? false
        return state
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateBackground()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        resizeLabels()
        let area = contentSpan(inWidth: bounds.width)
        contentView.frame = mirroredIfNeeded(
            CGRect(x: area.left, y: 0, width: area.width, height: bounds.height))
        var x = Metrics.margin + (indentsAccessories ? indentation : 0)
        for accessory in leading { place(accessory, at: &x, step: 1) }
        x = bounds.width - Metrics.margin
        for accessory in trailing.reversed() { place(accessory, at: &x, step: -1) }
        let line = 1 / max(1, traitCollection.displayScale)
        let usesDefaultInsets = listStyle.separatorInsets == ListCellStyle().separatorInsets
        let text = usesDefaultInsets ? (content.view as? UIListContentView)?.textStart.map { area.left + $0 } : nil
        let start = text ?? listStyle.separatorInsets.leading.sanitized + indentation
        separator.frame = mirroredIfNeeded(
            CGRect(
                x: start, y: bounds.height - line,
                width: max(0, bounds.width - start - listStyle.separatorInsets.trailing.sanitized), height: line))
    }

    /// Returns the size that the content requires. Cells are at least 44 points high; headers and footers can be
    /// shorter.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        resizeLabels()
        let area = contentSpan(inWidth: targetSize.width)
        let own = contentView.systemLayoutSizeFitting(
            CGSize(width: area.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let height = max(own.height, content.height(inWidth: area.width))
        return CGSize(width: targetSize.width, height: elementKind == nil ? max(Metrics.rowHeight, height) : height)
    }

    // MARK: Internal

    func apply(_ listStyle: ListCellStyle) {
        guard listStyle != self.listStyle else { return }
        self.listStyle = listStyle
        updateBackground()
        setNeedsLayout()
    }

    override func editingDidChange() {
        if accessories.contains(where: { $0.displayed != .always }) { replaceAccessories() }
    }

    override func resetForReuse() {
        super.resetForReuse()
        outline = nil
        listStyle = ListCellStyle()
    }

    // MARK: Private

    private var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth.sanitized }

    /// Returns the left edge and width of the content in a cell that is `width` points wide.
    private func contentSpan(inWidth width: CGFloat) -> (left: CGFloat, width: CGFloat) {
        // The content has its own margin, which separates it from the accessories.
        func occupiedWidth(_ accessories: [ShownAccessory]) -> CGFloat {
            guard !accessories.isEmpty else { return 0 }
            return accessories.reduce(Metrics.margin - Metrics.gap) { $0 + Metrics.gap + $1.width }
        }
        let left = indentation + occupiedWidth(leading)
        return (left, max(0, width - left - occupiedWidth(trailing)))
    }

    /// Resizes the labels whose fonts follow the preferred text size.
    private func resizeLabels() {
        for accessory in leading where accessory.adjustsFont { accessory.view.sizeToFit() }
        for accessory in trailing where accessory.adjustsFont { accessory.view.sizeToFit() }
    }

    private func place(_ accessory: ShownAccessory, at x: inout CGFloat, step: CGFloat) {
        let (size, width) = (accessory.view.bounds.size, accessory.width)
        let left = (step > 0 ? x : x - width) + (width - size.width) / 2
        accessory.view.frame = mirroredIfNeeded(
            CGRect(x: left, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
        x += step * (width + Metrics.gap)
    }

    private func replaceAccessories() {
        for accessory in leading + trailing where accessory.view.superview === self {
            accessory.view.removeFromSuperview()
        }
        arrow = nil
        if let headerTap { removeGestureRecognizer(headerTap) }
        headerTap = nil
        func show(_ accessory: UICellAccessory) -> ShownAccessory {
            let view = makeView(for: accessory)
            if !accessory.isHidden { addSubview(view) }
            return ShownAccessory(
                view: view, reservedWidth: accessory.reservedLayoutWidth, adjustsFont: accessory.adjustsFont)
        }
        leading = UICellAccessory.ordered(accessories, isLeading: true, isEditing: isInEditedList).map(show)
        trailing = UICellAccessory.ordered(accessories, isLeading: false, isEditing: isInEditedList).map(show)
        setNeedsLayout()
    }

    private func makeView(for accessory: UICellAccessory) -> UIView {
        switch accessory.kind {
        case .mark(let type, let color):
            guard let mark = AccessoryMark(type) else { return UIView() }
            mark.color = color
            return mark
        case .outline(let options, let handler):
            let press: @MainActor () -> Void = { [weak self] in handler?() ?? self?.outline?.toggle() }
            let newArrow = OutlineArrow(color: options.tintColor, press: press)
            newArrow.setExpanded(outline?.isExpanded ?? false, animated: false)
            arrow = newArrow
            if options.style == .header {
                let tap = UITapGestureRecognizer { _ in press() }
                addGestureRecognizer(tap)
                headerTap = tap
            }
            return newArrow
        case .label(let text, let options):
            let label = UILabel()
            label.font = options.font ?? UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
            label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
            label.textColor = options.tintColor ?? .secondaryLabel
            label.text = text
            label.sizeToFit()
            return label
        case .custom(let configuration):
            let view = configuration.customView
            if let tintColor = configuration.tintColor { view.tintColor = tintColor }
            if view.bounds.isEmpty, !configuration.maintainsFixedSize { view.bounds.size = view.sizeThatFits(.zero) }
            return view
        }
    }

    private func updateBackground() {
        let isMarked = isSelected || isHighlighted
        let mark =
            isHighlighted
            ? tintColor.background(light: 0.24, dark: 0.42) : tintColor.background(light: 0.16, dark: 0.32)
        background.backgroundColor = isMarked && selectedBackgroundView == nil ? mark : .clear
        backgroundColor = listStyle.background
        separator.backgroundColor = listStyle.separatorColor
        separator.isHidden = listStyle.separatorColor == nil
        layer.cornerRadius = listStyle.isFirst || listStyle.isLast ? listStyle.cardRadius : 0
        var corners: CACornerMask = []
        if listStyle.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if listStyle.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        clipsToBounds = listStyle.cardRadius > 0 && (listStyle.isFirst || listStyle.isLast)
    }
}
