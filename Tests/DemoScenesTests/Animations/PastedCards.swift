// Written by CardCodeTests with SKELETON_BLESS=1.
// swift-format-ignore-file
import SkeletonView

/// The code that the inspector copies for the cards of the animations screen, pasted into a program.
@MainActor
enum PastedCards {
    static let all: [String: @MainActor (UIView) -> Void] = [
        "Solid, still": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.solid(usingColor: .peterRiver)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Solid, pulse": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.solid(usingColor: .peterRiver, animated: true)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Gradient, still": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver))
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Left to right": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = GradientDirection.leftRight.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Right to left": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = GradientDirection.rightLeft.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Top to bottom": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = GradientDirection.topBottom.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Bottom to top": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = GradientDirection.bottomTop.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "To bottom right": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = GradientDirection.topLeftBottomRight.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "To top left": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = GradientDirection.bottomRightTopLeft.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Autoreverse": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = GradientDirection.leftRight.slidingAnimation(duration: 2, autoreverses: true)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Slow": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = GradientDirection.leftRight.slidingAnimation(duration: 4)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "One shared light": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = GradientDirection.leftRight.slidingAnimation(duration: 2)
            style.animationSpace = .root
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Narrow, angled": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.highlight = SkeletonHighlight(
                angle: 0.35, width: .fraction(0.3), softness: 0.7, pace: .duration(2), pause: 0.4,
                easing: .easeInEaseOut)
            style.animationSpace = .root
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Custom: colors": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.solid(usingColor: .peterRiver, animated: true)
            style.animation = { _ in
                let animation = CAKeyframeAnimation(keyPath: "backgroundColor")
                let colors: [UIColor] = [.turquoise, .peterRiver, .amethyst, .carrot, .turquoise]
                animation.values = colors.map(\.cgColor)
                animation.duration = 4
                animation.repeatCount = .infinity
                return animation
            }
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Custom: breath": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.solid(usingColor: .peterRiver, animated: true)
            style.animation = { _ in
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.fromValue = CGFloat(1)
                animation.toValue = CGFloat(0.35)
                animation.duration = 0.8
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                animation.autoreverses = true
                animation.repeatCount = .infinity
                return animation
            }
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Custom: swelling": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.solid(usingColor: .peterRiver, animated: true)
            style.animation = { _ in
                let animation = CABasicAnimation(keyPath: "transform.scale")
                animation.fromValue = CGFloat(1)
                animation.toValue = CGFloat(0.9)
                animation.duration = 0.8
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                animation.autoreverses = true
                animation.repeatCount = .infinity
                return animation
            }
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Custom: corners": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.solid(usingColor: .peterRiver, animated: true)
            style.animation = { _ in
                let animation = CABasicAnimation(keyPath: "cornerRadius")
                animation.fromValue = CGFloat(0)
                animation.toValue = CGFloat(12)
                animation.duration = 0.8
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                animation.autoreverses = true
                animation.repeatCount = .infinity
                return animation
            }
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Stretch": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.solid(usingColor: .peterRiver, animated: true)
            style.animation = SkeletonAnimationBuilder().makeStretchAnimation()
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Drop in": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.solid(usingColor: .peterRiver, animated: true)
            style.animation = SkeletonAnimationBuilder().makeDropInAnimation(height: 12, speed: 40) { $0.pulse }
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Wave over rows": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.solid(usingColor: .peterRiver, animated: true)
            style.animation = SkeletonAnimationBuilder().makeWaveAnimation(speed: 120)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Light from a point": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.highlight = SkeletonHighlight(pace: .duration(2), easing: .easeOut, origin: .zero)
            style.animationSpace = .root
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Custom drawing": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            var style = SkeletonStyle.solid(usingColor: .peterRiver, animated: true)
            style.drawing = { context, rect in
                let color: UIColor = .peterRiver
                context.setStrokeColor(color.cgColor)
                context.setLineWidth(3)
                for start in stride(from: -rect.height, to: rect.width, by: 6) {
                    context.move(to: CGPoint(x: start, y: rect.height))
                    context.addLine(to: CGPoint(x: start + rect.height, y: 0))
                }
                context.strokePath()
            }
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Over content": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            view.startShimmering()
            // When the data has loaded:
            // view.stopShimmering()
        },
        "With Somo's bones": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            // A SomoView whose animationSpace is .window shares the same light.
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animationSpace = .window
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Slide": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .slide(duration: 0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .slide(duration: 0.5))
        },
        "Scale": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .scale(duration: 0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .scale(duration: 0.5))
        },
        "Wipe": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .wipe(duration: 0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .wipe(duration: 0.5))
        },
        "Around a load": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            Task { [style] in
                await view.withSkeleton(style) {
                    // Load here. The skeleton is hidden when this returns.
                }
            }
        },
        "Follows a state": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            let (states, model) = AsyncStream<SkeletonState>.makeStream()
            model.yield(.loading)
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            Task { [style] in await view.showSkeleton(style, following: states) }
            // When the data has loaded:
            // model.yield(.loaded)
        },
        "Automatic": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style.automatically())
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Partial hide": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.subviews.first?.hideSkeleton(transition: .crossDissolve(0.5))
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Staggered hide": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(staggered: .order(interval: 0.3), transition: .crossDissolve(0.5))
        },
        "Timeout": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.timeout = 3
            style.timeoutTintColor = .alizarin
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Annotated: ignore": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            // The portrait; use a view of your screen instead:
            view.subviews.first?.skeletonAnnotation = .ignore
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style.automatically())
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Annotated: keep": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            // The name; use a view of your screen instead:
            view.subviews.first?.skeletonAnnotation = .keep
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style.automatically())
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Annotated: unite": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            // The person; use a view of your screen instead:
            view.subviews.first?.skeletonAnnotation = .unite
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style.automatically())
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Annotated: replace": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            // The portrait; use a view of your screen instead:
            view.subviews.first?.skeletonAnnotation = .replace(CGSize(width: 24, height: 24))
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style.automatically())
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Annotated: leaf": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            // The person; use a view of your screen instead:
            view.subviews.first?.skeletonAnnotation = .leaf
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style.automatically())
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Themed subtree": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            // A panel in the view; use a view of your screen instead:
            view.subviews.last?.skeletonTheme = .solid(usingColor: .asbestos, animated: true)
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "More items": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            (view as? UICollectionView)?.appendSkeletonItems(3, style: style)
            // When the data has loaded:
            // (view as? UICollectionView)?.removeSkeletonItems()
        },
        "From a blueprint": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            // Capture the blueprint of a visible skeleton once; it can be saved to a file:
            view.showSkeleton(style)
            let blueprint = view.sk.blueprint
            view.hideSkeletonNow()
            // Later, show it in place of a view that doesn't exist yet:
            if let blueprint { view.addSubview(SkeletonBlueprintView(blueprint, style: style)) }
            // When the data has loaded:
            // view.subviews.last?.removeFromSuperview()
        },
        "Shape: rectangle": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            for part in view.subviews { part.skeletonShape = .rectangle(cornerRadius: 6) }
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Shape: circle": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            for part in view.subviews { part.skeletonShape = .circle }
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Shape: capsule": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            for part in view.subviews { part.skeletonShape = .capsule }
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Shape: continuous": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            for part in view.subviews { part.skeletonShape = .continuous(cornerRadius: 16) }
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Shape: a path": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            @Sendable func starPath(in rect: CGRect) -> UIBezierPath {
                let path = UIBezierPath()
                for index in 0..<10 {
                    let (angle, reach) = (CGFloat(index) * .pi / 5 - .pi / 2, index.isMultiple(of: 2) ? 0.5 : 0.22)
                    let point = CGPoint(
                        x: rect.midX + cos(angle) * reach * rect.width, y: rect.midY + sin(angle) * reach * rect.height)
                    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.close()
                return path
            }
            for part in view.subviews { part.skeletonShape = .path { starPath(in: $0) } }
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Preset: listRow": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            let preset = SkeletonPresetView(.listRow, style: style)
            view.addSubview(preset)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Preset: avatarAndLines": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            let preset = SkeletonPresetView(.avatarAndLines, style: style)
            view.addSubview(preset)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Preset: article": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            let preset = SkeletonPresetView(.article, style: style)
            view.addSubview(preset)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Preset: card": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            let preset = SkeletonPresetView(.card, style: style)
            view.addSubview(preset)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Preset: form": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            let preset = SkeletonPresetView(.form, style: style)
            view.addSubview(preset)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Preset: chart": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            let preset = SkeletonPresetView(.chart, style: style)
            view.addSubview(preset)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Row by row": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // As each row arrives:
            (view as? UITableView)?.hideSkeleton(forRowAt: IndexPath(row: 0, section: 0))
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "Section by section": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            view.showSkeleton(style)
            // As each section arrives:
            (view as? UITableView)?.hideSkeleton(forSection: 0)
            // When the data has loaded:
            // view.hideSkeleton(transition: .crossDissolve(0.5))
        },
        "More rows": { view in
            // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
            // on each view that gets a bone, and on all views around it.
            let appearance = SkeletonAppearance.default
            appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .peterRiver), animated: true)
            style.animation = direction.slidingAnimation(duration: 2)
            style.transition = .crossDissolve(0.5)
            (view as? UITableView)?.appendSkeletonRows(2, style: style)
            // When the data has loaded:
            // (view as? UITableView)?.removeSkeletonRows()
        },
    ]
}
