package import DrawKit
package import Foundation

/// A transition from a layer's previous content to its current content, set as the layer's `transition`.
///
/// The outgoing content is a separate, static layer tree. The incoming content is the current state of the layer and
/// its descendants in each frame.
@MainActor
package final class LayerTransition {
    /// The way the incoming content replaces the outgoing content.
    package enum Style: Sendable {
        /// A cross-dissolve.
        case dissolve
        /// The layer flips like a card about its vertical or horizontal axis. There is no perspective; the card just
        /// narrows and widens again, or shortens and lengthens.
        case flip(aboutHorizontalAxis: Bool)
        /// A soft edge moves across the layer in the direction of the unit vector and reveals the incoming content.
        case wipe(CGVector)
        /// Content moves by the layer's size in the direction of the unit vector, clipped to the layer's bounds. If
        /// only the incoming or only the outgoing content moves, it is in front of the other.
        case slide(CGVector, MovingContent)
    }

    /// The content that a slide moves: the incoming content, the outgoing content, or both.
    package enum MovingContent: Sendable {
        case incoming, outgoing, both
    }

    let style: Style
    let outgoing: CALayer
    /// The timing in clock time.
    var timing: MediaTiming
    /// The range through which the progress runs, within 0...1.
    private let range: ClosedRange<Double>
    private(set) lazy var wipeMask = WipeMask()

    /// The width of a wipe's soft edge, as a fraction of the layer's extent in the direction of the wipe.
    static let softness: CGFloat = 0.15

    /// Creates a transition from `outgoing` to the layer's current content, starting at `begin` and taking `duration`
    /// seconds.
    package init(
        _ style: Style, from outgoing: CALayer, begin: TimeInterval, duration: TimeInterval,
        curve: CAMediaTimingFunction
    ) {
        self.style = style
        self.outgoing = outgoing
        range = 0...1
        timing = MediaTiming(
            begin: begin, duration: duration, speed: 1, offset: 0, repeatCount: 1, repeatDuration: 0,
            autoreverses: false, fillMode: .removed, curve: curve)
    }

    /// Creates a transition from `outgoing` to the layer's current content. Its progress runs through `range`; an
    /// animation sets its timing.
    init(_ style: Style, from outgoing: CALayer, over range: ClosedRange<Double>) {
        self.style = style
        self.outgoing = outgoing
        self.range = range
        timing = MediaTiming(
            begin: 0, duration: 0, speed: 1, offset: 0, repeatCount: 1, repeatDuration: 0, autoreverses: false,
            fillMode: .removed, curve: nil)
    }

    /// The time at which the transition ends, in clock time.
    package var end: TimeInterval { timing.end }

    /// `true` if the transition changes over time.
    var isMoving: Bool { timing.speed != 0 }

    /// Returns the progress of the transition at `time`, in 0...1.
    func progress(at time: TimeInterval) -> Double {
        let fraction: Double =
            switch timing.phase(at: time) {
            case .waiting: 0
            case .showing(let progress): min(max(progress, 0), 1)
            case .ended: 1
            }
        return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
    }
}

extension CALayer {
    /// The transition to the layer's current content; `nil`, the default, means no transition. A transition that has
    /// ended has no effect.
    package var transition: LayerTransition? {
        get { extras?.transition }
        set {
            guard newValue !== extras?.transition else { return }
            ensuredExtras.transition = newValue
            updateParts(.dissolve, are: newValue != nil || overlayDissolve != nil)
        }
    }
}
