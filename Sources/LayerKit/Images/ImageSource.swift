package import DrawKit

/// A source that can create an image's pixels at any time, such as the data of an image file.
package protocol ImageSource: Sendable {
    /// The full size in pixels.
    var size: PixelSize { get }

    /// Returns the image, halved `halvings` times in both directions, or `nil` if decoding fails. The bitmap includes
    /// smaller versions for scaled drawing.
    func bitmap(halvings: Int) -> Bitmap?
}
