import Foundation
import LayerKit

/// The cap insets and the resizing mode of a resizable image.
struct ImageCaps: Hashable, Sendable {
    var insets: UIEdgeInsets
    var mode: UIImage.ResizingMode
}

extension UIImage {
    /// How the edges and the middle of a resizable image fill a larger area.
    public enum ResizingMode: Int, Sendable {
        /// Repeats the edges and the middle.
        case tile
        /// Stretches the edges and the middle.
        case stretch
    }

    /// The insets of the part that is stretched or repeated, in points. Zero unless the image was created by
    /// `resizableImage(withCapInsets:)` or `stretchableImage(withLeftCapWidth:topCapHeight:)`.
    public var capInsets: UIEdgeInsets { caps?.insets ?? .zero }

    /// How the edges and the middle fill a larger area. `.tile` by default.
    public var resizingMode: ResizingMode { caps?.mode ?? .tile }

    /// Returns a resizable version of the image. When it is drawn larger, the corners keep their size, and the edges
    /// and the middle are repeated. See `resizableImage(withCapInsets:resizingMode:)`.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a resizable version of the image. When it is drawn larger, the corners keep their size, and the edges
    /// and the middle are repeated or stretched.
    ///
    /// The insets apply to image views with the content mode `.scaleToFill`, to background images of buttons, and to
    /// `draw(in:)`. Symbols are returned unchanged.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        guard symbol == nil else { return self }
        func sanitized(_ length: CGFloat) -> CGFloat { length > 0 && length.isFinite ? length : 0 }
        let insets = UIEdgeInsets(
            top: sanitized(capInsets.top), left: sanitized(capInsets.left), bottom: sanitized(capInsets.bottom),
            right: sanitized(capInsets.right))
        return UIImage(
            cgImage, scale: scale, mode: renderingMode, shape: shape,
            darkVariant: darkVariant?.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode),
            caps: ImageCaps(insets: insets, mode: resizingMode))
    }

    /// Returns a resizable version of the image. When it is drawn larger, only the one-point column after the left cap
    /// and the one-point row below the top cap are stretched. If a cap is 0, the whole width or height is stretched.
    /// Deprecated on iOS; use `resizableImage(withCapInsets:)` in new code.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
    }

    // MARK: Internal

    /// The part that is stretched or repeated, in unit coordinates of the image.
    var contentsCenter: CGRect {
        guard let caps, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        let (left, top) = (min(caps.insets.left / size.width, 1), min(caps.insets.top / size.height, 1))
        return CGRect(
            x: left, y: top, width: max(0, 1 - left - caps.insets.right / size.width),
            height: max(0, 1 - top - caps.insets.bottom / size.height))
    }

    /// Divides `image` into nine parts at the cap insets, and draws the parts in `rect` in `context`. The corners keep
    /// their size.
    func draw(_ image: CGImage, caps: ImageCaps, in rect: CGRect, of context: CGContext) {
        guard let bitmap = image.bitmap(for: image.size) else { return }
        let center = contentsCenter
        let (wide, high) = (CGFloat(bitmap.size.width), CGFloat(bitmap.size.height))
        let parts = NinePartImage(
            bitmap,
            columns: NinePartCuts(length: bitmap.size.width, start: center.minX * wide, end: center.maxX * wide),
            rows: NinePartCuts(length: bitmap.size.height, start: center.minY * high, end: center.maxY * high),
            isTiled: caps.mode == .tile)
        let x = parts.columns.targets(from: rect.minX, to: rect.maxX, factor: size.width / wide)
        let y = parts.rows.targets(from: rect.minY, to: rect.maxY, factor: size.height / high)
        for row in 0..<3 {
            for column in 0..<3 {
                let place = CGRect(
                    x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
                guard place.width > 0, place.height > 0 else { continue }
                let pixels = CGSize(width: place.width * wide / size.width, height: place.height * high / size.height)
                guard let part = parts.part(column: column, row: row, size: pixels) else { continue }
                context.draw(CGImage(bitmap: part), upright: place)
            }
        }
    }
}
