package import DrawKit
package import Foundation

/// How a layer's picture from before a change passes into that from after it: set as the layer's `transition`.
///
/// The picture from before is a layer tree of its own, which nothing changes any more; the other one is the layer with
/// all that is in it, as it is in each frame.
@MainActor
package final class LayerTransition {
    /// How the one picture takes the other's place.
    package enum Style: Sendable {
        /// The one is mixed into the other.
        case dissolve
        /// The layer turns about its middle as a card does, so that it is seen from the other side: across or, with
        /// `isUpright`, from top to bottom. Without perspective: the card gets narrow and wide again.
        case turn(isUpright: Bool)
        /// A soft edge moves over the layer in a direction of length 1, behind which the new picture is seen.
        case wipe(CGVector)
        /// Pictures move by the layer's size in a direction of length 1, cut at its bounds: what moves away, and what
        /// comes alone, lies over the other.
        case slide(CGVector, Mover)
    }

    /// Which picture moves.
    package enum Mover: Sendable {
        case incoming, outgoing, both
    }

    let style: Style
    let outgoing: CALayer
    /// When it passes, by the clock.
    var timing: MediaTiming
    /// The part of the whole passage that it is.
    private let range: ClosedRange<Double>
    private(set) lazy var wipeMask = WipeMask()

    /// How soft the edge of a wipe is, as a part of its way.
    static let softness: CGFloat = 0.15

    /// Lets the picture `outgoing` pass into the layer's own from `begin` on, in `duration` seconds.
    package init(
        _ style: Style, from outgoing: CALayer, begin: TimeInterval, duration: TimeInterval,
        curve: CAMediaTimingFunction
    ) {
        (self.style, self.outgoing, range) = (style, outgoing, 0...1)
        timing = MediaTiming(
            begin: begin, duration: duration, speed: 1, offset: 0, repeatCount: 1, repeatDuration: 0,
            autoreverses: false, fillMode: .removed, curve: curve)
    }

    /// Lets the picture `outgoing` pass into the layer's own, from one part of the whole passage to another, at times
    /// that an animation sets.
    init(_ style: Style, from outgoing: CALayer, over range: ClosedRange<Double>) {
        (self.style, self.outgoing, self.range) = (style, outgoing, range)
        timing = MediaTiming(
            begin: 0, duration: 0, speed: 1, offset: 0, repeatCount: 1, repeatDuration: 0, autoreverses: false,
            fillMode: .removed, curve: nil)
    }

    package var end: TimeInterval { timing.end }

    /// Whether it changes with the time now.
    var isMoving: Bool { timing.speed != 0 }

    /// The part of the passage, 0...1, that is over at `time`.
    func progress(at time: TimeInterval) -> Double {
        let part: Double =
            switch timing.phase(at: time) {
            case .waiting: 0
            case .showing(let progress): min(max(progress, 0), 1)
            case .ended: 1
            }
        return range.lowerBound + (range.upperBound - range.lowerBound) * part
    }
}

extension CALayer {
    /// What passes into the layer's picture; nil, the default, is nothing. One that is over has no effect.
    package var transition: LayerTransition? {
        get { extras?.transition }
        set {
            guard newValue !== extras?.transition else { return }
            madeExtras.transition = newValue
            updateParts(.dissolve, are: newValue != nil || overlayDissolve != nil)
        }
    }
}
