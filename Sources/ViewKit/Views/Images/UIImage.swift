package import DrawKit
public import Foundation
import ImageKit
public import LayerKit
import Reporting
import SymbolKit

// Unchecked because the compiler verifies only final classes; images are immutable.
/// A bitmap image or a symbol.
///
/// An image created from file data keeps that data. The initializer decodes the data once and returns `nil` if that
/// fails. Bitmaps of images with more than 512x512 pixels are cached at no more than the displayed size; the cache
/// holds at most 67 million pixels in total. Beyond that limit, the least recently displayed bitmaps are evicted and
/// decoded again when needed. In a window, a background thread decodes large evicted bitmaps, so the image appears a
/// moment later; on an `OffscreenStage`, they are decoded before the frame is drawn.
open class UIImage: NSObject, @unchecked Sendable {
    /// The image in the form that layers use; `nil` for an empty image.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    /// How the image is drawn: in its original colors, or as a template in the view's tint color. `.automatic` by
    /// default.
    public let renderingMode: RenderingMode
    /// The symbol; `nil` for other images.
    let symbol: SymbolImage?
    /// The alpha channel, for drawing as a template.
    let shape: TemplateShape
    /// The cap insets and the resizing mode; `nil` if the image is stretched as a whole.
    let caps: ImageCaps?
    /// The dark variant of the image set, if it has one.
    let darkVariant: UIImage?

    /// Creates an empty image, which draws nothing.
    public override init() {
        cgImage = nil
        scale = 1
        symbol = nil
        renderingMode = .automatic
        shape = TemplateShape(nil)
        caps = nil
        darkVariant = nil
    }

    /// Creates an image from a bitmap that stays in memory.
    package convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
        self.init(CGImage(bitmap: bitmap), scale: scale)
    }

    /// Creates an image from `cgImage` with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage, scale: 1)
    }

    init(
        _ image: CGImage?, scale: CGFloat, symbol: SymbolImage? = nil, mode: RenderingMode = .automatic,
        shape: TemplateShape? = nil, darkVariant: UIImage? = nil, caps: ImageCaps? = nil
    ) {
        self.caps = caps
        self.darkVariant = darkVariant
        cgImage = image
        self.scale = scale
        self.symbol = symbol
        renderingMode = mode
        self.shape = shape ?? TemplateShape(image)
    }

    /// Creates an image from the data of a PNG, JPEG or still WebP file. Returns `nil`, with a warning, if the data is
    /// in another format or is damaged anywhere, or if the image has a side of more than 16,384 pixels or a total of
    /// more than 67 million pixels (half as many for a progressive JPEG or a lossless WebP). An animated PNG yields its
    /// still image. The initializer can be called off the main thread.
    public convenience init?(data: Data) {
        do {
            self.init(try Self.image(from: data, name: "the picture"), scale: 1)
        } catch {
            Diagnostics.report("\(error)")
            return nil
        }
    }

    /// Reads and decodes the image file at `path`. Returns `nil`, with a warning, if that fails. The initializer can be
    /// called off the main thread.
    public convenience init?(contentsOfFile path: String) {
        do {
            self.init(try Self.image(from: try ImageFiles.read(path), name: path), scale: 1)
        } catch {
            Diagnostics.report("\(error)")
            return nil
        }
    }

    /// Reads and decodes the image set or image file called `name` next to the program, in its resources or in those of
    /// a library. Returns `nil`, with a warning, if there is no such image. See `init(named:in:with:)`.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// Implements `init(named:in:with:)`.
    package convenience init?(named name: String, in bundle: Bundle?) {
        guard let file = ImageFiles.find(name, in: bundle) else {
            let similar = ResourceNames.similar(to: name, .image, in: bundle)
            Diagnostics.report("no image named \"\(printable(name))\" in the resources" + didYouMean(similar))
            return nil
        }
        self.init(file, dark: AssetCatalogs.image(named: name, isDark: true, in: bundle))
    }

    /// Reads and decodes the image set or image file called `name`. Returns `nil`, without a warning, if there is no
    /// such image.
    package convenience init?(resource name: String) {
        guard let file = ImageFiles.find(name, in: nil) else { return nil }
        self.init(file, dark: AssetCatalogs.image(named: name, isDark: true, in: nil))
    }

    private convenience init?(_ file: ImageFile, dark: ImageFile? = nil) {
        let mode: RenderingMode = file.isTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal } ?? .automatic
        var data: Data?
        do {
            let read = try ImageFiles.read(file.url.path, named: file.displayPath)
            data = read
            self.init(
                try Self.image(from: read, name: file.displayPath), scale: file.scale, mode: mode,
                darkVariant: dark.flatMap { UIImage($0) })
        } catch {
            Diagnostics.report(file.message(for: error))
            guard let size = data.flatMap(VectorImages.size) else { return nil }
            self.init(blank: size, mode: mode)
        }
    }

    /// Creates a transparent image of `size`, in points, which reserves the space of an image that can't be drawn.
    package convenience init(blank size: CGSize, mode: RenderingMode = .automatic) {
        let (width, height) = (max(1, Int(size.width.rounded())), max(1, Int(size.height.rounded())))
        let bitmap = Bitmap(
            size: PixelSize(width: Int32(width), height: Int32(height)),
            pixels: .color(Array(repeating: 0, count: width * height)))
        self.init(CGImage(bitmap: bitmap), scale: 1, mode: mode)
    }

    /// Reads and decodes the image set or image file called `name` in `bundle`. Returns `nil`, with a warning, if there
    /// is no such image.
    ///
    /// Image sets in asset catalogs, as Xcode saves them, take precedence over files; their rendering intent becomes
    /// the image's rendering mode. In dark style, image views show the variant for dark appearance. A name without an
    /// extension finds PNG, JPEG and WebP files, in this order. Files whose names end with "@2x" or "@3x" before the
    /// extension have 2 or 3 pixels per point; the largest scale is used. A name without folders is also found in the
    /// folders of the bundle; of localized files, the one in the user's preferred language is used. Images are not
    /// cached by name. PDF and SVG images are not supported: a warning names the file, and the result is a transparent
    /// image of their size, or `nil` if the size is unknown.
    ///
    /// - Parameters:
    ///   - name: The file name, with or without extension; can contain folders.
    ///   - bundle: The bundle to search; `nil` searches the program's folder, its resources, and those of libraries.
    ///   - configuration: Ignored, because only symbols have a configuration.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle)
    }

    /// Reads and decodes the image set or image file called `name` in `bundle`; see `init(named:in:with:)`. `traits`
    /// is ignored, because image views choose between the variants for light and dark appearance.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name, in: bundle)
    }

    /// The size in points; zero for an empty image.
    public var size: CGSize {
        if let symbol { return CGSize(width: symbol.style.side, height: symbol.style.side) }
        return CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
    }

    /// Decodes `data` once, at a common display size, to validate it. The image keeps the decoded bitmap.
    private static func image(
        from data: Data, name: @autoclosure @escaping @Sendable () -> String
    ) throws(ImageError) -> CGImage {
        let source = try EncodedImage(data, name: name)
        return CGImage(source: source, bitmap: try source.firstBitmap())
    }

    /// Returns the dark variant, if any, for the dark style, and this image otherwise.
    func variant(for style: UIUserInterfaceStyle) -> UIImage { style == .dark ? darkVariant ?? self : self }
}
