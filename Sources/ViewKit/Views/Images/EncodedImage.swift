import DrawKit
import Foundation
import ImageKit
import LayerKit
import Reporting

/// The bytes of an image file, decoded on demand.
struct EncodedImage: ImageSource {
    let size: PixelSize
    private let data: Data
    private let name: @Sendable () -> String

    /// The number of pixels to which an image is reduced, if possible, when it is decoded before its size on screen is
    /// known.
    private static let firstArea = 2 * 1024 * 1024

    /// Creates an image from `data`. `name` names it in messages.
    init(_ data: Data, name: @escaping @Sendable () -> String) throws(ImageError) {
        size = try ImageCodec.measure(data, name: name())
        self.data = data
        self.name = name
    }

    /// Decodes the image, halving its size until it has at most `firstArea` pixels or can't be halved again. Throws if
    /// the data can't be decoded.
    func firstBitmap() throws(ImageError) -> Bitmap {
        var halvings = 0
        while halvings < size.maximumHalvings,
            PixelRect(size: size.halved(halvings)).area > Self.firstArea
        {
            halvings += 1
        }
        return try ImageCodec.decode(data, name: name(), halvings: halvings)
    }

    func bitmap(halvings: Int) -> Bitmap? {
        do {
            return try ImageCodec.decode(data, name: name(), halvings: halvings)
        } catch {
            Diagnostics.report("\(error)")
            return nil
        }
    }
}
