import DrawKit
public import Foundation

/// A drawing that is made once and then drawn several times in another context.
public final class CGLayer {
    /// The size in points.
    public let size: CGSize
    /// The context into which the layer's content is drawn, in points, with the origin at the same corner as in the
    /// context for which the layer was created.
    public let context: CGContext?

    /// The content as an image, and the context's `drawingCount` at the time it was made.
    private var cached: (image: CGImage, drawingCount: Int)?

    private enum Limits {
        /// The maximum width and height, in pixels.
        static let side: CGFloat = 16_384
        /// The maximum number of pixels.
        static let area: CGFloat = 64 * 1024 * 1024
    }

    /// Creates an empty layer of `size`, in points, with the resolution and appearance of `context`. `auxiliaryInfo` is
    /// ignored. Returns `nil` if the size is empty, not finite, more than 16,384 pixels wide or high, or more than 67
    /// million pixels.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
        let scale = context.pixelsPerPoint
        let (wide, high) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard wide >= 1, high >= 1, wide <= Limits.side, high <= Limits.side, wide * high <= Limits.area else {
            return nil
        }
        self.size = size
        self.context = CGContext(
            size: PixelSize(width: Int32(wide), height: Int32(high)),
            base: CGAffineTransform(scaleX: wide / size.width, y: high / size.height), scale: scale,
            isDark: context.isDark)
    }

    /// The content, which is copied only after it has changed; `nil` if nothing has been drawn.
    package var image: CGImage? {
        guard let context, context.hasDrawn else { return nil }
        if let cached, cached.drawingCount == context.drawingCount { return cached.image }
        cached = context.makeImage().map { ($0, context.drawingCount) }
        return cached?.image
    }
}

extension CGLayer: Hashable {
    /// Returns `true` if both layers are the same object.
    public static func == (left: CGLayer, right: CGLayer) -> Bool { left === right }

    /// Adds the identity of the object to the hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension CGContext {
    /// Draws `layer` with its origin at `point`.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws `layer` in `rect`, scaled to its size. Unlike an image, a layer is not upside down if the y-axis points
    /// down. No effect if nothing has been drawn into the layer, or if `rect` is empty.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0, let image = layer.image else { return }
        draw(image, upright: rect)
    }
}
