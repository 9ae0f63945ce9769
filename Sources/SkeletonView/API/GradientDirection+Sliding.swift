public import Foundation

extension GradientDirection {
    /// Returns a repeating animation that slides a bone's gradient in this direction.
    ///
    /// - Parameters:
    ///   - duration: The duration of one sweep in seconds, 1.5 by default.
    ///   - autoreverses: `true` to sweep back in the opposite direction after each sweep. `false` by default.
    public func slidingAnimation(duration: TimeInterval = 1.5, autoreverses: Bool = false) -> SkeletonLayerAnimation {
        { _ in
            SlidingAnimation.make(direction: self, duration: duration, autoreverses: autoreverses)
        }
    }
}
