import Foundation

/// The animations of an interactive transition, as property animators that can be paused, scrubbed and reversed.
@MainActor
final class TransitionScrubber {
    /// The scrubber that is currently collecting animations; `nil` if animations aren't being collected.
    private(set) static var current: TransitionScrubber?

    /// The duration of the transition, in seconds.
    private let duration: TimeInterval
    private var animators: [any UIViewImplicitlyAnimating] = []
    private var fraction: CGFloat = 0

    init(duration: TimeInterval) {
        self.duration = duration
    }

    /// Calls `work` and adds the animations that it starts, paused.
    func collect(_ work: @MainActor () -> Void) {
        let outer = Self.current
        Self.current = self
        work()
        Self.current = outer
    }

    /// Adds `animator` and pauses it.
    func add(_ animator: any UIViewImplicitlyAnimating) {
        guard !animators.contains(where: { $0 === animator }) else { return }
        if let animator = animator as? UIViewPropertyAnimator { animator.scrubsLinearly = false }
        animators.append(animator)
        animator.pauseAnimation()
    }

    /// Adds the animation of a `UIView.animate` call and pauses it.
    func add(
        duration: TimeInterval, delay: TimeInterval, easing: any UITimingCurveProvider,
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)?
    ) {
        let total = duration + max(0, delay)
        let animator = UIViewPropertyAnimator(duration: total, timingParameters: easing)
        animator.addAnimations(animations, delayFactor: CGFloat(max(0, delay) / total))
        // A reversed animation counts as finished.
        if let completion { animator.addCompletion { completion($0 != .current) } }
        add(animator)
    }

    /// Moves all animations to `fraction` of the transition's duration.
    func move(to fraction: CGFloat) {
        self.fraction = fraction
        let time = Double(fraction) * duration
        for animator in animators {
            let seconds = (animator as? UIViewPropertyAnimator)?.duration ?? duration
            animator.fractionComplete = seconds > 0 ? CGFloat(min(time / seconds, 1)) : 1
        }
    }

    /// Pauses all animations and returns the elapsed fraction of the transition's duration.
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

    /// Continues all animations, forward or reversed, at `speed` times their original speed. If `easing` is `nil`, the
    /// animations keep their easing.
    func run(isReversed: Bool, easing: (any UITimingCurveProvider)?, speed: CGFloat) {
        for animator in animators {
            if isReversed { animator.isReversed = true }
            let remaining = 1 - animator.fractionComplete
            animator.continueAnimation(withTimingParameters: easing, durationFactor: remaining / speed)
        }
    }
}
