import Foundation

/// An animation on a layer, from its adding to its end: it begins when the layer has a clock, and tells of its beginning
/// and its end at their times.
@MainActor
final class AnimationRun {
    let key: String
    /// The layer's own copy of what was added.
    let animation: CAAnimation
    /// Nil until the layer is in a tree with a clock.
    private(set) var timeline: Timeline?

    private var track: AnimationTrack
    /// What has the timeline ready, until the run has begun.
    private var shared: SharedAnimation?
    private let completions: [TransactionCompletion]
    private weak var layer: CALayer?
    private weak var host: LayerHost?
    private var scheduled: [ScheduledWork] = []
    private var isOver = false

    init(key: String, animation: CAAnimation, track: AnimationTrack, layer: CALayer, shared: SharedAnimation? = nil) {
        self.key = key
        self.shared = shared
        self.animation = animation
        self.track = track
        self.layer = layer
        completions = CATransaction.completions
        for completion in completions { completion.enter() }
    }

    /// A run that is dropped with its layer is over like one that is removed.
    isolated deinit {
        stop()
    }

    /// Starts the clock: the beginning, if none is stated, is now.
    func begin(on host: LayerHost) {
        guard timeline == nil else { return }
        if track.timing.begin == 0 { track.timing.begin = host.clock.now }
        self.host = host
        timeline = shared?.timeline(on: host) ?? host.timelines.timeline(for: track)
        let (start, end) = (track.timing.start, track.timing.end)
        if animation.delegate != nil, start.isFinite {
            let tell: @MainActor () -> Void = { [weak self] in
                if let self, !isOver { animation.delegate?.animationDidStart(animation) }
            }
            if start > host.clock.now {
                scheduled.append(host.scheduler.schedule(at: start, tell))
            } else {
                host.scheduler.runSoon(tell)
            }
        }
        let shared = shared
        self.shared = nil
        guard end.isFinite else { return }
        if let shared, end > host.clock.now {
            shared.willFinish(self, at: end, on: host)
        } else if end > host.clock.now {
            scheduled.append(host.scheduler.schedule(at: end) { [weak self] in self?.finish() })
        } else {
            host.scheduler.runSoon { [weak self] in self?.finish() }
        }
    }

    /// Ends it before its time, because it was removed or its layer is gone. Who wants to know hears of it right after
    /// the present turn's work.
    func stop() {
        guard !isOver else { return }
        isOver = true
        for work in scheduled { work.cancel() }
        scheduled = []
        guard animation.delegate != nil || !completions.isEmpty else { return }
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
        if animation.isRemovedOnCompletion { layer?.forget(self) }
        Self.tell(animation, completions, finished: true)
    }

    private static func tell(_ animation: CAAnimation, _ completions: [TransactionCompletion], finished: Bool) {
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in completions { completion.leave() }
    }
}
