public import Foundation
import Reporting

/// Moves a transition to a part of its time, as a hand says, and lets it go on or back from there.
///
/// It moves what the animator's `interruptibleAnimator` gives, and else what `animateTransition` begins by
/// `UIView.animate` and by property animators; what is animated by `animateKeyframes`, or at layers themselves, runs by
/// itself. Where a transition is cancelled, views have the values from before again.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// Seconds of the transition; 0 outside of one.
    public var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
    /// How far it is, 0...1.
    public private(set) var percentComplete: CGFloat = 0
    /// How fast it goes on when it is let go, as a factor. 1 by default; 0, below and not finite is 1.
    open var completionSpeed: CGFloat = 1
    /// The easing with which it goes on then. `.easeInOut`, the default, goes on with the animations' own.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The easing with which it goes on then, where it is no named one. Nil by default.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether a hand moves it from the beginning. True by default; else it runs until `pause`.
    open var wantsInteractiveStart = true

    private weak var transition: ControllerTransition?

    /// The transition begins: stands still at its beginning, or runs.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition else {
            return Diagnostics.report(
                "UIPercentDrivenInteractiveTransition: a context of one's own has no animator that could be moved")
        }
        self.transition = transition
        percentComplete = 0
        transition.beginScrubbing(isHeld: wantsInteractiveStart)
    }

    /// Holds a transition that runs where it is.
    open func pause() {
        guard let transition, let fraction = transition.holdScrubbing() else { return }
        percentComplete = fraction
        transition.pauseInteractiveTransition()
    }

    /// Moves the transition to a part of its time; outside of 0...1 it is clamped. Left out where none is held.
    open func update(_ percentComplete: CGFloat) {
        beginIfAskedFor()
        guard let transition, transition.isInteractive, !percentComplete.isNaN else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        transition.scrub(to: self.percentComplete)
        transition.updateInteractiveTransition(self.percentComplete)
    }

    /// Lets the transition go back to its beginning.
    open func cancel() {
        letGo(isCancelled: true)
    }

    /// Lets the transition go on to its end.
    open func finish() {
        letGo(isCancelled: false)
    }

    /// Begins a transition that was asked for in this turn and waits for the next layout.
    private func beginIfAskedFor() {
        if transition?.isInteractive != true { UINavigationController.beginWaitingChanges() }
    }

    private func letGo(isCancelled: Bool) {
        beginIfAskedFor()
        guard let transition, transition.isInteractive else { return }
        if isCancelled { transition.cancelInteractiveTransition() } else { transition.finishInteractiveTransition() }
        let named = completionCurve == .easeInOut ? nil : UICubicTimingParameters(animationCurve: completionCurve)
        let speed = completionSpeed > 0 && completionSpeed.isFinite ? completionSpeed : 1
        transition.endScrubbing(isCancelled: isCancelled, easing: timingCurve ?? named, speed: speed)
    }
}
