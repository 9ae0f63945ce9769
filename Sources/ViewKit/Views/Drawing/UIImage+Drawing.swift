import DrawKit
public import Foundation
import ImageKit
import LayerKit
import Reporting

extension UIImage {
    /// Draws the image in `rect` in the current context.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image at its natural size in the current context, with its top left corner at `point`.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image in `rect` in the current context with `blendMode` and an opacity of `alpha`, 0...1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        if let caps {
            draw(cgImage, caps: caps, in: rect.standardized, of: context)
        } else {
            context.draw(cgImage, upright: rect)
        }
        context.restoreGState()
    }

    /// Draws the image at its natural size with its top left corner at `point`; see `draw(in:blendMode:alpha:)`.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Returns the image as PNG data. Returns `nil` for an empty image or, with a warning, if encoding fails.
    public func pngData() -> Data? { encoded(by: ImageCodec.png) }

    /// Returns the image as JPEG data on a white background. `compressionQuality` is between 0 and 1, the best. Returns
    /// `nil` for an empty image or, with a warning, if encoding fails.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        encoded { try ImageCodec.jpeg($0, quality: Double(compressionQuality)) }
    }

    private func encoded(by encode: (Bitmap) throws -> Data) -> Data? {
        guard let cgImage, let bitmap = cgImage.bitmap(for: cgImage.size) else { return nil }
        do {
            return try encode(bitmap)
        } catch {
            Diagnostics.report("\(error)")
            return nil
        }
    }

    /// Creates an image of the drawing in `context`; transparent if nothing was drawn.
    convenience init(drawnIn context: CGContext, scale: CGFloat) {
        self.init(bitmap: context.bitmapOrClear, scale: scale > 0 ? scale : 1)
    }
}
