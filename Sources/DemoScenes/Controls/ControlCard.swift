import Foundation
import ViewKit

/// A card with a control, its name, and its current value.
@MainActor
final class ControlCard: UIView, GridCard {
    private enum Metrics {
        static let inset = CardView.Metrics.padding
        static let radius = CardView.Metrics.radius
        static let titleHeight: CGFloat = 20
        static let gap: CGFloat = 12
        static let controlHeight: CGFloat = 38
        static let disabledAlpha: CGFloat = 0.4
    }

    private let titleLabel = UILabel.line(size: 15, weight: .semibold)
    private let valueLabel = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let parts: [UIView]
    private var titleHeight: CGFloat { scaled(Metrics.titleHeight) }

    var title: String { titleLabel.text ?? "" }
    /// The current value of the control, as text.
    var value: String? {
        get { valueLabel.text }
        set { valueLabel.text = newValue }
    }
    /// A closure that returns the value to display. Without a closure, `value` stays unchanged.
    var text: (@MainActor () -> String?)? { didSet { update() } }

    /// Creates a card with `parts` side by side; a part without an intrinsic width takes the remaining space.
    init(_ title: String, _ parts: [UIView]) {
        self.parts = parts
        super.init(frame: .zero)
        backgroundColor = DemoPalette.card
        layer.cornerRadius = Metrics.radius
        titleLabel.text = title
        for view in [titleLabel, valueLabel] + parts { addSubview(view) }
        // Controls without text get the title as their accessibility label.
        for part in parts where part.accessibilityLabel == nil { part.accessibilityLabel = title }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Enables or disables the parts, and dims disabled parts that aren't controls.
    func setEnabled(_ isEnabled: Bool) {
        for part in parts {
            if let control = part as? UIControl {
                control.isEnabled = isEnabled
            } else {
                part.isUserInteractionEnabled = isEnabled
                part.alpha = isEnabled ? 1 : Metrics.disabledAlpha
            }
        }
    }

    /// Displays the value that the closure `text` returns; does nothing without a closure.
    func update() {
        guard let text else { return }
        value = text()
        setNeedsLayout()
    }

    /// Updates the displayed value, because a color's value depends on the interface style.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    let beginsRow = false

    func height(forWidth width: CGFloat) -> CGFloat {
        2 * Metrics.inset + titleHeight + Metrics.gap / 2 + controlHeight
    }

    /// The height of the tallest part, but at least `Metrics.controlHeight`. Some controls grow with the text size.
    private var controlHeight: CGFloat {
        max(Metrics.controlHeight, parts.map(\.intrinsicContentSize.height).max() ?? 0)
    }

    override func layoutSubviews() {
        let area = bounds.shrunk(dx: Metrics.inset, dy: Metrics.inset)
        let valueWidth = min(area.width, valueLabel.sizeThatFits(.zero).width.rounded(.up))
        titleLabel.frame = mirroredIfNeeded(
            CGRect(
                x: area.minX, y: area.minY, width: max(0, area.width - valueWidth - Metrics.gap),
                height: titleHeight))
        valueLabel.frame = mirroredIfNeeded(
            CGRect(x: area.maxX - valueWidth, y: area.minY, width: valueWidth, height: titleHeight))
        let line = CGRect(
            x: area.minX, y: area.minY + titleHeight + Metrics.gap / 2, width: area.width,
            height: max(0, area.height - titleHeight - Metrics.gap / 2))
        // In a row with a taller card, controls stay close to the title instead of moving to the middle of the card.
        let middle = line.minY + min(line.height, controlHeight) / 2
        let taken = parts.reduce(-Metrics.gap) { $0 + max(0, $1.intrinsicContentSize.width) + Metrics.gap }
        var x = line.minX
        for part in parts {
            let ideal = part.intrinsicContentSize
            let width = ideal.width > 0 ? min(ideal.width, line.width) : max(0, line.width - taken)
            part.frame = mirroredIfNeeded(
                CGRect(x: x, y: (middle - ideal.height / 2).rounded(), width: width, height: ideal.height))
            x += width + Metrics.gap
        }
    }
}
