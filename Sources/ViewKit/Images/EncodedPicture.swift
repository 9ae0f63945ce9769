import DrawKit
import Foundation
import ImageKit
import LayerKit
import Reporting

/// A picture file's bytes, from which its pixels can be made at any time.
struct EncodedPicture: PictureSource {
    let size: PixelSize
    private let data: Data
    private let name: String

    /// What is decoded before the size on the screen is known has at most so many pixels.
    private static let firstArea = 2 * 1024 * 1024

    init(_ data: Data, name: String) throws(ImageError) {
        size = try ImageCodec.measure(data, name: name)
        self.data = data
        self.name = name
    }

    /// A version of the size that pictures are usually shown at; throws what is wrong with the bytes.
    func firstBitmap() throws(ImageError) -> Bitmap {
        var halvings = 0
        while halvings < size.largestHalvings,
            PixelRect(size: size.halved(halvings)).area > Self.firstArea
        {
            halvings += 1
        }
        return try ImageCodec.decode(data, name: name, halvings: halvings)
    }

    func bitmap(halvings: Int) -> Bitmap? {
        do {
            return try ImageCodec.decode(data, name: name, halvings: halvings)
        } catch {
            Diagnostics.report("\(error)")
            return nil
        }
    }
}
