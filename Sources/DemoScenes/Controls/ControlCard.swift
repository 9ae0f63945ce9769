import Foundation
import ViewKit

/// One control with what it is called and what it says now.
@MainActor
final class ControlCard: UIView, GridCard {
    private static let height: CGFloat = 96

    private enum Metrics {
        static let inset: CGFloat = 16
        static let radius: CGFloat = 12
        static let titleHeight: CGFloat = 20
        static let gap: CGFloat = 12
    }

    private let titleLabel = UILabel.line(size: 15, weight: .semibold)
    private let valueLabel = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let parts: [UIView]
    private var titleHeight: CGFloat { scaled(Metrics.titleHeight) }

    /// What the control says now.
    var value: String? {
        get { valueLabel.text }
        set { valueLabel.text = newValue }
    }
    /// Says it anew; nil leaves `value` to whoever sets it.
    var text: (@MainActor () -> String?)? { didSet { update() } }

    /// Makes a card of `parts`, which stand beside each other; one without a width of its own takes what is left.
    init(_ title: String, _ parts: [UIView]) {
        self.parts = parts
        super.init(frame: .zero)
        backgroundColor = DemoPalette.card
        layer.cornerRadius = Metrics.radius
        titleLabel.text = title
        for view in [titleLabel, valueLabel] + parts { addSubview(view) }
        // What shows no text of its own is called as the card is.
        for part in parts where part.accessibilityLabel == nil { part.accessibilityLabel = title }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Lets the controls be used, or not.
    func setEnabled(_ isEnabled: Bool) {
        for case let control as UIControl in parts { control.isEnabled = isEnabled }
    }

    /// Shows what the control says now.
    func update() {
        guard let text else { return }
        value = text()
        setNeedsLayout()
    }

    /// A colour is another one in the other style.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    let beginsRow = false

    func height(forWidth width: CGFloat) -> CGFloat { Self.height - Metrics.titleHeight + titleHeight }

    override func layoutSubviews() {
        let room = bounds.shrunk(dx: Metrics.inset, dy: Metrics.inset)
        let valueWidth = min(room.width, valueLabel.sizeThatFits(.zero).width.rounded(.up))
        titleLabel.frame = mirroredIfNeeded(
            CGRect(
                x: room.minX, y: room.minY, width: max(0, room.width - valueWidth - Metrics.gap),
                height: titleHeight))
        valueLabel.frame = mirroredIfNeeded(
            CGRect(x: room.maxX - valueWidth, y: room.minY, width: valueWidth, height: titleHeight))
        let line = CGRect(
            x: room.minX, y: room.minY + titleHeight + Metrics.gap / 2, width: room.width,
            height: max(0, room.height - titleHeight - Metrics.gap / 2))
        let taken = parts.reduce(-Metrics.gap) { $0 + max(0, $1.intrinsicContentSize.width) + Metrics.gap }
        var x = line.minX
        for part in parts {
            let own = part.intrinsicContentSize
            let width = own.width > 0 ? min(own.width, line.width) : max(0, line.width - taken)
            part.frame = mirroredIfNeeded(
                CGRect(x: x, y: (line.midY - own.height / 2).rounded(), width: width, height: own.height))
            x += width + Metrics.gap
        }
    }
}
