import Foundation
import LayerKit

extension UIView {
    /// Ends the animations that the view's last use left, in it and below. Those that go on for
    /// ever are the view's own.
    func endPassingAnimations() {
        for key in layer.animationKeys() ?? [] {
            guard let animation = layer.animation(forKey: key) else { continue }
            if animation.repeatCount.isFinite, animation.repeatDuration.isFinite { layer.removeAnimation(forKey: key) }
        }
        for view in subviews { view.endPassingAnimations() }
    }
}
