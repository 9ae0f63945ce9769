package import DrawKit
public import Foundation
import PathKit

extension CGContext {
    /// Draws `image` in `rect`. As in Core Graphics, the top of the image is at the largest y. If the y-axis points
    /// down, the image is therefore upside down, unlike with `UIImage.draw(in:)`. If `byTiling` is `true`, fills the
    /// whole clip with copies aligned with `rect`, or draws nothing if more than about 10,000 copies would be needed.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard !byTiling else { return tile(image, from: rect) }
        draw(image, upright: CGRect(x: rect.minX, y: rect.maxY, width: rect.width, height: -rect.height))
    }

    /// Draws `image` in `rect`, with the top of the image at the smallest y. Negative dimensions mirror the image.
    package func draw(_ image: CGImage, upright rect: CGRect) {
        let (origin, size) = (rect.origin, rect.size)
        guard origin.isFinite, size.width.isFinite, size.height.isFinite, let canvas = drawnCanvas else { return }
        // The size in pixels determines which scaled version of the image is used.
        let across = hypot(state.map.a, state.map.b) * abs(size.width)
        let down = hypot(state.map.c, state.map.d) * abs(size.height)
        func pixels(_ length: CGFloat) -> Int32 { Int32(min(max(length.rounded(.up), 1), 32_767)) }
        guard let bitmap = image.bitmap(for: PixelSize(width: pixels(across), height: pixels(down))) else { return }
        let transform = CGAffineTransform(
            a: size.width / CGFloat(bitmap.size.width), b: 0, c: 0, d: size.height / CGFloat(bitmap.size.height),
            tx: origin.x, ty: origin.y)
        canvas.draw(
            bitmap, tint: resolved(CGColor(.black)), map: transform.concatenating(state.map),
            isSharp: state.interpolation == .none)
    }

    /// Draws `bitmap`, such as rendered text, which has `scale` pixels per point. A bitmap that has only alpha is
    /// filled with `color`. The bitmap's top-left corner is placed at the top-left corner of `frame`, which is in
    /// bitmap pixels relative to `origin`. If the bitmap and the canvas have the same scale and the canvas is neither
    /// rotated nor mirrored, pixels are copied one to one.
    package func draw(_ bitmap: Bitmap, at frame: PixelRect, scale: CGFloat, from origin: CGPoint, color: CGColor) {
        guard scale > 0, origin.isFinite, let canvas = drawnCanvas else { return }
        var transform = CGAffineTransform(
            a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: origin.x + CGFloat(frame.minX) / scale,
            ty: origin.y + CGFloat(frame.minY) / scale
        ).concatenating(state.map)
        if abs(transform.a - 1) < 1e-6, abs(transform.d - 1) < 1e-6, transform.b == 0, transform.c == 0 {
            transform = CGAffineTransform(translationX: transform.tx.rounded(), y: transform.ty.rounded())
        }
        canvas.draw(bitmap, tint: resolved(color), map: transform)
    }

    /// The number of pixels per point in the current coordinates.
    package var pixelsPerPoint: CGFloat { abs(state.map.determinant).squareRoot() }

    private func tile(_ image: CGImage, from rect: CGRect) {
        let maximumTileCount: CGFloat = 10_000
        let area = boundingBoxOfClipPath
        guard rect.width > 0, rect.height > 0, rect.origin.isFinite, area.width.isFinite, area.height.isFinite,
            (area.width / rect.width + 2) * (area.height / rect.height + 2) < maximumTileCount
        else { return }
        let left = rect.minX + ((area.minX - rect.minX) / rect.width).rounded(.down) * rect.width
        let top = rect.minY + ((area.minY - rect.minY) / rect.height).rounded(.down) * rect.height
        for y in stride(from: top, to: area.maxY, by: rect.height) {
            for x in stride(from: left, to: area.maxX, by: rect.width) {
                draw(image, in: CGRect(x: x, y: y, width: rect.width, height: rect.height))
            }
        }
    }
}
