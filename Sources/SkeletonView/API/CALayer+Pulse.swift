public import LayerKit
import ViewKit

extension CALayer {
    /// An animation of the background from the layer's color to its complementary color and back: 1 second each way,
    /// eased in and out, forever.
    ///
    /// It is nonisolated so that synchronous functions without an actor can read it, but only on the main thread;
    /// elsewhere it traps.
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
