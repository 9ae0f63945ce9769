public import ViewKit

extension UIView {
    // MARK: Show

    /// Shows still bones of one colour in place of the content of this view's skeletonable parts.
    ///
    ///     view.showSkeleton(usingColor: .clouds)
    ///
    /// - Parameters:
    ///   - color: The bones' colour; by default the appearance's `tintColor`.
    ///   - transition: How the bones appear; by default they fade in for 0.25 seconds while the content fades out.
    public func showSkeleton(
        usingColor color: UIColor = SkeletonAppearance.default.tintColor,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        SkeletonCalls.show(
            SkeletonConfig(type: .solid, colors: [color], transition: SkeletonTransition(transition)), on: self)
    }

    /// Shows still bones with a gradient in place of the content of this view's skeletonable parts.
    ///
    /// - Parameters:
    ///   - gradient: The bones' colours; by default the appearance's `gradient`.
    ///   - transition: How the bones appear; by default they fade in for 0.25 seconds while the content fades out.
    public func showGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        SkeletonCalls.show(
            SkeletonConfig(type: .gradient, colors: gradient.colors, transition: SkeletonTransition(transition)),
            on: self)
    }

    /// Shows bones of one colour that pulse, or move as `animation` says.
    ///
    ///     view.showAnimatedSkeleton { layer in layer.pulse }
    ///
    /// - Parameters:
    ///   - color: The bones' colour; by default the appearance's `tintColor`.
    ///   - animation: Makes the animation of a bone's layer; nil, the default, is `CALayer.pulse`.
    ///   - transition: How the bones appear; by default they fade in for 0.25 seconds while the content fades out.
    @preconcurrency
    public func showAnimatedSkeleton(
        usingColor color: UIColor = SkeletonAppearance.default.tintColor,
        animation: SkeletonLayerAnimation? = nil,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        let config = SkeletonConfig(
            type: .solid, colors: [color], isAnimated: true, animation: animation,
            transition: SkeletonTransition(transition))
        SkeletonCalls.show(config, on: self)
    }

    /// Shows bones with a gradient that slides over them, or moves as `animation` says.
    ///
    ///     avatarImageView.isSkeletonable = true
    ///     view.showAnimatedGradientSkeleton()
    ///
    /// - Parameters:
    ///   - gradient: The bones' colours; by default the appearance's `gradient`.
    ///   - animation: Makes the animation of a bone's layer; nil, the default, slides from left to right in 1.5
    ///     seconds, and from right to left where the view reads that way.
    ///   - transition: How the bones appear; by default they fade in for 0.25 seconds while the content fades out.
    @preconcurrency
    public func showAnimatedGradientSkeleton(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
        animation: SkeletonLayerAnimation? = nil,
        transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        let config = SkeletonConfig(
            type: .gradient, colors: gradient.colors, isAnimated: true, animation: animation,
            transition: SkeletonTransition(transition))
        SkeletonCalls.show(config, on: self)
    }

    // MARK: Hide

    /// Takes away the bones that were shown on this view or inside it; what they stood for is shown as it is now.
    /// Without bones this does nothing. Where they are to be visible for a least time that is not over, it is done
    /// then.
    ///
    /// - Parameters:
    ///   - reload: Whether tables ask their data source for their rows now (the default), or keep the skeleton's rows,
    ///     without bones, until the app reloads them.
    ///   - transition: How the content appears; by default it fades in for 0.25 seconds while the bones fade out.
    public func hideSkeleton(
        reloadDataAfter reload: Bool = true, transition: SkeletonTransitionStyle = .crossDissolve(0.25)
    ) {
        SkeletonCalls.hide(on: self, reloadData: reload, transition: SkeletonTransition(transition))
    }

    /// Takes the bones away without waiting for their `minimumVisibleDuration`; else as `hideSkeleton` does.
    ///
    /// - Parameters:
    ///   - reload: Whether tables ask their data source for their rows now. True by default.
    ///   - transition: How the content appears; by default from one frame to the next.
    public func hideSkeletonNow(reloadDataAfter reload: Bool = true, transition: SkeletonTransitionStyle = .none) {
        SkeletonCalls.hide(on: self, reloadData: reload, transition: SkeletonTransition(transition), isForced: true)
    }

    // MARK: Options

    /// Whether the view, or what is skeletonable inside it, gets bones. False by default.
    public var isSkeletonable: Bool {
        get { skeleton?.options.isSkeletonable ?? false }
        set { skeletonOptions.isSkeletonable = newValue }
    }

    /// Whether the view is left out while a skeleton is on around it or on itself: not drawn, without touches and keys.
    /// It need not be skeletonable, and `isHidden` stays what it is. False by default.
    public var isHiddenWhenSkeletonIsActive: Bool {
        get { skeleton?.options.isHiddenWhenActive ?? false }
        set { skeletonOptions.isHiddenWhenActive = newValue }
    }

    /// Whether the view is out of reach while it has bones, until the call of `hideSkeleton`: neither it nor anything
    /// inside it hears touches or keys or has the keyboard's focus, and a list does not scroll. Touches on its bones go
    /// to what is behind or around it. True by default.
    public var isUserInteractionDisabledWhenSkeletonIsActive: Bool {
        get { skeleton?.options.disablesInteraction ?? true }
        set { skeletonOptions.disablesInteraction = newValue }
    }

    /// The corner radius of the view's bone, in points. Until it is set, even to 0, the layer's own `cornerRadius`
    /// counts if it is above 0, else the appearance's `skeletonCornerRadius`.
    public var skeletonCornerRadius: Float {
        get { skeletonOptions.cornerRadius ?? SkeletonAppearance.default.skeletonCornerRadius }
        set { skeletonOptions.cornerRadius = newValue }
    }
}
