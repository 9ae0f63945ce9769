import CPango
import DrawKit
import Foundation

/// The pixel coverage of text lines.
///
/// Cairo positions cached glyphs on whole pixels, which makes gaps uneven. Text is therefore drawn at four times its
/// width and averaged, which positions glyphs on quarter pixels, in a tenth of the time that filling outlines takes.
/// The buffer has color pixels unless it would get too large, because Pixman, Cairo's backend, has no fast path for
/// glyphs over alpha-only pixels. Only the pixels' opacity is used, so both formats give the same bytes.
struct GlyphCoverage {
    private static let samples = 4
    /// The maximum width in pixels of a frame that is drawn at four times its width. Wider buffers would be too wide
    /// for Cairo.
    private static let maximumSampledWidth = 8_000
    /// The maximum number of samples in a buffer of color pixels.
    private static let maximumColoredPixels = 4 * 1024 * 1024
    /// The maximum size of cached glyphs, in pixels per em. Larger glyphs are rare and take much memory, so they are
    /// filled as outlines at their exact positions.
    private static let maximumCachedGlyphSize = 100.0

    private let surface: CairoSurface
    private let frame: PixelRect
    private let scale: Double
    private let usesCachedGlyphs: Bool
    /// The number of samples across each pixel.
    private let samples: Int
    private let isColored: Bool
    private let spans: StyleSpans

    // MARK: Lifecycle

    /// Creates a transparent buffer of the pixels in `frame`, which must not be empty. `pointSize` is the largest font
    /// size of the text.
    init(frame: PixelRect, scale: Double, pointSize: Double, spans: StyleSpans) throws(CairoError) {
        self.frame = frame
        self.scale = scale
        self.spans = spans
        usesCachedGlyphs = pointSize * scale <= Self.maximumCachedGlyphSize
        samples = usesCachedGlyphs && Int(frame.width) <= Self.maximumSampledWidth ? Self.samples : 1
        let (width, height) = (Int(frame.width) * samples, Int(frame.height))
        isColored = width * height <= Self.maximumColoredPixels
        surface = try CairoSurface(
            format: isColored ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, width: width, height: height)
        cairo_scale(surface.cairo, scale * Double(samples), scale)
    }

    // MARK: Internal

    /// Draws `runs`, which are part of `line`, without color glyphs and attachments. `parts` returns the parts of a run
    /// to draw, given the run's style.
    func draw(
        _ runs: some Sequence<TextRun>, of line: TextLine, _ parts: (RunStyle?) -> TextParts = { _ in .all }
    ) {
        let (left, bottom) = line.origin(in: frame, scale: scale)
        for run in runs where !run.isAttachment {
            let x = left / scale + run.x
            let style = spans[run.span]
            let parts = parts(style)
            let baseline = bottom - (run.rise * scale).rounded()
            if parts.contains(.strokes), let width = style?.strokeWidth, width != 0, !run.isColored {
                stroke(run, width: abs(width) / 100 * run.pointSize, x: x, y: baseline / scale)
            }
            if parts.contains(.fills), style?.strokeWidth ?? 0 <= 0, !run.isColored {
                if usesCachedGlyphs, !run.hasUnknownGlyphs, font_select(run.font, surface.cairo) != 0 {
                    let glyphs = snappedGlyphs(of: run, x: x, y: baseline / scale)
                    cairo_show_glyphs(surface.cairo, glyphs, Int32(glyphs.count))
                } else {
                    cairo_move_to(surface.cairo, x, baseline / scale)
                    pango_cairo_glyph_string_path(surface.cairo, run.font, run.item.glyphs)
                    cairo_fill(surface.cairo)
                }
            }
            drawRules(of: run, parts, x: x, baseline: baseline)
        }
    }

    /// Returns the coverage of each pixel, row by row.
    func bytes() throws(CairoError) -> [UInt8] {
        try surface.check()
        return switch (isColored, samples) {
        case (true, 1): pixels(of: UInt32.self) { UInt8(truncatingIfNeeded: $0 >> 24) }
        case (true, _): pixels(of: SIMD4<UInt32>.self, Self.average)
        case (false, 1): pixels(of: UInt8.self) { $0 }
        case (false, _): pixels(of: UInt32.self, Self.average)
        }
    }

    // MARK: Private

