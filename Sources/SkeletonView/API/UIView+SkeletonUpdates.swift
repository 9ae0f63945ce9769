public import Foundation
public import ViewKit

extension UIView {
    // MARK: Show after a delay

    /// Shows bones of one colour after `delay` seconds, so that a fast load shows none.
    ///
    ///     view.showSkeleton(delay: 0.2)
    ///
    /// Nothing changes until then. A show or a hide on this view, or on a view around it, comes
    /// before it and cancels it.
    ///
    /// - Parameters:
    ///   - color: The bones' colour; by default the appearance's `tintColor`.
    ///   - animated: Whether the bones move. True by default.
    ///   - delay: Seconds from the call until the bones appear; 0 or less is now, and infinity is never. A view without
    ///     a window counts on the clock of the turn, and shows what is due when it comes into one.
    ///   - transition: How the bones appear; by default they fade in for 0.25 seconds.
    public func showSkeleton(
        usingColor color: UIColor = SkeletonAppearance.default.tintColor, animated: Bool = true, delay: TimeInterval,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        showSkeleton(usingColor: color, animated: animated, animation: nil, delay: delay, transition: transition)
    }

    /// Shows bones of one color after `delay` seconds that move as `animation` says; see
    /// `showSkeleton(usingColor:animated:delay:transition:)`.
    ///
    /// - Parameters:
    ///   - color: The bones' color; by default the appearance's `tintColor`.
    ///   - animated: Whether the bones move. True by default.
    ///   - animation: Makes the animation of a bone's layer; nil is `CALayer.pulse`.
    ///   - delay: Seconds from the call until the bones appear.
    ///   - transition: How the bones appear; by default they fade in for 0.25 seconds.
    @preconcurrency
    public func showSkeleton(
        usingColor color: UIColor = SkeletonAppearance.default.tintColor, animated: Bool = true,
        animation: SkeletonLayerAnimation?, delay: TimeInterval,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        let config = SkeletonConfig(
            type: .solid, colors: [color], isAnimated: animated, animation: animation,
            transition: SkeletonTransition(transition))
        SkeletonCalls.show(config, on: self, delay: delay)
    }

    /// Shows bones with a gradient after `delay` seconds; see
    /// `showSkeleton(usingColor:animated:delay:transition:)`.
    ///
    /// - Parameters:
    ///   - gradient: The bones' colours; by default the appearance's `gradient`.
    ///   - animated: Whether the gradient moves. True by default.
    ///   - delay: Seconds from the call until the bones appear; 0 or less is now, and infinity is never. A view without
    ///     a window counts on the clock of the turn, and shows what is due when it comes into one.
    ///   - transition: How the bones appear; by default they fade in for 0.25 seconds.
    public func showGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient, animated: Bool = true,
        delay: TimeInterval, transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        showGradientSkeleton(
            usingGradient: gradient, animated: animated, animation: nil, delay: delay, transition: transition)
    }

    /// Shows bones with a gradient after `delay` seconds that moves as `animation` says; see
    /// `showSkeleton(usingColor:animated:delay:transition:)`.
    ///
    /// - Parameters:
    ///   - gradient: The bones' colors; by default the appearance's `gradient`.
    ///   - animated: Whether the gradient moves. True by default.
    ///   - animation: Makes the animation of a bone's layer; nil slides as `showAnimatedGradientSkeleton` does.
    ///   - delay: Seconds from the call until the bones appear.
    ///   - transition: How the bones appear; by default they fade in for 0.25 seconds.
    @preconcurrency
    public func showGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient, animated: Bool = true,
        animation: SkeletonLayerAnimation?, delay: TimeInterval,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        let config = SkeletonConfig(
            type: .gradient, colors: gradient.colors, isAnimated: animated, animation: animation,
            transition: SkeletonTransition(transition))
        SkeletonCalls.show(config, on: self, delay: delay)
    }

    // MARK: Update

    /// Gives the bones that are on another colour, and stops their animation. Without bones this does nothing.
    public func updateSkeleton(usingColor color: UIColor = SkeletonAppearance.default.tintColor) {
        change(to: .solid, colors: [color], isAnimated: false, animation: nil)
    }

    /// Gives the bones that are on another gradient, and stops their animation. Without bones this does nothing.
    public func updateGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient
    ) {
        change(to: .gradient, colors: gradient.colors, isAnimated: false, animation: nil)
    }

    /// Gives the bones that are on another colour and animation; their phase goes on. Without bones this does nothing.
    @preconcurrency
    public func updateAnimatedSkeleton(
        usingColor color: UIColor = SkeletonAppearance.default.tintColor, animation: SkeletonLayerAnimation? = nil
    ) {
        change(to: .solid, colors: [color], isAnimated: true, animation: animation)
    }

    /// Gives the bones that are on another gradient and animation; their phase goes on. Without
    /// bones this does nothing.
    @preconcurrency
    public func updateAnimatedGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
        animation: SkeletonLayerAnimation? = nil
    ) {
        change(to: .gradient, colors: gradient.colors, isAnimated: true, animation: animation)
    }

    /// Lays out the bones now instead of with the next frame.
    public func layoutSkeletonIfNeeded() {
        SkeletonCalls.layOut(self)
    }

    // MARK: Animation

    /// Lets the bones that are on move: as `anim` says, or as their type does by default.
    @preconcurrency
    public func startSkeletonAnimation(_ anim: SkeletonLayerAnimation? = nil) {
        SkeletonCalls.update(on: self) { config in
            (config.isAnimated, config.animation) = (true, anim)
            config.rest = nil
        }
    }

    /// Lets the bones that are on stand still, in the look that they have without animation.
    public func stopSkeletonAnimation() {
        SkeletonCalls.update(on: self) { $0.come(to: .still) }
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
            (config.origin, config.rest) = (nil, nil)
        }
    }
}
