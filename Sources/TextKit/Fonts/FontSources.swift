import CPango

/// A Pango font map and its two contexts. The owner must call `release` once.
struct FontSources {
    let leftToRight: OpaquePointer
    let rightToLeft: OpaquePointer
    let fontMap: UnsafeMutablePointer<PangoFontMap>

    /// Creates a map of the fonts in `config`, or of the system fonts if `config` is `nil`. Pango never returns null
    /// pointers here, because GLib ends the process if memory runs out.
    init(config: OpaquePointer?, language: String) {
        fontMap = pango_cairo_font_map_new()
        if let config { font_map_set_config(fontMap, config) }
        leftToRight = Self.makeContext(of: fontMap, direction: PANGO_DIRECTION_LTR, language: language)
        rightToLeft = Self.makeContext(of: fontMap, direction: PANGO_DIRECTION_RTL, language: language)
    }

    /// `true` if there are any fonts.
    var hasFonts: Bool {
        let description = pango_font_description_from_string("sans-serif")
        defer { pango_font_description_free(description) }
        guard let font = pango_context_load_font(leftToRight, description) else { return false }
        g_object_unref(font)
        return true
    }

    func release() {
        g_object_unref(UnsafeMutableRawPointer(leftToRight))
        g_object_unref(UnsafeMutableRawPointer(rightToLeft))
        g_object_unref(fontMap)
    }

    /// Creates a context without hinting or rounding to pixels, so glyphs keep their shapes and lines break at the same
    /// words at every scale.
    private static func makeContext(
        of fontMap: UnsafeMutablePointer<PangoFontMap>, direction: PangoDirection, language: String
    ) -> OpaquePointer {
        let context: OpaquePointer = pango_font_map_create_context(fontMap)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, direction)
        pango_context_set_language(context, pango_language_from_string(language))
        return context
    }
}
