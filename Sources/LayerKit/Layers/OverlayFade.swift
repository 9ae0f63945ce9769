package import Foundation

/// An object that positions a content overlay in each frame while the bounds of its layer are animated.
@MainActor
package protocol OverlayFollower: AnyObject {
    func follow(_ bounds: CGRect)
}

/// The opacity of content overlays over time. The content behind the overlays has the complementary opacity, unless
/// part of the content was already hidden before the fade. Layers that fade together share one fade, so it is evaluated
/// once per frame and no layer needs a separate animation.
@MainActor
package final class OverlayFade {
    /// The opacity of the overlays before the fade, 0...1.
    package let from: Double
    /// The opacity of the overlays after the fade, 0...1.
    package let to: Double
    package let begin: TimeInterval
    /// The duration in seconds. If it is 0, the opacity changes from `from` to `to` at `begin`.
    package let duration: TimeInterval
    /// The transition between the images without and with overlays.
    package let transition: OverlayTransition

    /// The fraction of the content that is hidden before the fade, 0...1. At the end of the fade, the hidden fraction
    /// equals the opacity of the overlays.
    private let hiddenFrom: Double
    private var hidingFade: OverlayFade?

    /// An identity shared with the variants of this fade for partly hidden content.
    let identity: UInt64
    private static var count: UInt64 = 0

    private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    private var last: (time: TimeInterval, progress: Double)?
    /// The mask of a wipe.
    private(set) lazy var wipeMask = WipeMask()

    package convenience init(
        from: Double, to: Double, begin: TimeInterval, duration: TimeInterval, transition: OverlayTransition = .mix
    ) {
        Self.count &+= 1
        self.init(
            from: from, to: to, hiddenFrom: from, begin: begin, duration: duration, transition: transition,
            identity: Self.count)
    }

    private init(
        from: Double, to: Double, hiddenFrom: Double, begin: TimeInterval, duration: TimeInterval,
        transition: OverlayTransition, identity: UInt64
    ) {
        self.identity = identity
        self.transition = transition
        self.from = from
        self.to = to
        self.hiddenFrom = hiddenFrom
        self.begin = begin
        self.duration = duration
    }

    package var end: TimeInterval { begin + duration }

    /// Returns the opacity of the overlays at `time`.
    package func value(at time: TimeInterval) -> Double { value(from: from, at: time) }

    /// Returns `true` if the overlays are neither invisible nor fully opaque at `time`.
    func isInProgress(at time: TimeInterval) -> Bool {
        let visible = value(at: time)
        return visible > 0 && visible < 1
    }

    /// `true` if the images without and with overlays neither change nor move during the fade.
    var keepsImages: Bool { transition == .mix || transition.isMasked }

    /// `true` if `keepsImages` is `true`, the image without overlays shows the content fully opaque, and the image with
    /// overlays doesn't show the content.
    var keepsContent: Bool { keepsImages && hiddenFrom == from }

    /// Returns the fraction of the content behind the overlays that is hidden at `time`.
    package func hidden(at time: TimeInterval) -> Double { value(from: hiddenFrom, at: time) }

    /// Returns a variant of this fade for content of which the fraction `hidden`, 0...1, is hidden at the start.
    package func hiding(from hidden: Double) -> OverlayFade {
        if hidden == hiddenFrom { return self }
        if let hidingFade, hidingFade.hiddenFrom == hidden { return hidingFade }
        let fade = OverlayFade(
            from: from, to: to, hiddenFrom: hidden, begin: begin, duration: duration, transition: transition,
            identity: identity)
        hidingFade = fade
        return fade
    }

    /// Returns the opacity of the content at `time`, 0...1, in the images without and with overlays. Weighted by the
    /// opacities of the images, the two add up to the fraction that is not hidden.
    func contentOpacities(at time: TimeInterval) -> (without: Double, with: Double) {
        let (visible, hidden) = (value(at: time), hidden(at: time))
        return (
            visible < 1 ? min(1, (1 - hidden) / (1 - visible)) : 0,
            visible > 0 ? max(0, (visible - hidden) / visible) : 1
        )
    }

    private func value(from: Double, at time: TimeInterval) -> Double {
        guard time < end else { return to }
        guard time > begin else { return from }
        return from + (to - from) * progress(at: time)
    }

    private func progress(at time: TimeInterval) -> Double {
        if let last, last.time == time { return last.progress }
        let progress = Self.curve.value(at: max(0, time - begin) / duration)
        last = (time, progress)
        return progress
    }
}
