import CPango

/// A part of a line in one font, direction and style. A run is valid as long as its layout exists.
struct TextRun {
    let item: PangoGlyphItem
    /// The left edge, in points from the line's origin.
    let x: Double

    var font: UnsafeMutablePointer<PangoFont>? { item.item.pointee.analysis.font }

    /// The width in points.
    var width: Double { points(pango_glyph_string_get_width(item.glyphs)) }

    /// The distance by which the run is raised above the baseline, in points.
    var rise: Double {
        var item = item
        return points(run_rise(&item))
    }

    /// The size of the font, in points.
    var pointSize: Double {
        let description = pango_font_describe(font)
        defer { pango_font_description_free(description) }
        return points(pango_font_description_get_size(description))
    }

    /// `true` if the glyphs have their own colors.
    var isColored: Bool { font_is_colored(font) != 0 && !isAttachment }

    /// `true` if the run consists of attachments, one for each glyph. The glyphs are empty.
    var isAttachment: Bool { item_has_shape(item.item) != 0 }

    /// The index of the run's style span; -1 for plain text.
    var span: Int { Int(item_span(item.item)) }

    var glyphs: UnsafeBufferPointer<PangoGlyphInfo> {
        UnsafeBufferPointer(start: item.glyphs.pointee.glyphs, count: Int(item.glyphs.pointee.num_glyphs))
    }

    var hasUnknownGlyphs: Bool {
        glyphs.contains { $0.glyph != empty_glyph && $0.glyph & unknown_glyph_flag != 0 }
    }

    /// The horizontal extent of the run including ink beyond its width, in points from the line's origin.
    var inkColumns: (left: Double, right: Double) {
        var ink = PangoRectangle()
        pango_glyph_string_extents(item.glyphs, font, &ink, nil)
        return (x + min(0, points(ink.x)), x + max(width, points(ink.x + ink.width)))
    }
}
