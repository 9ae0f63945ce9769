package import DrawKit
public import Foundation
import ImageKit
public import LayerKit
import Reporting

/// A picture.
///
/// One that is made from a file's bytes keeps those, and has been decoded once when its `init` returns: what cannot be
/// shown gives nil at once. Its pixels are kept no larger than they are shown, and together with those of all other
/// pictures up to a limit of 64 million; beyond it, what was not on the screen for the longest time is given up, and
/// decoded again when it comes back. In a window that takes place beside the main thread, and the picture appears a
/// moment later; on an `OffscreenStage` the frame waits for it.
// Unchecked since the compiler believes it of final classes only: nothing in an image ever changes.
open class UIImage: NSObject, @unchecked Sendable {
    /// The picture as layers take it.
    public let cgImage: CGImage?
    /// Pixels that make a point.
    public let scale: CGFloat
    /// Whether the picture is shown in its own colours, or as a shape in the tint colour of who shows it. `.automatic`
    /// by default.
    public let renderingMode: RenderingMode
    /// What symbol the picture is; nil for any other.
    let symbol: SymbolImage?
    /// The picture as a shape without colours.
    let shape: TemplateShape

    /// Makes a picture of no size, which shows nothing.
    public override init() {
        cgImage = nil
        scale = 1
        symbol = nil
        renderingMode = .automatic
        shape = TemplateShape(nil)
    }

    /// Makes a picture of pixels that stay.
    package convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
        self.init(CGImage(bitmap: bitmap), scale: scale)
    }

    /// Makes a picture that has one pixel a point of what layers take.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage, scale: 1)
    }

    init(
        _ image: CGImage?, scale: CGFloat, symbol: SymbolImage? = nil, mode: RenderingMode = .automatic,
        shape: TemplateShape? = nil
    ) {
        cgImage = image
        self.scale = scale
        self.symbol = symbol
        renderingMode = mode
        self.shape = shape ?? TemplateShape(image)
    }

    /// Makes a picture from the bytes of a PNG, JPEG or still WebP file; nil, with a message, when it is none, when
    /// it is damaged anywhere, or when it has a side of more than 16,384 or more than 64 million pixels (of a
    /// progressive JPEG and a lossless WebP 32 million). Of an animated PNG the still picture is taken. May be called
    /// away from the main thread.
    public convenience init?(data: Data) {
        do {
            self.init(try Self.image(from: data, name: "the picture"), scale: 1)
        } catch {
            Diagnostics.report("\(error)")
            return nil
        }
    }

    /// Reads and decodes the picture file at `path`; nil, with a message, when there is none. May be called
    /// away from the main thread.
    public convenience init?(contentsOfFile path: String) {
        do {
            self.init(try Self.image(from: try ImageFiles.read(path), name: path), scale: 1)
        } catch {
            Diagnostics.report("\(error)")
            return nil
        }
    }

    /// Reads and decodes the picture file called `name` beside the program, or in the resources of one of its targets;
    /// nil, with a message, when there is none. See `init(named:in:)`.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// Reads and decodes the picture file called `name` in `bundle`; nil, with a message, when there is none.
    ///
    /// A name without an extension finds PNG, JPEG and WebP files, in this order. Files whose names end with
    /// "@2x" or "@3x" before the extension have so many pixels a point, and are taken where there is no
    /// other. Nothing is cached.
    ///
    /// - Parameters:
    ///   - name: The file's name, with or without its extension; may begin with folders.
    ///   - bundle: Where to look; nil is the folder of the program and the resources that lie in it.
    public convenience init?(named name: String, in bundle: Bundle?) {
        guard let file = ImageFiles.find(name, in: bundle) else {
            Diagnostics.report("there is no picture named \"\(printable(name))\" among the resources")
            return nil
        }
        do {
            let data = try ImageFiles.read(file.url.path)
            self.init(try Self.image(from: data, name: file.url.path), scale: file.scale)
        } catch {
            Diagnostics.report("\(error)")
            return nil
        }
    }

    /// Reads and decodes the picture file called `name` in `bundle`; see `init(named:in:)`. There are no variants of
    /// pictures for traits, so they are not looked at.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name, in: bundle)
    }

    /// The size in points.
    public var size: CGSize {
        if let symbol { return CGSize(width: symbol.style.side, height: symbol.style.side) }
        return CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
    }

    /// Decodes `data` once, to see that it can be, and keeps a version of a usual size.
    private static func image(from data: Data, name: String) throws(ImageError) -> CGImage {
        let source = try EncodedPicture(data, name: name)
        return CGImage(source: source, bitmap: try source.firstBitmap())
    }
}
