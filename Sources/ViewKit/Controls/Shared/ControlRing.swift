import Foundation
import LayerKit

/// The ring around a control that has the keyboard, or around the part of it that keys act on.
@MainActor
final class ControlRing: UIView {
    private enum Metrics {
        static let width: CGFloat = 2
        /// How far outside of what it is around the ring ends: a line of what is behind sets the two off.
        static let reach: CGFloat = 4
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        layer.borderWidth = Metrics.width
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Stands around `rect` of the superview, whose corners are round by `radius`.
    func place(around rect: CGRect, radius: CGFloat) {
        frame = rect.insetBy(dx: -Metrics.reach, dy: -Metrics.reach)
        layer.cornerRadius = radius + Metrics.reach
    }

    /// Shows itself in `tint`, or hides.
    func show(_ isShown: Bool, tint: UIColor) {
        isHidden = !isShown
        layer.borderColor = tint.cgColor
    }
}
