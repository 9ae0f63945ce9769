public import ViewKit

/// The same shows, which can find by themselves what gets bones.
///
/// An automatic skeleton comes to all views that show something: to text as the lines that are set, to image views and
/// controls, and to views with a look of their own and nothing in them. Empty labels count as if they had text. Flags
/// and `skeletonAnnotation` come first; `sk.report` says what became of each view, and why.
extension UIView {
    /// Shows still bones of one colour; see `showSkeleton(usingColor:transition:)`.
    ///
    ///     view.showSkeleton(automatically: true)
    ///
    /// - Parameters:
    ///   - automatically: Whether the skeleton finds by itself what gets bones, so that no view needs a flag.
    ///   - color: The bones' colour; by default the appearance's `tintColor`.
    ///   - transition: How the bones appear; by default they fade in for 0.25 seconds while the content fades out.
    public func showSkeleton(
        automatically: Bool, usingColor color: UIColor = SkeletonAppearance.default.tintColor,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        let config = SkeletonConfig(
            type: .solid, colors: [color], transition: SkeletonTransition(transition), isAutomatic: automatically)
        SkeletonCalls.show(config, on: self)
    }

    /// Shows still bones with a gradient; see `showGradientSkeleton(usingGradient:transition:)`.
    ///
    /// - Parameters:
    ///   - automatically: Whether the skeleton finds by itself what gets bones, so that no view needs a flag.
    ///   - gradient: The bones' colours; by default the appearance's `gradient`.
    ///   - transition: How the bones appear; by default they fade in for 0.25 seconds while the content fades out.
    public func showGradientSkeleton(
        automatically: Bool, usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        let config = SkeletonConfig(
            type: .gradient, colors: gradient.colors, transition: SkeletonTransition(transition),
            isAutomatic: automatically)
        SkeletonCalls.show(config, on: self)
    }

    /// Shows bones of one colour that move; see `showAnimatedSkeleton(usingColor:animation:transition:)`.
    ///
    /// - Parameters:
    ///   - automatically: Whether the skeleton finds by itself what gets bones, so that no view needs a flag.
    ///   - color: The bones' colour; by default the appearance's `tintColor`.
    ///   - animation: Makes the animation of a bone's layer; nil, the default, is `CALayer.pulse`.
    ///   - transition: How the bones appear; by default they fade in for 0.25 seconds while the content fades out.
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

    /// Shows bones with a gradient that moves; see `showAnimatedGradientSkeleton(usingGradient:animation:transition:)`.
    ///
    /// - Parameters:
    ///   - automatically: Whether the skeleton finds by itself what gets bones, so that no view needs a flag.
    ///   - gradient: The bones' colours; by default the appearance's `gradient`.
    ///   - animation: Makes the animation of a bone's layer; nil, the default, slides as without `automatically`.
    ///   - transition: How the bones appear; by default they fade in for 0.25 seconds while the content fades out.
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
