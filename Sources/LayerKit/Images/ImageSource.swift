package import DrawKit

/// A source that can create an image's pixels at any time, such as the data of an image file.
package protocol ImageSource: Sendable {
    /// The full size in pixels.
    var size: PixelSize { get }

    /// Returns the image, halved `halvings` times in both directions, with smaller versions. Returns `nil` if decoding
    /// fails.
    func bitmap(halvings: Int) -> Bitmap?
}
