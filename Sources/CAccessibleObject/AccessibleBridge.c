// The connection to the accessibility bus, and its events.
#include "AccessibleObject.h"

#include <atk-bridge.h>
#include <poll.h>
#include <string.h>

AccessibleHandlers accessible_handlers;
static AccessibleObject *root;

static AtkObject *get_root(void) { return ATK_OBJECT(root); }

static const char *get_toolkit_name(void) { return "SkeletonSDL"; }

/// Empty, because no screen reader depends on the version.
static const char *get_toolkit_version(void) { return ""; }

/// ATK's implementation of add_global_event_listener, which add_listener calls.
static guint (*add_listener_in_atk)(GSignalEmissionHook listener, const char *event);
/// `true` while a call of the handler for new listeners is scheduled.
static bool reports_listeners;

static gboolean report_listeners(gpointer data) {
    (void)data;
    reports_listeners = false;
    accessible_handlers.did_add_listeners();
    return G_SOURCE_REMOVE;
}

/// Adds a listener and schedules a call of the handler for new listeners. The bridge adds its listeners when the first
/// client asks for events; earlier events are lost.
static guint add_listener(GSignalEmissionHook listener, const char *event) {
    if (!reports_listeners) g_idle_add(report_listeners, NULL);
    reports_listeners = true;
    return add_listener_in_atk(listener, event);
}

/// The bridge's listener for keys; NULL while no client listens to them.
static AtkKeySnoopFunc key_listener;
static gpointer key_listener_data;
enum { KEY_LISTENER = 1 };

static guint add_key_listener(AtkKeySnoopFunc listener, gpointer data) {
    key_listener = listener;
    key_listener_data = data;
    return KEY_LISTENER;
}

static void remove_key_listener(guint listener) {
    if (listener == KEY_LISTENER) key_listener = NULL;
}

bool accessible_bridge_has_key_listener(void) { return key_listener != NULL; }

bool accessible_bridge_send_key(AccessibleKey key, const char *text) {
    if (!key_listener) return false;
    // Without a string, clients name the key by its symbol.
    gchar *string = text && *text ? g_strdup(text) : NULL;
    AtkKeyEventStruct event = {
        .type = key.is_press ? ATK_KEY_EVENT_PRESS : ATK_KEY_EVENT_RELEASE,
        .state = key.modifiers,
        .keyval = key.symbol,
        .length = string ? (gint)strlen(string) : 0,
        .string = string,
        .keycode = key.code,
        .timestamp = key.time,
    };
    const bool is_handled = key_listener(&event, key_listener_data) != 0;
    g_free(string);
    return is_handled;
}

bool accessible_bridge_start(AccessibleObject *application, AccessibleHandlers handlers) {
    root = application;
    accessible_handlers = handlers;
    AtkUtilClass *class = g_type_class_ref(ATK_TYPE_UTIL);
    class->get_root = get_root;
    class->get_toolkit_name = get_toolkit_name;
    class->get_toolkit_version = get_toolkit_version;
    add_listener_in_atk = class->add_global_event_listener;
    class->add_global_event_listener = add_listener;
    class->add_key_event_listener = add_key_listener;
    class->remove_key_event_listener = remove_key_listener;
    return atk_bridge_adaptor_init(NULL, NULL) == 0;
}

void accessible_object_window_did_change(AccessibleObject *object, bool is_active) {
    g_signal_emit_by_name(object, is_active ? "activate" : "deactivate");
}

// The event loop. The bridge uses GLib's default main context, which nothing else runs.

_Static_assert(sizeof(GPollFD) == sizeof(struct pollfd), "GLib polls with the system's structure");

static int priority;

int32_t accessible_bridge_prepare(struct pollfd *descriptors, int32_t capacity, int32_t *timeout) {
    GMainContext *context = g_main_context_default();
    if (!g_main_context_acquire(context)) return 0;
    g_main_context_prepare(context, &priority);
    const int count = g_main_context_query(context, priority, timeout, (GPollFD *)descriptors, capacity);
    g_main_context_release(context);
    return count;
}

void accessible_bridge_dispatch(struct pollfd *descriptors, int32_t count) {
    GMainContext *context = g_main_context_default();
    if (!g_main_context_acquire(context)) return;
    if (g_main_context_check(context, priority, (GPollFD *)descriptors, count)) g_main_context_dispatch(context);
    g_main_context_release(context);
}
