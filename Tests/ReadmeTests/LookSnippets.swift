import SkeletonView

// The Swift code of the articles about the look and motion of skeletons: highlights, shapes, presets; see
// Snippets.swift.

@MainActor
func moveLess(view: UIView) {
    // snippet
    let appearance = SkeletonAppearance.default
    appearance.motion = .slow
    appearance.maximumMotionDuration = 5
    appearance.increasesContrast = true

    var style = SkeletonStyle.gradient(animated: true)
    style.motion = .fade
    view.showSkeleton(style)
    // end
}

@MainActor
func shapeBones(avatarView: UIView, tagView: UIView, iconView: UIView, badgeView: UIView) {
    // snippet
    avatarView.skeletonShape = .circle
    tagView.skeletonShape = .capsule
    iconView.skeletonShape = .continuous(cornerRadius: 12)
    badgeView.skeletonShape = .path { rect in UIBezierPath(ovalIn: rect.insetBy(dx: 4, dy: 0)) }
    // end
}

@MainActor
func moveByPlace(view: UIView) {
    // snippet
    let builder = SkeletonAnimationBuilder()
    view.showAnimatedSkeleton(animation: builder.makeStretchAnimation())
    view.showAnimatedSkeleton(animation: builder.makeDropInAnimation { $0.pulse }, transition: .none)
    view.showAnimatedSkeleton(animation: builder.makeWaveAnimation(amplitude: 0.2, speed: 800))
    // end
}

@MainActor
func drawBones(chartView: UIView) {
    // snippet
    chartView.skeletonDrawing = { context, rect in
        context.setFillColor(UIColor.clouds.cgColor)
        for bar in stride(from: 0, to: rect.width, by: 20) {
            context.fill(CGRect(x: bar, y: bar / 2, width: 12, height: rect.height))
        }
    }
    // end
}

@MainActor
func growHighlight(view: UIView) {
    // snippet
    var round = SkeletonStyle.gradient(animated: true)
    round.highlight = SkeletonHighlight(pause: 0.3, easing: .easeOut, origin: CGPoint(x: 0.5, y: 0))
    round.animationSpace = .window
    view.showSkeleton(round)
    // end
}

@MainActor
func placePreset(stack: UIStackView) {
    // snippet
    let row = SkeletonPresetView(.listRow)
    stack.addArrangedSubview(row)
    // end
}

@MainActor
func writePreset(name: String) -> String? {
    // snippet
    guard let preset = SkeletonPreset(rawValue: name) else { return nil }
    let page = preset.blueprint(size: CGSize(width: 320, height: preset.height)).html()
    // end
    return page
}

@MainActor
func shareHighlight(view: UIView) {
    // snippet
    SkeletonAppearance.default.animationSpace = .window
    view.showAnimatedGradientSkeleton()
    // end
}

@MainActor
func shareHighlightInStyle(view: UIView) {
    // snippet
    var wide = SkeletonStyle.gradient(animated: true)
    wide.animationSpace = .root
    view.showSkeleton(wide)
    // end
}

@MainActor
func shapeHighlight(view: UIView) {
    // snippet
    var style = SkeletonStyle.gradient(animated: true)
    style.highlight = SkeletonHighlight(angle: 0.3, width: .points(240), softness: 0.6, pace: .speed(800), pause: 0.5)
    style.animationSpace = .window
    view.showSkeleton(style)
    // end
}

@MainActor
func shimmerOverContent(view: UIView) {
    // snippet
    view.startShimmering()
    view.stopShimmering()
    // end
    // snippet
    var shimmer = SkeletonShimmer(intensity: 0.7)
    shimmer.highlight.angle = .pi / 8
    view.startShimmering(shimmer)
    // end
}

@MainActor
func animateBones(view: UIView, gradient: SkeletonGradient) {
    // snippet
    let animation = SkeletonAnimationBuilder().makeSlidingAnimation(withDirection: .leftRight)
    view.showAnimatedGradientSkeleton(usingGradient: gradient, animation: animation)
    view.showAnimatedSkeleton { layer in
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.toValue = 0.5
        animation.duration = 1
        animation.autoreverses = true
        animation.repeatCount = .infinity
        return animation
    }
    // end
}
