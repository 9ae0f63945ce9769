package import Foundation
import LayerKit

/// The focus ring around a control, or around the part of a control that keys act on.
@MainActor
package final class ControlRing: UIView {
    private enum Metrics {
        static let width: CGFloat = 2
        /// The distance from the control to the ring's outer edge, in points. It exceeds the ring's width, which leaves
        /// a gap between the control and the ring.
        static let reach: CGFloat = 4
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        layer.borderWidth = Metrics.width
    }

    package required init?(coder: NSCoder) {
        nil
    }

    /// Places the ring around `rect`, which is in the superview's coordinates and has a corner radius of `radius`.
    package func place(around rect: CGRect, radius: CGFloat) {
        frame = rect.insetBy(dx: -Metrics.reach, dy: -Metrics.reach)
        layer.cornerRadius = radius + Metrics.reach
    }

    /// Shows the ring in the color `tint`, or hides it.
    package func show(_ isShown: Bool, tint: UIColor) {
        isHidden = !isShown
        layer.borderColor = tint.cgColor
    }
}
