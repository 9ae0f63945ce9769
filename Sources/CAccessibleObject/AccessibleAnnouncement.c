// Announcements. Older screen readers, such as Orca 43, don't listen to the event for announcements, but read each
// notification that appears. Newer ones would read both, so the registry is asked which events are listened to.
#include "AccessibleObject.h"

#include <atspi/atspi.h>
#include <string.h>

/// The maximum time to wait for the registry, in milliseconds.
enum { REGISTRY_TIMEOUT = 1000 };

/// An announcement that waits for the registry.
typedef struct {
    AtkObject *window;
    char *text;
} Announcement;

/// The object of the last notification, kept because screen readers query it after its event.
static AccessibleObject *notification;

static void free_announcement(void *memory) {
    Announcement *announcement = memory;
    g_object_unref(announcement->window);
    g_free(announcement->text);
    g_free(announcement);
}

static void announce(const Announcement *announcement) {
    g_signal_emit_by_name(announcement->window, "announcement", announcement->text);
}

static void show_notification(const Announcement *announcement) {
    const uint32_t states = ACCESSIBLE_ENABLED | ACCESSIBLE_SENSITIVE | ACCESSIBLE_VISIBLE;
    if (notification) accessible_object_release(notification);
    notification = accessible_object_create(0, ACCESSIBLE_NOTIFICATION, 0);
    accessible_object_set_name(notification, announcement->text);
    accessible_object_set_states(notification, states);
    atk_object_set_parent(ATK_OBJECT(notification), announcement->window);
    accessible_object_set_states(notification, states | ACCESSIBLE_SHOWING);
}

/// Returns `true` if `event`, which a client has registered for, includes announcements.
static bool includes_announcements(const char *event) {
    const char *const name = "object:announcement";
    const size_t category = strlen("object");
    if (g_ascii_strncasecmp(event, name, category) != 0) return false;
    // Without a name, the event stands for all events of its category.
    return event[category + strspn(event + category, ":")] == 0 || g_ascii_strncasecmp(event, name, strlen(name)) == 0;
}

/// Returns `true` if `reply`, an array of client names and events, contains a client that listens to announcements.
static bool has_listener(DBusMessage *reply) {
    DBusMessageIter value, client, field;
    if (!dbus_message_iter_init(reply, &value)) return false;
    if (dbus_message_iter_get_arg_type(&value) != DBUS_TYPE_ARRAY) return false;
    dbus_message_iter_recurse(&value, &client);
    for (; dbus_message_iter_get_arg_type(&client) == DBUS_TYPE_STRUCT; dbus_message_iter_next(&client)) {
        dbus_message_iter_recurse(&client, &field);
        if (!dbus_message_iter_next(&field) || dbus_message_iter_get_arg_type(&field) != DBUS_TYPE_STRING) continue;
        const char *event;
        dbus_message_iter_get_basic(&field, &event);
        if (includes_announcements(event)) return true;
    }
    return false;
}

static void registry_did_answer(DBusPendingCall *call, void *memory) {
    DBusMessage *reply = dbus_pending_call_steal_reply(call);
    const bool failed = !reply || dbus_message_get_type(reply) == DBUS_MESSAGE_TYPE_ERROR;
    if (failed || has_listener(reply)) {
        announce(memory);
    } else {
        show_notification(memory);
    }
    if (reply) dbus_message_unref(reply);
    dbus_pending_call_unref(call);
}

/// Asks the registry which events clients listen to. Returns `false` if that isn't possible.
static bool ask_registry(Announcement *announcement) {
    DBusConnection *bus = atspi_get_a11y_bus();
    DBusPendingCall *call = NULL;
    DBusMessage *message = dbus_message_new_method_call(
        "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "GetRegisteredEvents");
    if (!message) return false;
    const bool is_sent = bus && dbus_connection_send_with_reply(bus, message, &call, REGISTRY_TIMEOUT) && call;
    dbus_message_unref(message);
    if (!is_sent) return false;
    if (dbus_pending_call_set_notify(call, registry_did_answer, announcement, free_announcement)) return true;
    dbus_pending_call_cancel(call);
    dbus_pending_call_unref(call);
    return false;
}

void accessible_object_announce(AccessibleObject *object, const char *text) {
    Announcement *announcement = g_new(Announcement, 1);
    announcement->window = g_object_ref(ATK_OBJECT(object));
    announcement->text = g_strdup(text);
    if (ask_registry(announcement)) return;
    announce(announcement);
    free_announcement(announcement);
}
