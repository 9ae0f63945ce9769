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
    /// The only part of the plane that this fill covers, as (left, top) and (right, bottom); nil for all of it.
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
        if tile.source.size != size { window = (origin + least / pixels, origin + most / pixels) }
    }

    /// The texture coordinates at `point`.
    @inline(__always)
    func coordinates(at point: SIMD2<Double>) -> SIMD2<Double> {
        let offset = point - origin
        let wanted = base + alongX * offset.x + alongY * offset.y
        return wanted.clamped(lowerBound: lowest, upperBound: highest)
    }
}

extension SDL_Color {
    /// The components of a premultiplied colour, as vertices take them.
    init(_ color: PackedColor) {
        self.init(
            r: UInt8(truncatingIfNeeded: color.red), g: UInt8(truncatingIfNeeded: color.green),
            b: UInt8(truncatingIfNeeded: color.blue), a: UInt8(truncatingIfNeeded: color.alpha))
    }

    /// All components times `factor`, 0...1.
    func scaled(by factor: Double) -> SDL_Color {
        guard factor < 1 else { return self }
        func scale(_ component: UInt8) -> UInt8 { UInt8(Double(component) * max(factor, 0) + 0.5) }
        return SDL_Color(r: scale(r), g: scale(g), b: scale(b), a: scale(a))
    }
}
