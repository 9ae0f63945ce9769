public import Foundation
import Reporting

/// An interaction controller with which the app sets a transition's progress, and then finishes or cancels the
/// transition.
///
/// It drives the animator's `interruptibleAnimator` or, without one, the `UIView.animate` calls and property animators
/// that `animateTransition` starts. It doesn't drive keyframe animations (`animateKeyframes`) or layer animations.
/// Canceling restores the views' previous values.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The duration of the transition, in seconds; 0 outside a transition.
    public var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
    /// The progress of the interaction, 0...1.
    public private(set) var percentComplete: CGFloat = 0
    /// The speed of the rest of the transition after the interaction has ended, as a multiple of its original speed. 1
    /// by default; nonfinite, zero and negative values count as 1.
    open var completionSpeed: CGFloat = 1
    /// The easing of the rest of the transition after the interaction has ended. `.easeInOut`, the default, keeps the
    /// easing of the animations.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// A custom easing to use instead of `completionCurve`. `nil` by default.
    open var timingCurve: (any UITimingCurveProvider)?
    /// `true` if the transition is interactive from the start; otherwise it runs until `pause` is called. `true` by
    /// default.
    open var wantsInteractiveStart = true

    private weak var transition: ControllerTransition?

    /// Starts the transition, paused if `wantsInteractiveStart` is `true`.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition else {
            return Diagnostics.report(
                "UIPercentDrivenInteractiveTransition: a custom context has no animator to control")
        }
        self.transition = transition
        percentComplete = 0
        transition.beginScrubbing(isHeld: wantsInteractiveStart)
    }

    /// Pauses a running transition and makes it interactive.
    open func pause() {
        guard let transition, let fraction = transition.holdScrubbing() else { return }
        percentComplete = fraction
        transition.pauseInteractiveTransition()
    }

    /// Sets the progress, clamped to 0...1. No effect unless a transition is interactive.
    open func update(_ percentComplete: CGFloat) {
        beginIfPending()
        guard let transition, transition.isInteractive, !percentComplete.isNaN else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        transition.scrub(to: self.percentComplete)
        transition.updateInteractiveTransition(self.percentComplete)
    }

    /// Cancels the transition, which runs back to its start. No effect unless the transition is interactive.
    open func cancel() {
        release(isCancelled: true)
    }

    /// Finishes the transition, which runs to its end. No effect unless the transition is interactive.
    open func finish() {
        release(isCancelled: false)
    }

    /// Starts transitions that were requested in this run-loop turn and are waiting for the next layout.
    private func beginIfPending() {
        if transition?.isInteractive != true { UINavigationController.beginWaitingChanges() }
    }

    private func release(isCancelled: Bool) {
        beginIfPending()
        guard let transition, transition.isInteractive else { return }
        if isCancelled { transition.cancelInteractiveTransition() } else { transition.finishInteractiveTransition() }
        let curveParameters =
            completionCurve == .easeInOut ? nil : UICubicTimingParameters(animationCurve: completionCurve)
        let speed = completionSpeed > 0 && completionSpeed.isFinite ? completionSpeed : 1
        transition.endScrubbing(isCancelled: isCancelled, easing: timingCurve ?? curveParameters, speed: speed)
    }
}
