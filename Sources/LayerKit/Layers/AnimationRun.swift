import Foundation

/// An animation on a layer, from its adding to its end: it begins when the layer has a clock, and tells of its
/// beginning and its end at their times.
@MainActor
final class AnimationRun {
    let key: String
    /// The layer's own copy of what was added.
    let animation: CAAnimation
    /// Nil until the layer is in a tree with a clock.
    @exclusivity(unchecked)
    private(set) var timeline: Timeline?

    /// What it does, in the layer's time.
    private var track: AnimationTrack
    /// What has the timeline ready, until the run has begun.
    private var shared: SharedAnimation?
    private let completions: [TransactionCompletion]
    /// Whose run it is: known to one that ends, for it is taken off the layer then.
    private weak var layer: CALayer?
    /// Whose clock it runs on: known to one that tells of its end.
    private weak var host: LayerHost?
    private var scheduled: [ScheduledWork] = []
    private var isOver = false
    /// What it lets pass into the layer's picture.
    private var transition: LayerTransition?
    private var isStartTold = false
    /// The clock's time at which it was begun.
    private var begunAt: TimeInterval = 0

    init(key: String, animation: CAAnimation, track: AnimationTrack, shared: SharedAnimation? = nil) {
        self.key = key
        self.shared = shared
        self.animation = animation
        self.track = track
        completions = CATransaction.completions
        for completion in completions { completion.enter() }
    }

    /// A run that is dropped with its layer is over like one that is removed.
    isolated deinit {
        stop()
    }

    /// Whether it changes the stored property `root`.
    func changes(_ root: LayerProperty.Root) -> Bool { track.roots.contains(RootSet(root)) }

    /// Starts the clock for `layer`, which it is on: the beginning, if none is stated, is now.
    func begin(on host: LayerHost, for layer: CALayer) {
        guard timeline == nil else { return }
        let (now, map) = (host.clock.now, layer.timeMap)
        begunAt = now
        if animation.statedBegin == nil {
            track.timing.begin = map(now)
        } else if !animation.beginsInLayersTime {
            track.timing.begin = map(track.timing.begin)
        }
        if tells { self.host = host }
        if map == .identity {
            timeline = shared?.timeline(on: host) ?? host.timelines.timeline(for: track)
        } else {
            timeline = host.timelines.timeline(for: track(onClock: map, at: now))
        }
        shared = nil
        if let transition = animation.transition(of: layer) {
            (self.transition, self.layer) = (transition, layer)
            moveTransition()
            layer.transition = transition
        }
        planTelling(of: layer, on: host, isFirst: true)
    }

    /// Lets it follow the time of `layer`, which it is on, for which `map` holds now.
    func follow(_ map: TimeMap, on host: LayerHost, for layer: CALayer) {
        guard timeline != nil else { return }
        let now = host.clock.now
        // What is added and slowed down in one turn begins in the slow time.
        if animation.statedBegin == nil, begunAt == now { track.timing.begin = map(now) }
        timeline = host.timelines.timeline(for: track(onClock: map, at: now))
        moveTransition()
        guard !isOver else { return }
        for work in scheduled { work.cancel() }
        scheduled = []
        planTelling(of: layer, on: host, isFirst: false)
    }

    /// Lets the transition have the run's times.
    private func moveTransition() {
        if let timeline { transition?.timing = timeline.track.timing }
    }

    private func endTransition() {
        if let layer, let transition, layer.transition === transition { layer.transition = nil }
        transition = nil
    }

    private func track(onClock map: TimeMap, at now: TimeInterval) -> AnimationTrack {
        guard map != .identity else { return track }
        var shown = track
        shown.timing = track.timing.stated(onClock: map, at: now)
        return shown
    }

    /// Plans its beginning and its end. What is due now comes right after the present work where the run begins, and
    /// else, since a time is changed in several steps, in the next turn.
    private func planTelling(of layer: CALayer, on host: LayerHost, isFirst: Bool) {
        guard let timing = timeline?.track.timing else { return }
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

    private func plan(
        at time: TimeInterval, on host: LayerHost, isSoon: Bool, _ action: @escaping @MainActor () -> Void
    ) {
        if isSoon {
            host.scheduler.runSoon(action)
        } else {
            scheduled.append(host.scheduler.schedule(at: time, action))
        }
    }

    /// Ends it before its time, because it was removed or its layer is gone. Who wants to know hears of it right after
    /// the present turn's work.
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
        } else if timeline == nil {
            // It never came into a window, so that there is no turn to wait for.
            tell()
        }
    }

    /// It came to its end.
    func finish() {
        guard !isOver else { return }
        isOver = true
        scheduled = []
        endTransition()
        if animation.isRemovedOnCompletion { layer?.forget(self) }
        Self.tell(animation, completions, finished: true)
    }

    /// Whether someone wants to know of its end.
    private var tells: Bool { !completions.isEmpty || animation.delegate != nil }

    private static func tell(_ animation: CAAnimation, _ completions: [TransactionCompletion], finished: Bool) {
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in completions { completion.leave() }
    }
}
