package import DrawKit
public import Foundation

/// Rarely used state of a layer. It is stored separately to keep layers small.
@MainActor
final class LayerExtras {
    var shadow = LayerShadow()
    /// The cached pixels of the shadow, as last drawn.
    var drawnShadow: DrawnShape?
    /// The storage of `CALayer.mask`.
    var mask: CALayer?
    /// The transition to the layer's current content.
    var transition: LayerTransition?
    /// The timing relative to the superlayer, or `nil` if the layer shares the superlayer's time.
    var time: LayerTime?
    /// The storage of `CALayer.repeatCount`.
    var repeatCount: Float = 0
    /// The storage of `CALayer.actions`, by property.
    var actions: [String: any CAAction]?
    /// The color in which alpha-only contents are drawn, if any.
    var contentsTint: CGColor?
    /// The content provider of a frozen copy, retained here because `contentProvider` is weak.
    var frozenContents: FrozenContents?
    /// The part of the contents that is stretched, in the unit space of the image; `nil` for all of it.
    var contentsCenter: CGRect?
    /// `true` if the center of the contents and the strips around it are tiled instead of stretched.
    var tilesContents = false
    /// The nine parts into which `contentsCenter` divides the contents, cached.
    var nineParts: NinePartImage?
    /// The transform that was set, if it is not affine.
    var spatial: CATransform3D?
    /// The transform of the sublayers; `nil` for the identity.
    var sublayerTransform: CATransform3D?
    /// The values that the app has stored for custom keys.
    var customValues: [String: Any] = [:]
    /// The time at which the contents are being drawn with animated custom values; `nil` at any other time.
    var drawingTime: TimeInterval?
    /// `true` if the contents are redrawn when the layer's size changes.
    var redrawsOnSizeChange = false
    /// `true` if the contents were drawn by `draw(in:)`.
    var hasDrawnContents = false
}

extension CALayer {
    /// The color in which alpha-only contents are drawn; `nil`, the default, doesn't draw them.
    package var contentsTint: CGColor? {
        get { extras?.contentsTint }
        set {
            guard newValue != contentsTint else { return }
            ensuredExtras.contentsTint = newValue
            setNeedsRecord()
        }
    }

    /// The part of the contents that is stretched, in the unit space of the image. Around that part, the corners of the
    /// image keep their size, and the strips between the corners are stretched in one direction. The whole image by
    /// default. Only used with a `contentsGravity` that resizes the image.
    public var contentsCenter: CGRect {
        get { extras?.contentsCenter ?? Self.wholeImage }
        set {
            guard newValue != contentsCenter else { return }
            ensuredExtras.contentsCenter = newValue == Self.wholeImage ? nil : newValue
            setNeedsRecord()
        }
    }

    /// `true` if the center of the contents and the strips around it are tiled instead of stretched. `false` by
    /// default.
    package var tilesContents: Bool {
        get { extras?.tilesContents ?? false }
        set {
            guard newValue != tilesContents else { return }
            ensuredExtras.tilesContents = newValue
            setNeedsRecord()
        }
    }

    private static let wholeImage = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The extras, created on first use.
    var ensuredExtras: LayerExtras {
        if let extras { return extras }
        let created = LayerExtras()
        extras = created
        return created
    }

    /// Copies the shadow that `layer` presents at `time`, and the layer's contents settings, transforms and custom
    /// values. Other extras are not copied.
    func copyExtras(from layer: CALayer, at time: TimeInterval) {
        ensuredExtras.shadow = layer.presentedShadow(at: time)
        ensuredExtras.contentsTint = layer.extras?.contentsTint
        ensuredExtras.contentsCenter = layer.extras?.contentsCenter
        ensuredExtras.tilesContents = layer.extras?.tilesContents ?? false
        ensuredExtras.sublayerTransform = layer.extras?.sublayerTransform
        ensuredExtras.customValues = layer.presentedCustomValues(at: time)
        updateParts(.shadow, are: shadowOpacity > 0)
        if let spatial = layer.extras?.spatial, affine == layer.affine { ensuredExtras.spatial = spatial }
        // Determines the side that faces the viewer.
        if !layer.isDoubleSided { ensuredExtras.spatial = layer.presentedTransform(at: time) }
    }
}
