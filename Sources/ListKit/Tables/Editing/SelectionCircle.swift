import Foundation
import ViewKit

/// The selection circle of a cell in editing mode: a ring, or a filled disc with a checkmark if the row is selected.
/// Clicks go to the row.
@MainActor
final class SelectionCircle: UIView {
    private enum Metrics {
        static let size: CGFloat = 22
        static let line: CGFloat = 1.5
        /// The size of the checkmark in the circle, relative to its size as an accessory.
        static let markScale: CGFloat = 0.75
    }

    private let disc = UIView(frame: CGRect(x: 0, y: 0, width: Metrics.size, height: Metrics.size))
    private let mark = AccessoryMark(.checkmark)
    /// `true` if the row is selected. `false` by default.
    var isOn = false { didSet { if isOn != oldValue { update() } } }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        disc.layer.cornerRadius = Metrics.size / 2
        addSubview(disc)
        if let mark {
            mark.color = .white
            mark.center = CGPoint(x: Metrics.size / 2, y: Metrics.size / 2)
            mark.transform = CGAffineTransform(scaleX: Metrics.markScale, y: Metrics.markScale)
            disc.addSubview(mark)
        }
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        disc.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private func update() {
        disc.backgroundColor = isOn ? tintColor : nil
        disc.layer.borderWidth = isOn ? 0 : Metrics.line
        disc.layer.borderColor = UIColor.tertiaryLabel.cgColor
        mark?.isHidden = !isOn
    }
}
