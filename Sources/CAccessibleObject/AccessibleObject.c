#include "AccessibleObject.h"

static const AtkRole roles[] = {
    [ACCESSIBLE_APPLICATION] = ATK_ROLE_APPLICATION,
    [ACCESSIBLE_FRAME] = ATK_ROLE_FRAME,
    [ACCESSIBLE_PANEL] = ATK_ROLE_PANEL,
    [ACCESSIBLE_LABEL] = ATK_ROLE_LABEL,
    [ACCESSIBLE_HEADING] = ATK_ROLE_HEADING,
    [ACCESSIBLE_LINK] = ATK_ROLE_LINK,
    [ACCESSIBLE_IMAGE] = ATK_ROLE_IMAGE,
    [ACCESSIBLE_PUSH_BUTTON] = ATK_ROLE_PUSH_BUTTON,
    [ACCESSIBLE_TOGGLE_BUTTON] = ATK_ROLE_TOGGLE_BUTTON,
    [ACCESSIBLE_RADIO_BUTTON] = ATK_ROLE_RADIO_BUTTON,
    [ACCESSIBLE_SLIDER] = ATK_ROLE_SLIDER,
    [ACCESSIBLE_SPIN_BUTTON] = ATK_ROLE_SPIN_BUTTON,
    [ACCESSIBLE_PROGRESS_BAR] = ATK_ROLE_PROGRESS_BAR,
    [ACCESSIBLE_ENTRY] = ATK_ROLE_ENTRY,
    [ACCESSIBLE_PASSWORD] = ATK_ROLE_PASSWORD_TEXT,
    [ACCESSIBLE_TEXT] = ATK_ROLE_TEXT,
    [ACCESSIBLE_LIST] = ATK_ROLE_LIST,
    [ACCESSIBLE_LIST_ITEM] = ATK_ROLE_LIST_ITEM,
    [ACCESSIBLE_MENU] = ATK_ROLE_MENU,
    [ACCESSIBLE_MENU_BAR] = ATK_ROLE_MENU_BAR,
    [ACCESSIBLE_MENU_ITEM] = ATK_ROLE_MENU_ITEM,
    [ACCESSIBLE_CHECK_MENU_ITEM] = ATK_ROLE_CHECK_MENU_ITEM,
    [ACCESSIBLE_DIALOG] = ATK_ROLE_DIALOG,
    [ACCESSIBLE_ALERT] = ATK_ROLE_ALERT,
    [ACCESSIBLE_TAB_LIST] = ATK_ROLE_PAGE_TAB_LIST,
    [ACCESSIBLE_TAB] = ATK_ROLE_PAGE_TAB,
    [ACCESSIBLE_TOOLBAR] = ATK_ROLE_TOOL_BAR,
    [ACCESSIBLE_NOTIFICATION] = ATK_ROLE_NOTIFICATION,
};

/// The ATK states, in the order of the bits of AccessibleState.
static const AtkStateType states[] = {
    ATK_STATE_ACTIVE,      ATK_STATE_BUSY,       ATK_STATE_CHECKABLE,   ATK_STATE_CHECKED,
    ATK_STATE_EDITABLE,    ATK_STATE_ENABLED,    ATK_STATE_SENSITIVE,   ATK_STATE_EXPANDABLE,
    ATK_STATE_EXPANDED,    ATK_STATE_FOCUSABLE,  ATK_STATE_FOCUSED,     ATK_STATE_MODAL,
    ATK_STATE_MULTI_LINE,  ATK_STATE_SINGLE_LINE, ATK_STATE_SELECTABLE, ATK_STATE_SELECTED,
    ATK_STATE_SELECTABLE_TEXT, ATK_STATE_SHOWING, ATK_STATE_VISIBLE,    ATK_STATE_HAS_POPUP,
    ATK_STATE_INDETERMINATE,
};

typedef AtkObjectClass AccessibleObjectClass;

static GType accessible_object_get_type(void);
G_DEFINE_TYPE(AccessibleObject, accessible_object, ATK_TYPE_OBJECT)

static int get_n_children(AtkObject *object) { return (int)accessible_of(object)->children->len; }

static AtkObject *ref_child(AtkObject *object, int index) {
    GPtrArray *children = accessible_of(object)->children;
    return index >= 0 && (guint)index < children->len ? g_object_ref(children->pdata[index]) : NULL;
}

static int get_index_in_parent(AtkObject *object) {
    AtkObject *parent = atk_object_get_parent(object);
    guint index;
    // The parent of the application belongs to the bridge.
    if (!parent || !g_type_is_a(G_OBJECT_TYPE(parent), accessible_object_get_type())) return -1;
    return g_ptr_array_find(accessible_of(parent)->children, object, &index) ? (int)index : -1;
}

static AtkStateSet *ref_state_set(AtkObject *object) {
    AtkStateSet *set = atk_state_set_new();
    AccessibleObject *accessible = accessible_of(object);
    if (accessible->is_defunct) {
        atk_state_set_add_state(set, ATK_STATE_DEFUNCT);
        return set;
    }
    for (guint index = 0; index < G_N_ELEMENTS(states); index++) {
        if (accessible->states >> index & 1) atk_state_set_add_state(set, states[index]);
    }
    return set;
}

static AtkAttributeSet *get_attributes(AtkObject *object) {
    const AccessibleNumbers numbers = accessible_of(object)->numbers;
    const struct {
        const char *name;
        int32_t number;
    } all[] = {
        {"posinset", numbers.position},
        {"setsize", numbers.set_size},
        // The name that Firefox uses. A "setsize" of a list would be the number of lists.
        {"child-item-count", numbers.item_count},
        {"level", numbers.level},
    };
    AtkAttributeSet *attributes = NULL;
    for (guint index = G_N_ELEMENTS(all); index-- > 0;) {
        if (all[index].number == 0) continue;
        AtkAttribute *attribute = g_new(AtkAttribute, 1);
        attribute->name = g_strdup(all[index].name);
        attribute->value = g_strdup_printf("%d", all[index].number);
        attributes = g_slist_prepend(attributes, attribute);
    }
    return attributes;
}

