// The text of an object, and its caret and selection. Offsets count Unicode code points.
#include "AccessibleObject.h"

#include <string.h>

static int32_t length_of(const char *text) { return (int32_t)g_utf8_strlen(text, -1); }

static void emit(AccessibleObject *object, const char *signal, const char *text, int32_t start, int32_t end) {
    if (start >= end || !accessible_is_known(object)) return;
    char *part = g_utf8_substring(text, start, end);
    g_signal_emit_by_name(object, signal, start, end - start, part);
    g_free(part);
}

void accessible_object_set_text(AccessibleObject *object, const char *text) {
    if (strcmp(object->text, text) == 0) return;
    char *old = object->text;
    object->text = g_strdup(text);
    const int32_t old_end = length_of(old), new_end = length_of(text);
    // Only the part between the common prefix and suffix has changed.
    int32_t start = 0, tail = 0;
    const char *left = old, *right = text;
    while (*left && *right && g_utf8_get_char(left) == g_utf8_get_char(right)) {
        left = g_utf8_next_char(left);
        right = g_utf8_next_char(right);
        start++;
    }
    left = old + strlen(old);
    right = text + strlen(text);
    while (tail < MIN(old_end, new_end) - start) {
        left = g_utf8_prev_char(left);
        right = g_utf8_prev_char(right);
        if (g_utf8_get_char(left) != g_utf8_get_char(right)) break;
        tail++;
    }
    emit(object, "text-remove", old, start, old_end - tail);
    emit(object, "text-insert", text, start, new_end - tail);
    g_free(old);
}

void accessible_object_set_caret(AccessibleObject *object, int32_t caret, int32_t start, int32_t end) {
    const bool is_moved = object->caret != caret;
    const bool is_selected = start != end || object->selection_start != object->selection_end;
    const bool is_other = object->selection_start != start || object->selection_end != end;
    object->caret = caret;
    object->selection_start = start;
    object->selection_end = end;
    if (!accessible_is_known(object)) return;
    if (is_moved && caret >= 0) g_signal_emit_by_name(object, "text-caret-moved", caret);
    if (is_other && is_selected) g_signal_emit_by_name(object, "text-selection-changed");
}

// Queries

static char *get_text(AtkText *text, int start, int end) {
    const char *whole = accessible_of(text)->text;
    const int32_t length = length_of(whole);
    start = CLAMP(start, 0, length);
    end = end < 0 ? length : CLAMP(end, start, length);
    return g_utf8_substring(whole, start, end);
}

static int get_character_count(AtkText *text) { return length_of(accessible_of(text)->text); }

static gunichar get_character_at_offset(AtkText *text, int offset) {
    if (offset < 0 || offset >= get_character_count(text)) return 0;
    return g_utf8_get_char(g_utf8_offset_to_pointer(accessible_of(text)->text, offset));
}

static int get_caret_offset(AtkText *text) { return accessible_of(text)->caret; }

static bool is_word(gunichar character) { return g_unichar_isalnum(character) || g_unichar_ismark(character); }

/// Returns `true` if a character, word, sentence or line, depending on `granularity`, begins at `offset`.
static bool begins(AtkText *text, int offset, AtkTextGranularity granularity) {
    if (granularity == ATK_TEXT_GRANULARITY_CHAR) return true;
    const gunichar before = get_character_at_offset(text, offset - 1), here = get_character_at_offset(text, offset);
    if (granularity == ATK_TEXT_GRANULARITY_WORD) return !is_word(before) && is_word(here);
    if (before == '\n' || granularity != ATK_TEXT_GRANULARITY_SENTENCE) return before == '\n';
    const gunichar end = get_character_at_offset(text, offset - 2);
    return g_unichar_isspace(before) && !g_unichar_isspace(here) && (end == '.' || end == '!' || end == '?');
}

static char *get_string_at_offset(AtkText *text, int offset, AtkTextGranularity granularity, int *start, int *end) {
    const int length = get_character_count(text);
    int first = CLAMP(offset, 0, length);
    int last = MIN(first + 1, length);
    while (first > 0 && !begins(text, first, granularity)) first--;
    while (last < length && !begins(text, last, granularity)) last++;
    if (start) *start = first;
    if (end) *end = last;
    return get_text(text, first, last);
}

