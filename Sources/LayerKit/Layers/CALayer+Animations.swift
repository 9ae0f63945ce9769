import DrawKit
import Foundation
import Reporting

extension CALayer {
    /// Adds a copy of `animation`; one that had the same `key` is replaced. It begins at its `beginTime`, or now: for a
    /// layer outside of a window, when the layer comes into one. An animation of an unknown key path, or with values of
    /// the wrong type, is refused with a message.
    public func add(_ animation: CAAnimation, forKey key: String?) {
        let copy = animation.duplicate()
        let track: AnimationTrack
        do {
            track = try copy.track(
                in: AnimationContext(
                    duration: CATransaction.animationDuration(), curve: CATransaction.animationTimingFunction(),
                    layer: self))
        } catch {
            Diagnostics.report("\(label): the animation was refused: \(error)")
            return
        }
        animationCount += 1
        let key = key ?? "animation \(animationCount)"
        begin(AnimationRun(key: key, animation: copy, track: SharedTrack(track)))
    }

    /// Puts `run` in the place of one with its key, and starts it where there is a clock.
    func begin(_ run: AnimationRun) {
        removeRun(forKey: run.key)
        runs.append(run)
        if run.changes(.zPosition) {
            superlayer?.hasRaisedSublayers = true
            superlayer?.layersInOrder = nil
        }
        if let host {
            run.begin(on: host, for: self)
        } else {
            markAwaitingHost()
        }
        setNeedsRecord()
    }

    /// The layer's copy of the animation that was added under `key`; changes to it have no effect.
    public func animation(forKey key: String) -> CAAnimation? {
        runs.first { $0.key == key }?.animation
    }

    /// Takes the animation under `key` away; the layer's own value shows from the next frame on.
    public func removeAnimation(forKey key: String) {
        removeRun(forKey: key)
    }

    /// Takes all animations away.
    public func removeAllAnimations() {
        guard !runs.isEmpty else { return }
        let removed = runs
        runs = []
        for run in removed { run.stop() }
        setNeedsRecord()
    }

    /// The keys of all animations, in the order of adding; nil when there is none.
    public func animationKeys() -> [String]? {
        runs.isEmpty ? nil : runs.map(\.key)
    }

    /// Ends the animations of `delegate` that no clock has begun, as if they had run: their layer is in no window.
    package func finishWaitingAnimations(of delegate: any CAAnimationDelegate) {
        let waiting = runs.filter { $0.timeline == nil && $0.animation.delegate === delegate }
        guard !waiting.isEmpty else { return }
        runs.removeAll { run in waiting.contains { $0 === run } }
        for run in waiting { run.finish() }
    }

    // MARK: Internal

    /// Drops `run`, which has ended.
    func forget(_ run: AnimationRun) {
        runs.removeAll { $0 === run }
        setNeedsRecord()
    }

    /// What the stored property `root` shows at `time`: the layer's own value, changed by each animation in the order
    /// of adding; nil for a property that the layer does not have.
    func presented(_ root: LayerProperty.Root, at time: TimeInterval) -> AnimationValue? {
        guard var value = modelValue(of: root) else { return nil }
        for run in runs { run.timeline?.apply(to: &value, of: root, at: time) }
        return value
    }

    /// The number that `root` shows at `time`; `own` without animations.
    func presented(_ root: LayerProperty.Root, at time: TimeInterval, own: Double) -> Double {
        guard animates(root), case .scalar(let value)? = presented(root, at: time) else { return own }
        return value.sanitized("\(root)", of: self)
    }

    /// The colour that `root` shows at `time`; `own` without animations of it.
    func presented(_ root: LayerProperty.Root, at time: TimeInterval, own: CGColor?) -> CGColor? {
        guard animates(root), case .color(let value)? = presented(root, at: time) else { return own }
        return value
    }

    /// Whether the layer is hidden at `time`.
    func presentedIsHidden(at time: TimeInterval) -> Bool {
        guard animates(.hidden), case .flag(let value)? = presented(.hidden, at: time) else { return isHidden }
        return value
    }

    /// The picture that the layer shows at `time`.
    func presentedPicture(at time: TimeInterval) -> CGImage? {
        guard animates(.contents), case .picture(let value)? = presented(.contents, at: time) else { return picture }
        return value.image
    }

    /// The stored properties of which there are animations.
    var animatedRoots: RootSet {
        var roots: RootSet = []
        for run in runs { roots.formUnion(run.timeline?.roots ?? []) }
        return roots
    }

    /// Whether an animation of `root` is there, showing something or not.
    func animates(_ root: LayerProperty.Root) -> Bool {
        !runs.isEmpty && animatedRoots.contains(RootSet(root))
    }

    private func removeRun(forKey key: String) {
        guard !runs.isEmpty, let index = runs.firstIndex(where: { $0.key == key }) else { return }
        runs.remove(at: index).stop()
        setNeedsRecord()
    }
}
