public import LayerKit
import ViewKit

extension CALayer {
    /// An animation of the background from the layer's own colour to its complementary one and back: 1 second each way,
    /// eased at both ends, forever.
    public var pulse: CAAnimation {
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
