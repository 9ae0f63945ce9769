import Foundation

/// The animations of a transition that is moved by hand, as animators that stand still together.
@MainActor
final class TransitionScrubber {
    /// The one whose animations begin just now; nil where animations run by themselves.
    private(set) static var current: TransitionScrubber?

    /// Seconds of the transition.
    private let duration: TimeInterval
    private var animators: [any UIViewImplicitlyAnimating] = []
    private var fraction: CGFloat = 0

    init(duration: TimeInterval) {
        self.duration = duration
    }

    /// Keeps the animations that `work` begins.
    func collect(_ work: @MainActor () -> Void) {
        let outer = Self.current
        Self.current = self
        work()
        Self.current = outer
    }

    /// Keeps `animator`, which stands still from now on.
    func take(_ animator: any UIViewImplicitlyAnimating) {
        guard !animators.contains(where: { $0 === animator }) else { return }
        if let animator = animator as? UIViewPropertyAnimator { animator.scrubsLinearly = false }
        animators.append(animator)
        animator.pauseAnimation()
    }

    /// Keeps what a call of `UIView.animate` would animate.
    func take(
        duration: TimeInterval, delay: TimeInterval, easing: any UITimingCurveProvider,
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)?
    ) {
        let total = duration + max(0, delay)
        let animator = UIViewPropertyAnimator(duration: total, timingParameters: easing)
        animator.addAnimations(animations, delayFactor: CGFloat(max(0, delay) / total))
        // One that went back came to its end, too.
        if let completion { animator.addCompletion { completion($0 != .current) } }
        take(animator)
    }

    /// Moves everything to the part `fraction` of the transition's time.
    func move(to fraction: CGFloat) {
        self.fraction = fraction
        let time = Double(fraction) * duration
        for animator in animators {
            let seconds = (animator as? UIViewPropertyAnimator)?.duration ?? duration
            animator.fractionComplete = seconds > 0 ? CGFloat(min(time / seconds, 1)) : 1
        }
    }

    /// Stops everything where it is; the part of the transition's time.
    func hold() -> CGFloat {
        var fraction: CGFloat = 0
        for animator in animators {
            let seconds = (animator as? UIViewPropertyAnimator)?.duration ?? duration
            animator.pauseAnimation()
            fraction = max(fraction, duration > 0 ? animator.fractionComplete * CGFloat(seconds / duration) : 1)
        }
        self.fraction = min(fraction, 1)
        return self.fraction
    }

    /// Lets everything run, on or back, `speed` times as fast as it was made for.
    func run(isReversed: Bool, easing: (any UITimingCurveProvider)?, speed: CGFloat) {
        for animator in animators {
            if isReversed { animator.isReversed = true }
            let left = 1 - animator.fractionComplete
            animator.continueAnimation(withTimingParameters: easing, durationFactor: left / speed)
        }
    }
}
