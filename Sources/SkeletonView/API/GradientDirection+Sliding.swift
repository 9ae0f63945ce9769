public import Foundation

extension GradientDirection {
    /// Returns a repeating animation that slides a bone's gradient in this direction.
    ///
    /// - Parameters:
    ///   - duration: The duration of one sweep in seconds. 1.5 by default and for values that aren't finite
    ///     and positive.
    ///   - autoreverses: `true` to sweep back in the opposite direction after each sweep. `false` by default.
    public func slidingAnimation(duration: TimeInterval = 1.5, autoreverses: Bool = false) -> SkeletonLayerAnimation {
        let duration = SkeletonAnimationBuilder.positive(duration, else: 1.5)
        return { _ in
            SlidingAnimation.make(direction: self, duration: duration, autoreverses: autoreverses)
        }
    }
}
