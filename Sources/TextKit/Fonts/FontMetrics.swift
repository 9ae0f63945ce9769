import CPango
import Foundation

/// The vertical metrics of a font in points. They are not rounded and therefore the same at every scale.
struct FontMetrics {
    var ascender: CGFloat
    var descender: CGFloat
    var leading: CGFloat

    var lineHeight: CGFloat { ascender - descender + leading }

    /// Measures `font` with Pango in `context`. If there are no fonts, uses the metrics of the boxes that are drawn
    /// instead of characters.
    init(of font: UIFont, in context: OpaquePointer) {
        let description = font.makeDescription()
        defer { pango_font_description_free(description) }
        guard let loaded = pango_context_load_font(context, description) else {
            ascender = font.pointSize
            descender = -font.pointSize / 4
            leading = 0
            return
        }
        defer { g_object_unref(loaded) }
        let metrics = pango_font_get_metrics(loaded, pango_context_get_language(context))
        defer { pango_font_metrics_unref(metrics) }
        ascender = points(pango_font_metrics_get_ascent(metrics))
        descender = -points(pango_font_metrics_get_descent(metrics))
        leading = max(0, points(pango_font_metrics_get_height(metrics)) - ascender + descender)
    }
}

extension UIFont {
    /// Returns a Pango description of this font. The caller must free the description.
    func makeDescription() -> OpaquePointer {
        let description: OpaquePointer = pango_font_description_new()
        pango_font_description_set_family(description, family.preferences)
        pango_font_description_set_absolute_size(description, pointSize * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight.openTypeValue)))
        pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return description
    }
}

extension UIFont.Family {
    /// The names of the families to try, in order of preference and separated by commas.
    fileprivate var preferences: String {
        name.map { "\($0),\(kind.preferences)" } ?? kind.preferences
    }
}

extension UIFont.Family.Kind {
    fileprivate var preferences: String {
        switch self {
        case .system: "Inter,Noto Sans,Cantarell,Ubuntu,DejaVu Sans,sans-serif"
        case .monospaced: "JetBrains Mono,Noto Sans Mono,Ubuntu Mono,DejaVu Sans Mono,monospace"
        }
    }
}

/// Converts a length in Pango units, 1/1024 of a point, to points.
func points(_ pangoUnits: Int32) -> Double { Double(pangoUnits) / Double(PANGO_SCALE) }
