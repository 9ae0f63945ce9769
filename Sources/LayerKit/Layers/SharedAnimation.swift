import Foundation
import Reporting

/// An animation for many layers that say nothing of their own about it: both ends of it are given. It is copied,
/// checked and looked up once.
@MainActor
package final class SharedAnimation {
    let animation: CAAnimation
    let track: SharedTrack
    /// The timeline on the host that it was last begun on.
    private var timeline: Timeline?
    private weak var host: LayerHost?

    /// Takes a copy of `animation`, whose beginning is stated; nil, with a message, for one that no layer would take.
    package init?(_ animation: CAAnimation) {
        self.animation = animation.duplicate()
        do {
            let context = AnimationContext(
                duration: CATransaction.animationDuration(), curve: CATransaction.animationTimingFunction(),
                layer: CAGradientLayer())
            track = SharedTrack(try self.animation.track(in: context))
        } catch {
            Diagnostics.report("SharedAnimation: the animation was refused: \(error)")
            return nil
        }
    }

    /// The timeline of the animation on `host`; nil where each layer begins it in a time of its own.
    func timeline(on host: LayerHost) -> Timeline? {
        guard animation.statedBegin != nil else { return nil }
        if let timeline, self.host === host { return timeline }
        let made = host.timelines.timeline(for: track.value)
        (timeline, self.host) = (made, host)
        return made
    }
}

extension CALayer {
    /// Adds `shared`; an animation that had the same `key` is replaced.
    package func add(_ shared: SharedAnimation, forKey key: String) {
        begin(AnimationRun(key: key, animation: shared.animation, track: shared.track, shared: shared))
    }
}
