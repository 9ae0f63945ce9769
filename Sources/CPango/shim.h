#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

/// Lets `map` look for fonts in `config` alone; maps made by Pango's cairo backend on Linux are fontconfig maps.
static inline void font_map_set_config(PangoFontMap *map, FcConfig *config) {
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}

/// Whether the glyphs of `font` bring their own colours.
static inline int font_is_colored(PangoFont *font) {
    FcBool colored = FcFalse;
    if (font && PANGO_IS_FC_FONT(font)) {
        FcPatternGetBool(pango_fc_font_get_pattern(PANGO_FC_FONT(font)), FC_COLOR, 0, &colored);
    }
    return colored;
}

/// Makes `font` the one that `cairo` draws glyphs with; returns 0 when it cannot be loaded.
static inline int font_select(PangoFont *font, cairo_t *cairo) {
    cairo_scaled_font_t *scaled = font ? pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)) : NULL;
    if (scaled) cairo_set_scaled_font(cairo, scaled);
    return scaled != NULL;
}

/// A glyph that shows nothing.
static const PangoGlyph empty_glyph = PANGO_GLYPH_EMPTY;

/// Set in glyphs that stand for characters without a font: boxes with the character's number.
static const PangoGlyph unknown_glyph_flag = PANGO_GLYPH_UNKNOWN_FLAG;

/// An attribute that marks text with the number of its style. It travels as a colour, which Pango hands through
/// and does nothing with.
static inline PangoAttribute *span_attribute(guint index) {
    return pango_attr_foreground_new((guint16)(index >> 16), (guint16)index, 0);
}

/// The number that `span_attribute` gave to the text of `item`; -1 when it has none.
static inline int item_span(const PangoItem *item) {
    for (const GSList *node = item->analysis.extra_attrs; node; node = node->next) {
        const PangoAttribute *attribute = node->data;
        if (attribute->klass->type == PANGO_ATTR_FOREGROUND) {
            PangoColor color = ((const PangoAttrColor *)attribute)->color;
            return color.red << 16 | color.green;
        }
    }
    return -1;
}

/// Whether a word begins before character `index`. The fields are bits, which Swift does not see.
static inline int begins_word(const PangoLogAttr *attributes, int index) {
    return attributes[index].is_word_start;
}

/// Whether a word ends before character `index`.
static inline int ends_word(const PangoLogAttr *attributes, int index) {
    return attributes[index].is_word_end;
}
