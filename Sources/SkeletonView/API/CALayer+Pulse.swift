public import LayerKit
import ViewKit

extension CALayer {
    /// A repeating animation that fades the layer's `backgroundColor` to its complementary color and back, with
    /// ease-in-ease-out timing. Each direction takes 1 second.
    ///
    /// This property is nonisolated so that synchronous nonisolated functions can read it. Reading it off the main
    /// thread traps.
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
