// Written by DemoStyleCodeTests with SKELETON_BLESS=1.
// swift-format-ignore-file
import SkeletonView

/// The code that the inspector copies for the styles of `DemoStyleCodeTests`, pasted into a program.
@MainActor
enum PastedSkeletons {
    static let all: [String: @MainActor (UIView) -> Void] = [
        "usual": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            view.showAnimatedGradientSkeleton()
            // When the data has loaded: view.hideSkeleton()
        },
        "solid": { view in
            view.showSkeleton(usingColor: .turquoise, transition: .none)
            // When the data has loaded: view.hideSkeleton(transition: .none)
        },
        "pulse": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            view.showSkeleton(usingColor: UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1), delay: 0.3)
            // When the data has loaded: view.hideSkeleton()
        },
        "still": { view in
            view.showGradientSkeleton(
                usingGradient: SkeletonGradient(baseColor: .clouds, secondaryColor: .silver))
            // When the data has loaded: view.hideSkeleton()
        },
        "slide": { view in
            let appearance = SkeletonAppearance.default
            appearance.multilineHeight = 12
            appearance.multilineSpacing = 6
            appearance.multilineLastLineFillPercent = 50
            appearance.multilineCornerRadius = 4
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            view.showAnimatedGradientSkeleton(
                usingGradient: SkeletonGradient(baseColor: .peterRiver),
                animation: GradientDirection.topBottom.slidingAnimation(duration: 2.5, autoreverses: true),
                transition: .crossDissolve(0.5))
            // When the data has loaded: view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "text": { view in
            let appearance = SkeletonAppearance.default
            appearance.textLineHeight = .relativeToFont
            appearance.multilineSpacing = 3
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            for case let label as UILabel in view.subviews { label.skeletonPaddingInsets = insets }
            view.showAnimatedGradientSkeleton()
            // When the data has loaded: view.hideSkeleton()
        },
        "insets": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let insets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
            for case let label as UILabel in view.subviews { label.skeletonPaddingInsets = insets }
            view.showAnimatedGradientSkeleton()
            // When the data has loaded: view.hideSkeleton()
        },
        "constraints": { view in
            let appearance = SkeletonAppearance.default
            appearance.textLineHeight = .relativeToConstraints
            appearance.multilineLastLineFillPercent = 30
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            view.showAnimatedGradientSkeleton()
            // When the data has loaded: view.hideSkeleton()
        },
        "light": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .carrot), animated: true)
            style.highlight = SkeletonHighlight(
                angle: -15 * .pi / 180,
                width: .fraction(0.4),
                softness: 0.25,
                pace: .duration(2),
                pause: 0.5)
            style.delay = 0.1
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton()
        },
        "oneLight": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(animated: true)
            style.animationSpace = .window
            style.transition = .none
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .none)
        },
        "oneSlowLight": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(animated: true)
            style.animation = direction.slidingAnimation(duration: 4)
            style.animationSpace = .root
            style.transition = .crossDissolve(0.1)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.1))
        },
        "oneNarrowLight": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(animated: true)
            style.highlight = SkeletonHighlight(angle: 110 * .pi / 180, width: .fraction(0.25))
            style.animationSpace = .window
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton()
        },
        "calm": { view in
            let appearance = SkeletonAppearance.default
            appearance.motion = .slow
            view.showAnimatedGradientSkeleton()
            // When the data has loaded: view.hideSkeleton()
        },
        "fading": { view in
            let appearance = SkeletonAppearance.default
            appearance.motion = .fade
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            view.showAnimatedGradientSkeleton(usingGradient: SkeletonGradient(baseColor: .silver))
            // When the data has loaded: view.hideSkeleton()
        },
        "late": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            view.showGradientSkeleton(animation: direction.slidingAnimation(duration: 0.8), delay: 0.2)
            // When the data has loaded: view.hideSkeleton()
        },
        "steady": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            appearance.minimumVisibleDuration = 0.5
            view.showGradientSkeleton(delay: 0.2)
            // When the data has loaded: view.hideSkeleton()
        },
        "slidesIn": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            view.showAnimatedGradientSkeleton(
                usingGradient: SkeletonGradient(baseColor: .emerald),
                transition: .slide(duration: 0.25))
            // When the data has loaded: view.hideSkeleton(transition: .slide(duration: 0.25))
        },
        "growsSolid": { view in
            view.showSkeleton(usingColor: .wisteria, transition: .scale(duration: 0.5))
            // When the data has loaded: view.hideSkeleton(transition: .scale(duration: 0.5))
        },
        "wipes": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            view.showGradientSkeleton(
                usingGradient: SkeletonGradient(baseColor: .amethyst),
                animation: GradientDirection.topBottom.slidingAnimation(),
                delay: 0.4,
                transition: .wipe(duration: 0.25))
            // When the data has loaded: view.hideSkeleton(transition: .wipe(duration: 0.25))
        },
        "eased": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .concrete), animated: true)
            style.highlight = SkeletonHighlight(softness: 0.5, pace: .speed(150), pause: 0.2, easing: .linear)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton()
        },
        "growsFromACorner": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .asbestos), animated: true)
            style.highlight = SkeletonHighlight(easing: .easeOut, origin: .zero)
            style.animationSpace = .root
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton()
        },
        "growsFromTheMiddle": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .belizeHole), animated: true)
            style.highlight = SkeletonHighlight(pace: .duration(2), origin: CGPoint(x: 0.5, y: 0.5))
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton()
        },
        "raised": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            appearance.increasesContrast = true
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            view.showAnimatedGradientSkeleton(
                usingGradient: SkeletonGradient(baseColor: .clouds),
                animation: direction.slidingAnimation(duration: 1))
            // When the data has loaded: view.hideSkeleton()
        },
        "plain": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            appearance.increasesContrast = false
            view.showAnimatedSkeleton(usingColor: .sunFlower)
            // When the data has loaded: view.hideSkeleton()
        },
        "fails": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            appearance.timeout = 1
            appearance.timeoutTintColor = .alizarin
            view.showAnimatedGradientSkeleton()
            // When the data has loaded: view.hideSkeleton()
        },
        "failsAsItIs": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            appearance.timeout = 0.5
            view.showAnimatedGradientSkeleton(usingGradient: SkeletonGradient(baseColor: .greenSea))
            // When the data has loaded: view.hideSkeleton()
        },
        "automatic": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .alizarin), animated: true)
            view.showSkeleton(style.automatically())
            // When the data has loaded:
            // view.hideSkeleton()
        },
        "automaticSolid": { view in
            let style = SkeletonStyle.solid(usingColor: .pumpkin)
            view.showSkeleton(style.automatically())
            // When the data has loaded:
            // view.hideSkeleton()
        },
        "inOrder": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            view.showAnimatedGradientSkeleton(usingGradient: SkeletonGradient(baseColor: .pomegranate))
            // When the data has loaded: view.hideSkeleton(staggered: .order(interval: 0.1))
        },
        "byDistance": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            view.showAnimatedGradientSkeleton(usingGradient: SkeletonGradient(baseColor: .nephritis))
            // When the data has loaded:
            // view.hideSkeleton(staggered: .distance(from: .zero, speed: 500), finishingSweep: true)
        },
        "byAClosure": { view in
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            view.showAnimatedGradientSkeleton(
                usingGradient: SkeletonGradient(baseColor: .wetAsphalt),
                transition: .wipe(duration: 0.25))
            // When the data has loaded:
            // view.hideSkeleton(
            //     staggered: .custom { _, index in Double(index % 3) * 0.1 },
            //     finishingSweep: true,
            //     transition: .wipe(duration: 0.25))
        },
        "lateStill": { view in
            view.showSkeleton(usingColor: .midnightBlue, animated: false, delay: 0.5)
            // When the data has loaded: view.hideSkeleton()
        },
    ]
}