static AtkTextGranularity granularity_of(AtkTextBoundary boundary) {
    switch (boundary) {
    case ATK_TEXT_BOUNDARY_CHAR: return ATK_TEXT_GRANULARITY_CHAR;
    case ATK_TEXT_BOUNDARY_WORD_START:
    case ATK_TEXT_BOUNDARY_WORD_END: return ATK_TEXT_GRANULARITY_WORD;
    case ATK_TEXT_BOUNDARY_SENTENCE_START:
    case ATK_TEXT_BOUNDARY_SENTENCE_END: return ATK_TEXT_GRANULARITY_SENTENCE;
    default: return ATK_TEXT_GRANULARITY_LINE;
    }
}

static char *get_text_at_offset(AtkText *text, int offset, AtkTextBoundary boundary, int *start, int *end) {
    return get_string_at_offset(text, offset, granularity_of(boundary), start, end);
}

/// Returns no attributes for the run at `offset`, which is the whole text. Screen readers read a text run by run, and
/// are silent about a text without runs.
static AtkAttributeSet *get_run_attributes(AtkText *text, int offset, int *start, int *end) {
    (void)offset;
    if (start) *start = 0;
    if (end) *end = get_character_count(text);
    return NULL;
}

static int get_n_selections(AtkText *text) {
    return accessible_of(text)->selection_start != accessible_of(text)->selection_end;
}

static char *get_selection(AtkText *text, int number, int *start, int *end) {
    if (number != 0 || get_n_selections(text) == 0) return NULL;
    *start = accessible_of(text)->selection_start;
    *end = accessible_of(text)->selection_end;
    return get_text(text, *start, *end);
}

static void get_character_extents(
    AtkText *text, int offset, int *x, int *y, int *width, int *height, AtkCoordType type) {
    // The bounds of single characters aren't known here, so these are the bounds of the object.
    (void)offset;
    atk_component_get_extents(ATK_COMPONENT(text), x, y, width, height, type);
}

// Requests

static gboolean set_selection(AtkText *text, int number, int start, int end) {
    return number == 0 && accessible_handlers.select_text(accessible_of(text)->identifier, start, end);
}

static gboolean add_selection(AtkText *text, int start, int end) {
    return get_n_selections(text) == 0 && set_selection(text, 0, start, end);
}

static gboolean set_caret_offset(AtkText *text, int offset) { return set_selection(text, 0, offset, offset); }

static gboolean remove_selection(AtkText *text, int number) {
    return number < get_n_selections(text) && set_caret_offset(text, get_caret_offset(text));
}

void accessible_implement_text(gpointer interface, gpointer data) {
    (void)data;
    AtkTextIface *methods = interface;
    methods->get_text = get_text;
    methods->get_text_at_offset = get_text_at_offset;
    methods->get_string_at_offset = get_string_at_offset;
    methods->get_character_at_offset = get_character_at_offset;
    methods->get_character_count = get_character_count;
    methods->get_caret_offset = get_caret_offset;
    methods->get_run_attributes = get_run_attributes;
    methods->get_n_selections = get_n_selections;
    methods->get_selection = get_selection;
    methods->get_character_extents = get_character_extents;
    methods->add_selection = add_selection;
    methods->remove_selection = remove_selection;
    methods->set_selection = set_selection;
    methods->set_caret_offset = set_caret_offset;
}

static void set_text_contents(AtkEditableText *text, const char *contents) {
    const int end = get_character_count(ATK_TEXT(text));
    accessible_handlers.replace_text(accessible_of(text)->identifier, 0, end, contents);
}

static void insert_text(AtkEditableText *text, const char *contents, int count, int *position) {
    char *part = g_strndup(contents, (gsize)MAX(count, 0));
    if (accessible_handlers.replace_text(accessible_of(text)->identifier, *position, *position, part)) {
        *position += length_of(part);
    }
    g_free(part);
}

static void delete_text(AtkEditableText *text, int start, int end) {
    accessible_handlers.replace_text(accessible_of(text)->identifier, start, end, "");
}

void accessible_implement_editable_text(gpointer interface, gpointer data) {
    (void)data;
    AtkEditableTextIface *methods = interface;
    methods->set_text_contents = set_text_contents;
    methods->insert_text = insert_text;
    methods->delete_text = delete_text;
}
