import CCairo
package import DrawKit
import Foundation

extension Canvas {
    /// Draws `bitmap`, transformed by `map`. An alpha bitmap is filled with `tint`; a color bitmap uses only the alpha
    /// of `tint`. Scaling is smooth, or nearest-neighbor if `isSharp` is `true`.
    package func draw(_ bitmap: Bitmap, tint: RGBA, map: CGAffineTransform, isSharp: Bool = false) {
        guard map.isInvertible, !bitmap.size.isEmpty else { return }
        let (width, height) = (Int(bitmap.size.width), Int(bitmap.size.height))
        switch bitmap.pixels {
        case .color(let words):
            words.withUnsafeBytes { bytes in
                draw(bytes, CAIRO_FORMAT_ARGB32, bitmap.size, stride: width * 4, map, isSharp) { pattern in
                    var frame = Path()
                    frame.addRect(CGRect(x: 0, y: 0, width: width, height: height))
                    frame = frame.applying(map)
                    guard tint.alpha < 1 else {
                        cairo_set_source(context, pattern)
                        return fillBounded(frame, isEvenOdd: false)
                    }
                    // The alpha must be applied to the image before blending.
                    cairo_push_group(context)
                    cairo_set_source(context, pattern)
                    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
                    cairo_paint_with_alpha(context, tint.alpha)
                    cairo_pop_group_to_source(context)
                    fillBounded(frame, isEvenOdd: false)
                }
            }
        case .alpha(let coverage):
            // Cairo requires row strides in multiples of 4 bytes.
            let stride = (width + 3) / 4 * 4
            var rows = [UInt8](repeating: 0, count: stride * height)
            for row in 0..<height {
                rows.replaceSubrange(
                    row * stride..<row * stride + width, with: coverage[row * width..<(row + 1) * width])
            }
            rows.withUnsafeBytes { bytes in
                draw(bytes, CAIRO_FORMAT_A8, bitmap.size, stride: stride, map, isSharp) { pattern in
                    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE)
                    setSource(tint)
                    cairo_mask(context, pattern)
                }
            }
        }
    }

    /// Calls `body` with a pattern made of the pixels in `bytes`, which are not modified.
    private func draw(
        _ bytes: UnsafeRawBufferPointer, _ format: cairo_format_t, _ size: PixelSize, stride: Int,
        _ map: CGAffineTransform, _ isSharp: Bool, _ body: (OpaquePointer) -> Void
    ) {
        let pixels = UnsafeMutablePointer(
            mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
        guard
            let picture = cairo_image_surface_create_for_data(
                pixels, format, size.width, size.height, Int32(stride))
        else { return }
        defer { cairo_surface_destroy(picture) }
        guard let pattern = cairo_pattern_create_for_surface(picture) else { return }
        defer { cairo_pattern_destroy(pattern) }
        var back = map.inverted().cairo
        cairo_pattern_set_matrix(pattern, &back)
        cairo_pattern_set_filter(pattern, isSharp ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        body(pattern)
        // The pixels belong to the caller, so all references to them must be dropped.
        setSource(.clear)
        cairo_surface_flush(picture)
    }
}
