public import ViewKit

/// Variants of the `show...` methods that can decide by themselves which views get bones.
///
/// An automatic skeleton covers every view that shows something: text line by line as it is set, image views and
/// controls, and views that draw something and have no subviews. Empty labels are treated as if they had text. Flags
/// and `skeletonAnnotation` take precedence; `sk.report` explains the result for each view.
extension UIView {
    /// Shows bones of one color without animation; see `showSkeleton(usingColor:transition:)`.
    ///
    ///     view.showSkeleton(automatically: true)
    ///
    /// - Parameters:
    ///   - automatically: `true` to let the skeleton decide which views get bones, so that no view needs a flag.
    ///   - color: The bones' color; by default the appearance's `tintColor`.
    ///   - transition: The transition; by default the bones fade in for 0.25 seconds while the content fades out.
    public func showSkeleton(
        automatically: Bool, usingColor color: UIColor = SkeletonAppearance.default.tintColor,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        let config = SkeletonConfig(
            type: .solid, colors: [color], transition: SkeletonTransition(transition), isAutomatic: automatically)
        SkeletonCalls.show(config, on: self)
    }

    /// Shows bones with a gradient without animation; see `showGradientSkeleton(usingGradient:transition:)`.
    ///
    /// - Parameters:
    ///   - automatically: `true` to let the skeleton decide which views get bones, so that no view needs a flag.
    ///   - gradient: The bones' colors; by default the appearance's `gradient`.
    ///   - transition: The transition; by default the bones fade in for 0.25 seconds while the content fades out.
    public func showGradientSkeleton(
        automatically: Bool, usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        let config = SkeletonConfig(
            type: .gradient, colors: gradient.colors, transition: SkeletonTransition(transition),
            isAutomatic: automatically)
        SkeletonCalls.show(config, on: self)
    }

    /// Shows animated bones of one color; see `showAnimatedSkeleton(usingColor:animation:transition:)`.
    ///
    /// - Parameters:
    ///   - automatically: `true` to let the skeleton decide which views get bones, so that no view needs a flag.
    ///   - color: The bones' color; by default the appearance's `tintColor`.
    ///   - animation: Creates the animation of a bone's layer. `nil`, the default, uses `CALayer.pulse`.
    ///   - transition: The transition; by default the bones fade in for 0.25 seconds while the content fades out.
    @preconcurrency
    public func showAnimatedSkeleton(
        automatically: Bool, usingColor color: UIColor = SkeletonAppearance.default.tintColor,
        animation: SkeletonLayerAnimation? = nil, transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        let config = SkeletonConfig(
            type: .solid, colors: [color], isAnimated: true, animation: animation,
            transition: SkeletonTransition(transition),
            isAutomatic: automatically)
        SkeletonCalls.show(config, on: self)
    }

    /// Shows bones with an animated gradient; see `showAnimatedGradientSkeleton(usingGradient:animation:transition:)`.
    ///
    /// - Parameters:
    ///   - automatically: `true` to let the skeleton decide which views get bones, so that no view needs a flag.
    ///   - gradient: The bones' colors; by default the appearance's `gradient`.
    ///   - animation: Creates the animation of a bone's layer. `nil`, the default, slides as without `automatically`.
    ///   - transition: The transition; by default the bones fade in for 0.25 seconds while the content fades out.
    @preconcurrency
    public func showAnimatedGradientSkeleton(
        automatically: Bool, usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
        animation: SkeletonLayerAnimation? = nil, transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        let config = SkeletonConfig(
            type: .gradient, colors: gradient.colors, isAnimated: true, animation: animation,
            transition: SkeletonTransition(transition),
            isAutomatic: automatically)
        SkeletonCalls.show(config, on: self)
    }
}
