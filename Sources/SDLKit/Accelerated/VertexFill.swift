import CSDL2
import DrawKit

/// A texture, mapped linearly to positions and multiplied by a color.
struct VertexFill {
    var texture: OpaquePointer
    /// The color by which the texture is multiplied, with premultiplied alpha.
    var color: SDL_Color
    /// The position, in pixels, that has the texture coordinates `base`.
    var origin = SIMD2<Double>.zero
    /// The texture coordinates at `origin`.
    var base: SIMD2<Double>
    /// The change in texture coordinates per pixel to the right.
    var alongX = SIMD2<Double>.zero
    /// The change in texture coordinates per pixel downward.
    var alongY = SIMD2<Double>.zero
    /// The minimum texture coordinates, to which lower ones are clamped.
    var minimum: SIMD2<Double>
    /// The maximum texture coordinates, to which higher ones are clamped.
    var maximum: SIMD2<Double>
    /// `true` if the texture coordinates of a shape may be outside `minimum`...`maximum`, so the shape must be divided.
    var isClipped = false
    /// The range of texture coordinates that this fill covers, which may be infinite; `nil` covers everything.
    var window: (lower: SIMD2<Double>, upper: SIMD2<Double>)?

    /// Creates a fill with a single color. `white` is a position with opaque white in `texture`, in texture
    /// coordinates.
    init(_ color: PackedColor, texture: OpaquePointer, white: SIMD2<Double>) {
        self.texture = texture
        self.color = SDL_Color(color)
        base = white
        minimum = white
        maximum = white
    }

    /// Creates a fill that stretches a bitmap of `size` over `rect` and covers the part in `tile`.
    init(_ tile: BitmapTile, of size: PixelSize, over rect: PixelRect, color: PackedColor) {
        texture = tile.texture
        self.color = SDL_Color(color)
        origin = SIMD2(Double(rect.minX), Double(rect.minY))
        base = tile.origin
        let pixels = SIMD2(
            Double(size.width) / Double(rect.width), Double(size.height) / Double(rect.height))
        alongX = SIMD2(pixels.x * tile.step.x, 0)
        alongY = SIMD2(0, pixels.y * tile.step.y)
        let lower = SIMD2(Double(tile.source.minX), Double(tile.source.minY))
        let upper = SIMD2(Double(tile.source.maxX), Double(tile.source.maxY))
        minimum = tile.origin + lower * tile.step
        maximum = tile.origin + upper * tile.step
        guard tile.source.size != size else { return }
        // Limit only edges shared with other tiles, because soft edges extend beyond the bitmap's own edges.
        var (first, last) = (minimum, maximum)
        if tile.source.minX == 0 { first.x = -.infinity }
        if tile.source.minY == 0 { first.y = -.infinity }
        if tile.source.maxX == size.width { last.x = .infinity }
        if tile.source.maxY == size.height { last.y = .infinity }
        window = (first, last)
    }

    /// The horizontal texture coordinate as a plane: `x * plane.x + y * plane.y + plane.z`.
    var horizontal: SIMD3<Double> {
        SIMD3(alongX.x, alongY.x, base.x - alongX.x * origin.x - alongY.x * origin.y)
    }

    /// The vertical texture coordinate as a plane.
    var vertical: SIMD3<Double> {
        SIMD3(alongX.y, alongY.y, base.y - alongX.y * origin.x - alongY.y * origin.y)
    }

    /// Moves the fill along with its shape, which `transform` transforms.
    mutating func move(with transform: PixelTransform) {
        guard let inverse = transform.inverse else { return }
        let mapped = transform.point(x: origin.x, y: origin.y)
        origin = SIMD2(mapped.x, mapped.y)
        (alongX, alongY) = (
            alongX * inverse.a + alongY * inverse.b, alongX * inverse.c + alongY * inverse.d
        )
    }

    /// Aligns `rows` with the rows of the frame, starting at row `y`.
    mutating func begin(_ rows: RampRows, y: Int32) {
        base.y = rows.top + (origin.y - Double(y)) * rows.step
        alongX.y = 0
        alongY.y = rows.step
    }

    /// Returns the texture coordinates at `point`.
    @inline(__always)
    func coordinates(at point: SIMD2<Double>) -> SIMD2<Double> {
        let offset = point - origin
        let unclamped = base + alongX * offset.x + alongY * offset.y
        return unclamped.clamped(lowerBound: minimum, upperBound: maximum)
    }
}
