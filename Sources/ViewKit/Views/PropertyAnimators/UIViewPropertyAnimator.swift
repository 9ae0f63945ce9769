public import Foundation
import LayerKit
import Reporting

/// An animator for changes to views. The animation can be paused, scrubbed, reversed and stopped while it runs.
///
/// The animatable properties are the same as with `UIView.animate`. The views have their new values as soon as the
/// animator is started, paused or scrubbed; only their appearance is animated, starting from the current presentation.
/// A later animation of the same property replaces the animator's animation of that property.
///
/// A running animator is retained until it ends. Deallocating a paused animator ends it, too, and its views show their
/// new values.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The easing curve or spring with which the animator was created.
    public let timingParameters: any UITimingCurveProvider
    /// The duration in seconds. For a spring with physical properties, the time that the spring takes to settle.
    public let duration: TimeInterval
    /// The delay of the last start, in seconds. 0 by default.
    open private(set) var delay: TimeInterval = 0
    /// `true` if the views receive touches while they are animated. `true` by default.
    open var isUserInteractionEnabled = true { didSet { blockEvents(isRunning && !isUserInteractionEnabled) } }
    /// `true` if the animator can be paused, scrubbed and stopped; otherwise such calls are ignored with a warning.
    /// `true` by default.
    open var isInterruptible = true
    /// `true` if `fractionComplete` of a paused animator measures the distance instead of the time. `true` by default.
    open var scrubsLinearly = true
    /// `true` if the animator pauses at its end, where it can be reversed, instead of finishing. `false` by default.
    open var pausesOnCompletion = false

    /// The state. `.inactive` before the first start and after the animator has ended.
    open private(set) var state = UIViewAnimatingState.inactive
    /// `true` if the animator is running, including during its delay.
    open var isRunning: Bool { timeline.isRunning }

    private var blocks: [(delay: Double, block: @MainActor () -> Void)] = []
    private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
    private let changes = AnimatorChanges()
    /// The views whose touches are currently blocked.
    private var blockedViews: [UIView] = []

    /// The easing of changes without a delay, over the animator's duration.
    private var curve = ProgressCurve.eased(.cubic(CAMediaTimingFunction(name: .linear)))
    private var timeline = AnimatorTimeline()
    private weak var host: LayerHost?
    /// The scheduled end of the animation; replaced whenever the animation starts or resumes.
    private var endWork: ScheduledWork?
    private var startCount = 0

    /// Creates an animator with a duration in seconds and an easing curve. Negative or nonfinite durations become 0.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        self.duration = parameters.easing(over: duration > 0 && duration.isFinite ? duration : 0).seconds
    }

    isolated deinit {
        changes.end(at: state == .stopped ? .current : .end)
    }

    /// Creates an animator and starts it after `delay` seconds. Only the easing curve in `options` is used.
    @preconcurrency @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: options.animationCurve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Animations

    /// Adds the changes that `animation` makes. They start after the fraction `delayFactor`, 0...1, of the remaining
    /// time and end with the other changes. If the animator is active, the changes are made immediately; if it is
    /// active and reversed, `delayFactor` is ignored.
    @preconcurrency
    open func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
        let delay = delayFactor > 0 ? min(Double(delayFactor), 1) : 0
        guard state == .active else { return blocks.append((delay, animation)) }
        let now = timeline.fraction(at: time)
        collect(animation, delay: timeline.isReversed ? 0 : now + delay * (1 - now))
        if isRunning { startMoving(from: now, after: max(0, timeline.begin - time)) } else { pause(at: now) }
    }

    /// Adds the changes that `animation` makes, without a delay. If the animator is active, the changes are made
    /// immediately and end with the other changes.
    @preconcurrency
    open func addAnimations(_ animation: @escaping @MainActor () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds a handler that is called once when the animator finishes, but not after `stopAnimation(true)`.
    @preconcurrency
    open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Position

    /// `true` if the changes run backward to the old values, with the same easing and speed. `false` by default.
    /// Setting this property while the animator is running reverses the changes from their current position.
    open var isReversed: Bool {
        get { timeline.isReversed }
        set {
            guard newValue != timeline.isReversed else { return }
            let now = timeline.fraction(at: time)
            timeline.isReversed = newValue
            if isRunning { startMoving(from: now) } else { timeline.fraction = now }
        }
    }

    /// The progress, 0...1, in the current direction; 0 while the animator is inactive. While the animator is running,
    /// or if `scrubsLinearly` is `false`, the progress is a fraction of the time; otherwise it is a fraction of the
    /// distance of a change without delay. Setting this property pauses the animator at the given position, which is a
    /// fraction of the distance if `scrubsLinearly` is `true`, and a fraction of the time otherwise.
    open var fractionComplete: CGFloat {
        get {
            guard state != .inactive else { return 0 }
            let now = timeline.fraction(at: time)
            let fraction = isRunning || !scrubsLinearly ? now : min(max(curve.value(at: now), 0), 1)
            return CGFloat(timeline.isReversed ? 1 - fraction : fraction)
        }
        set {
            guard canBeInterrupted("setting fractionComplete"), activate() else { return }
            let fraction = newValue > 0 ? min(Double(newValue), 1) : 0
            let forwards = timeline.isReversed ? 1 - fraction : fraction
            pause(at: scrubsLinearly ? curve.time(of: forwards) : forwards)
        }
    }

    // MARK: Running

    /// Starts or resumes the animation without a delay.
    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts or resumes the animation after `delay` seconds. Negative or nonfinite delays become 0.
    open func startAnimation(afterDelay delay: TimeInterval) {
        if let scrubber = TransitionScrubber.current { return scrubber.add(self) }
        guard !isRunning, activate() else { return }
        self.delay = delay > 0 && delay.isFinite ? delay : 0
        startMoving(from: timeline.fraction, after: self.delay)
    }

    /// Pauses the animation at its current position; an animator that wasn't started pauses at its start.
    open func pauseAnimation() {
        guard canBeInterrupted("pauseAnimation()"), activate() else { return }
        pause(at: timeline.fraction(at: time))
    }

    /// Resumes a paused animation.
    ///
    /// - Parameters:
    ///   - parameters: The easing of the remainder; `nil` keeps the current easing.
    ///   - durationFactor: The duration of the remainder as a fraction of `duration`; 0 or less uses the remaining
    ///     time.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        let remaining = timeline.remainingFraction
        let hasFactor = durationFactor > 0 && durationFactor.isFinite
        var seconds = hasFactor ? Double(durationFactor) * duration : remaining * duration
        if let parameters {
            let (easing, ownSeconds) = parameters.easing(over: seconds)
            seconds = ownSeconds
            changes.turn(at: timeline.fraction, isBackwards: timeline.isReversed, by: easing)
            curve = curve.turned(at: timeline.fraction, isBackwards: timeline.isReversed, by: easing)
        }
        timeline.duration = remaining > AnimatorTimeline.minimumFraction ? seconds / remaining : 0
        startMoving(from: timeline.fraction)
    }

    /// Stops the animation at its current position; the views keep the displayed values.
    ///
    /// - Parameter withoutFinishing: `true` to end the animation there, without calling the completion handlers, so
    ///   that the animator can be started again; `false` to wait for `finishAnimation(at:)`, which calls the completion
    ///   handlers.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, canBeInterrupted("stopAnimation(_:)") else { return }
        pause(at: timeline.fraction(at: time))
        state = .stopped
        if withoutFinishing { end(at: .current, reporting: nil) }
    }

    /// Sets the animated properties to their values at `finalPosition` and calls the completion handlers. Call this
    /// after `stopAnimation(false)`.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return Diagnostics.report(
                "UIViewPropertyAnimator: finishAnimation(at:) without stopAnimation(false) ignored")
        }
        end(at: finalPosition, reporting: finalPosition)
    }

    // MARK: Private

    private var time: TimeInterval { host?.clock.now ?? CACurrentMediaTime() }

    /// Returns `true` if the animator is interruptible; otherwise logs that `action` was ignored.
    private func canBeInterrupted(_ action: String) -> Bool {
        if isInterruptible { return true }
        Diagnostics.report("UIViewPropertyAnimator: \(action) ignored: the animator is not interruptible")
        return false
    }

    /// Makes the changes if the animator is inactive. Returns `true` if the animator is then active; logs a warning if
    /// it was stopped.
    private func activate() -> Bool {
        if state == .stopped {
            Diagnostics.report("UIViewPropertyAnimator: stopped; call finishAnimation(at:) before starting it again")
        }
        guard state == .inactive else { return state == .active }
        state = .active
        timeline.fraction = timeline.isReversed ? 1 : 0
        timeline.duration = duration
        curve = .eased(timingParameters.easing(over: duration).easing)
        let pendingBlocks = blocks
        blocks = []
        for (delay, block) in pendingBlocks { collect(block, delay: delay) }
        return true
    }

    private func collect(_ block: @MainActor () -> Void, delay: Double) {
        changes.collect(curve: .eased(timingParameters.easing(over: duration).easing), delay: delay, block)
    }

    private func pause(at fraction: Double) {
        stopMoving()
        timeline.fraction = fraction
        changes.show(at: fraction, .still)
    }

    private func startMoving(from fraction: Double, after delay: TimeInterval = 0) {
        stopMoving()
        host = changes.host
        if !UIView.areAnimationsEnabled { timeline.duration = 0 }
        timeline.run(from: fraction, at: time + delay)
        changes.show(
            at: fraction,
            .moving(
                begin: host == nil ? nil : timeline.begin, seconds: timeline.duration, isReversed: timeline.isReversed))
        blockEvents(!isUserInteractionEnabled)
        startCount += 1
        if let host {
            endWork = host.scheduler.schedule(at: timeline.end) { self.finishAtEnd() }
        } else {
            NextRunLoopTurn.run { [startCount] in self.lookForHost(ofStart: startCount) }
        }
    }

    /// Starts the animation again if a view has entered a window since the start. Otherwise nothing can be animated, so
    /// the animator finishes, or pauses at its end if `pausesOnCompletion` is `true`. Called in the next run-loop turn
    /// if the views weren't in a window when the animator was started.
    private func lookForHost(ofStart count: Int) {
        guard isRunning, count == startCount else { return }
        if changes.host == nil { finishAtEnd() } else { startMoving(from: timeline.fraction, after: delay) }
    }

    private func stopMoving() {
        timeline.isRunning = false
        endWork?.cancel()
        endWork = nil
        blockEvents(false)
    }

    private func finishAtEnd() {
        guard isRunning else { return }
        let position = timeline.isReversed ? UIViewAnimatingPosition.start : .end
        if pausesOnCompletion { return pause(at: timeline.finalFraction) }
        timeline.fraction = timeline.finalFraction
        stopMoving()
        end(at: position, reporting: position)
    }

    /// Ends the animator with the values at `position`. Calls the completion handlers with `reported`, or drops them if
    /// `reported` is `nil`. The animator can then be started again.
    private func end(at position: UIViewAnimatingPosition, reporting reported: UIViewAnimatingPosition?) {
        let waiting = completions
        completions = []
        blocks = []
        state = .inactive
        changes.end(at: position)
        if let reported { for completion in waiting { completion(reported) } }
    }

    private func blockEvents(_ areBlocked: Bool) {
        for view in blockedViews { view.setEventsBlocked(false, by: self) }
        blockedViews = areBlocked ? changes.views : []
        for view in blockedViews { view.setEventsBlocked(true, by: self) }
    }
}
