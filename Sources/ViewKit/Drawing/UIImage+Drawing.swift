import DrawKit
public import Foundation
import ImageKit
import LayerKit
import Reporting

extension UIImage {
    /// Draws the picture over `rect` of the current context.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the picture in its own size, its top left at `point` of the current context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture over `rect` of the current context by `blendMode`; `alpha`, 0...1, of it is seen.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        context.draw(cgImage, upright: rect)
        context.restoreGState()
    }

    /// Draws the picture in its own size, its top left at `point`; see `draw(in:blendMode:alpha:)`.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// The bytes of a PNG of the picture; nil, with a message, where none can be made.
    public func pngData() -> Data? {
        guard let cgImage, let bitmap = cgImage.bitmap(for: cgImage.size) else { return nil }
        do {
            return try ImageCodec.png(bitmap)
        } catch {
            Diagnostics.report("\(error)")
            return nil
        }
    }

    /// Makes a picture of what was drawn in `context`; where that is nothing, of one that is clear.
    convenience init(drawnIn context: CGContext, scale: CGFloat) {
        self.init(bitmap: context.bitmapOrClear, scale: scale > 0 ? scale : 1)
    }
}
