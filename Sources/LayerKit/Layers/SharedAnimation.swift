import Foundation
import Reporting

/// An animation that many layers share, because it doesn't depend on their values. The animation is copied and
/// validated only once. If it has a begin time, its timeline is also looked up only once.
@MainActor
package final class SharedAnimation {
    let animation: CAAnimation
    let track: SharedTrack
    /// The cached timeline, and the host to which it belongs.
    private var timeline: Timeline?
    private weak var host: LayerHost?

    /// Creates a shared copy of `animation`. Returns `nil` and reports the error if the animation is invalid.
    package init?(_ animation: CAAnimation) {
        self.animation = animation.duplicate()
        do {
            let context = AnimationContext(
                duration: CATransaction.animationDuration(), curve: CATransaction.animationTimingFunction(),
                layer: CAGradientLayer())
            track = SharedTrack(try self.animation.track(in: context))
        } catch {
            Diagnostics.report("SharedAnimation: animation rejected: \(error)")
            return nil
        }
    }

    /// Returns the shared timeline on `host`. Returns `nil` if the animation has no begin time, because each layer then
    /// starts it separately.
    func timeline(on host: LayerHost) -> Timeline? {
        guard animation.explicitBegin != nil else { return nil }
        if let timeline, self.host === host { return timeline }
        let created = host.timelines.timeline(for: track.value)
        timeline = created
        self.host = host
        return created
    }
}

extension CALayer {
    /// Adds `shared`, replacing any animation with the same `key`.
    package func add(_ shared: SharedAnimation, forKey key: String) {
        begin(AnimationRun(key: key, animation: shared.animation, track: shared.track, shared: shared))
    }
}
