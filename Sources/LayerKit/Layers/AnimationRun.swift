import Foundation

/// An animation on a layer, from when it is added until it ends. It starts once the layer's tree has a clock.
@MainActor
final class AnimationRun {
    // This class is kept small, because many layers have a run. Rarely used state is in `callbacks`.

    let key: String
    /// The layer's copy of the added animation.
    let animation: CAAnimation
    /// The timeline; `nil` until the layer is in a tree with a clock.
    @exclusivity(unchecked)
    private(set) var timeline: Timeline?

    /// The track in the layer's time. Other runs may share it.
    private var track: SharedTrack
    /// The shared animation that provides the timeline, if any. Set to `nil` when the run starts.
    private var shared: SharedAnimation?
    /// The callbacks at the run's start and end, if any.
    private var callbacks: AnimationCallbacks?
    /// The clock time at which the run started.
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

    /// Returns `true` if the animation changes the stored property `root`.
    func changes(_ root: LayerProperty.Root) -> Bool { track.value.roots.contains(RootSet(root)) }

    /// Starts the run on `layer`. The animation begins now unless it has a begin time.
    func begin(on host: LayerHost, for layer: CALayer) {
        guard timeline == nil else { return }
        let (now, map) = (host.clock.now, layer.timeMap)
        begunAt = now
        if animation.explicitBegin == nil {
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
        self.timeline = timeline
        shared = nil
        callbacks?.begin(on: host)
        let timing = timeline.track.timing
        if let transition = animation.transition(of: layer) {
            transition.timing = timing
            ensuredCallbacks.begin(transition, of: layer)
        }
        plan(timing, of: layer, on: host, isFirst: true)
        if changes(.custom) { layer.redrawWhileAnimating() }
    }

    /// Adapts the run to a change in the time of `layer`. `map` maps clock time to the layer's time. Has no effect
    /// before the run starts.
    func follow(_ map: TimeMap, on host: LayerHost, for layer: CALayer) {
        guard timeline != nil else { return }
        let now = host.clock.now
        // An animation without a begin time that started in this turn begins at the layer's changed time.
        if animation.explicitBegin == nil, begunAt == now { track = track.beginning(at: map(now)) }
        let timeline = host.timelines.timeline(for: track(onClock: map, at: now))
        self.timeline = timeline
        let timing = timeline.track.timing
        callbacks?.moveTransition(to: timing)
        plan(timing, of: layer, on: host, isFirst: false)
    }

    /// Ends the run early. Called when the run is removed.
    func stop() { callbacks?.stop() }

    /// Ends the run as if it had reached its end time.
    func finish() { callbacks?.finish() }

    // MARK: Private

    private func plan(_ timing: MediaTiming, of layer: CALayer, on host: LayerHost, isFirst: Bool) {
        let planner = timing.end.isFinite ? ensuredCallbacks : callbacks
        planner?.plan(timing, of: layer, on: host, isFirst: isFirst)
    }

    /// The callbacks, created on first use.
    private var ensuredCallbacks: AnimationCallbacks {
        if let callbacks { return callbacks }
        let created = AnimationCallbacks(self, completions: [])
        callbacks = created
        return created
    }

    private func track(onClock map: TimeMap, at now: TimeInterval) -> AnimationTrack {
        guard map != .identity else { return track.value }
        var resolved = track.value
        resolved.timing = track.value.timing.resolved(onClock: map, at: now)
        return resolved
    }
}

/// A reference to a track. Tracks are large and are usually shared by many runs.
@MainActor
final class SharedTrack {
    let value: AnimationTrack

    init(_ value: AnimationTrack) { self.value = value }

    /// Returns a copy that begins at `begin`.
    func beginning(at begin: TimeInterval) -> SharedTrack {
        var moved = value
        moved.timing.begin = begin
        return SharedTrack(moved)
    }
}
