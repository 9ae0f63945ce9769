import Foundation

/// What comes of an animation's beginning and end: who hears of them, what is planned for them, and the transition that
/// goes with it. Kept apart from the run, since of most runs nothing comes: those are freed without a question.
@MainActor
final class AnimationCallbacks {
    private let animation: CAAnimation
    private let completions: [TransactionCompletion]
    /// Whose run it is: known to one that ends, for it is taken off the layer then.
    private weak var run: AnimationRun?
    private weak var layer: CALayer?
    /// Whose clock it runs on: known to one that tells of its end.
    private weak var host: LayerHost?
    private var scheduled: [ScheduledWork] = []
    private var isOver = false
    /// What the run lets pass into the layer's picture.
    private var transition: LayerTransition?
    private var isStartTold = false
    /// Whether the run has a clock.
    private var isBegun = false

    init(_ run: AnimationRun, completions: [TransactionCompletion]) {
        (self.run, animation, self.completions) = (run, run.animation, completions)
        for completion in completions { completion.enter() }
    }

    /// A run that is dropped with its layer is over like one that is removed.
    isolated deinit {
        stop()
    }

    /// The run has a clock, that of `host`.
    func begin(on host: LayerHost) {
        isBegun = true
        if tells { self.host = host }
    }

    /// Lets `transition` pass into the picture of `layer`.
    func begin(_ transition: LayerTransition, of layer: CALayer) {
        (self.transition, self.layer) = (transition, layer)
        layer.transition = transition
    }

    /// Lets the transition have the run's times.
    func moveTransition(to timing: MediaTiming) {
        transition?.timing = timing
    }

    /// Plans what comes of the beginning and the end at their times. What is due now comes right after the present work
    /// where the run begins, and else, since a time is changed in several steps, in the next turn.
    func plan(_ timing: MediaTiming, of layer: CALayer, on host: LayerHost, isFirst: Bool) {
        guard !isOver else { return }
        for work in scheduled { work.cancel() }
        scheduled = []
        let now = host.clock.now
        if animation.delegate != nil, !isStartTold, timing.start.isFinite {
            plan(at: timing.start, on: host, isSoon: isFirst && timing.start <= now) { [weak self] in
                guard let self, !isOver, !isStartTold else { return }
                isStartTold = true
                animation.delegate?.animationDidStart(animation)
            }
        }
        guard timing.end.isFinite else { return }
        self.layer = layer
        plan(at: timing.end, on: host, isSoon: isFirst && timing.end <= now) { [weak self] in self?.finish() }
    }

    /// The run ends before its time, because it was removed or its layer is gone. Who wants to know hears of it right
    /// after the present turn's work.
    func stop() {
        guard !isOver else { return }
        isOver = true
        for work in scheduled { work.cancel() }
        scheduled = []
        endTransition()
        guard tells else { return }
        let tell: @MainActor () -> Void = { [animation, completions] in
            Self.tell(animation, completions, finished: false)
        }
        if let host {
            host.scheduler.runSoon(tell)
        } else if !isBegun {
            // It never came into a window, so that there is no turn to wait for.
            tell()
        }
    }

    /// The run came to its end.
    func finish() {
        guard !isOver else { return }
        isOver = true
        scheduled = []
        endTransition()
        if animation.isRemovedOnCompletion, let run { layer?.forget(run) }
        Self.tell(animation, completions, finished: true)
    }

    // MARK: Private

    private func endTransition() {
        if let layer, let transition, layer.transition === transition { layer.transition = nil }
        transition = nil
    }

    private func plan(
        at time: TimeInterval, on host: LayerHost, isSoon: Bool, _ action: @escaping @MainActor () -> Void
    ) {
        if isSoon {
            host.scheduler.runSoon(action)
        } else {
            scheduled.append(host.scheduler.schedule(at: time, action))
        }
    }

    /// Whether someone wants to know of its end.
    private var tells: Bool { !completions.isEmpty || animation.delegate != nil }

    private static func tell(_ animation: CAAnimation, _ completions: [TransactionCompletion], finished: Bool) {
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in completions { completion.leave() }
    }
}
