import DrawKit
import LayerKit
import Synchronization

extension UIImage {
    /// How an image is drawn: in its original colors, or as a template.
    public enum RenderingMode: Int, Sendable {
        /// Depends on the view. Bars, system buttons and buttons with a configuration draw the image as a template;
        /// other views draw the original colors. Symbols are always templates.
        case automatic = 0
        /// Draws the original colors.
        case alwaysOriginal = 1
        /// Draws the alpha channel in the tint color of the view.
        case alwaysTemplate = 2
    }

    /// Returns the image with `renderingMode`.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            cgImage, scale: scale, symbol: symbol, mode: renderingMode, shape: shape,
            darkVariant: darkVariant?.withRenderingMode(renderingMode), caps: caps)
    }

    /// Returns the image filled with `color` and with the given rendering mode; see `withTintColor(_:)`.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }

    // MARK: Internal

    /// Returns `true` if the image is drawn in the tint color. `byDefault` is the result for the mode `.automatic`.
    func isTemplate(byDefault: Bool) -> Bool {
        renderingMode == .alwaysTemplate || (renderingMode == .automatic && byDefault)
    }
}

/// The alpha channel of an image, created when the image is first drawn as a template and cached with the image.
final class TemplateShape: Sendable {
    private let source: CGImage?
    private let cached = Mutex<CGImage?>(nil)

    init(_ source: CGImage?) {
        self.source = source
    }

    /// The alpha channel as an image; `nil` for an empty image.
    var image: CGImage? {
        cached.withLock { cached in
            if let cached { return cached }
            guard let source, let bitmap = source.bitmap(for: source.size) else { return nil }
            let image = CGImage(bitmap: bitmap.opacities)
            cached = image
            return image
        }
    }
}

extension Bitmap {
    /// The alpha of every pixel, for tinting.
    fileprivate var opacities: Bitmap {
        guard case .color(let words) = pixels else { return self }
        return Bitmap(size: size, pixels: .alpha(words.map { UInt8($0 >> 24) }), reducible: true)
    }
}
