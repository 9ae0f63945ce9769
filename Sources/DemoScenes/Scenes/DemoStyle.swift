package import Foundation
package import SkeletonView

/// The look and motion of the demo's skeletons, as chosen with command-line options and in the inspector.
package struct DemoStyle: Equatable, Sendable {
    package var type = SkeletonType.gradient
    package var isAnimated = true
    /// The direction of the sweep; `nil` follows the reading direction of the view.
    package var direction: GradientDirection?
    /// The duration of a sweep, in seconds.
    package var duration: TimeInterval = 1.5
    /// `true` if each sweep is followed by one in reverse.
    package var autoreverses = false
    /// The amount of motion; `nil` follows the user's desktop-wide preference.
    package var motion: SkeletonMotion?
    /// The time in seconds after which bones stop moving; infinity means no limit. The default of 5 seconds is the
    /// maximum that WCAG 2.2.2 allows if the user can't pause the motion.
    package var motionLimit: TimeInterval = 5
    package var color = UIColor.skeletonDefault
    /// `true` if skeletons are automatic: views don't have to be skeletonable to get bones.
    package var isAutomatic = false
    /// `true` if bones have more contrast with the background; `nil` follows the user's desktop-wide preference.
    package var increasesContrast: Bool?
    package var light = DemoSweep()
    /// The area that the sweep crosses.
    package var animationSpace = SkeletonAnimationSpace.perView
    /// The color of the sweep; `nil` uses SkeletonView's highlight for `color`.
    package var secondaryColor: UIColor?
    /// The duration of the transition in seconds; 0 switches immediately.
    package var transitionDuration: TimeInterval = 0.25
    package var transitionKind = DemoTransition.dissolve
    /// The delay in seconds from the start of a load until bones are shown.
    package var delay: TimeInterval = 0
    /// The minimum time in seconds that bones stay visible, however fast the load is.
    package var minimumTime: TimeInterval = 0
    /// The order in which the parts of a skeleton disappear.
    package var stagger = DemoStagger()
    /// The timeout in seconds; 0 means no timeout.
    package var timeout: TimeInterval = 0
    /// The color of bones after a timeout; `nil` keeps their look, except that a moving gradient is replaced with its
    /// first color.
    package var failureColor: UIColor?
    /// The shimmer over the screen's content.
    package var shimmer = DemoShimmer()
    /// The changes to each screen's text bones.
    package var lines = SkeletonLineChanges()

    /// Creates a style with the library's defaults, except that motion stops after 5 seconds.
    package init() {}

    /// Shows a skeleton in this style on `view`; `timedOut` is called when the skeleton times out.
    @MainActor
    package func show(on view: UIView, timedOut: (@MainActor () -> Void)? = nil) {
        var result = skeletonStyle(on: view)
        if let timedOut { result.onTimeout = { _ in timedOut() } }
        view.showSkeleton(result)
    }

    /// Returns the message for a timeout after `seconds`.
    static func timeoutMessage(_ seconds: TimeInterval) -> String { "Timed out after \(seconds.swiftCode) s" }

    /// Applies the look and motion of this style to the active skeletons on `view` and its subviews, if any.
    @MainActor
    package func update(on view: UIView) {
        view.updateSkeleton(skeletonStyle(on: view))
    }

    /// Hides the skeleton on `view` with the stagger and the transition of this style.
    @MainActor
    package func hide(on view: UIView) {
        if let order = stagger.stagger {
            view.hideSkeleton(staggered: order, finishingSweep: stagger.finishesSweep, transition: transition)
        } else {
            view.hideSkeleton(finishingSweep: stagger.finishesSweep, transition: transition)
        }
    }

    /// Returns `true` if bones look or move differently than in `other`. How they appear and disappear doesn't count.
    func bonesDiffer(from other: DemoStyle) -> Bool {
        var same = other
        same.transitionDuration = transitionDuration
        same.transitionKind = transitionKind
        same.delay = delay
        same.minimumTime = minimumTime
        same.stagger = stagger
        same.timeout = timeout
        same.failureColor = failureColor
        same.shimmer = shimmer
        return same != self
    }

    /// This style with a highlight that doesn't cross the whole window. Bones that change from such a highlight to a
    /// window-wide one restart their motion.
    var withoutSharedHighlight: DemoStyle {
        var style = self
        if animationSpace == .window { style.animationSpace = .root }
        return style
    }

    /// Returns `true` if `other` has the same timeout and the same color after a timeout.
    func hasSameTimeout(as other: DemoStyle) -> Bool {
        timeout == other.timeout && failureColor == other.failureColor
    }

    /// `true` if all settings of the sweep have their defaults.
    var hasDefaultSweep: Bool {
        direction == nil && duration == DemoStyle().duration && !autoreverses && light.isDefault
    }

    /// Returns this style as a `SkeletonStyle` for `view`.
    @MainActor
    func skeletonStyle(on view: UIView) -> SkeletonStyle {
        var result: SkeletonStyle =
            type == .solid
            ? .solid(usingColor: color, animated: isAnimated)
            : .gradient(usingGradient: gradient, animated: isAnimated)
        if type == .gradient {
            if light.isDefault {
                result.animation = animation(on: view)
            } else {
                result.highlight = highlight(on: view)
            }
            result.animationSpace = animationSpace
        }
        result.applyTiming(of: self)
        return result
    }

    /// The transition between bones and content; `.none` if its duration is 0.
    package var transition: SkeletonTransition {
        transitionDuration > 0 ? transitionKind.transition(duration: transitionDuration) : .none
    }

    /// The colors of gradient bones.
    var gradient: SkeletonGradient { SkeletonGradient(baseColor: color, secondaryColor: secondaryColor) }

    /// Returns the sweep as a `SkeletonHighlight`; `isMirrored` is `true` if the layout is right-to-left.
    func skeletonHighlight(isMirrored: Bool) -> SkeletonHighlight {
        SkeletonHighlight(
            angle: light.degrees(from: direction, isMirrored: isMirrored) * .pi / 180, width: .fraction(light.width),
            softness: light.softness, pace: light.speed > 0 ? .speed(light.speed) : .duration(duration),
            pause: light.pause, easing: light.easing, origin: light.origin.point)
    }

    // MARK: Private

    @MainActor
    private func highlight(on view: UIView) -> SkeletonHighlight {
        skeletonHighlight(isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Returns the sweep animation on `view`; `nil` uses the default.
    @MainActor
    private func animation(on view: UIView) -> SkeletonLayerAnimation? {
        guard !hasDefaultSweep else { return nil }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let direction = direction ?? (isMirrored ? .rightLeft : .leftRight)
        return direction.slidingAnimation(duration: duration, autoreverses: autoreverses)
    }
}

extension SkeletonStyle {
    /// Copies these settings of `style`: automatic mode, contrast, motion and its time limit, transition, delay,
    /// minimum visible duration and, if positive, the timeout with its color.
    mutating func applyTiming(of style: DemoStyle) {
        isAutomatic = style.isAutomatic
        increasesContrast = style.increasesContrast
        if style.timeout > 0 { (timeout, timeoutTintColor) = (style.timeout, style.failureColor) }
        transition = style.transition
        delay = style.delay
        minimumVisibleDuration = style.minimumTime
        motion = style.motion
        maximumMotionDuration = style.motionLimit
    }
}
