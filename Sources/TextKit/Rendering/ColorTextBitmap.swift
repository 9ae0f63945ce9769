import CPango
import DrawKit
import Foundation

/// A bitmap of text lines with several colors, backgrounds, images or color glyphs.
struct ColorTextBitmap {
    let surface: CairoSurface
    let frame: PixelRect
    let scale: Double
    let spans: StyleSpans
    let isDark: Bool
    private let pointSize: Double
    private let color: RGBA

    // MARK: Lifecycle

    /// Creates a transparent bitmap of the pixels in `frame`, which must not be empty. `pointSize` is the largest font
    /// size of the text. `color` applies to text without its own color in `spans`.
    init(
        frame: PixelRect, scale: Double, pointSize: Double, spans: StyleSpans, color: RGBA, isDark: Bool
    ) throws(CairoError) {
        self.frame = frame
        self.scale = scale
        self.pointSize = pointSize
        self.spans = spans
        self.color = color
        self.isDark = isDark
        surface = try CairoSurface(
            format: CAIRO_FORMAT_ARGB32, width: Int(frame.width), height: Int(frame.height))
        cairo_scale(surface.cairo, scale, scale)
    }

    // MARK: Internal

    /// Draws the backgrounds and images of `line`, then its glyphs, color by color.
    mutating func draw(_ line: TextLine) throws(CairoError) {
        let runs = line.runs
        drawBackgrounds(of: runs, in: line)
        if spans.hasAttachments { drawImages(of: runs, in: line) }
        var start = 0
        while start < runs.count {
            let color = color(of: runs[start])
            let end = runs[start...].firstIndex { self.color(of: $0) != color } ?? runs.count
            try draw(runs[start..<end], of: line, in: color) { $0?.partsInTextColor ?? .all }
            start = end
        }
        for index in runs.indices {
            for (parts, color) in spans[runs[index].span]?.coloredParts ?? [] {
                try draw(runs[index...index], of: line, in: color.resolved(dark: isDark)) { _ in parts }
            }
        }
    }

    /// Returns the premultiplied pixels, row by row.
    func words() throws(CairoError) -> [UInt32] {
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

    /// Returns the color of the text of `run`.
    func color(of run: TextRun) -> RGBA {
        spans[run.span]?.color?.resolved(dark: isDark) ?? color
    }

    // MARK: Private

    private func drawBackgrounds(of runs: [TextRun], in line: TextLine) {
        for run in runs {
            guard let background = spans[run.span]?.background?.resolved(dark: isDark) else { continue }
            func column(_ x: Double) -> Double { ((line.x + x) * scale).rounded() - Double(frame.minX) }
            func row(_ y: Double) -> Double { (y * scale).rounded() - Double(frame.minY) }
            let (left, top) = (column(run.x), row(line.top))
            cairo_set_source_rgba(
                surface.cairo, background.red, background.green, background.blue, background.alpha)
            cairo_rectangle(
                surface.cairo, left / scale, top / scale, (column(run.x + run.width) - left) / scale,
                (row(line.top + line.height) - top) / scale)
            cairo_fill(surface.cairo)
        }
    }

    /// Draws `runs`, which are adjacent in `line`, in `color`. `parts` returns the parts of a run to draw, given the
    /// run's style.
    private func draw(
        _ runs: ArraySlice<TextRun>, of line: TextLine, in color: RGBA, _ parts: (RunStyle?) -> TextParts
    ) throws(CairoError) {
        let ink = runs.map { $0.inkColumns }
        let left = (ink.map { $0.left }.min() ?? 0) - spans.strokeReach
        let right = (ink.map { $0.right }.max() ?? 0) + spans.strokeReach
        let reach = max(line.height, line.naturalHeight, Double(line.ink.height)) + spans.strokeReach + 2 / scale
        let part = PixelRect(
            minX: TextLayout.pixel(((line.x + left) * scale).rounded(.down) - 1),
            minY: TextLayout.pixel(((line.baseline - reach) * scale).rounded(.down)),
            maxX: TextLayout.pixel(((line.x + right) * scale).rounded(.up) + 1),
            maxY: TextLayout.pixel(((line.baseline + reach) * scale).rounded(.up))
        ).intersection(frame)
        guard !part.isEmpty else { return }
        let coverage = try GlyphCoverage(frame: part, scale: scale, pointSize: pointSize, spans: spans)
        coverage.draw(runs, of: line, parts)
        blend(try coverage.bytes(), in: part, color: color)
        if parts(nil).contains(.fills), runs.contains(where: \.isColored) {
            drawColorGlyphs(of: runs, in: line, part: part, alpha: color.alpha)
        }
    }

    /// Draws the color glyphs of `runs`, clipped to `part`, with opacity `alpha`, 0...1.
    private func drawColorGlyphs(of runs: ArraySlice<TextRun>, in line: TextLine, part: PixelRect, alpha: Double) {
        let (x, baseline) = line.origin(in: frame, scale: scale)
        cairo_save(surface.cairo)
        cairo_rectangle(
            surface.cairo, Double(part.minX - frame.minX) / scale, Double(part.minY - frame.minY) / scale,
            Double(part.width) / scale, Double(part.height) / scale)
        cairo_clip(surface.cairo)
        cairo_push_group(surface.cairo)
        for run in runs where run.isColored {
            cairo_move_to(surface.cairo, x / scale + run.x, baseline / scale - run.rise)
            pango_cairo_show_glyph_string(surface.cairo, run.font, run.item.glyphs)
        }
        cairo_pop_group_to_source(surface.cairo)
        cairo_paint_with_alpha(surface.cairo, min(max(alpha, 0), 1))
        cairo_restore(surface.cairo)
    }

    /// Blends `color` over the bitmap in `part`. `coverage` has one mask value for each pixel of `part`, row by row.
    private func blend(_ coverage: [UInt8], in part: PixelRect, color: RGBA) {
        let words = (0...255).map { PackedColor(color, opacity: Double($0) / 255).bits }
        let (width, height) = (Int(part.width), Int(part.height))
        let (left, top) = (Int(part.minX - frame.minX), Int(part.minY - frame.minY))
        surface.withRows { rows, stride in
            for row in 0..<height {
                for column in 0..<width {
                    let word = words[Int(coverage[row * width + column])]
                    guard word != 0 else { continue }
                    let offset = (top + row) * stride + (left + column) * 4
                    let below = rows.load(fromByteOffset: offset, as: UInt32.self)
                    rows.storeBytes(of: Self.over(word, below), toByteOffset: offset, as: UInt32.self)
                }
            }
        }
    }

    /// Returns the premultiplied `word` composited over `below`.
    private static func over(_ word: UInt32, _ below: UInt32) -> UInt32 {
        guard below != 0 else { return word }
        let inverseAlpha = 255 - (word >> 24)
        func scaled(_ pair: UInt32) -> UInt32 {
            let product = (pair & 0x00FF_00FF) * inverseAlpha + 0x0080_0080
            return (product + (product >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
        }
        return word + (scaled(below) | scaled(below >> 8) << 8)
    }
}
