/// Converts between encoded image data and bitmaps. Safe to use on any thread.
package enum ImageCodec {
    /// The maximum length of a side, in pixels.
    package static let maximumSide = 16_384
    /// The maximum number of pixels. The limit is halved if the decoder keeps all pixels twice, as for progressive JPEG
    /// and lossless WebP.
    package static let maximumArea = 64 * 1024 * 1024
}
