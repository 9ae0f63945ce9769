package import Foundation
package import SkeletonView

/// How the demo's skeletons look and move: what its options and its inspector choose.
package struct DemoStyle: Equatable, Sendable {
    package var type = SkeletonType.gradient
    package var isAnimated = true
    /// Nil is the direction in which the window reads.
    package var direction: GradientDirection?
    /// Seconds of one sweep of the light.
    package var duration: TimeInterval = 1.5
    /// Whether each sweep is followed by one back.
    package var autoreverses = false
    /// How much bones move; nil is what the user wishes of all programs.
    package var motion: SkeletonMotion?
    /// Seconds after which bones stand still: as many as WCAG 2.2.2 allows; infinity is never.
    package var motionLimit: TimeInterval = 5
    package var color = UIColor.skeletonDefault
    /// Whether bones are found without flags.
    package var isAutomatic = false
    /// Whether bones stand off from what is behind them; nil is what the user wishes of all programs.
    package var increasesContrast: Bool?
    package var light = DemoLight()
    /// What the light crosses.
    package var animationSpace = SkeletonAnimationSpace.perView
    /// The colour of the light; nil is the one that goes with `color`.
    package var secondaryColor: UIColor?
    package var transition = SkeletonTransitionStyle.crossDissolve(0.25)
    /// How they do that in the transition's time.
    package var passage = DemoPassage.dissolve
    /// Seconds from the beginning of a load until bones are shown.
    package var delay: TimeInterval = 0
    /// Seconds that bones stay once they are shown, however fast the load is.
    package var leastTime: TimeInterval = 0
    /// When their parts give way.
    package var stagger = DemoStagger()
    /// Seconds after which nothing is expected any more; 0 is never.
    package var timeout: TimeInterval = 0
    /// The colour of bones that stand still then; nil is the one that they have.
    package var failureColor: UIColor?
    /// The light over the screen's content.
    package var shimmer = DemoShimmer()
    /// How the bones of text look where it is not as each screen has them.
    package var lines = SkeletonLineChanges()

    package init() {}

    /// Shows a skeleton of this style on `view`; `timedOut` is called when nothing is expected any more.
    @MainActor
    package func show(on view: UIView, timedOut: (@MainActor () -> Void)? = nil) {
        var made = skeletonStyle(on: view)
        if let timedOut { made.onTimeout = { _ in timedOut() } }
        view.showSkeleton(made)
    }

    /// What is said when `seconds` passed in which something was expected.
    static func timeoutWords(_ seconds: TimeInterval) -> String { "Timed out after \(seconds.swiftCode) s" }

    /// Gives the skeleton that is on at `view`, or inside it, this style; where there is none this does nothing.
    @MainActor
    package func update(on view: UIView) {
        view.updateSkeleton(skeletonStyle(on: view))
    }

    /// Ends the skeleton on `view`.
    @MainActor
    package func hide(on view: UIView) {
        if let order = stagger.stagger {
            view.hideSkeleton(staggered: order, finishingSweep: stagger.finishesSweep, transition: leaving)
        } else {
            view.hideSkeleton(finishingSweep: stagger.finishesSweep, transition: leaving)
        }
    }

    /// Whether the light slides as it does where nothing was said.
    var slidesAsUsual: Bool {
        direction == nil && duration == DemoStyle().duration && !autoreverses && light.isUsual
    }

    /// The same as a style of SkeletonView, for `view`.
    @MainActor
    func skeletonStyle(on view: UIView) -> SkeletonStyle {
        var made: SkeletonStyle =
            type == .solid
            ? .solid(usingColor: color, animated: isAnimated)
            : .gradient(usingGradient: gradient, animated: isAnimated)
        if type == .gradient {
            if light.isUsual { made.animation = animation(on: view) } else { made.light = light(on: view) }
            made.animationSpace = animationSpace
        }
        made.setCourse(of: self)
        return made
    }

    /// How bones go.
    var leaving: SkeletonTransition { customTransition ?? SkeletonTransition(transition) }

    /// How long they come and go.
    var transitionSeconds: TimeInterval {
        guard case .crossDissolve(let seconds) = transition, seconds.isFinite else { return 0 }
        return max(0, seconds)
    }

    /// How bones come and go where that is more than a cross dissolve.
    var customTransition: SkeletonTransition? {
        guard case .crossDissolve(let seconds) = transition else { return nil }
        return passage.transition(seconds: seconds)
    }

    /// The bones' colours where they have a gradient.
    var gradient: SkeletonGradient { SkeletonGradient(baseColor: color, secondaryColor: secondaryColor) }

    /// The light of its width, softness and tilt, in a view that reads from right to left or not.
    func skeletonLight(isMirrored: Bool) -> SkeletonLight {
        SkeletonLight(
            angle: light.degrees(from: direction, isMirrored: isMirrored) * .pi / 180, width: .fraction(light.width),
            softness: light.softness, pace: light.speed > 0 ? .speed(light.speed) : .duration(duration),
            pause: light.pause, easing: light.easing, origin: light.origin.point)
    }

    // MARK: Private

    @MainActor
    private func light(on view: UIView) -> SkeletonLight {
        skeletonLight(isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The animation of the light on `view`; nil is the usual one.
    @MainActor
    private func animation(on view: UIView) -> SkeletonLayerAnimation? {
        guard !slidesAsUsual else { return nil }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let direction = direction ?? (isMirrored ? .rightLeft : .leftRight)
        return direction.slidingAnimation(duration: duration, autoreverses: autoreverses)
    }
}

extension SkeletonStyle {
    /// Lets bones be found, come, stay, move and go as `style` says, and for as long.
    mutating func setCourse(of style: DemoStyle) {
        (isAutomatic, increasesContrast) = (style.isAutomatic, style.increasesContrast)
        if style.timeout > 0 { (timeout, failureTintColor) = (style.timeout, style.failureColor) }
        (transition, customTransition) = (style.transition, style.customTransition)
        (delay, minimumVisibleDuration) = (style.delay, style.leastTime)
        (motion, maximumMotionDuration) = (style.motion, style.motionLimit)
    }
}
