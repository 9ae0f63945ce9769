import CPango
import DrawKit

/// Lines of text in one colour, with the glyphs that have their own.
struct ColorGlyphs {
    private let surface: CairoSurface
    private let frame: PixelRect
    private let scale: Double

    // MARK: Lifecycle

    /// Makes the pixels of `frame` that `coverage` gives when it is filled with `color`, opaque.
    init(frame: PixelRect, scale: Double, coverage: [UInt8], color: RGBA) throws(CairoError) {
        self.frame = frame
        self.scale = scale
        let (width, height) = (Int(frame.width), Int(frame.height))
        let opaque = RGBA(red: color.red, green: color.green, blue: color.blue)
        let words = (0...255).map { PackedColor(opaque, opacity: Double($0) / 255).bits }
        surface = try CairoSurface(format: CAIRO_FORMAT_ARGB32, width: width, height: height)
        surface.withRows { rows, stride in
            for row in 0..<height {
                for column in 0..<width {
                    let word = words[Int(coverage[row * width + column])]
                    rows.storeBytes(of: word, toByteOffset: row * stride + column * 4, as: UInt32.self)
                }
            }
        }
        cairo_scale(surface.cairo, scale, scale)
    }

    // MARK: Internal

    /// Draws the glyphs of `line` that have colours of their own.
    func draw(_ line: TextLine) {
        let (left, baseline) = line.origin(in: frame, scale: scale)
        var x = left / scale
        for run in line.runs {
            if run.isColored {
                cairo_move_to(surface.cairo, x, baseline / scale)
                pango_cairo_show_glyph_string(surface.cairo, run.item.pointee.analysis.font, run.glyphs)
            }
            x += points(pango_glyph_string_get_width(run.glyphs))
        }
    }

    /// The premultiplied pixels, row by row, all of them faded to `alpha`, 0...1.
    func words(alpha: Double) throws(CairoError) -> [UInt32] {
        if alpha < 1 {
            cairo_set_operator(surface.cairo, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_rgba(surface.cairo, 0, 0, 0, max(0, alpha))
            cairo_paint(surface.cairo)
        }
        try surface.check()
        let (width, height) = (Int(frame.width), Int(frame.height))
        return surface.withRows { rows, stride in
            Array(unsafeUninitializedCapacity: width * height) { words, count in
                for row in 0..<height {
                    for column in 0..<width {
                        words[row * width + column] = rows.load(
                            fromByteOffset: row * stride + column * 4, as: UInt32.self)
                    }
                }
                count = width * height
            }
        }
    }
}
