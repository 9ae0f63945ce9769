import DrawKit

/// A part of a bitmap that lies in a texture.
struct BitmapTile {
    /// In pixels of the bitmap.
    let source: PixelRect
    let texture: OpaquePointer
    /// The texture coordinates of the bitmap's own origin, which may lie outside of the tile.
    let origin: SIMD2<Double>
    /// The texture coordinates that a pixel of the bitmap counts.
    let step: SIMD2<Double>
}