static AtkRelationSet *ref_relation_set(AtkObject *object) {
    AtkRelationSet *relations = atk_relation_set_new();
    AccessibleObject *label = accessible_of(object)->label;
    if (label && !label->is_defunct) {
        atk_relation_set_add_relation_by_type(relations, ATK_RELATION_LABELLED_BY, ATK_OBJECT(label));
    }
    return relations;
}

static void finalize(GObject *object) {
    AccessibleObject *accessible = accessible_of(object);
    g_ptr_array_unref(accessible->children);
    g_ptr_array_unref(accessible->actions);
    g_clear_weak_pointer(&accessible->label);
    g_free(accessible->value_text);
    g_free(accessible->text);
    G_OBJECT_CLASS(accessible_object_parent_class)->finalize(object);
}

static void accessible_object_class_init(AccessibleObjectClass *class) {
    G_OBJECT_CLASS(class)->finalize = finalize;
    class->get_n_children = get_n_children;
    class->ref_child = ref_child;
    class->get_index_in_parent = get_index_in_parent;
    class->ref_state_set = ref_state_set;
    class->get_attributes = get_attributes;
    class->ref_relation_set = ref_relation_set;
}

static void accessible_object_init(AccessibleObject *object) {
    object->children = g_ptr_array_new_with_free_func(g_object_unref);
    object->actions = g_ptr_array_new_with_free_func(g_free);
    object->text = g_strdup("");
    object->caret = -1;
}

/// Returns the class with exactly these features. Each combination has its own class, because clients determine an
/// object's interfaces from its class.
static GType type_with(uint32_t features) {
    static GType types[ACCESSIBLE_ALL_FEATURES + 1];
    features &= ACCESSIBLE_ALL_FEATURES;
    if (types[features] != 0) return types[features];
    char name[32];
    g_snprintf(name, sizeof name, "AccessibleObject%02x", features);
    GType type = g_type_register_static_simple(
        accessible_object_get_type(), name, sizeof(AccessibleObjectClass), NULL, sizeof(AccessibleObject), NULL, 0);
    const struct {
        uint32_t feature;
        GType interface;
        GInterfaceInitFunc implement;
    } parts[] = {
        {0, ATK_TYPE_COMPONENT, accessible_implement_component},
        {ACCESSIBLE_HAS_EVENTS_OF_WINDOW, ATK_TYPE_WINDOW, NULL},
        {ACCESSIBLE_HAS_ACTIONS, ATK_TYPE_ACTION, accessible_implement_action},
        {ACCESSIBLE_HAS_VALUE, ATK_TYPE_VALUE, accessible_implement_value},
        {ACCESSIBLE_HAS_TEXT, ATK_TYPE_TEXT, accessible_implement_text},
        {ACCESSIBLE_HAS_EDITABLE_TEXT, ATK_TYPE_EDITABLE_TEXT, accessible_implement_editable_text},
        {ACCESSIBLE_HAS_SELECTION, ATK_TYPE_SELECTION, accessible_implement_selection},
    };
    for (guint index = 0; index < G_N_ELEMENTS(parts); index++) {
        if (parts[index].feature != 0 && !(features & parts[index].feature)) continue;
        const GInterfaceInfo info = {parts[index].implement, NULL, NULL};
        g_type_add_interface_static(type, parts[index].interface, &info);
    }
    types[features] = type;
    return type;
}

AccessibleObject *accessible_object_create(uint64_t identifier, AccessibleRole role, uint32_t features) {
    AccessibleObject *object = g_object_new(type_with(features), NULL);
    object->identifier = identifier;
    atk_object_set_role(ATK_OBJECT(object), roles[role]);
    return object;
}

void accessible_object_release(AccessibleObject *object) {
    object->is_defunct = true;
    if (accessible_is_known(object)) atk_object_notify_state_change(ATK_OBJECT(object), ATK_STATE_DEFUNCT, TRUE);
    g_object_unref(object);
}

void accessible_object_set_states(AccessibleObject *object, uint32_t new_states) {
    const uint32_t changed = object->states ^ new_states;
    object->states = new_states;
    if (!accessible_is_known(object)) return;
    for (guint index = 0; index < G_N_ELEMENTS(states); index++) {
        if (!(changed >> index & 1)) continue;
        atk_object_notify_state_change(ATK_OBJECT(object), states[index], new_states >> index & 1);
    }
}

void accessible_object_set_children(AccessibleObject *object, AccessibleObject *const *children, int32_t count) {
    GPtrArray *old = object->children;
    GPtrArray *new = g_ptr_array_new_with_free_func(g_object_unref);
    for (int32_t index = 0; index < count; index++) g_ptr_array_add(new, g_object_ref(children[index]));
    object->children = new;
    for (guint index = old->len; index-- > 0;) {
        if (g_ptr_array_find(new, old->pdata[index], NULL)) continue;
        g_signal_emit_by_name(object, "children-changed::remove", index, old->pdata[index], NULL);
    }
    for (guint index = 0; index < new->len; index++) {
        atk_object_set_parent(new->pdata[index], ATK_OBJECT(object));
        if (g_ptr_array_find(old, new->pdata[index], NULL)) continue;
        g_signal_emit_by_name(object, "children-changed::add", index, new->pdata[index], NULL);
    }
    g_ptr_array_unref(old);
}
