#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

/// Restricts `map` to the fonts of `config`. The font maps of Pango's cairo backend on Linux are fontconfig maps.
static inline void font_map_set_config(PangoFontMap *map, FcConfig *config) {
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}

/// Returns nonzero if `font` has color glyphs.
static inline int font_is_colored(PangoFont *font) {
    FcBool colored = FcFalse;
    if (font && PANGO_IS_FC_FONT(font)) {
        FcPatternGetBool(pango_fc_font_get_pattern(PANGO_FC_FONT(font)), FC_COLOR, 0, &colored);
    }
    return colored;
}

/// Sets `font` as the font that `cairo` draws glyphs with. Returns 0 if it cannot be loaded.
static inline int font_select(PangoFont *font, cairo_t *cairo) {
    cairo_scaled_font_t *scaled = font ? pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)) : NULL;
    if (scaled) cairo_set_scaled_font(cairo, scaled);
    return scaled != NULL;
}

/// A glyph that draws nothing.
static const PangoGlyph empty_glyph = PANGO_GLYPH_EMPTY;

/// The flag of glyphs for characters that no font has: boxes with the character's code.
static const PangoGlyph unknown_glyph_flag = PANGO_GLYPH_UNKNOWN_FLAG;

/// Returns an attribute that tags text with the number of its style. The number is stored as a foreground color, which
/// Pango passes through without using it.
static inline PangoAttribute *span_attribute(guint index) {
    return pango_attr_foreground_new((guint16)(index >> 16), (guint16)index, 0);
}

/// Returns the number that `span_attribute` gave to the text of `item`, or -1 if it has no number.
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

/// Returns nonzero if the characters of `item` are replaced by shapes of a given size.
static inline int item_has_shape(const PangoItem *item) {
    for (const GSList *node = item->analysis.extra_attrs; node; node = node->next) {
        if (((const PangoAttribute *)node->data)->klass->type == PANGO_ATTR_SHAPE) return 1;
    }
    return 0;
}

/// Removes the shapes of the ellipsis in `line`, to which Pango gives the attributes of the first character that it
/// replaces. Returns nonzero if there were any; the extents that Pango has computed for the line are then too large,
/// because they include a shape for each replaced character.
static inline int line_unshape_ellipsis(PangoLayoutLine *line) {
    int count = 0;
    for (GSList *node = line->runs; node; node = node->next) {
        PangoItem *item = ((PangoGlyphItem *)node->data)->item;
        if (!(item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)) continue;
        GSList *next;
        for (GSList *entry = item->analysis.extra_attrs; entry; entry = next) {
            next = entry->next;
            PangoAttribute *attribute = entry->data;
            if (attribute->klass->type != PANGO_ATTR_SHAPE) continue;
            item->analysis.extra_attrs = g_slist_delete_link(item->analysis.extra_attrs, entry);
            pango_attribute_destroy(attribute);
            count++;
        }
    }
    return count;
}

/// Returns the distance by which `run` is raised, in Pango units.
static inline int run_rise(const PangoGlyphItem *run) {
#if PANGO_VERSION_CHECK(1, 50, 0)
    return run->y_offset;
#else
    for (const GSList *node = run->item->analysis.extra_attrs; node; node = node->next) {
        const PangoAttribute *attribute = node->data;
        if (attribute->klass->type == PANGO_ATTR_RISE) return ((const PangoAttrInt *)attribute)->value;
    }
    return 0;
#endif
}

/// Enlarges `rect` to contain `other`, unless `other` is empty.
static inline void rectangle_add(PangoRectangle *rect, PangoRectangle other) {
    if (other.width <= 0 || other.height <= 0) return;
    if (rect->width <= 0 || rect->height <= 0) {
        *rect = other;
        return;
    }
    int right = MAX(rect->x + rect->width, other.x + other.width);
    int bottom = MAX(rect->y + rect->height, other.y + other.height);
    rect->x = MIN(rect->x, other.x);
    rect->y = MIN(rect->y, other.y);
    rect->width = right - rect->x;
    rect->height = bottom - rect->y;
}

/// Computes the extents of `line` like `pango_layout_line_get_extents`, but from the current attributes of its runs.
static inline void line_extents(const PangoLayoutLine *line, PangoRectangle *ink, PangoRectangle *logical) {
    PangoRectangle empty = {0, 0, 0, 0};
    *ink = *logical = empty;
    int x = 0;
    for (GSList *node = line->runs; node; node = node->next) {
        const PangoGlyphItem *run = node->data;
        PangoRectangle run_ink, run_logical;
        pango_glyph_string_extents(run->glyphs, run->item->analysis.font, &run_ink, &run_logical);
        for (const GSList *entry = run->item->analysis.extra_attrs; entry; entry = entry->next) {
            const PangoAttribute *attribute = entry->data;
            if (attribute->klass->type != PANGO_ATTR_SHAPE) continue;
            const PangoAttrShape *shape = (const PangoAttrShape *)attribute;
            run_ink = shape->ink_rect;
            if (run_ink.width > 0) run_ink.width += (run->item->num_chars - 1) * shape->logical_rect.width;
            run_logical = shape->logical_rect;
            run_logical.width *= run->item->num_chars;
        }
        int rise = run_rise(run);
        run_ink.x += x;
        run_ink.y -= rise;
        run_logical.x += x;
        run_logical.y -= rise;
        rectangle_add(ink, run_ink);
        rectangle_add(logical, run_logical);
        x += pango_glyph_string_get_width(run->glyphs);
    }
}

/// The alignments of tab stops. Pango before version 1.50 supports only left alignment.
#if PANGO_VERSION_CHECK(1, 50, 0)
static const PangoTabAlign tab_align_center = PANGO_TAB_CENTER;
static const PangoTabAlign tab_align_right = PANGO_TAB_RIGHT;
#else
static const PangoTabAlign tab_align_center = PANGO_TAB_LEFT;
static const PangoTabAlign tab_align_right = PANGO_TAB_LEFT;
#endif

/// Returns nonzero if a word begins before character `index`. The fields are bit-fields, which Swift doesn't import.
static inline int begins_word(const PangoLogAttr *attributes, int index) {
    return attributes[index].is_word_start;
}

/// Returns nonzero if a word ends before character `index`.
static inline int ends_word(const PangoLogAttr *attributes, int index) {
    return attributes[index].is_word_end;
}
