import Foundation

/// An animation on a layer: its key, and its timeline once it has begun.
struct AttachedAnimation {
    let key: String
    let object: CAAnimation
    var track: AnimationTrack
    let isRemovedOnCompletion: Bool
    /// Nil until the layer is in a tree with a clock.
    var timeline: Timeline?
}

extension CALayer {
    /// Adds a copy of `animation`; one that had the same `key` is replaced. It begins at `beginTime`, or now: for a layer
    /// outside of a window, when the layer is first drawn in one. An animation of an unknown key path, or with values of
    /// the wrong type, is refused with a message.
    public func add(_ animation: CAAnimation, forKey key: String?) {
        let track: AnimationTrack
        do {
            track = try animation.track()
        } catch {
            Diagnostics.report("CALayer \(name ?? "without a name"): the animation was refused: \(error)")
            return
        }
        let key = key ?? "animation \(attachedAnimations.count) \(ObjectIdentifier(animation).hashValue)"
        attachedAnimations.removeAll { $0.key == key }
        attachedAnimations.append(
            AttachedAnimation(
                key: key, object: animation, track: track, isRemovedOnCompletion: animation.isRemovedOnCompletion))
        if let host { beginAnimations(on: host) }
        setNeedsRecord()
    }

    /// The animation that was added under `key`.
    public func animation(forKey key: String) -> CAAnimation? {
        attachedAnimations.first { $0.key == key }?.object
    }

    /// Takes the animation under `key` away; the layer's own value shows from the next frame on.
    public func removeAnimation(forKey key: String) {
        attachedAnimations.removeAll { $0.key == key }
        setNeedsRecord()
    }

    /// Takes all animations away.
    public func removeAllAnimations() {
        guard !attachedAnimations.isEmpty else { return }
        attachedAnimations.removeAll()
        setNeedsRecord()
    }

    /// The keys of all animations, in the order of adding; nil when there is none.
    public func animationKeys() -> [String]? {
        attachedAnimations.isEmpty ? nil : attachedAnimations.map(\.key)
    }

    /// Gives each animation that has not begun its beginning and its timeline.
    func beginAnimations(on host: LayerHost) {
        for index in attachedAnimations.indices where attachedAnimations[index].timeline == nil {
            if attachedAnimations[index].track.timing.begin == 0 {
                attachedAnimations[index].track.timing.begin = host.clock.now
            }
            attachedAnimations[index].timeline = host.timelines.timeline(for: attachedAnimations[index].track)
        }
    }

    /// Forgets the animations that have ended by `time` and are not to be kept.
    func removeEndedAnimations(at time: TimeInterval) {
        attachedAnimations.removeAll { animation in
            animation.isRemovedOnCompletion && animation.timeline?.phase(at: time) == .ended
        }
    }

    /// The value of `property` at `time`: the last animation that shows one, or the layer's own.
    func presented(_ property: LayerProperty, at time: TimeInterval) -> AnimationValue? {
        guard var value = modelValue(of: property) else { return nil }
        for animation in attachedAnimations {
            if let animated = animation.timeline?.value(of: property, at: time, model: value) { value = animated }
        }
        return value
    }

    /// The number that `property` has at `time`; `own` without an animation.
    func presented(_ property: LayerProperty, at time: TimeInterval, own: Double) -> Double {
        guard !attachedAnimations.isEmpty, case .scalar(let value)? = presented(property, at: time) else { return own }
        return value
    }
}
