import DrawKit
import Foundation
import LayerKit
import TextKit
import ViewKit

/// The panel of a color well. It has a title, color swatches, a slider for each component, and a field for the color's
/// hexadecimal notation.
@MainActor
final class ColorPanel: UIView, PopUpContent {
    private let scrollView = FadingScrollView(background: ControlColors.panel)
    private let titleLabel = UILabel()
    private let swatches = ColorSwatches()
    private let rows: [Row]
    private lazy var field = ColorField(hasOpacity: hasOpacity) { [weak self] in self?.select($0) }
    private let hasOpacity: Bool
    /// The selected color; `nil` shows the components of black.
    private var color: ColorComponents?
    /// The color and a slider's value when that slider was pressed.
    private var pressed: (color: ColorComponents?, value: Float)?
    /// A closure that is called with each color that the user selects, and with `nil` if the user cancels the choice of
    /// the first color.
    private let choose: @MainActor (ColorComponents?) -> Void

    @MainActor
    private struct Row {
        let part: ColorComponents.Part
        let label = UILabel()
        let slider = UISlider()
        let value = UILabel()
    }

    private enum Metrics {
        static let margin: CGFloat = 14
        static let gap: CGFloat = 10
        static let rowHeight: CGFloat = 30
        /// The minimum height of a row that its text leaves free, in points.
        static let rowGap: CGFloat = 8
        static let labelWidth: CGFloat = 58
        static let valueWidth: CGFloat = 44
        static let titleHeight: CGFloat = 26
        static let fontSize: CGFloat = 13
    }

    init(
        title: String?, color: ColorComponents?, hasOpacity: Bool,
        choose: @escaping @MainActor (ColorComponents?) -> Void
    ) {
        self.color = color
        self.choose = choose
        self.hasOpacity = hasOpacity
        rows = ColorComponents.Part.allCases.filter { hasOpacity || $0 != .opacity }.map { Row(part: $0) }
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.followTextSize(Metrics.fontSize, weight: .semibold)
        titleLabel.accessibilityTraits = [.staticText, .header]
        titleLabel.isHidden = title?.isEmpty ?? true
        addSubview(scrollView)
        scrollView.addSubview(titleLabel)
        scrollView.addSubview(swatches)
        swatches.addAction(UIAction { [weak self] _ in self?.selectSwatch() }, for: .valueChanged)
        for row in rows { prepare(row) }
        scrollView.addSubview(field)
        swatches.show(color)
        showParts()
    }

    required init?(coder: NSCoder) {
        nil
    }

    var firstFocus: UIView { swatches }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let grid = swatches.intrinsicContentSize
        let title = titleLabel.isHidden ? 0 : titleHeight
        // The sliders keep their width if the text beside them is large.
        let texts = Metrics.labelWidth + Metrics.valueWidth
        let width = min(grid.width + grown(texts) - texts, max(grid.width, size.width - 2 * Metrics.margin))
        return CGSize(
            width: width + 2 * Metrics.margin,
            height: title + grid.height + Metrics.gap + CGFloat(rows.count) * rowHeight + Metrics.gap
                + field.sizeThatFits(CGSize(width: width, height: 0)).height + 2 * Metrics.margin)
    }

    override func layoutSubviews() {
        scrollView.frame = bounds
        scrollView.contentSize = sizeThatFits(bounds.size)
        let area = CGRect(origin: .zero, size: CGSize(width: bounds.width, height: scrollView.contentSize.height))
            .shrunk(dx: Metrics.margin, dy: Metrics.margin)
        var y = area.minY
        if !titleLabel.isHidden {
            let height = titleLabel.sizeThatFits(.zero).height
            titleLabel.frame = CGRect(x: area.minX, y: y - 2, width: area.width, height: height)
            y += titleHeight
        }
        let grid = swatches.intrinsicContentSize
        swatches.frame = CGRect(x: area.minX, y: y, width: area.width, height: grid.height)
        y += grid.height + Metrics.gap
        for row in rows {
            place(row, in: CGRect(x: area.minX, y: y, width: area.width, height: rowHeight))
            y += rowHeight
        }
        field.frame = CGRect(
            x: area.minX, y: y + Metrics.gap, width: area.width, height: field.sizeThatFits(area.size).height)
    }

    // MARK: Private

    private var titleHeight: CGFloat {
        max(Metrics.titleHeight, titleLabel.sizeThatFits(.zero).height.rounded(.up) + Metrics.gap)
    }

    private var rowHeight: CGFloat {
        rows.reduce(Metrics.rowHeight) { max($0, $1.label.sizeThatFits(.zero).height.rounded(.up) + Metrics.rowGap) }
    }

    private func place(_ row: Row, in area: CGRect) {
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let y = (area.midY - height / 2).rounded()
            view.frame = mirroredIfNeeded(CGRect(x: x, y: y, width: max(0, width), height: height))
        }
        let (labelWidth, valueWidth) = (grown(Metrics.labelWidth), grown(Metrics.valueWidth))
        let sliderWidth = area.width - labelWidth - valueWidth
        place(row.label, area.minX, labelWidth, row.label.sizeThatFits(.zero).height)
        place(row.value, area.maxX - valueWidth, valueWidth, row.value.sizeThatFits(.zero).height)
        place(row.slider, area.minX + labelWidth, sliderWidth, row.slider.intrinsicContentSize.height)
        row.value.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }

    private func prepare(_ row: Row) {
        for label in [row.label, row.value] {
            label.followTextSize(Metrics.fontSize)
            label.textColor = ControlColors.text
        }
        row.label.text = row.part.name
        row.slider.accessibilityLabel = row.part.name
        for label in [row.label, row.value] { label.isAccessibilityElement = false }
        row.slider.keyStep = row.part.step
        row.slider.addAction(
            UIAction { [weak self] in
                if let self, let slider = $0.sender as? UISlider { pressed = (color, slider.value) }
            }, for: .touchDown)
        row.slider.addAction(
            UIAction { [weak self] in
                guard let self, let slider = $0.sender as? UISlider else { return }
                // Escape restores the slider's value, which is less precise than the color.
                if slider.isTracking, let pressed, slider.value == pressed.value { return select(pressed.color) }
                setValue(Double(slider.value), for: row.part)
            }, for: .valueChanged)
        row.slider.minimumTrackTintColor =
            switch row.part {
            case .red: ControlColors.destructive
            case .green: ControlColors.on
            case .blue: ControlColors.marked
            case .opacity: ControlColors.edge
            }
        for view in [row.label, row.slider, row.value] { scrollView.addSubview(view) }
    }

    private func setValue(_ value: Double, for part: ColorComponents.Part) {
        var changed = color ?? ColorComponents()
        changed[part] = value
        select(changed)
    }

    private func selectSwatch() {
        guard let chosen = swatches.selectedColor else { return }
        color = ColorComponents(chosen.cgColor.light)
        showParts()
        choose(color)
    }

    private func select(_ chosen: ColorComponents?) {
        color = chosen
        swatches.show(chosen)
        showParts()
        choose(chosen)
    }

    private func showParts() {
        let shown = color ?? ColorComponents()
        for row in rows {
            row.slider.value = Float(shown[row.part])
            row.value.text = row.part.text(shown[row.part])
            row.slider.accessibilityValue = row.value.text
        }
        field.show(color)
    }
}
