// The connection to the accessibility bus, and its events.
#include "AccessibleObject.h"

#include <atk-bridge.h>
#include <poll.h>

AccessibleHandlers accessible_handlers;
static AccessibleObject *root;

static AtkObject *get_root(void) { return ATK_OBJECT(root); }

static const char *get_toolkit_name(void) { return "SkeletonSDL"; }

/// Empty, because no screen reader depends on the version.
static const char *get_toolkit_version(void) { return ""; }

bool accessible_bridge_start(AccessibleObject *application, AccessibleHandlers handlers) {
    root = application;
    accessible_handlers = handlers;
    AtkUtilClass *class = g_type_class_ref(ATK_TYPE_UTIL);
    class->get_root = get_root;
    class->get_toolkit_name = get_toolkit_name;
    class->get_toolkit_version = get_toolkit_version;
    return atk_bridge_adaptor_init(NULL, NULL) == 0;
}

void accessible_object_announce(AccessibleObject *object, const char *text) {
    g_signal_emit_by_name(object, "announcement", text);
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
