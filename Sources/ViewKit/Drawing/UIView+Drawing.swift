import DrawKit
public import Foundation
import LayerKit

/// What is known of what a view draws by itself.
enum OwnDrawing: UInt8 {
    /// It was not asked yet.
    case unknown
    /// It is of a class that draws nothing.
    case none
    /// It drew nothing when it was asked last.
    case nothing
    /// It drew something, which its layer shows.
    case something
}

extension UIView {
    /// Pixels that make a point of what the view draws: those of its window. Setting it has no effect: that is what it
    /// always is.
    public var contentScaleFactor: CGFloat {
        get { traitCollection.displayScale }
        set {}
    }

    /// The view was laid out, and may have to draw for the first time. Of what a class overrides the language says
    /// nothing; so each view is asked once, and those that draw nothing take no memory for it.
    func learnOwnDrawing() {
        let type = type(of: self)
        // Most views are of these classes, which draw nothing.
        guard type != UIView.self, type != UILabel.self, type != UIImageView.self else { return ownDrawing = .none }
        ownDrawing = .nothing
        layer.setNeedsDisplay()
    }

    /// See `display(_:)`.
    func displayOwnDrawing(_ layer: CALayer) {
        layer.drawContents()
        guard layer === self.layer, ownDrawing != .none || layer.hasDrawnContents else { return }
        ownDrawing = layer.hasDrawnContents ? .something : .nothing
    }

    /// See `draw(_:in:)`.
    func drawOwnPart(in context: CGContext) {
        let contexts = ContextStack.current
        contexts.push(context)
        draw(bounds)
        contexts.pop()
    }

    /// The view came into a window: what it drew for one with other traits is drawn anew.
    func redrawForTraits() {
        if layer.contentsScale != traitCollection.displayScale { setNeedsDisplay() }
    }

    /// The style, the direction or the scale changed: what was drawn by them is drawn anew.
    func traitsOfDrawingDidChange() {
        if ownDrawing != .unknown { setNeedsDisplay() }
    }
}
