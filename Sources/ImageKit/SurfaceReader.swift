import CSDL2Image
import DrawKit

/// Converts a decoded surface of any format to premultiplied words, strip by strip to avoid a second copy of a large
/// image.
struct SurfaceReader {
    struct Pixels: Sendable {
        var size: PixelSize
        var words: [UInt32]
    }

    private let surface: UnsafeMutablePointer<SDL_Surface>
    /// The height of a strip, in rows.
    private static let stripHeight = 64
    /// The number of halvings that reduce a strip to one row.
    private static let stripHalvings = 6

    init(_ surface: UnsafeMutablePointer<SDL_Surface>) {
        self.surface = surface
    }

    /// Returns the surface's pixels, premultiplied and halved `halvings` times, but not below one pixel. Returns `nil`,
    /// with the reason in `SDL_GetError`, if conversion fails.
    func premultipliedPixels(halvings: Int) -> Pixels? {
        let fullSize = PixelSize(width: surface.pointee.w, height: surface.pointee.h)
        let halvings = min(max(0, halvings), fullSize.maximumHalvings)
        let inStrips = min(halvings, Self.stripHalvings)
        guard var pixels = pixelsByStrips(of: fullSize, halvings: inStrips) else { return nil }
        guard inStrips < halvings else { return pixels }
        pixels.words.withUnsafeMutableBufferPointer { words in
            for _ in inStrips..<halvings { pixels.size = Halving.halve(words, size: pixels.size) }
        }
        pixels.words.removeLast(pixels.words.count - Int(pixels.size.width) * Int(pixels.size.height))
        return pixels
    }

    private func pixelsByStrips(of fullSize: PixelSize, halvings: Int) -> Pixels? {
        let size = fullSize.halved(halvings)
        let rows = Self.stripHeight
        var words = [UInt32](repeating: 0, count: Int(size.width) * Int(size.height))
        var strip: [UInt32] = []
        for top in stride(from: 0, to: Int(size.height) << halvings, by: rows) {
            let count = min(rows, Int(fullSize.height) - top)
            guard let converted = convertedStrip(top: top, count: count) else { return nil }
            defer { SDL_FreeSurface(converted) }
            let target = (top >> halvings) * Int(size.width)
            if halvings == 0 {
                words.withUnsafeMutableBufferPointer { Self.premultiply(converted, into: $0.extracting(target...)) }
                continue
            }
            strip.removeAll(keepingCapacity: true)
            strip.append(contentsOf: repeatElement(0, count: Int(fullSize.width) * count))
            strip.withUnsafeMutableBufferPointer { strip in
                Self.premultiply(converted, into: strip)
                var stripSize = PixelSize(width: fullSize.width, height: Int32(count))
                for _ in 0..<halvings { stripSize = Halving.halve(strip, size: stripSize) }
                let used = Int(stripSize.width) * Int(stripSize.height)
                words.withUnsafeMutableBufferPointer { words in
                    for index in 0..<used { words[target + index] = strip[index] }
                }
            }
        }
        return Pixels(size: size, words: words)
    }

    /// Returns `count` rows of the surface, starting at row `top`, as a new surface of 32-bit words with straight alpha
    /// in the highest byte.
    private func convertedStrip(top: Int, count: Int) -> UnsafeMutablePointer<SDL_Surface>? {
        let (pitch, format) = (surface.pointee.pitch, surface.pointee.format)
        guard let pixels = surface.pointee.pixels, let format else { return nil }
        // The new surface refers to the rows without copying them.
        let strip = SDL_CreateRGBSurfaceWithFormatFrom(
            pixels + top * Int(pitch), surface.pointee.w, Int32(count), Int32(format.pointee.BitsPerPixel), pitch,
            format.pointee.format)
        guard let strip else { return nil }
        defer { SDL_FreeSurface(strip) }
        if let palette = format.pointee.palette { SDL_SetSurfacePalette(strip, palette) }
        var key: UInt32 = 0
        if SDL_GetColorKey(surface, &key) == 0 { SDL_SetColorKey(strip, 1, key) }
        return SDL_ConvertSurfaceFormat(strip, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), 0)
    }

    private static func premultiply(
        _ surface: UnsafeMutablePointer<SDL_Surface>, into words: UnsafeMutableBufferPointer<UInt32>
    ) {
        let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
        for row in 0..<height {
            let line = surface.pointee.pixels + row * Int(surface.pointee.pitch)
            let straight = UnsafeBufferPointer(start: line.assumingMemoryBound(to: UInt32.self), count: width)
            for column in 0..<width {
                words[row * width + column] = Premultiplication.premultiplied(straight[column])
            }
        }
    }
}
