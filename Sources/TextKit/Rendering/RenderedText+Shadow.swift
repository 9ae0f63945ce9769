package import DrawKit

/// A shadow of text: a copy behind the text, without blur.
package struct TextShadow: Hashable, Sendable {
    package var color: RGBA
    /// The offset from the text, in pixels. Positive values move the shadow to the right and down.
    package var x: Int32
    package var y: Int32

    package init(color: RGBA, x: Int32, y: Int32) {
        self.color = color
        self.x = x
        self.y = y
    }
}

extension RenderedText {
    /// Returns the text above `shadow`, as a bitmap with colors. `color` is the color of text without its own colors.
    /// The shadow is as translucent as the text.
    package func adding(_ shadow: TextShadow, color: RGBA) -> RenderedText {
        let union = PixelRect(
            minX: min(frame.minX, frame.minX + shadow.x), minY: min(frame.minY, frame.minY + shadow.y),
            maxX: max(frame.maxX, frame.maxX + shadow.x), maxY: max(frame.maxY, frame.maxY + shadow.y))
        var words = [UInt32](repeating: 0, count: union.area)
        let (width, stride) = (Int(frame.width), Int(union.width))
        /// Calls `body` with the index of each pixel of the text and, moved by `x` and `y`, its index in the result.
        func forEachPixel(x: Int32, y: Int32, _ body: (_ source: Int, _ target: Int) -> Void) {
            let start = Int(frame.minY + y - union.minY) * stride + Int(frame.minX + x - union.minX)
            for row in 0..<Int(frame.height) {
                for column in 0..<width { body(row * width + column, start + row * stride + column) }
            }
        }
        let ink = PackedColor(color).bits
        var shade = PackedColor(shadow.color).bits
        // Most pixels are empty.
        switch bitmap.pixels {
        case .alpha(let bytes):
            // Translucent text has a translucent shadow.
            shade = Self.scaled(shade, by: ink >> 24)
            forEachPixel(x: shadow.x, y: shadow.y) { source, target in
                if bytes[source] != 0 { words[target] = Self.scaled(shade, by: UInt32(bytes[source])) }
            }
            forEachPixel(x: 0, y: 0) { source, target in
                guard bytes[source] != 0 else { return }
                words[target] = Self.over(Self.scaled(ink, by: UInt32(bytes[source])), words[target])
            }
        case .color(let colors):
            forEachPixel(x: shadow.x, y: shadow.y) { source, target in
                if colors[source] != 0 { words[target] = Self.scaled(shade, by: colors[source] >> 24) }
            }
            forEachPixel(x: 0, y: 0) { source, target in
                if colors[source] != 0 { words[target] = Self.over(colors[source], words[target]) }
            }
        }
        return RenderedText(bitmap: Bitmap(size: union.size, pixels: .color(words)), frame: union)
    }

    /// Returns the premultiplied `color` with each component multiplied by `fraction` / 255 and rounded.
    private static func scaled(_ color: UInt32, by fraction: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            result |= (((color >> shift & 0xFF) * fraction + 127) / 255) << shift
        }
        return result
    }

    /// Returns the premultiplied `top` over `bottom`.
    private static func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
        guard bottom != 0, top < 0xFF00_0000 else { return top }
        return top + scaled(bottom, by: 255 - (top >> 24))
    }
}
