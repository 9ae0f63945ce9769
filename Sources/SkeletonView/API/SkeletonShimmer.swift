public import Foundation
public import ViewKit

/// A light that slides over the content of a view, which is dimmed where the light is not.
public struct SkeletonShimmer: Equatable, Sendable {
    /// The light's way, shape and pace, across the view. Half as wide as the view, tilted and with a pause by default.
    public var light: SkeletonLight
    /// How much the content is dimmed outside of the light, 0...1: at 1 it is not seen there. 0.5 by default; what is
    /// not finite is the default.
    public var intensity: CGFloat
    /// How much the light moves; nil, the default, is the appearance's `motion`.
    public var motion: SkeletonMotion?
    /// Seconds after which the light is gone and the content whole; nil, the default, is the appearance's
    /// `maximumMotionDuration`. Infinity and what is not above 0 is never.
    public var maximumMotionDuration: TimeInterval?

    /// Makes a shimmer.
    public init(
        light: SkeletonLight = SkeletonLight(angle: 0.35, width: .fraction(0.5), pause: 0.3, easing: .easeInEaseOut),
        intensity: CGFloat = 0.5, motion: SkeletonMotion? = nil, maximumMotionDuration: TimeInterval? = nil
    ) {
        (self.light, self.intensity) = (light, intensity)
        (self.motion, self.maximumMotionDuration) = (motion, maximumMotionDuration)
    }
}

extension UIView {
    /// Lets a light slide over the view with all in it, bones included, until `stopShimmering`.
    ///
    ///     titleLabel.startShimmering()
    ///
    /// The light is a mask of the view's layer: it changes nothing else of the view, takes no touches, and follows the
    /// view's size and direction. A mask that the layer has stays within it meanwhile, and is the layer's own again
    /// afterwards; one that is set meanwhile ends the light.
    ///
    /// It moves as much as its own ``SkeletonMotion`` says, or else that of all skeletons: with `fade` the content is
    /// dimmed and comes back as a whole, with `none` it stays dimmed. After the last way that fits into the
    /// `maximumMotionDuration` the content is whole again, until the light gets another look.
    ///
    /// - Parameters:
    ///   - shimmer: How it looks and moves. A view that shimmers already goes on in this look.
    ///   - duration: Seconds in which the content is dimmed. 0.25 by default; 0 and less is at once.
    public func startShimmering(_ shimmer: SkeletonShimmer = SkeletonShimmer(), duration: TimeInterval = 0.25) {
        if let light = skeleton?.contentLight, light.isOn {
            light.change(to: shimmer)
        } else {
            skeleton?.contentLight?.finish()
            ownSkeleton.contentLight = ContentLight(on: self, shimmer, duration: duration)
        }
    }

    /// Ends the light of `startShimmering`. The layer has its own mask again when the content is as it was.
    ///
    /// - Parameter duration: Seconds in which the content becomes as it is. 0.25 by default; 0 and less is at once.
    public func stopShimmering(duration: TimeInterval = 0.25) {
        skeleton?.contentLight?.stop(duration: duration)
    }

    /// Whether a light slides over the view: from `startShimmering` to `stopShimmering`.
    public var isShimmering: Bool { skeleton?.contentLight?.isOn ?? false }
}
