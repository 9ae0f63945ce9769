public import Foundation

/// Makes animations for skeletons, on any thread.
public final class SkeletonAnimationBuilder: Sendable {
    /// Makes a builder.
    public init() {}

    /// An animation that slides a bone's gradient in `direction`, forever; see `GradientDirection.slidingAnimation`.
    public func makeSlidingAnimation(
        withDirection direction: GradientDirection, duration: TimeInterval = 1.5, autoreverses: Bool = false
    ) -> SkeletonLayerAnimation {
        direction.slidingAnimation(duration: duration, autoreverses: autoreverses)
    }
}
