// The definition of AccessibleObject, which only the files of this target use.
#ifndef ACCESSIBLEOBJECT_H
#define ACCESSIBLEOBJECT_H

#include "CAccessibleObject.h"

#include <atk/atk.h>

struct AccessibleObject {
    AtkObject parent;
    uint64_t identifier;
    uint32_t states;
    bool is_defunct;
    AtkRectangle frame;
    /// The position of a window on the screen; not used for other objects.
    int32_t origin_x, origin_y;
    AccessibleNumbers numbers;
    /// The object that labels this one. A weak pointer.
    AccessibleObject *label;
    GPtrArray *children;
    GPtrArray *actions;
    double value, minimum, maximum, step;
    char *value_text;
    char *text;
    int32_t caret, selection_start, selection_end;
};

/// The handlers given to accessible_bridge_start.
extern AccessibleHandlers accessible_handlers;

void accessible_implement_component(gpointer interface, gpointer data);
void accessible_implement_action(gpointer interface, gpointer data);
void accessible_implement_value(gpointer interface, gpointer data);
void accessible_implement_text(gpointer interface, gpointer data);
void accessible_implement_editable_text(gpointer interface, gpointer data);
void accessible_implement_selection(gpointer interface, gpointer data);

/// Returns `true` if the object has a parent. Until then, clients can't know the object, so changes to its properties
/// emit no events.
static inline bool accessible_is_known(AccessibleObject *object) {
    return atk_object_peek_parent(ATK_OBJECT(object)) != NULL;
}

/// Returns `instance`, an object with an ATK interface, as an AccessibleObject.
static inline AccessibleObject *accessible_of(gpointer instance) { return (AccessibleObject *)instance; }

#endif
