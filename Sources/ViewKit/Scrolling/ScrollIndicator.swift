import DrawKit
import Foundation
import LayerKit

/// The thin bar at a scroll view's edge that shows where in the content the view is; it appears while scrolling.
@MainActor
final class ScrollIndicator: UIView {
    enum Axis {
        case vertical, horizontal
    }

    private enum Metrics {
        static let thickness: CGFloat = 4
        static let margin: CGFloat = 3
        static let shortest: CGFloat = 36
        /// Seconds from the last scroll until the bar begins to fade, and of the fade.
        static let linger: TimeInterval = 0.8
        static let fadeDuration: TimeInterval = 0.25
    }

    private let axis: Axis
    /// Whether there is more content than the view shows.
    private var isNeeded = false
    private var fade: ScheduledWork?

    init(axis: Axis) {
        self.axis = axis
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
        backgroundColor = UIColor(
            cgColor: CGColor(
                light: RGBA(red: 0, green: 0, blue: 0, alpha: 0.4),
                dark: RGBA(red: 1, green: 1, blue: 1, alpha: 0.45)))
        layer.cornerRadius = Metrics.thickness / 2
        layer.zPosition = 1
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the bar, until a moment after the last call.
    func flash() {
        guard isNeeded, let window else { return }
        isHidden = false
        layer.removeAllAnimations()
        fade?.cancel()
        fade = window.schedule(after: Metrics.linger) { [weak self] in self?.fadeOut() }
    }

    /// Places the bar beside the part of the content that `bounds` shows.
    func place(in bounds: CGRect, contentSize: CGSize, inset: UIEdgeInsets, mirrored: Bool) {
        let (view, whole, passed) =
            switch axis {
            case .vertical: (bounds.height, contentSize.height + inset.top + inset.bottom, bounds.minY + inset.top)
            case .horizontal: (bounds.width, contentSize.width + inset.left + inset.right, bounds.minX + inset.left)
            }
        isNeeded = whole > view && view > 2 * Metrics.margin
        guard isNeeded else {
            isHidden = true
            return
        }
        let track = view - 2 * Metrics.margin
        // Beyond the ends the bar grows shorter, as the content gives way.
        let beyond = max(0, -passed, passed - (whole - view))
        let length = max(Metrics.thickness, min(track, max(Metrics.shortest, track * view / whole)) - beyond)
        let start = Metrics.margin + (track - length) * min(max(passed / (whole - view), 0), 1)
        let edge = Metrics.margin + Metrics.thickness
        switch axis {
        case .vertical:
            let x = mirrored ? bounds.minX + Metrics.margin : bounds.maxX - edge
            frame = CGRect(x: x, y: bounds.minY + start, width: Metrics.thickness, height: length)
        case .horizontal:
            frame = CGRect(x: bounds.minX + start, y: bounds.maxY - edge, width: length, height: Metrics.thickness)
        }
    }

    private func fadeOut() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.toValue = 0
        animation.duration = Metrics.fadeDuration
        layer.add(animation, forKey: "fade")
        fade = window?.schedule(after: Metrics.fadeDuration) { [weak self] in self?.isHidden = true }
    }
}
