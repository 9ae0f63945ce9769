import DrawKit
import Foundation
import Reporting

extension CALayer {
    /// Implements `add(_:forKey:)`.
    func begin(_ animation: CAAnimation, forKey key: String?) {
        let copy = animation.duplicate()
        let track: AnimationTrack
        do {
            track = try copy.track(
                in: AnimationContext(
                    duration: CATransaction.animationDuration(), curve: CATransaction.animationTimingFunction(),
                    layer: self))
        } catch {
            Diagnostics.report("\(label): animation rejected: \(error)")
            return
        }
        animationCount += 1
        let key = key ?? "animation \(animationCount)"
        begin(AnimationRun(key: key, animation: copy, track: SharedTrack(track)))
    }

    /// Adds `run`, replacing any run with the same key. Starts it if the layer's tree has a clock.
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

    /// Returns the layer's copy of the animation for `key`, if any. Changing the timing or the values of the copy has
    /// no effect.
    public func animation(forKey key: String) -> CAAnimation? {
        runs.first { $0.key == key }?.animation
    }

    /// Implements `removeAllAnimations`.
    func removeAllRuns() {
        guard !runs.isEmpty else { return }
        let removed = runs
        runs = []
        for run in removed { didRemove(run) }
        for run in removed { run.stop() }
        setNeedsRecord()
    }

    /// Returns the keys of all animations, in the order they were added, or `nil` if there are no animations.
    public func animationKeys() -> [String]? {
        runs.isEmpty ? nil : runs.map(\.key)
    }

    /// Finishes the animations whose delegate is `delegate` and that haven't started because the layer is not in a
    /// window.
    package func finishWaitingAnimations(of delegate: any CAAnimationDelegate) {
        let waiting = runs.filter { $0.timeline == nil && $0.animation.delegate === delegate }
        guard !waiting.isEmpty else { return }
        runs.removeAll { run in waiting.contains { $0 === run } }
        for run in waiting { run.finish() }
    }

    // MARK: Internal

    /// Removes `run`, which has ended.
    func forget(_ run: AnimationRun) {
        runs.removeAll { $0 === run }
        didRemove(run)
        setNeedsRecord()
    }

    /// Returns the presentation value of the stored property `root` at `time`: the model value, changed by all
    /// animations that have started, in the order they were added. Returns `nil` if the layer has no such property.
    func presented(_ root: LayerProperty.Root, at time: TimeInterval) -> AnimationValue? {
        guard var value = turnedValue(of: root) else { return nil }
        for run in runs { run.timeline?.apply(to: &value, of: root, at: time) }
        return value.flattened
    }

    /// Returns the presentation value of the numeric property `root` at `time`, or its model value `own` if it is not
    /// animated.
    func presented(_ root: LayerProperty.Root, at time: TimeInterval, own: Double) -> Double {
        guard animates(root), case .scalar(let value)? = presented(root, at: time) else { return own }
        return value.sanitized("\(root)", of: self)
    }

    /// Returns the presentation value of the color property `root` at `time`, or its model value `own` if it is not
    /// animated.
    func presented(_ root: LayerProperty.Root, at time: TimeInterval, own: CGColor?) -> CGColor? {
        guard animates(root), case .color(let value)? = presented(root, at: time) else { return own }
        return value
    }

    /// Returns `true` if the layer is hidden at `time`.
    func presentedIsHidden(at time: TimeInterval) -> Bool {
        guard animates(.hidden), case .flag(let value)? = presented(.hidden, at: time) else { return storedIsHidden }
        return value
    }

    /// Returns the image that the layer shows at `time`, if any.
    func presentedImage(at time: TimeInterval) -> CGImage? {
        guard animates(.contents), case .picture(let value)? = presented(.contents, at: time) else { return picture }
        return value.image
    }

    /// The stored properties that have animations, not counting animations that haven't started yet.
    var animatedRoots: RootSet {
        var roots: RootSet = []
        for run in runs { roots.formUnion(run.timeline?.roots ?? []) }
        return roots
    }

    /// Returns `true` if `root` has an animation that has started, even one that currently has no effect.
    func animates(_ root: LayerProperty.Root) -> Bool {
        !runs.isEmpty && animatedRoots.contains(RootSet(root))
    }

    func removeRun(forKey key: String) {
        guard !runs.isEmpty, let index = runs.firstIndex(where: { $0.key == key }) else { return }
        let run = runs.remove(at: index)
        didRemove(run)
        run.stop()
        setNeedsRecord()
    }
}
