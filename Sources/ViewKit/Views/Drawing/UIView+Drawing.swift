import DrawKit
public import Foundation
import LayerKit

/// The result of a view's last attempt to draw its own content.
enum OwnDrawing: UInt8 {
    /// The view has not been asked to draw yet.
    case unknown
    /// The view's class draws nothing.
    case unsupported
    /// The view drew nothing the last time it was asked.
    case empty
    /// The view drew contents. Its layer displays them unless the app has set other contents since.
    case something
}

extension UIView {
    /// The pixels per point of the view's drawing: the display scale of its window, or 1 outside a window. Setting this
    /// property has no effect.
    public var contentScaleFactor: CGFloat {
        get { traitCollection.displayScale }
        set {}
    }

    /// Requests the view's first drawing; called after its first layout. Swift can't tell whether a class overrides
    /// `draw(_:)`, so each view is asked to draw once; views that draw nothing use no memory for a bitmap.
    func detectOwnDrawing() {
        let type = type(of: self)
        // These common classes draw nothing themselves.
        guard type != UIView.self, type != UILabel.self, type != UIImageView.self else {
            return ownDrawing = .unsupported
        }
        ownDrawing = .empty
        ownLayer.setNeedsDisplay()
    }

    /// Implements `display(_:)`.
    func displayOwnDrawing(_ layer: CALayer) {
        willDrawContent()
        layer.drawContents()
        if didDrawContent(hasDrawn: layer.hasDrawnContents) {
            willDrawContent()
            layer.drawContents()
            _ = didDrawContent(hasDrawn: layer.hasDrawnContents)
        }
        guard layer === self.ownLayer, ownDrawing != .unsupported || layer.hasDrawnContents else { return }
        ownDrawing = layer.hasDrawnContents ? .something : .empty
    }

    /// Implements `draw(_:in:)`.
    func drawContent(in context: CGContext) {
        ContextStack.current.draw(in: context) { draw(bounds) }
    }

    /// Redraws the view if the display scale of its new window differs from the scale at which the view was drawn. No
    /// effect if the app has replaced the drawing with other contents.
    func redrawForTraits() {
        if ownLayer.hasDrawnContents, ownLayer.contentsScale != traitCollection.displayScale { setNeedsDisplay() }
    }

    /// Redraws the view after a trait has changed. No effect before the first layout, or if the app has replaced the
    /// drawing with other contents.
    func traitsOfDrawingDidChange() {
        let hasOtherContents = ownDrawing == .something && ownLayer.picture != nil && !ownLayer.hasDrawnContents
        if ownDrawing != .unknown, !hasOtherContents { setNeedsDisplay() }
    }
}
