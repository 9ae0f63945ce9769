public import Foundation

/// A factory for skeleton animations. It can be used on any thread.
public final class SkeletonAnimationBuilder: Sendable {
    /// Creates a builder, which has no state.
    public init() {}

    /// Returns a repeating animation that slides a bone's gradient in `direction`; see
    /// `GradientDirection.slidingAnimation`.
    public func makeSlidingAnimation(
        withDirection direction: GradientDirection, duration: TimeInterval = 1.5, autoreverses: Bool = false
    ) -> SkeletonLayerAnimation {
        direction.slidingAnimation(duration: duration, autoreverses: autoreverses)
    }
}
