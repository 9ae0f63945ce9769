package import DrawKit

/// A source that can create an image's pixels at any time, such as the bytes of an image file.
package protocol ImageSource: Sendable {
    /// The full size in pixels.
    var size: PixelSize { get }

    /// Returns the image halved `halvings` times in both directions, together with smaller versions, or `nil` if
    /// decoding fails.
    func bitmap(halvings: Int) -> Bitmap?
}
