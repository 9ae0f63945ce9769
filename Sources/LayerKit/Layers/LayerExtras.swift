package import DrawKit
import Foundation

/// Rarely used state of a layer. It is stored separately to keep layers small.
@MainActor
final class LayerExtras {
    var shadow = LayerShadow()
    /// The last drawn shadow, kept as a cache.
    var drawnShadow: DrawnShape?
    /// The mask of the layer.
    var mask: CALayer?
    /// The transition to the layer's current content.
    var transition: LayerTransition?
    /// The timing relative to the superlayer, or `nil` if the layer shares the superlayer's time.
    var time: LayerTime?
    /// The actions for property changes.
    var actions: [String: any CAAction]?
    /// The color of alpha-only contents.
    var contentsTint: CGColor?
    /// The contents, if no other object retains them.
    var frozenContents: FrozenContents?
    /// The transform that was set, if it is not affine.
    var spatial: CATransform3D?
    /// `true` if the contents are redrawn when the size changes.
    var redrawsInNewSize = false
    /// `true` if the contents were drawn by `draw(in:)`.
    var hasDrawnContents = false
}

extension CALayer {
    /// The color of alpha-only contents; `nil`, the default, draws nothing.
    package var contentsTint: CGColor? {
        get { extras?.contentsTint }
        set {
            guard newValue != contentsTint else { return }
            madeExtras.contentsTint = newValue
            setNeedsRecord()
        }
    }

    /// The extras, created on first use.
    var madeExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    /// Copies the extras of `layer` with the values that it presents at `time`.
    func copyExtras(from layer: CALayer, at time: TimeInterval) {
        madeExtras.shadow = layer.presentedShadow(at: time)
        madeExtras.contentsTint = layer.extras?.contentsTint
        updateParts(.shadow, are: shadowOpacity > 0)
        if let spatial = layer.extras?.spatial, affine == layer.affine { madeExtras.spatial = spatial }
    }
}
