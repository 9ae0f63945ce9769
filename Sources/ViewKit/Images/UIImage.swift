package import DrawKit
public import Foundation
import ImageKit
public import LayerKit
import Reporting

/// A picture, decoded.
public final class UIImage: Sendable {
    /// The picture as layers take it.
    public let cgImage: CGImage?
    /// Pixels that make a point.
    public let scale: CGFloat

    package init(bitmap: Bitmap, scale: CGFloat = 1) {
        cgImage = CGImage(bitmap: bitmap)
        self.scale = scale
    }

    /// Decodes a picture from the bytes of a PNG, JPEG or WebP file; nil, with a message, when it is none. May be called
    /// away from the main thread.
    public convenience init?(data: Data) {
        self.init(data: data, name: "the picture")
    }

    /// Reads and decodes the picture file at `path`; nil, with a message, when there is none. May be called away from the
    /// main thread.
    public convenience init?(contentsOfFile path: String) {
        do {
            self.init(data: try Data(contentsOf: URL(fileURLWithPath: path)), name: path)
        } catch {
            Diagnostics.report("\(printable(path)) cannot be read: \(error.localizedDescription)")
            return nil
        }
    }

    /// Reads and decodes the picture file called `name` beside the program, or in the resources of one of its targets; nil,
    /// with a message, when there is none. See `init(named:in:)`.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// Reads and decodes the picture file called `name` in `bundle`; nil, with a message, when there is none.
    ///
    /// A name without an extension finds PNG, JPEG and WebP files, in this order. Files whose names end with "@2x" or "@3x"
    /// before the extension have so many pixels a point, and are taken where there is no other. Nothing is cached.
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
            let bitmap = try ImageCodec.decode(try Data(contentsOf: file.url), name: file.url.path)
            self.init(bitmap: bitmap, scale: file.scale)
        } catch {
            Diagnostics.report("\(error)")
            return nil
        }
    }

    /// The size in points.
    public var size: CGSize {
        CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
    }

    private convenience init?(data: Data, name: String) {
        do {
            self.init(bitmap: try ImageCodec.decode(data, name: name))
        } catch {
            Diagnostics.report("\(error)")
            return nil
        }
    }
}
