import DrawKit
public import Foundation
import ImageKit
public import LayerKit
import Reporting

/// The base class for the formats of graphics renderers.
open class UIGraphicsRendererFormat: NSObject {
    /// The bounds of the drawing, in points, set by the renderer that uses the format.
    open internal(set) var bounds: CGRect = .zero

    /// Returns a format with default properties, like `preferred()`.
    open class func `default`() -> Self { preferred() }

    /// Returns a format with default properties.
    open class func preferred() -> Self { self.init() }

    /// Creates a format with default properties.
    public required override init() {
        super.init()
    }
}

/// The scale and opacity of the images that an image renderer creates.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The pixels per point. The default is the scale of the current context or, without one, of the screen. Off the
    /// main actor and without a context, it is 1.
    open var scale: CGFloat
    /// `true` if the image is initially black instead of transparent. `false` by default.
    open var opaque = false

    /// Creates a transparent format with the default scale.
    public required init() {
        scale = ContextStack.current.context?.scale ?? MainActor.ifIsolated { UIScreen.main.scale } ?? 1
        super.init()
    }
}

/// The context in which an image renderer draws an image.
open class UIGraphicsImageRendererContext: NSObject {
    /// The graphics context, which is the current context while drawing.
    public let cgContext: CGContext
    /// The format of the image that is being drawn.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// The image drawn so far.
    open var currentImage: UIImage { UIImage(drawnIn: cgContext, scale: format.scale) }

    /// Fills `rect` with the fill color.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills `rect` with the fill color and `blendMode`.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

    /// Draws a one-point line inside the edge of `rect` with the stroke color.
    open func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Clips subsequent drawing to `rect`.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer that creates images from drawing commands.
///
/// Dynamic colors use the style of the current context or, without one, of the key window. Off the main actor, they use
/// light style if there is no current context.
open class UIGraphicsImageRenderer: NSObject {
    /// The format that was passed to the initializer, or else the default format.
    public let format: UIGraphicsImageRendererFormat

    private enum Limits {
        /// The maximum width and height of an image, in pixels.
        static let side: CGFloat = 16_384
        /// The maximum number of pixels of an image.
        static let area: CGFloat = 64 * 1024 * 1024
    }

    /// Creates a renderer for images of `size`, in points, in the default format.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// Creates a renderer for images of `size`, in points, in `format`.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images with `bounds`, in points, in the default format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer for images with `bounds`, in points, in `format`. An empty image becomes a single pixel. An
    /// image with a side of more than 16,384 pixels or with more than 67 million pixels is cropped to its upper left
    /// part, and a warning is logged.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        format.bounds = bounds
        self.format = format
    }

    /// Returns the image that `actions` draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(makeContext(), format: format)
        ContextStack.current.draw(in: context.cgContext) { actions(context) }
        return context.currentImage
    }

    /// Returns the image that `actions` draws as PNG data; empty if encoding fails.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns the image that `actions` draws as JPEG data on a white background; empty if encoding fails.
    /// `compressionQuality` is between 0 and 1, the best.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    // MARK: Internal

    func makeContext() -> CGContext {
        let scale = format.scale > 0 && format.scale.isFinite ? format.scale : 1
        let bounds = format.bounds.standardized
        func side(_ length: CGFloat, maximum: CGFloat) -> Int32 {
            let pixels = (length * scale).rounded(.up)
            guard pixels.isFinite, pixels <= maximum else {
                Diagnostics.report("UIGraphicsImageRenderer: an image of \(bounds.size) is too large and was cropped")
                return pixels > maximum ? Int32(maximum) : 1
            }
            return max(Int32(pixels), 1)
        }
        let width = side(bounds.width, maximum: Limits.side)
        let height = side(bounds.height, maximum: min(Limits.side, (Limits.area / CGFloat(width)).rounded(.down)))
        let (x, y) = (bounds.minX.isFinite ? bounds.minX : 0, bounds.minY.isFinite ? bounds.minY : 0)
        let base = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -x * scale, ty: -y * scale)
        let isDark =
            ContextStack.current.context?.isDark
            ?? MainActor.ifIsolated { UIScreen.main.traitCollection.userInterfaceStyle == .dark } ?? false
        let context = CGContext(
            size: PixelSize(width: width, height: height), base: base, scale: scale, isDark: isDark)
        if format.opaque {
            context.saveGState()
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(bounds.insetBy(dx: -1, dy: -1))
            context.restoreGState()
        }
        return context
    }
}
