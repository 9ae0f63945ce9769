import Foundation
import LayerKit

/// The thin bar at a scroll view's edge that shows where in the content the view is; it appears while scrolling.
@MainActor
final class ScrollIndicator: UIView {
    private var fade: ScheduledWork?

    private enum Metrics {
        static let thickness: CGFloat = 4
        static let margin: CGFloat = 3
        static let shortest: CGFloat = 36
        /// Seconds from the last scroll until the bar begins to fade, and of the fade.
        static let linger: TimeInterval = 0.8
        static let fadeDuration: TimeInterval = 0.25
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        backgroundColor = UIColor(
            cgColor: CGColor(
                light: .init(red: 0, green: 0, blue: 0, alpha: 0.4),
                dark: .init(red: 1, green: 1, blue: 1, alpha: 0.45)))
        layer.cornerRadius = Metrics.thickness / 2
        layer.zPosition = 1
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the bar, until a moment after the last call.
    func flash() {
        isHidden = false
        layer.removeAllAnimations()
        fade?.cancel()
        fade = window?.schedule(after: Metrics.linger) { [weak self] in self?.fadeOut() }
    }

    /// Places the bar beside the part of the content that `bounds` shows.
    func place(in bounds: CGRect, contentHeight: CGFloat, inset: UIEdgeInsets, mirrored: Bool) {
        let whole = contentHeight + inset.top + inset.bottom
        guard whole > bounds.height, bounds.height > 0 else {
            isHidden = true
            return
        }
        let track = bounds.height - 2 * Metrics.margin
        let length = min(track, max(Metrics.shortest, track * bounds.height / whole))
        let part = min(max((bounds.minY + inset.top) / (whole - bounds.height), 0), 1)
        let x = mirrored ? bounds.minX + Metrics.margin : bounds.maxX - Metrics.margin - Metrics.thickness
        frame = CGRect(
            x: x, y: bounds.minY + Metrics.margin + (track - length) * part, width: Metrics.thickness, height: length)
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
