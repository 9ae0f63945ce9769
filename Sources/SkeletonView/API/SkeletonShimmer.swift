public import Foundation
public import ViewKit

/// A highlight that sweeps over the content of a view. Outside the highlight, the content is dimmed.
public struct SkeletonShimmer: Hashable, Sendable {
    /// The path, shape and pace of the highlight across the view. By default, the highlight is tilted and half as wide
    /// as the view, and it pauses between sweeps.
    public var highlight: SkeletonHighlight
    /// The amount by which the content is dimmed outside the highlight, 0...1; 1 hides it there. 0.5 by default and for
    /// nonfinite values.
    public var intensity: CGFloat
    /// The amount of motion. `nil`, the default, uses the appearance's `motion`.
    public var motion: SkeletonMotion?
    /// The maximum number of seconds that the highlight moves. After the last sweep that fits, the content is fully
    /// visible.
    ///
    /// `nil`, the default, uses the appearance's `maximumMotionDuration`. Infinity and values that aren't positive mean
    /// no limit.
    public var maximumMotionDuration: TimeInterval?

    /// Creates a shimmer, by default with a tilted highlight that is half as wide as the view.
    public init(
        highlight: SkeletonHighlight = SkeletonHighlight(
            angle: 0.35, width: .fraction(0.5), pause: 0.3, easing: .easeInEaseOut),
        intensity: CGFloat = 0.5, motion: SkeletonMotion? = nil, maximumMotionDuration: TimeInterval? = nil
    ) {
        self.highlight = highlight
        self.intensity = intensity
        self.motion = motion
        self.maximumMotionDuration = maximumMotionDuration
    }
}

extension UIView {
    /// Sweeps a highlight over the view and its subviews, bones included, until `stopShimmering` is called.
    ///
    ///     titleLabel.startShimmering()
    ///
    /// The highlight is a mask of the view's layer. It changes nothing else, doesn't intercept touches, and follows the
    /// view's size and layout direction. An existing mask of the layer continues to clip during the shimmer and is
    /// restored afterward; setting another mask during the shimmer ends it.
    ///
    /// The shimmer's ``SkeletonMotion``, or the appearance's if the shimmer has none, sets the amount of motion: with
    /// `fade`, the content as a whole is dimmed and brightened; with `still`, it stays dimmed. After the last sweep
    /// that fits into `maximumMotionDuration`, the content is fully visible until the shimmer is changed.
    ///
    /// - Parameters:
    ///   - shimmer: The look and motion. A view that is already shimmering changes to this look immediately.
    ///   - fadeDuration: The number of seconds over which the content is dimmed, 0.25 by default. 0 or less dims
    ///     immediately.
    public func startShimmering(_ shimmer: SkeletonShimmer = SkeletonShimmer(), fadeDuration: TimeInterval = 0.25) {
        if let highlight = skeleton?.contentHighlight, highlight.isOn {
            highlight.change(to: shimmer)
        } else {
            skeleton?.contentHighlight?.finish()
            ownSkeleton.contentHighlight = ContentHighlight(on: self, shimmer, duration: fadeDuration)
        }
    }

    /// Ends the shimmer of `startShimmering`. The layer's mask is restored when the content is fully visible.
    ///
    /// - Parameter fadeDuration: The number of seconds over which the content is brightened, 0.25 by default. 0 or
    ///   less brightens immediately.
    public func stopShimmering(fadeDuration: TimeInterval = 0.25) {
        skeleton?.contentHighlight?.stop(duration: fadeDuration)
    }

    /// `true` from `startShimmering` until `stopShimmering`, or until the layer gets another mask.
    public var isShimmering: Bool { skeleton?.contentHighlight?.isOn ?? false }
}
