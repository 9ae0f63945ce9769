public import LayerKit
import ViewKit

extension CALayer {
    /// An animation that pulses the background between the layer's color and its complementary color: 1 second each
    /// way, eased in and out, forever.
    ///
    /// Nonisolated so that synchronous nonisolated functions can read it, but only on the main thread; traps on any
    /// other.
    public nonisolated var pulse: CAAnimation {
        MainActor.assumeIsolated { makePulse() }
    }

    private func makePulse() -> CAAnimation {
        let color = backgroundColor.map(UIColor.init(cgColor:)) ?? .clear
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        animation.fromValue = color.cgColor
        animation.toValue = color.complementaryColor.cgColor
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.repeatCount = .infinity
        animation.autoreverses = true
        return animation
    }
}
