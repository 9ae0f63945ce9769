import DrawKit

/// A part of a bitmap in a texture.
struct BitmapTile {
    /// The area of the bitmap that is in the texture.
    let source: PixelRect
    let texture: OpaquePointer
    /// The texture coordinates of the bitmap's origin, which may lie outside the tile.
    let origin: SIMD2<Double>
    /// The change in texture coordinates per pixel of the bitmap.
    let step: SIMD2<Double>
}
