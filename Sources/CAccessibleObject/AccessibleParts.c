// The name, label, numbers, frame, actions and value of an object.
#include "AccessibleObject.h"

typedef struct Point {
    int x, y;
} Point;

// Name, label and numbers

void accessible_object_set_name(AccessibleObject *object, const char *name) {
    atk_object_set_name(ATK_OBJECT(object), name);
}

void accessible_object_set_description(AccessibleObject *object, const char *description) {
    atk_object_set_description(ATK_OBJECT(object), description);
}

void accessible_object_set_label(AccessibleObject *object, AccessibleObject *label) {
    g_set_weak_pointer(&object->label, label);
}

void accessible_object_set_numbers(AccessibleObject *object, AccessibleNumbers numbers) { object->numbers = numbers; }

// Component

void accessible_object_set_origin(AccessibleObject *window, int32_t x, int32_t y) {
    window->origin_x = x;
    window->origin_y = y;
}

/// Returns the window that contains `object`: its ancestor below the application, or `object` itself.
static AccessibleObject *window_of(AtkObject *object) {
    AtkObject *parent = atk_object_peek_parent(object);
    while (parent && atk_object_get_role(parent) != ATK_ROLE_APPLICATION) {
        object = parent;
        parent = atk_object_peek_parent(object);
    }
    return accessible_of(object);
}

void accessible_object_set_frame(AccessibleObject *object, int32_t x, int32_t y, int32_t width, int32_t height) {
    object->frame = (AtkRectangle){x, y, width, height};
    if (accessible_is_known(object)) g_signal_emit_by_name(object, "bounds-changed", &object->frame);
}

/// Returns the position of the window's top left corner in the coordinate system `type`.
static Point origin_in(AtkCoordType type, AtkObject *object) {
    if (type == ATK_XY_SCREEN) {
        const AccessibleObject *window = window_of(object);
        return (Point){window->origin_x, window->origin_y};
    }
    if (type == ATK_XY_WINDOW) return (Point){0, 0};
    AtkObject *parent = atk_object_get_parent(object);
    int x = 0, y = 0;
    if (parent && ATK_IS_COMPONENT(parent)) {
        atk_component_get_extents(ATK_COMPONENT(parent), &x, &y, NULL, NULL, ATK_XY_WINDOW);
    }
    return (Point){-x, -y};
}

static void get_extents(AtkComponent *component, int *x, int *y, int *width, int *height, AtkCoordType type) {
    const Point origin = origin_in(type, ATK_OBJECT(component));
    const AtkRectangle frame = accessible_of(component)->frame;
    if (x) *x = frame.x + origin.x;
    if (y) *y = frame.y + origin.y;
    if (width) *width = frame.width;
    if (height) *height = frame.height;
}

/// Returns the frontmost object at a point of the window: a descendant or `object` itself. NULL if there is no object.
static AtkObject *find_at(AccessibleObject *object, int x, int y) {
    for (guint index = object->children->len; index-- > 0;) {
        AtkObject *found = find_at(object->children->pdata[index], x, y);
        if (found) return found;
    }
    const AtkRectangle frame = object->frame;
    const bool is_inside =
        x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height;
    return is_inside && object->states & ACCESSIBLE_SHOWING ? ATK_OBJECT(object) : NULL;
}

static AtkObject *ref_accessible_at_point(AtkComponent *component, int x, int y, AtkCoordType type) {
    const Point origin = origin_in(type, ATK_OBJECT(component));
    AtkObject *found = find_at(accessible_of(component), x - origin.x, y - origin.y);
    return found ? g_object_ref(found) : NULL;
}

static gboolean grab_focus(AtkComponent *component) {
    return accessible_handlers.focus(accessible_of(component)->identifier);
}

void accessible_implement_component(gpointer interface, gpointer data) {
    (void)data;
    AtkComponentIface *methods = interface;
    methods->get_extents = get_extents;
    methods->ref_accessible_at_point = ref_accessible_at_point;
    methods->grab_focus = grab_focus;
}

// Actions

void accessible_object_set_actions(AccessibleObject *object, const char *const *names, int32_t count) {
    g_ptr_array_set_size(object->actions, 0);
    for (int32_t index = 0; index < count; index++) g_ptr_array_add(object->actions, g_strdup(names[index]));
}

static int get_n_actions(AtkAction *action) { return (int)accessible_of(action)->actions->len; }

static const char *get_action_name(AtkAction *action, int index) {
    GPtrArray *actions = accessible_of(action)->actions;
    return index >= 0 && (guint)index < actions->len ? actions->pdata[index] : NULL;
}

static gboolean do_action(AtkAction *action, int index) {
    if (index < 0 || index >= get_n_actions(action)) return FALSE;
    return accessible_handlers.act(accessible_of(action)->identifier, index);
}

void accessible_implement_action(gpointer interface, gpointer data) {
    (void)data;
    AtkActionIface *methods = interface;
    methods->get_n_actions = get_n_actions;
    methods->get_name = get_action_name;
    methods->get_localized_name = get_action_name;
    methods->do_action = do_action;
}

// Value

void accessible_object_set_value(
    AccessibleObject *object, double value, double minimum, double maximum, double step, const char *text) {
    const bool is_other = object->value != value;
    object->value = value;
    object->minimum = minimum;
    object->maximum = maximum;
    object->step = step;
    g_free(object->value_text);
    object->value_text = g_strdup(text);
    if (!is_other || !accessible_is_known(object)) return;
    g_signal_emit_by_name(object, "value-changed", value, text);
    g_object_notify(G_OBJECT(object), "accessible-value");
}

static void get_value_and_text(AtkValue *value, double *number, char **text) {
    if (number) *number = accessible_of(value)->value;
    if (text) *text = g_strdup(accessible_of(value)->value_text);
}

static AtkRange *get_range(AtkValue *value) {
    return atk_range_new(accessible_of(value)->minimum, accessible_of(value)->maximum, NULL);
}

static double get_increment(AtkValue *value) { return accessible_of(value)->step; }

static void set_value(AtkValue *value, double number) {
    accessible_handlers.set_value(accessible_of(value)->identifier, number);
}

void accessible_implement_value(gpointer interface, gpointer data) {
    (void)data;
    AtkValueIface *methods = interface;
    methods->get_value_and_text = get_value_and_text;
    methods->get_range = get_range;
    methods->get_increment = get_increment;
    methods->set_value = set_value;
}
