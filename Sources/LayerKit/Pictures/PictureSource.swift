package import DrawKit

/// Something that can make a picture's pixels whenever they are wanted: a picture file's bytes.
package protocol PictureSource: Sendable {
    /// The picture's own size in pixels.
    var size: PixelSize { get }

    /// The picture, halved `halvings` times in both directions, with smaller versions of it; nil
    /// when it cannot be made.
    func bitmap(halvings: Int) -> Bitmap?
}
