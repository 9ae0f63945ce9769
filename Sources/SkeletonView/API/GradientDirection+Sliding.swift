public import Foundation

extension GradientDirection {
    /// An animation that slides a bone's gradient in this direction, forever.
    ///
    /// - Parameters:
    ///   - duration: Seconds of one sweep; 1.5 by default.
    ///   - autoreverses: Whether each sweep is followed by one back. False by default.
    public func slidingAnimation(duration: TimeInterval = 1.5, autoreverses: Bool = false) -> SkeletonLayerAnimation {
        { _ in
            SlidingAnimation.make(direction: self, duration: duration, autoreverses: autoreverses)
        }
    }
}
