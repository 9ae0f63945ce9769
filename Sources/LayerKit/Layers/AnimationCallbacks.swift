import Foundation

/// The callbacks at the start and end of an animation: delegate calls and completions, the work that schedules them,
/// and the transition that the animation drives. They are stored separately because endless runs usually have no
/// callbacks and are cheaper to free without this object.
@MainActor
final class AnimationCallbacks {
    private let animation: CAAnimation
    private let completions: [TransactionCompletion]
    /// The run that the callbacks belong to.
    private weak var run: AnimationRun?
    private weak var layer: CALayer?
    /// The host whose clock the run follows; `nil` if neither a delegate nor a completion is called at its end.
    private weak var host: LayerHost?
    private var scheduled: [ScheduledWork] = []
    private var isOver = false
    /// The transition that the run drives, if any.
    private var transition: LayerTransition?
    private var hasReportedStart = false

    init(_ run: AnimationRun, completions: [TransactionCompletion]) {
        self.run = run
        animation = run.animation
        self.completions = completions
        for completion in completions { completion.enter() }
    }

    /// Ends a run that is released with its layer, as if it had been removed.
    isolated deinit {
        stop()
    }

    /// Records that the run has started on the clock of `host`.
    func begin(on host: LayerHost) {
        if hasListeners { self.host = host }
    }

    /// Starts `transition` on `layer`.
    func begin(_ transition: LayerTransition, of layer: CALayer) {
        self.transition = transition
        self.layer = layer
        layer.transition = transition
    }

    /// Sets the timing of the transition that the run drives, if any.
    func moveTransition(to timing: MediaTiming) {
        transition?.timing = timing
    }

    /// Schedules the callbacks for the start and the end. Callbacks that are already due run right after the current
    /// work if the run is just starting (`isFirst` is `true`), and otherwise in the next turn, because the app may
    /// change a layer's times in several steps.
    func plan(_ timing: MediaTiming, of layer: CALayer, on host: LayerHost, isFirst: Bool) {
        guard !isOver else { return }
        for work in scheduled { work.cancel() }
        scheduled = []
        let now = host.clock.now
        if animation.delegate != nil, !hasReportedStart, timing.start.isFinite {
            plan(at: timing.start, on: host, isSoon: isFirst && timing.start <= now) { [weak self] in
                guard let self, !isOver, !hasReportedStart else { return }
                hasReportedStart = true
                animation.delegate?.animationDidStart(animation)
            }
        }
        guard timing.end.isFinite else { return }
        self.layer = layer
        plan(at: timing.end, on: host, isSoon: isFirst && timing.end <= now) { [weak self] in self?.finish() }
    }

    /// Ends the run early. Called when the run is removed or its layer is released. The delegate and the completions
    /// are called right after the current turn's work, or immediately if the run has never started or its window is
    /// gone.
    func stop() {
        guard !isOver else { return }
        isOver = true
        for work in scheduled { work.cancel() }
        scheduled = []
        endTransition()
        guard hasListeners else { return }
        let notify: @MainActor () -> Void = { [animation, completions] in
            Self.notify(animation, completions, finished: false)
        }
        if let host {
            host.scheduler.runSoon(notify)
        } else {
            // The run was never in a window, or its window is gone, so there is no turn to wait for.
            notify()
        }
    }

    /// Ends the run as finished, and calls the delegate and the completions immediately.
    func finish() {
        guard !isOver else { return }
        isOver = true
        scheduled = []
        endTransition()
        if animation.isRemovedOnCompletion, let run { layer?.forget(run) }
        Self.notify(animation, completions, finished: true)
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

    /// `true` if the run has a delegate or completions to call when it ends.
    private var hasListeners: Bool { !completions.isEmpty || animation.delegate != nil }

    private static func notify(_ animation: CAAnimation, _ completions: [TransactionCompletion], finished: Bool) {
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in completions { completion.leave() }
    }
}
