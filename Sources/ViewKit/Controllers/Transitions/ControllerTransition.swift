import Foundation

/// A transition between view controllers. It is the context for animators and interaction controllers, and the
/// coordinator for the controllers involved.
@MainActor
final class ControllerTransition: NSObject {
    /// A controller in the transition, with the frames of its view.
    struct Participant {
        let controller: UIViewController?
        /// Returns the view, or `nil` if the animator must not move it.
        let view: @MainActor () -> UIView?
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let animator: (any UIViewControllerAnimatedTransitioning)?
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var initiallyInteractive = false

    private let from: Participant
    private let to: Participant
    private let defaultDuration: TimeInterval
    private var scrubber: TransitionScrubber?
    private var alongside: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionChanges: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasBegun = false
    /// The closure to call when the transition ends; `nil` before the transition begins and after it has ended.
    private var end: (@MainActor (Bool) -> Void)?

    /// Creates a transition. `defaultDuration` applies if there is no animator.
    init(
        in containerView: UIView, style: UIModalPresentationStyle, from: Participant, to: Participant,
        animator: (any UIViewControllerAnimatedTransitioning)?, defaultDuration: TimeInterval
    ) {
        self.containerView = containerView
        presentationStyle = style
        self.from = from
        self.to = to
        self.animator = animator
        self.defaultDuration = defaultDuration
    }

    /// Starts the transition. `end` is called once, with `true` if the transition was completed or `false` if it was
    /// canceled.
    ///
    /// - Parameters:
    ///   - interactor: The interaction controller that drives the animator.
    ///   - standard: A closure that runs the standard animations if there is no animator.
    func begin(
        by interactor: (any UIViewControllerInteractiveTransitioning)?, standard: @MainActor () -> Void,
        end: @escaping @MainActor (Bool) -> Void
    ) {
        self.end = end
        if let interactor, animator != nil {
            isInteractive = interactor.wantsInteractiveStart
            initiallyInteractive = isInteractive
            interactor.startInteractiveTransition(self)
        } else if let animator {
            animator.animateTransition(using: self)
        } else {
            standard()
        }
        animateAlongside()
    }

    /// Completes the transition immediately, showing the new view.
    func finishNow() {
        transitionWasCancelled = false
        completeTransition(true)
    }

    // MARK: Interaction

    /// Starts the animator's animations, paused if `isHeld` is `true`.
    func beginScrubbing(isHeld: Bool) {
        guard let animator, end != nil else { return }
        let scrubber = TransitionScrubber(duration: transitionDuration)
        self.scrubber = scrubber
        let interruptible = animator.interruptibleAnimator(using: self)
        if interruptible === noInterruptibleAnimator {
            scrubber.collect { animator.animateTransition(using: self) }
        } else {
            scrubber.add(interruptible)
        }
        guard !isHeld else { return }
        animateAlongside()
        scrubber.run(isReversed: false, easing: nil, speed: 1)
    }

    /// Pauses the animations and returns the elapsed fraction; `nil` if they can't be paused.
    func holdScrubbing() -> CGFloat? { end == nil || transitionWasCancelled ? nil : scrubber?.hold() }

    func scrub(to fraction: CGFloat) {
        scrubber?.move(to: fraction)
    }

    func endScrubbing(isCancelled: Bool, easing: (any UITimingCurveProvider)?, speed: CGFloat) {
        scrubber?.run(isReversed: isCancelled, easing: easing, speed: speed)
    }

    // MARK: Private

    /// Runs the alongside animations for the duration of the transition, or makes their changes without animation if
    /// the transition is over or its duration is 0.
    private func animateAlongside() {
        // Animations that are added while the transition runs without interaction can't be scrubbed.
        let scrubber = hasBegun && !isInteractive ? nil : scrubber
        hasBegun = true
        let changes = alongside
        alongside = []
        guard !changes.isEmpty else { return }
        guard end != nil, transitionDuration > 0 else {
            for change in changes { change(self) }
            return
        }
        let animate: @MainActor () -> Void = { [self] in
            UIView.animate(
                withDuration: transitionDuration, delay: 0, options: .curveEaseOut,
                animations: { for change in changes { change(self) } })
        }
        if let scrubber { scrubber.collect(animate) } else { animate() }
    }

    private func interactionDidChange(_ isInteractive: Bool) {
        guard isInteractive != self.isInteractive else { return }
        self.isInteractive = isInteractive
        for change in interactionChanges { change(self) }
    }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
    var isAnimated: Bool { true }

    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    }

    func finishInteractiveTransition() {
        interactionDidChange(false)
    }

    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        interactionDidChange(false)
    }

    func pauseInteractiveTransition() {
        interactionDidChange(true)
    }

    func completeTransition(_ didComplete: Bool) {
        guard let end else { return }
        self.end = nil
        animateAlongside()
        // The scrubber is no longer needed, even if animators are paused, because they have already set the final
        // values. Dropping it breaks retain cycles.
        scrubber = nil
        if isInteractive { interactionDidChange(false) }
        if !didComplete { transitionWasCancelled = true }
        end(didComplete)
        let completions = completions
        self.completions = []
        interactionChanges = []
        for completion in completions { completion(self) }
        animator?.animationEnded(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from.controller : key == .to ? to.controller : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from.view() : key == .to ? to.view() : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from.controller ? from.initialFrame : vc === to.controller ? to.initialFrame : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === from.controller ? from.finalFrame : vc === to.controller ? to.finalFrame : .zero
    }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
    var transitionDuration: TimeInterval {
        guard let animator else { return defaultDuration }
        let seconds = animator.transitionDuration(using: self)
        return seconds > 0 && seconds.isFinite ? seconds : 0
    }

    var isCancelled: Bool { transitionWasCancelled }

    var isInterruptible: Bool { scrubber != nil }

    var completionVelocity: CGFloat { 1 }

    var completionCurve: UIView.AnimationCurve { .easeOut }

    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !hasBegun || end != nil else { return false }
        if let completion { completions.append(completion) }
        if let animation { alongside.append(animation) }
        if hasBegun { animateAlongside() }
        return true
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        interactionChanges.append(handler)
    }
}
