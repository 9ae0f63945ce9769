import Foundation

/// A change of controllers' views that takes time, from its beginning to its end: what animators, interaction
/// controllers and controllers beside them know of it.
@MainActor
final class ControllerTransition: NSObject {
    /// A controller that takes part, and where its view is before and after.
    struct Participant {
        let controller: UIViewController?
        /// Gives nothing where the view is not the animator's to move.
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
    private let usualDuration: TimeInterval
    private var scrubber: TransitionScrubber?
    private var alongside: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionChanges: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasBegun = false
    /// What is left to do at the end; nil when it was done.
    private var end: (@MainActor (Bool) -> Void)?

    /// Makes a transition that has not begun; `usualDuration` is that of one without an animator.
    init(
        in containerView: UIView, style: UIModalPresentationStyle, from: Participant, to: Participant,
        animator: (any UIViewControllerAnimatedTransitioning)?, usualDuration: TimeInterval
    ) {
        (self.containerView, presentationStyle) = (containerView, style)
        (self.from, self.to, self.animator, self.usualDuration) = (from, to, animator, usualDuration)
    }

    /// Begins; `end` is called once, with whether the new view is shown.
    ///
    /// - Parameters:
    ///   - interactor: What moves the animator by hand.
    ///   - usual: The animations of a transition without an animator.
    func begin(
        by interactor: (any UIViewControllerInteractiveTransitioning)?, usual: @MainActor () -> Void,
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
            usual()
        }
        animateAlongside()
    }

    /// Ends the transition at once, with the new view.
    func finishNow() {
        transitionWasCancelled = false
        completeTransition(true)
    }

    // MARK: Moved by hand

    /// Begins the animator's animations, which stand still, or run and can be held.
    func beginScrubbing(isHeld: Bool) {
        guard let animator, end != nil else { return }
        let scrubber = TransitionScrubber(duration: transitionDuration)
        self.scrubber = scrubber
        let interruptible = animator.interruptibleAnimator(using: self)
        if interruptible === absentAnimator {
            scrubber.collect { animator.animateTransition(using: self) }
        } else {
            scrubber.take(interruptible)
        }
        guard !isHeld else { return }
        animateAlongside()
        scrubber.run(isReversed: false, easing: nil, speed: 1)
    }

    /// Holds the animations where they are; nil where none can be held.
    func holdScrubbing() -> CGFloat? { end == nil || transitionWasCancelled ? nil : scrubber?.hold() }

    func scrub(to fraction: CGFloat) {
        scrubber?.move(to: fraction)
    }

    func endScrubbing(isCancelled: Bool, easing: (any UITimingCurveProvider)?, speed: CGFloat) {
        scrubber?.run(isReversed: isCancelled, easing: easing, speed: speed)
    }

    // MARK: Private

    /// Makes the changes that go with it, in its time, or at once where it is over already.
    private func animateAlongside() {
        // What comes late to a transition that runs is not held by a hand.
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
        // What stands still has its new values; and what ends keeps nothing alive that would keep this alive.
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
        guard let animator else { return usualDuration }
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
