/// Turns files' bytes into bitmaps and bitmaps into files' bytes. Safe on any thread.
package enum ImageCodec {
    /// The longest side that is read, in pixels.
    package static let largestSide = 16_384
    /// The most pixels that are read; half of it where the decoder keeps all pixels twice, as for progressive JPEG and
    /// lossless WebP.
    package static let largestArea = 64 * 1024 * 1024
}
