public import LayerKit
import ViewKit

extension CALayer {
    /// An animation of the background from the layer's own colour to its complementary one and back: 1 second each way,
    /// eased at both ends, forever.
    ///
    /// It can be read in functions that name no actor, as long as they run on the main thread; elsewhere it traps.
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
