package import DrawKit

/// A source that can make a picture's pixels at any time, such as the bytes of a picture file.
package protocol PictureSource: Sendable {
    /// The full size in pixels.
    var size: PixelSize { get }

    /// Returns the image halved `halvings` times in both directions, together with smaller versions, or `nil` if
    /// decoding fails.
    func bitmap(halvings: Int) -> Bitmap?
}
