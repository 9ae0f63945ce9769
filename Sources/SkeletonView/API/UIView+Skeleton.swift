public import ViewKit

extension UIView {
    // MARK: Show

    /// Shows bones of one color, without animation, in place of this view, or of the skeletonable views inside it.
    ///
    ///     view.showSkeleton(usingColor: .clouds)
    ///
    /// - Parameters:
    ///   - color: The bones' color; by default the appearance's `tintColor`.
    ///   - transition: The transition; by default the bones fade in over 0.25 seconds while the content fades out.
    public func showSkeleton(
        usingColor color: UIColor = SkeletonAppearance.default.tintColor,
        transition: SkeletonTransition = .crossDissolve(0.25)
    ) {
        SkeletonCalls.show(
            SkeletonConfig(type: .solid, colors: [color], transition: transition), on: self)
    }

    /// Shows bones with a gradient, without animation, in place of this view, or of the skeletonable views inside it.
    ///
    /// - Parameters:
    ///   - gradient: The bones' colors; by default the appearance's `gradient`.
    ///   - transition: The transition; by default the bones fade in over 0.25 seconds while the content fades out.
    public func showGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
        transition: SkeletonTransition = .crossDissolve(0.25)
    ) {
        SkeletonCalls.show(
            SkeletonConfig(type: .gradient, colors: gradient.colors, transition: transition),
            on: self)
    }

    /// Shows bones of one color with a pulse or another animation.
    ///
    ///     view.showAnimatedSkeleton { layer in layer.pulse }
    ///
    /// - Parameters:
    ///   - color: The bones' color; by default the appearance's `tintColor`.
    ///   - animation: A closure that creates the animation of a bone's layer. `nil`, the default, uses `CALayer.pulse`.
    ///   - transition: The transition; by default the bones fade in over 0.25 seconds while the content fades out.
    @preconcurrency
    public func showAnimatedSkeleton(
        usingColor color: UIColor = SkeletonAppearance.default.tintColor,
        animation: SkeletonLayerAnimation? = nil,
        transition: SkeletonTransition = .crossDissolve(0.25)
    ) {
        let config = SkeletonConfig(
            type: .solid, colors: [color], isAnimated: true, animation: animation,
            transition: transition)
        SkeletonCalls.show(config, on: self)
    }

    /// Shows bones with a sliding gradient or another animation.
    ///
    ///     avatarImageView.isSkeletonable = true
    ///     view.showAnimatedGradientSkeleton()
    ///
    /// - Parameters:
    ///   - gradient: The bones' colors; by default the appearance's `gradient`.
    ///   - animation: A closure that creates the animation of a bone's layer. `nil`, the default, uses the appearance's
    ///     `highlight` or, if that is also `nil`, slides the gradient in the reading direction, in sweeps of 1.5
    ///     seconds.
    ///   - transition: The transition; by default the bones fade in over 0.25 seconds while the content fades out.
    @preconcurrency
    public func showAnimatedGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
        animation: SkeletonLayerAnimation? = nil,
        transition: SkeletonTransition = .crossDissolve(0.25)
    ) {
        let config = SkeletonConfig(
            type: .gradient, colors: gradient.colors, isAnimated: true, animation: animation,
            transition: transition)
        SkeletonCalls.show(config, on: self)
    }

    // MARK: Hide

    /// Hides the bones on this view and its descendants, and shows the current content.
    ///
    /// If the view is part of an ancestor's skeleton, the rest of that skeleton stays. If the minimum visible duration
    /// hasn't passed yet, the bones are hidden when it has. If no bones are visible, the call only cancels skeletons
    /// that would appear after a delay.
    ///
    /// - Parameters:
    ///   - reload: `true`, the default, to reload tables and collection views when the bones start to disappear.
    ///     `false` keeps the skeleton's rows, without bones, until the app reloads them.
    ///   - transition: The transition; by default the content fades in over 0.25 seconds while the bones fade out.
    public func hideSkeleton(
        reloadDataAfter reload: Bool = true, transition: SkeletonTransition = .crossDissolve(0.25)
    ) {
        SkeletonCalls.hide(on: self, reloadData: reload, transition: transition)
    }

    /// Hides the bones like `hideSkeleton`, but without waiting for their `minimumVisibleDuration`.
    ///
    /// - Parameters:
    ///   - reload: `true`, the default, to reload tables and collection views now.
    ///   - transition: The transition, `.none` by default.
    public func hideSkeletonNow(reloadDataAfter reload: Bool = true, transition: SkeletonTransition = .none) {
        SkeletonCalls.hide(on: self, reloadData: reload, transition: transition, isForced: true)
    }

    // MARK: Options

    /// `true` to replace the view with bones or, if it contains skeletonable views, to replace those. `false` by
    /// default.
    public var isSkeletonable: Bool {
        get { skeleton?.options.isSkeletonable ?? false }
        set { skeletonOptions.isSkeletonable = newValue }
    }

    /// `true` to hide the view while a skeleton is active on it or an ancestor: it isn't drawn, receives no touches or
    /// key presses, and takes no space in a stack view.
    ///
    /// The view need not be skeletonable, and `isHidden` stays unchanged. `false` by default.
    public var isHiddenWhenSkeletonIsActive: Bool {
        get { skeleton?.options.isHiddenWhenActive ?? false }
        set { skeletonOptions.isHiddenWhenActive = newValue }
    }

    /// `true`, the default, to disable interaction with the view while it has bones that aren't fading out.
    ///
    /// The view and its subviews then receive no touches or key presses and lose keyboard focus, and a list doesn't
    /// scroll. Touches on the view's bones go to a view behind it or to an ancestor.
    public var isUserInteractionDisabledWhenSkeletonIsActive: Bool {
        get { skeleton?.options.disablesInteraction ?? true }
        set { skeletonOptions.disablesInteraction = newValue }
    }

    /// The corner radius of the view's bone in points.
    ///
    /// Until this is set, the bone has the corner radius of the view's layer or, for a control, of its background. If
    /// that is 0, the bone has the appearance's `skeletonCornerRadius`, which this property also returns until it is
    /// set. Setting 0 overrides these defaults, too.
    public var skeletonCornerRadius: Float {
        get { skeletonOptions.cornerRadius ?? SkeletonAppearance.default.skeletonCornerRadius }
        set { skeletonOptions.cornerRadius = newValue }
    }
}