    /// Returns the glyphs of `run`, which starts at (`x`, `y`) in points. Their positions are rounded to whole samples,
    /// because Cairo's treatment of fractions depends on its version.
    private func snappedGlyphs(of run: TextRun, x: Double, y: Double) -> [cairo_glyph_t] {
        var x = x
        let across = scale * Double(samples)
        return run.glyphs.compactMap { info in
            let (left, top) = (x + points(info.geometry.x_offset), y + points(info.geometry.y_offset))
            x += points(info.geometry.width)
            guard info.glyph != empty_glyph else { return nil }
            return cairo_glyph_t(
                index: UInt(info.glyph), x: (left * across).rounded() / across, y: (top * scale).rounded() / scale)
        }
    }

    /// Draws the outlines of `run`, which starts at (`x`, `y`), as lines of `width`. All numbers are in points.
    private func stroke(_ run: TextRun, width: Double, x: Double, y: Double) {
        cairo_move_to(surface.cairo, x, y)
        pango_cairo_glyph_string_path(surface.cairo, run.font, run.item.glyphs)
        cairo_set_line_width(surface.cairo, width)
        cairo_set_line_join(surface.cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(surface.cairo)
    }

    /// Draws the underline and strikethrough of `run`, if they are among `parts`, at the positions given by its font.
    /// `x` is in points, `baseline` in pixels.
    private func drawRules(of run: TextRun, _ parts: TextParts, x: Double, baseline: Double) {
        guard let style = spans[run.span], !style.underline.isEmpty || !style.strikethrough.isEmpty else { return }
        let metrics = pango_font_get_metrics(run.font, nil)
        defer { pango_font_metrics_unref(metrics) }
        func draw(_ kind: NSUnderlineStyle, above position: Double, thickness: Double) {
            guard !kind.isEmpty else { return }
            let rows = max(1, (thickness * scale * (kind.contains(.thick) ? 2 : 1)).rounded())
            let top = baseline - (position * scale).rounded()
            for row in kind.contains(.double) ? [top, top + 2 * rows] : [top] {
                cairo_rectangle(surface.cairo, x, row / scale, run.width, rows / scale)
            }
            cairo_fill(surface.cairo)
        }
        draw(
            parts.contains(.underline) ? style.underline : [],
            above: points(pango_font_metrics_get_underline_position(metrics)),
            thickness: points(pango_font_metrics_get_underline_thickness(metrics)))
        draw(
            parts.contains(.strikethrough) ? style.strikethrough : [],
            above: points(pango_font_metrics_get_strikethrough_position(metrics)),
            thickness: points(pango_font_metrics_get_strikethrough_thickness(metrics)))
    }

    /// Returns the coverage of each pixel, row by row, computed from its samples.
    private func pixels<Samples>(of: Samples.Type, _ coverage: (Samples) -> UInt8) -> [UInt8] {
        let (width, height) = (Int(frame.width), Int(frame.height))
        return surface.withRows { rows, stride in
            Array(unsafeUninitializedCapacity: width * height) { bytes, count in
                for row in 0..<height {
                    var offset = row * stride
                    for index in row * width..<(row + 1) * width {
                        bytes[index] = coverage(rows.load(fromByteOffset: offset, as: Samples.self))
                        offset &+= MemoryLayout<Samples>.size
                    }
                }
                count = width * height
            }
        }
    }

    /// Returns the mean of the four bytes of `word`.
    private static func average(_ word: UInt32) -> UInt8 {
        let pairs = (word & 0x00FF_00FF) + (word >> 8 & 0x00FF_00FF)
        return UInt8(truncatingIfNeeded: ((pairs & 0xFFFF) + (pairs >> 16) + 2) >> 2)
    }

    /// Returns the mean opacity of four pixels.
    private static func average(_ words: SIMD4<UInt32>) -> UInt8 {
        UInt8(truncatingIfNeeded: ((words &>> 24).wrappedSum() &+ 2) >> 2)
    }
}

extension TextLine {
    /// Returns the origin of the line on its baseline, in pixels from the top left corner of `frame`. Baselines are
    /// rounded to whole pixels to make all lines equally sharp.
    func origin(in frame: PixelRect, scale: Double) -> (x: Double, y: Double) {
        (x * scale - Double(frame.minX), (baseline * scale).rounded() - Double(frame.minY))
    }
}
