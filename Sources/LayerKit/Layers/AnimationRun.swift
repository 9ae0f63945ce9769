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
        if animation.statedBegin == nil { track.timing.begin = host.clock.now }
        if tells { self.host = host }
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
        shared = nil
        guard end.isFinite else { return }
        self.layer = layer
        if end > host.clock.now {
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
