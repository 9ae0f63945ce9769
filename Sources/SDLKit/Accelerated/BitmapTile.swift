import DrawKit

/// A part of a bitmap in a texture.
struct BitmapTile {
    /// The part, in pixels of the bitmap.
    let source: PixelRect
    let texture: OpaquePointer
    /// The texture coordinates of the bitmap's own origin, which may be outside of the tile.
    let origin: SIMD2<Double>
    /// The texture coordinates per pixel of the bitmap.
    let step: SIMD2<Double>
}
