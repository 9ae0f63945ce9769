public import Foundation
import LayerKit
import Reporting

/// Animates changes of views, and can be started, paused, moved by hand, turned back and stopped on the way.
///
/// The changes are those that `UIView.animate` animates. The views have their new values as soon as the animator
/// begins, or is paused or moved before; what is shown follows. Each change goes from what is shown then. Where another
/// animation of the same property begins meanwhile, that one goes on alone.
///
/// An animator that runs is kept until it is over. One that is let go of while it stands still on the way is over, too:
/// its views are shown with their new values.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The easing.
    public let timingParameters: any UITimingCurveProvider
    /// Seconds from the beginning to the end; for a spring that is given by its physics, those that it takes.
    public let duration: TimeInterval
    /// Seconds that the last start waited. 0 by default.
    open private(set) var delay: TimeInterval = 0
    /// Whether touches reach the views while they move. True by default.
    open var isUserInteractionEnabled = true { didSet { coverViews(isRunning && !isUserInteractionEnabled) } }
    /// Whether the animator can be paused, moved by hand and stopped. True by default; where it cannot be, that is left
    /// out with a message.
    open var isInterruptible = true
    /// Whether `fractionComplete` of an animator that stands still is the part of the way, instead of that of the time.
    /// True by default.
    open var scrubsLinearly = true
    /// Whether the animator stands still at its end, and can be turned there, instead of being over. False by default.
    open var pausesOnCompletion = false

    /// What the animator is doing.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the changes move, or wait for the end of their delay.
    open var isRunning: Bool { timeline.isRunning }

    private var blocks: [(delay: Double, block: @MainActor () -> Void)] = []
    private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
    private let changes = AnimatorChanges()
    /// Whether the views are out of reach.
    private var coveredViews: [UIView] = []

    /// How far a change without a delay is on its way at each part of the time.
    private var curve = ProgressCurve.eased(.cubic(CAMediaTimingFunction(name: .linear)))
    private var timeline = AnimatorTimeline()
    private weak var host: LayerHost?
    /// What ends the changes; another one for each time that they begin to move.
    private var endWork: ScheduledWork?
    private var startCount = 0

    /// Makes an animator that takes `duration` seconds, eased as `parameters` say; below 0 and not finite is 0.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        self.duration = parameters.easing(over: duration > 0 && duration.isFinite ? duration : 0).seconds
    }

    isolated deinit {
        changes.end(at: state == .stopped ? .current : .end)
    }

    /// Makes an animator and starts it after `delay` seconds. Of `options` the curve counts.
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

    // MARK: What is animated

    /// Adds the changes in `animation`, which begin at the part `delayFactor`, 0...1, of the time that is left, and end
    /// with the others. While the animator is active they are made at once.
    @preconcurrency
    open func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
        let delay = delayFactor > 0 ? min(Double(delayFactor), 1) : 0
        guard state == .active else { return blocks.append((delay, animation)) }
        let now = timeline.part(at: time)
        collect(animation, delay: timeline.goesBack ? 0 : now + delay * (1 - now))
        if isRunning { startMoving(from: now, after: max(0, timeline.begin - time)) } else { stand(at: now) }
    }

    /// Adds the changes in `animation`. While the animator is active they are made at once, and end with the others.
    @preconcurrency
    open func addAnimations(_ animation: @escaping @MainActor () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds what is called once when the animator is over; not after `stopAnimation(true)`.
    @preconcurrency
    open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Where it is

    /// Whether the changes go back to the values from before, on the way and in the time on which they came. False by
    /// default. Setting it while they move turns them where they are.
    open var isReversed: Bool {
        get { timeline.goesBack }
        set {
            guard newValue != timeline.goesBack else { return }
            let now = timeline.part(at: time)
            timeline.goesBack = newValue
            if isRunning { startMoving(from: now) } else { timeline.part = now }
        }
    }

    /// How far the changes are, 0...1, in the direction in which they go. While they move it is the part of the time,
    /// as it also is without `scrubsLinearly`; else that of the way of a change without a delay. Setting it pauses
    /// them, and shows them there.
    open var fractionComplete: CGFloat {
        get {
            guard state != .inactive else { return 0 }
            let now = timeline.part(at: time)
            let fraction = isRunning || !scrubsLinearly ? now : min(max(curve.value(at: now), 0), 1)
            return CGFloat(timeline.goesBack ? 1 - fraction : fraction)
        }
        set {
            guard canBeInterrupted("fractionComplete was set"), activate() else { return }
            let fraction = newValue > 0 ? min(Double(newValue), 1) : 0
            let forwards = timeline.goesBack ? 1 - fraction : fraction
            stand(at: scrubsLinearly ? curve.time(of: forwards) : forwards)
        }
    }

    // MARK: Running

    /// Lets the changes begin, or go on after a pause.
    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Lets the changes begin, or go on after a pause, after `delay` seconds; below 0 and not finite is 0.
    open func startAnimation(afterDelay delay: TimeInterval) {
        if let scrubber = TransitionScrubber.current { return scrubber.take(self) }
        guard !isRunning, activate() else { return }
        self.delay = delay > 0 && delay.isFinite ? delay : 0
        startMoving(from: timeline.part, after: self.delay)
    }

    /// Lets the changes stand still where they are; one that has not begun stands at its beginning.
    open func pauseAnimation() {
        guard canBeInterrupted("it was paused"), activate() else { return }
        stand(at: timeline.part(at: time))
    }

    /// Goes on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: The easing of what is left; nil goes on with the one that it has.
    ///   - durationFactor: The part of `duration` that what is left takes; 0 and below is what is left of it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        let left = timeline.left
        let isStated = durationFactor > 0 && durationFactor.isFinite
        var seconds = isStated ? Double(durationFactor) * duration : left * duration
        if let parameters {
            let (easing, ownSeconds) = parameters.easing(over: seconds)
            seconds = ownSeconds
            changes.turn(at: timeline.part, isBackwards: timeline.goesBack, by: easing)
            curve = curve.turned(at: timeline.part, isBackwards: timeline.goesBack, by: easing)
        }
        timeline.pace = left > AnimatorTimeline.leastPart ? seconds / left : 0
        startMoving(from: timeline.part)
    }

    /// Ends the changes where they are: the views have the values that they are shown with.
    ///
    /// - Parameter withoutFinishing: Whether that is all, and the animator can begin anew; else it waits for
    ///   `finishAnimation(at:)`, which calls the completions.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, canBeInterrupted("it was stopped") else { return }
        stand(at: timeline.part(at: time))
        state = .stopped
        if withoutFinishing { end(at: .current, tellsOf: nil) }
    }

    /// Gives the views the values at `finalPosition` and calls the completions, after `stopAnimation(false)`.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return Diagnostics.report(
                "UIViewPropertyAnimator: finishAnimation(at:) has to come after stopAnimation(false), and was left out")
        }
        end(at: finalPosition, tellsOf: finalPosition)
    }

    // MARK: Private

    private var time: TimeInterval { host?.clock.now ?? CACurrentMediaTime() }

    /// Says whether it can be paused, moved and stopped by hand.
    private func canBeInterrupted(_ action: String) -> Bool {
        if isInterruptible { return true }
        Diagnostics.report("UIViewPropertyAnimator: \(action) although it is not interruptible, which was left out")
        return false
    }

    /// Makes the changes of an animator that has not begun. Says whether it is active now.
    private func activate() -> Bool {
        if state == .stopped {
            Diagnostics.report("UIViewPropertyAnimator: it is stopped, and cannot go on before finishAnimation(at:)")
        }
        guard state == .inactive else { return state == .active }
        state = .active
        (timeline.part, timeline.pace) = (timeline.goesBack ? 1 : 0, duration)
        curve = .eased(timingParameters.easing(over: duration).easing)
        let made = blocks
        blocks = []
        for (delay, block) in made { collect(block, delay: delay) }
        return true
    }

    private func collect(_ block: @MainActor () -> Void, delay: Double) {
        changes.collect(curve: .eased(timingParameters.easing(over: duration).easing), delay: delay, block)
    }

    private func stand(at part: Double) {
        stopMoving()
        timeline.part = part
        changes.show(at: part, .still)
    }

    private func startMoving(from part: Double, after delay: TimeInterval = 0) {
        stopMoving()
        host = changes.host
        if !UIView.areAnimationsEnabled { timeline.pace = 0 }
        timeline.run(from: part, at: time + delay)
        changes.show(
            at: part,
            .moving(begin: host == nil ? nil : timeline.begin, seconds: timeline.pace, isReversed: timeline.goesBack))
        coverViews(!isUserInteractionEnabled)
        startCount += 1
        if let host {
            endWork = host.scheduler.schedule(at: timeline.end) { self.comeToEnd() }
        } else {
            NextTurn.run { [startCount] in self.lookForHost(ofStart: startCount) }
        }
    }

    /// Of views that are in no window by the next turn, nothing can move: they have their new values.
    private func lookForHost(ofStart count: Int) {
        guard isRunning, count == startCount else { return }
        if changes.host == nil { comeToEnd() } else { startMoving(from: timeline.part, after: delay) }
    }

    private func stopMoving() {
        timeline.isRunning = false
        endWork?.cancel()
        endWork = nil
        coverViews(false)
    }

    private func comeToEnd() {
        guard isRunning else { return }
        let position = timeline.goesBack ? UIViewAnimatingPosition.start : .end
        if pausesOnCompletion { return stand(at: timeline.lastPart) }
        timeline.part = timeline.lastPart
        stopMoving()
        end(at: position, tellsOf: position)
    }

    /// The animator is over, and can begin anew.
    private func end(at position: UIViewAnimatingPosition, tellsOf told: UIViewAnimatingPosition?) {
        let waiting = completions
        (completions, blocks) = ([], [])
        state = .inactive
        changes.end(at: position)
        if let told { for completion in waiting { completion(told) } }
    }

    private func coverViews(_ areCovered: Bool) {
        for view in coveredViews { view.setCovered(false, by: self) }
        coveredViews = areCovered ? changes.views : []
        for view in coveredViews { view.setCovered(true, by: self) }
    }
}
