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
    }

    let style: Style
    let outgoing: CALayer
    package let begin: TimeInterval
    package let duration: TimeInterval
    private let curve: CAMediaTimingFunction
    private(set) lazy var wipeMask = WipeMask()

    /// How soft the edge of a wipe is, as a part of its way.
    static let softness: CGFloat = 0.15

    /// Lets the picture `outgoing` pass into the layer's own from `begin` on, in `duration` seconds.
    package init(
        _ style: Style, from outgoing: CALayer, begin: TimeInterval, duration: TimeInterval,
        curve: CAMediaTimingFunction
    ) {
        (self.style, self.outgoing, self.begin, self.duration, self.curve) = (style, outgoing, begin, duration, curve)
    }

    package var end: TimeInterval { begin + duration }

    /// The part of the passage, 0...1, that is over at `time`.
    func progress(at time: TimeInterval) -> Double {
        guard duration > 0, time < end else { return 1 }
        return min(max(curve.value(at: max(0, time - begin) / duration), 0), 1)
    }
}

extension CALayer {
    /// What passes into the layer's picture; nil, the default, is nothing. One that is over has no effect.
    package var transition: LayerTransition? {
        get { extras?.transition }
        set {
            guard newValue !== extras?.transition else { return }
            madeExtras.transition = newValue
            updateParts(.dissolve, are: newValue != nil || standInDissolve != nil)
        }
    }
}
