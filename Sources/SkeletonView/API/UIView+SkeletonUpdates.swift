public import Foundation
public import ViewKit

extension UIView {
    // MARK: Show after a delay

    /// Shows bones of one color after `delay` seconds, so that a fast load shows no bones.
    ///
    ///     view.showSkeleton(delay: 0.2)
    ///
    /// Nothing changes until then. Showing or hiding a skeleton on this view or an ancestor in the meantime cancels
    /// this call.
    ///
    /// - Parameters:
    ///   - color: The bones' color; by default the appearance's `tintColor`.
    ///   - animated: `true`, the default, to animate the bones.
    ///   - delay: The number of seconds until the bones appear; 0 or less shows them immediately, and infinity never
    ///     shows them. The delay starts with this call, even if the view isn't in a window yet. If it has elapsed when
    ///     the view enters a window, the bones appear immediately.
    ///   - transition: The transition; by default the bones fade in over 0.25 seconds.
    public func showSkeleton(
        usingColor color: UIColor = SkeletonAppearance.default.tintColor, animated: Bool = true, delay: TimeInterval,
        transition: SkeletonTransition = .crossDissolve(0.25)
    ) {
        showSkeleton(usingColor: color, animated: animated, animation: nil, delay: delay, transition: transition)
    }

    /// Shows bones of one color, with a custom animation, after `delay` seconds; see
    /// `showSkeleton(usingColor:animated:delay:transition:)`.
    ///
    /// - Parameters:
    ///   - color: The bones' color; by default the appearance's `tintColor`.
    ///   - animated: `true`, the default, to animate the bones.
    ///   - animation: A closure that creates the animation of a bone's layer. `nil` uses `CALayer.pulse`.
    ///   - delay: The number of seconds until the bones appear.
    ///   - transition: The transition; by default the bones fade in over 0.25 seconds.
    @preconcurrency
    public func showSkeleton(
        usingColor color: UIColor = SkeletonAppearance.default.tintColor, animated: Bool = true,
        animation: SkeletonLayerAnimation?, delay: TimeInterval,
        transition: SkeletonTransition = .crossDissolve(0.25)
    ) {
        let config = SkeletonConfig(
            type: .solid, colors: [color], isAnimated: animated, animation: animation,
            transition: transition)
        SkeletonCalls.show(config, on: self, delay: delay)
    }

    /// Shows bones with a gradient after `delay` seconds; see `showSkeleton(usingColor:animated:delay:transition:)`.
    ///
    /// - Parameters:
    ///   - gradient: The bones' colors; by default the appearance's `gradient`.
    ///   - animated: `true`, the default, to animate the gradient.
    ///   - delay: The number of seconds until the bones appear; 0 or less shows them immediately, and infinity never
    ///     shows them. The delay starts with this call, even if the view isn't in a window yet. If it has elapsed when
    ///     the view enters a window, the bones appear immediately.
    ///   - transition: The transition; by default the bones fade in over 0.25 seconds.
    public func showGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient, animated: Bool = true,
        delay: TimeInterval, transition: SkeletonTransition = .crossDissolve(0.25)
    ) {
        showGradientSkeleton(
            usingGradient: gradient, animated: animated, animation: nil, delay: delay, transition: transition)
    }

    /// Shows bones with a gradient and a custom animation after `delay` seconds; see
    /// `showSkeleton(usingColor:animated:delay:transition:)`.
    ///
    /// - Parameters:
    ///   - gradient: The bones' colors; by default the appearance's `gradient`.
    ///   - animated: `true`, the default, to animate the gradient.
    ///   - animation: A closure that creates the animation of a bone's layer. `nil` uses the default animation of
    ///     `showAnimatedGradientSkeleton`.
    ///   - delay: The number of seconds until the bones appear.
    ///   - transition: The transition; by default the bones fade in over 0.25 seconds.
    @preconcurrency
    public func showGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient, animated: Bool = true,
        animation: SkeletonLayerAnimation?, delay: TimeInterval,
        transition: SkeletonTransition = .crossDissolve(0.25)
    ) {
        let config = SkeletonConfig(
            type: .gradient, colors: gradient.colors, isAnimated: animated, animation: animation,
            transition: transition)
        SkeletonCalls.show(config, on: self, delay: delay)
    }

    // MARK: Update

    /// Changes the active skeletons on this view and its descendants to bones of one color, even if they have a
    /// gradient, and stops their animation.
    public func updateSkeleton(usingColor color: UIColor = SkeletonAppearance.default.tintColor) {
        change(to: .solid, colors: [color], isAnimated: false, animation: nil)
    }

    /// Changes the active skeletons on this view and its descendants to bones with a gradient, even if they have one
    /// color, and stops their animation.
    public func updateGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient
    ) {
        change(to: .gradient, colors: gradient.colors, isAnimated: false, animation: nil)
    }

    /// Changes the active skeletons on this view and its descendants to animated bones of one color, even if they have
    /// a gradient. Moving bones continue without a restart, and stopped bones start to move.
    @preconcurrency
    public func updateAnimatedSkeleton(
        usingColor color: UIColor = SkeletonAppearance.default.tintColor, animation: SkeletonLayerAnimation? = nil
    ) {
        change(to: .solid, colors: [color], isAnimated: true, animation: animation)
    }

    /// Changes the active skeletons on this view and its descendants to animated bones with a gradient, even if they
    /// have one color. Moving bones continue without a restart, and stopped bones start to move.
    @preconcurrency
    public func updateAnimatedGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
        animation: SkeletonLayerAnimation? = nil
    ) {
        change(to: .gradient, colors: gradient.colors, isAnimated: true, animation: animation)
    }

    /// Lays out the bones now instead of in the next frame.
    public func layoutSkeletonIfNeeded() {
        SkeletonCalls.layOut(self)
    }

    // MARK: Animation

    /// Animates the active skeletons on this view and its descendants with `anim`. `nil`, the default, uses the default
    /// animation of their fill.
    @preconcurrency
    public func startSkeletonAnimation(_ anim: SkeletonLayerAnimation? = nil) {
        SkeletonCalls.update(on: self) { config in
            config.isAnimated = true
            config.animation = anim
            config.stopReason = nil
        }
    }

    /// Stops the animation of the active skeletons on this view and its descendants, and restores their static look.
    public func stopSkeletonAnimation() {
        SkeletonCalls.update(on: self) { $0.stop(for: .still) }
    }

    // MARK: Private

    @preconcurrency
    private func change(
        to type: SkeletonType, colors: [UIColor], isAnimated: Bool, animation: SkeletonLayerAnimation?
    ) {
        SkeletonCalls.update(on: self) { config in
            config.type = type
            config.colors = colors
            config.isAnimated = isAnimated
            config.animation = animation
            config.origin = nil
            config.stopReason = nil
        }
    }
}
