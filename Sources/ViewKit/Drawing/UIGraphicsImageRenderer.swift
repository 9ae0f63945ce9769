import DrawKit
public import Foundation
import ImageKit
public import LayerKit
import Reporting

/// How pictures are made.
open class UIGraphicsRendererFormat: NSObject {
    /// The area that is drawn, in points.
    open internal(set) var bounds: CGRect = .zero

    /// A format as the screen has it.
    open class func `default`() -> Self { preferred() }

    /// A format as the screen has it.
    open class func preferred() -> Self { self.init() }

    /// Makes a format as the screen has it.
    public required override init() {
        super.init()
    }
}

/// How pictures of pixels are made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels that make a point. Those of the current context by default, where there is none those of the screen, and
    /// away from the main actor 1.
    open var scale: CGFloat
    /// Whether the picture is black at first, instead of clear. False by default.
    open var opaque = false

    /// Makes a format as the screen has it.
    public required init() {
        scale = ContextStack.current.context?.scale ?? MainActor.ifHere { UIScreen.main.scale } ?? 1
        super.init()
    }
}

/// What a picture is drawn into.
open class UIGraphicsImageRendererContext: NSObject {
    /// The context, which is the current one meanwhile.
    public let cgContext: CGContext
    /// How the picture is made.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
        (cgContext, self.format) = (context, format)
    }

    /// The picture as far as it is drawn.
    open var currentImage: UIImage { UIImage(drawnIn: cgContext, scale: format.scale) }

    /// Fills `rect` with the colour that is set.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills `rect` by `blendMode`.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

    /// Draws a line of one point inside the edge of `rect`.
    open func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Lets only be drawn from now on what is inside `rect`.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures of what is drawn.
///
/// Colours with two styles are drawn in that of the current context, where there is none in that of the key window, and
/// away from the main actor in the light one.
open class UIGraphicsImageRenderer: NSObject {
    /// How the pictures are made.
    public let format: UIGraphicsImageRendererFormat

    private enum Limits {
        /// The longest side of a picture, in pixels.
        static let side: CGFloat = 16_384
        /// The most pixels of a picture.
        static let area: CGFloat = 64 * 1024 * 1024
    }

    /// Makes a renderer of pictures of `size`, in points, as the screen has them.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// Makes a renderer of pictures of `size`, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of pictures of `bounds`, in points, as the screen has them.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Makes a renderer of pictures of `bounds`, in points. A picture without a pixel becomes one of one; of one that
    /// is larger than 16,384 a side or 64 million pixels, only the upper left part is made, with a message.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        format.bounds = bounds
        self.format = format
    }

    /// The picture of what `actions` draw.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(makeContext(), format: format)
        let contexts = ContextStack.current
        contexts.push(context.cgContext)
        actions(context)
        contexts.pop()
        return context.currentImage
    }

    /// The bytes of a PNG of what `actions` draw.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    // MARK: Internal

    func makeContext() -> CGContext {
        let scale = format.scale > 0 && format.scale.isFinite ? format.scale : 1
        let bounds = format.bounds.standardized
        func side(_ length: CGFloat, most: CGFloat) -> Int32 {
            let pixels = (length * scale).rounded(.up)
            guard pixels.isFinite, pixels <= most else {
                Diagnostics.report("UIGraphicsImageRenderer: a picture of \(bounds.size) is too large, and cut off")
                return pixels > most ? Int32(most) : 1
            }
            return max(Int32(pixels), 1)
        }
        let width = side(bounds.width, most: Limits.side)
        let height = side(bounds.height, most: min(Limits.side, (Limits.area / CGFloat(width)).rounded(.down)))
        let (x, y) = (bounds.minX.isFinite ? bounds.minX : 0, bounds.minY.isFinite ? bounds.minY : 0)
        let base = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -x * scale, ty: -y * scale)
        let isDark =
            ContextStack.current.context?.isDark
            ?? MainActor.ifHere { UIScreen.main.traitCollection.userInterfaceStyle == .dark } ?? false
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
