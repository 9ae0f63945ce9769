package import DrawKit
public import Foundation
import ImageKit
public import LayerKit

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
            Self.report("\(path) cannot be read: \(error.localizedDescription)")
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
            Self.report("\(error)")
            return nil
        }
    }

    private static func report(_ message: String) {
        Task { @MainActor in Diagnostics.report(message) }
    }
}
