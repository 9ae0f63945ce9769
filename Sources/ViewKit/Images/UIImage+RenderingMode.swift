import DrawKit
import LayerKit
import Synchronization

extension UIImage {
    /// How the colours of a picture are shown.
    public enum RenderingMode: Int, Sendable {
        /// As is usual for who shows it: as a template in bars, in system buttons and in buttons with a configuration;
        /// elsewhere in its own colours. Symbols are templates everywhere.
        case automatic = 0
        /// In its own colours.
        case alwaysOriginal = 1
        /// In the tint colour of who shows it, as much of it as is opaque.
        case alwaysTemplate = 2
    }

    /// The picture with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(cgImage, scale: scale, symbol: symbol, mode: renderingMode, shape: shape)
    }

    /// The picture in one colour, with a rendering mode; see `withTintColor(_:)`.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }

    // MARK: Internal

    /// Whether it is shown in the tint colour of one that shows pictures as templates, or not, where they say nothing.
    func isTemplate(usually: Bool) -> Bool {
        renderingMode == .alwaysTemplate || (renderingMode == .automatic && usually)
    }
}

/// The opacity of a picture without its colours, made when it is first shown as a template, and kept with it.
final class TemplateShape: Sendable {
    private let source: CGImage?
    private let made = Mutex<CGImage?>(nil)

    init(_ source: CGImage?) {
        self.source = source
    }

    /// The opacity as a picture of its own; nil for a picture of nothing.
    var image: CGImage? {
        made.withLock { made in
            if let made { return made }
            guard let source, let bitmap = source.bitmap(for: source.size) else { return nil }
            let image = CGImage(bitmap: bitmap.opacities)
            made = image
            return image
        }
    }
}

extension Bitmap {
    /// The opacity of every pixel, to be tinted.
    fileprivate var opacities: Bitmap {
        guard case .color(let words) = pixels else { return self }
        return Bitmap(size: size, pixels: .alpha(words.map { UInt8($0 >> 24) }), reducible: true)
    }
}
