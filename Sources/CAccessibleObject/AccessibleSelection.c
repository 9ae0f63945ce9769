// The selection among the children of an object, such as the rows of a list.
#include "AccessibleObject.h"

void accessible_object_selection_did_change(AccessibleObject *object) {
    g_signal_emit_by_name(object, "selection-changed");
}

static bool is_selected(gpointer child) { return accessible_of(child)->states & ACCESSIBLE_SELECTED; }

static gboolean is_child_selected(AtkSelection *selection, int index) {
    GPtrArray *children = accessible_of(selection)->children;
    return index >= 0 && (guint)index < children->len && is_selected(children->pdata[index]);
}

static int get_selection_count(AtkSelection *selection) {
    GPtrArray *children = accessible_of(selection)->children;
    int count = 0;
    for (guint index = 0; index < children->len; index++) count += is_selected(children->pdata[index]);
    return count;
}

/// Converts a position among the selected children, counted from 0, to an index among all children. Returns -1 if fewer
/// children are selected.
static int index_of_selected(AtkSelection *selection, int number) {
    GPtrArray *children = accessible_of(selection)->children;
    for (guint index = 0; index < children->len; index++) {
        if (is_selected(children->pdata[index]) && number-- == 0) return (int)index;
    }
    return -1;
}

static AtkObject *ref_selection(AtkSelection *selection, int number) {
    const int index = index_of_selected(selection, number);
    return index < 0 ? NULL : atk_object_ref_accessible_child(ATK_OBJECT(selection), index);
}

static gboolean add_selection(AtkSelection *selection, int index) {
    return accessible_handlers.select_child(accessible_of(selection)->identifier, index, true);
}

static gboolean remove_selection(AtkSelection *selection, int number) {
    const int index = index_of_selected(selection, number);
    return index >= 0 && accessible_handlers.select_child(accessible_of(selection)->identifier, index, false);
}

void accessible_implement_selection(gpointer interface, gpointer data) {
    (void)data;
    AtkSelectionIface *methods = interface;
    methods->add_selection = add_selection;
    methods->remove_selection = remove_selection;
    methods->ref_selection = ref_selection;
    methods->get_selection_count = get_selection_count;
    methods->is_child_selected = is_child_selected;
}
