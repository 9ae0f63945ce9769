import CSDL2
import DrawKit

/// What a shape is filled with: a texture whose coordinates are linear in the position, times a colour.
struct VertexFill {
    var texture: OpaquePointer
    /// Premultiplied.
    var color: SDL_Color
    /// Where `base` is meant, in pixels.
    var origin = SIMD2<Double>.zero
    /// The texture coordinates at `origin`, and their growth for each pixel to the right and downwards.
    var base: SIMD2<Double>
    var alongX = SIMD2<Double>.zero
    var alongY = SIMD2<Double>.zero
    /// The texture coordinates that may be read; what would lie outside reads the nearest.
    var lowest: SIMD2<Double>
    var highest: SIMD2<Double>
    /// Whether coordinates may leave the range within a shape, so that it has to be cut where they do.
    var isCut = false
    /// The texture coordinates between which this fill covers anything, infinite where there is no
    /// end; nil for everywhere.
    var window: (least: SIMD2<Double>, most: SIMD2<Double>)?

    /// One colour everywhere.
    init(_ color: PackedColor, texture: OpaquePointer, white: SIMD2<Double>) {
        self.texture = texture
        self.color = SDL_Color(color)
        (base, lowest, highest) = (white, white, white)
    }

    /// `tile` of a bitmap of `size` that is stretched over `rect`.
    init(_ tile: BitmapTile, of size: PixelSize, over rect: PixelRect, color: PackedColor) {
        texture = tile.texture
        self.color = SDL_Color(color)
        origin = SIMD2(Double(rect.minX), Double(rect.minY))
        base = tile.origin
        let pixels = SIMD2(
            Double(size.width) / Double(rect.width), Double(size.height) / Double(rect.height))
        alongX = SIMD2(pixels.x * tile.step.x, 0)
        alongY = SIMD2(0, pixels.y * tile.step.y)
        let least = SIMD2(Double(tile.source.minX), Double(tile.source.minY))
        let most = SIMD2(Double(tile.source.maxX), Double(tile.source.maxY))
        lowest = tile.origin + least * tile.step
        highest = tile.origin + most * tile.step
        guard tile.source.size != size else { return }
        // Only where another tile goes on: soft edges reach beyond the bitmap's own.
        var (first, last) = (lowest, highest)
        if tile.source.minX == 0 { first.x = -.infinity }
        if tile.source.minY == 0 { first.y = -.infinity }
        if tile.source.maxX == size.width { last.x = .infinity }
        if tile.source.maxY == size.height { last.y = .infinity }
        window = (first, last)
    }

    /// The first texture coordinate as a plane: `x * plane.x + y * plane.y + plane.z`.
    var horizontal: SIMD3<Double> {
        SIMD3(alongX.x, alongY.x, base.x - alongX.x * origin.x - alongY.x * origin.y)
    }

    /// The second texture coordinate as a plane.
    var vertical: SIMD3<Double> {
        SIMD3(alongX.y, alongY.y, base.y - alongX.y * origin.x - alongY.y * origin.y)
    }

    /// Goes along with a shape that `transform` maps to the picture.
    mutating func move(with transform: PixelTransform) {
        guard let inverse = transform.inverse else { return }
        let place = transform.point(x: origin.x, y: origin.y)
        origin = SIMD2(place.x, place.y)
        (alongX, alongY) = (
            alongX * inverse.a + alongY * inverse.b, alongX * inverse.c + alongY * inverse.d
        )
    }

    /// Lets `rows` go down the picture, the first of them in row `y`.
    mutating func begin(_ rows: RampRows, y: Int32) {
        base.y = rows.top + (origin.y - Double(y)) * rows.step
        alongX.y = 0
        alongY.y = rows.step
    }

    /// The texture coordinates at `point`.
    @inline(__always)
    func coordinates(at point: SIMD2<Double>) -> SIMD2<Double> {
        let offset = point - origin
        let wanted = base + alongX * offset.x + alongY * offset.y
        return wanted.clamped(lowerBound: lowest, upperBound: highest)
    }
}
