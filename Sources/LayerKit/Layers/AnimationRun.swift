import Foundation

/// An animation on a layer, from its adding to its end: it begins when the layer has a clock, and tells of its
/// beginning and its end at their times.
@MainActor
final class AnimationRun {
    // Many layers have one each: it is small, and what few of them need is kept apart.

    let key: String
    /// The layer's own copy of what was added.
    let animation: CAAnimation
    /// Nil until the layer is in a tree with a clock.
    @exclusivity(unchecked)
    private(set) var timeline: Timeline?

    /// What it does, in the layer's time; of a shared one, what all of them do.
    private var track: SharedTrack
    /// What has the timeline ready, until the run has begun.
    private var shared: SharedAnimation?
    /// What comes of its beginning and its end; nil for nothing.
    private var callbacks: AnimationCallbacks?
    /// The clock's time at which it was begun.
    private var begunAt: TimeInterval = 0

    init(key: String, animation: CAAnimation, track: SharedTrack, shared: SharedAnimation? = nil) {
        self.key = key
        self.shared = shared
        self.animation = animation
        self.track = track
        let completions = CATransaction.completions
        if !completions.isEmpty || animation.delegate != nil {
            callbacks = AnimationCallbacks(self, completions: completions)
        }
    }

    /// Whether it changes the stored property `root`.
    func changes(_ root: LayerProperty.Root) -> Bool { track.value.roots.contains(RootSet(root)) }

    /// Starts the clock for `layer`, which it is on: the beginning, if none is stated, is now.
    func begin(on host: LayerHost, for layer: CALayer) {
        guard timeline == nil else { return }
        let (now, map) = (host.clock.now, layer.timeMap)
        begunAt = now
        if animation.statedBegin == nil {
            track = track.beginning(at: map(now))
        } else if !animation.beginsInLayersTime {
            let begin = track.value.timing.begin
            if map(begin) != begin { track = track.beginning(at: map(begin)) }
        }
        let timeline =
            if map == .identity {
                shared?.timeline(on: host) ?? host.timelines.timeline(for: track.value)
            } else {
                host.timelines.timeline(for: track(onClock: map, at: now))
            }
        (self.timeline, shared) = (timeline, nil)
        callbacks?.begin(on: host)
        let timing = timeline.track.timing
        if let transition = animation.transition(of: layer) {
            transition.timing = timing
            madeCallbacks.begin(transition, of: layer)
        }
        plan(timing, of: layer, on: host, isFirst: true)
    }

    /// Lets it follow the time of `layer`, which it is on, for which `map` holds now.
    func follow(_ map: TimeMap, on host: LayerHost, for layer: CALayer) {
        guard timeline != nil else { return }
        let now = host.clock.now
        // What is added and slowed down in one turn begins in the slow time.
        if animation.statedBegin == nil, begunAt == now { track = track.beginning(at: map(now)) }
        let timeline = host.timelines.timeline(for: track(onClock: map, at: now))
        self.timeline = timeline
        let timing = timeline.track.timing
        callbacks?.moveTransition(to: timing)
        plan(timing, of: layer, on: host, isFirst: false)
    }

    /// Ends it before its time, because it was removed.
    func stop() { callbacks?.stop() }

    /// It came to its end.
    func finish() { callbacks?.finish() }

    // MARK: Private

    private func plan(_ timing: MediaTiming, of layer: CALayer, on host: LayerHost, isFirst: Bool) {
        let teller = timing.end.isFinite ? madeCallbacks : callbacks
        teller?.plan(timing, of: layer, on: host, isFirst: isFirst)
    }

    /// What comes of its beginning and its end, made where nothing did yet.
    private var madeCallbacks: AnimationCallbacks {
        if let callbacks { return callbacks }
        let made = AnimationCallbacks(self, completions: [])
        callbacks = made
        return made
    }

    private func track(onClock map: TimeMap, at now: TimeInterval) -> AnimationTrack {
        guard map != .identity else { return track.value }
        var shown = track.value
        shown.timing = track.value.timing.stated(onClock: map, at: now)
        return shown
    }
}

/// A track that many runs may have: it is large, and most of them do the same.
@MainActor
final class SharedTrack {
    let value: AnimationTrack

    init(_ value: AnimationTrack) { self.value = value }

    /// The same with another beginning.
    func beginning(at begin: TimeInterval) -> SharedTrack {
        var moved = value
        moved.timing.begin = begin
        return SharedTrack(moved)
    }
}
