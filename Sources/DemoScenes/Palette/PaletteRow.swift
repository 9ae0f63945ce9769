import Foundation
import ViewKit

/// A result in the palette: the title of an entry, its kind, and the key that has the same effect.
@MainActor
final class PaletteRow: UIButton {
    /// The height of a row at the default text size, in points.
    static let height: CGFloat = 36

    private enum Metrics {
        static let inset: CGFloat = 12
        static let gap: CGFloat = 8
        static let capHeight: CGFloat = 20
        static let capPadding: CGFloat = 6
        static let cornerRadius: CGFloat = 6
    }

    private let name = UILabel.line(size: 13, weight: .medium)
    private let kind = UILabel.line(size: 12, color: DemoPalette.secondaryText)
    private let cap = UILabel.line(size: 12, weight: .semibold)

    init(_ entry: PaletteEntry, choose: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        layer.cornerRadius = Metrics.cornerRadius
        name.text = entry.title
        kind.text = entry.kind.text
        cap.text = entry.key
        cap.textAlignment = .center
        cap.layer.cornerRadius = 5
        cap.isHidden = entry.key == nil
        for label in [name, kind, cap] {
            label.isUserInteractionEnabled = false
            label.isAccessibilityElement = false
            addSubview(label)
        }
        accessibilityLabel = entry.spokenTitle
        addAction(UIAction { _ in choose() }, for: .primaryActionTriggered)
        controlStateDidChange()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func controlStateDidChange() {
        super.controlStateDidChange()
        backgroundColor = isSelected ? DemoPalette.well : nil
        cap.backgroundColor = isSelected ? DemoPalette.bar : DemoPalette.well
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height
        func place(_ view: UIView, x: CGFloat, width: CGFloat, height partHeight: CGFloat) {
            let frame = CGRect(x: x, y: (height - partHeight) / 2, width: max(0, width), height: partHeight)
            view.frame = mirroredIfNeeded(frame)
        }
        var right = bounds.width - Metrics.inset
        if !cap.isHidden {
            let capHeight = scaledInBars(Metrics.capHeight)
            let width = max(capHeight, (cap.sizeThatFits(.zero).width + 2 * Metrics.capPadding).rounded(.up))
            place(cap, x: right - width, width: width, height: capHeight)
            right -= width + Metrics.gap
        }
        let kindWidth = min(kind.sizeThatFits(.zero).width.rounded(.up), right / 2)
        place(kind, x: right - kindWidth, width: kindWidth, height: height)
        place(name, x: Metrics.inset, width: right - kindWidth - Metrics.gap - Metrics.inset, height: height)
    }
}
