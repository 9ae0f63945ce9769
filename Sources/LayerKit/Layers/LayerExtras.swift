package import DrawKit
import Foundation

/// What few layers have, kept apart so that the others are small.
@MainActor
final class LayerExtras {
    var shadow = LayerShadow()
    /// The layer's shadow as it was drawn last.
    var drawnShadow: DrawnShape?
    /// Through which the layer is seen.
    var mask: CALayer?
    /// What passes into the layer's picture.
    var transition: LayerTransition?
    /// How its time follows that of the layer around it; nil for the same.
    var time: LayerTime?
    /// What changes of its properties do.
    var actions: [String: any CAAction]?
    /// The colour of contents that are coverage only.
    var contentsTint: CGColor?
    /// Contents that nobody else keeps.
    var frozenContents: FrozenContents?
    /// A transform of which more than an affine map was set.
    var spatial: CATransform3D?
    /// Whether the contents are drawn anew in another size.
    var redrawsInNewSize = false
    /// Whether the contents were drawn by `draw(in:)`.
    var hasDrawnContents = false
}

extension CALayer {
    /// The colour of contents that are coverage only; nil, the default, is clear.
    package var contentsTint: CGColor? {
        get { extras?.contentsTint }
        set {
            guard newValue != contentsTint else { return }
            madeExtras.contentsTint = newValue
            setNeedsRecord()
        }
    }

    /// The extras, made where there are none yet.
    var madeExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    /// Takes over what `layer` has of them, as it shows at `time`.
    func takeExtras(of layer: CALayer, at time: TimeInterval) {
        madeExtras.shadow = layer.presentedShadow(at: time)
        madeExtras.contentsTint = layer.extras?.contentsTint
        updateParts(.shadow, are: shadowOpacity > 0)
        if let spatial = layer.extras?.spatial, affine == layer.affine { madeExtras.spatial = spatial }
    }
}
