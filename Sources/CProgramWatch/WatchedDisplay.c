#include "CProgramWatch.h"

// First, because the headers of the extensions use its types.
#include <X11/Xproto.h>

#include <X11/extensions/XResproto.h>
#include <X11/extensions/damageproto.h>
#include <X11/extensions/presentproto.h>
#include <stdlib.h>
#include <string.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>

enum {
    /// The number of levels of windows that are searched. Window managers insert one or two levels between the root and
    /// a program's window.
    MAXIMUM_DEPTH = 4,
    /// The maximum number of windows that are examined in a search.
    MAXIMUM_WINDOWS = 4096,
    /// The maximum number of windows whose drawing is reported.
    MAXIMUM_DAMAGES = 256,
};

/// A damage object, which makes the server report the drawing to a window.
typedef struct DamageObject {
    uint32_t damage;
    /// The sequence number of the request that created it. The server answers the request with an event for the whole
    /// window, although nothing was drawn.
    unsigned int sequence;
} DamageObject;

struct WatchedDisplay {
    xcb_connection_t *connection;
    xcb_window_t root;
    xcb_atom_t process_name, title_name, text_type;
    int32_t extensions;
    uint8_t damage_event, present_opcode;
    DamageObject damages[MAXIMUM_DAMAGES];
    int32_t damage_count;
};

static xcb_extension_t damage_extension = { "DAMAGE", 0 };
static xcb_extension_t resource_extension = { "X-Resource", 0 };
static xcb_extension_t present_extension = { "Present", 0 };

// MARK: Requests

/// Sends a request of an extension and returns its sequence number. XCB fills in the request's opcodes and length.
static unsigned int send_request(
    xcb_connection_t *connection, xcb_extension_t *extension, uint8_t opcode, bool has_reply, void *request,
    size_t size) {
    static char padding[4];
    const xcb_protocol_request_t protocol = { 2, extension, opcode, !has_reply };
    // XCB uses the two elements before the one that it is given.
    struct iovec parts[4] = { { 0 }, { 0 }, { request, size }, { padding, -size & 3 } };
    return xcb_send_request(connection, has_reply ? XCB_REQUEST_CHECKED : 0, parts + 2, &protocol);
}

static void *wait_for_reply(xcb_connection_t *connection, unsigned int sequence) {
    xcb_generic_error_t *error = NULL;
    void *reply = sequence == 0 ? NULL : xcb_wait_for_reply(connection, sequence, &error);
    free(error);
    return reply;
}

static const xcb_query_extension_reply_t *find_extension(xcb_connection_t *connection, xcb_extension_t *extension) {
    const xcb_query_extension_reply_t *data = xcb_get_extension_data(connection, extension);
    return data != NULL && data->present ? data : NULL;
}

/// Negotiates the version of an extension, which a client has to do before using it. Returns `true` if the server
/// supports this version or a later one. The request and its reply have the same layout in all three extensions, except
/// that X-Resource has smaller numbers.
static bool has_version(xcb_connection_t *connection, xcb_extension_t *extension, uint32_t major, uint32_t minor) {
    xDamageQueryVersionReq wide = { .majorVersion = major, .minorVersion = minor };
    xXResQueryVersionReq narrow = { .client_major = (CARD8)major, .client_minor = (CARD8)minor };
    const bool is_narrow = extension == &resource_extension;
    void *request = is_narrow ? (void *)&narrow : (void *)&wide;
    const size_t size = is_narrow ? sz_xXResQueryVersionReq : sz_xDamageQueryVersionReq;
    void *reply = wait_for_reply(connection, send_request(connection, extension, 0, true, request, size));
    if (reply == NULL) { return false; }
    uint32_t found_major, found_minor;
    if (is_narrow) {
        const xXResQueryVersionReply *version = reply;
        found_major = version->server_major;
        found_minor = version->server_minor;
    } else {
        const xDamageQueryVersionReply *version = reply;
        found_major = version->majorVersion;
        found_minor = version->minorVersion;
    }
    free(reply);
    return found_major > major || (found_major == major && found_minor >= minor);
}

static xcb_atom_t find_atom(xcb_connection_t *connection, const char *name) {
    xcb_intern_atom_reply_t *reply =
        xcb_intern_atom_reply(connection, xcb_intern_atom(connection, 0, (uint16_t)strlen(name), name), NULL);
    const xcb_atom_t atom = reply == NULL ? XCB_ATOM_NONE : reply->atom;
    free(reply);
    return atom;
}

// MARK: The connection

static void find_extensions(WatchedDisplay *display) {
    xcb_connection_t *connection = display->connection;
    const xcb_query_extension_reply_t *damage = find_extension(connection, &damage_extension);
    if (damage != NULL && has_version(connection, &damage_extension, 1, 1)) {
        display->extensions |= WATCHED_DAMAGE;
        display->damage_event = damage->first_event;
    }
    if (find_extension(connection, &resource_extension) != NULL
        && has_version(connection, &resource_extension, 1, 2)) {
        display->extensions |= WATCHED_CLIENT_IDS;
    }
    const xcb_query_extension_reply_t *present = find_extension(connection, &present_extension);
    if (present != NULL && has_version(connection, &present_extension, 1, 0)) {
        display->extensions |= WATCHED_PRESENT;
        display->present_opcode = present->major_opcode;
    }
}

WatchedDisplay *watched_display_open(const char *name) {
    int number = 0;
    xcb_connection_t *connection = xcb_connect(name, &number);
    WatchedDisplay *display = calloc(1, sizeof *display);
    if (display == NULL || xcb_connection_has_error(connection)) {
        free(display);
        xcb_disconnect(connection);
        return NULL;
    }
    display->connection = connection;
    xcb_screen_iterator_t screens = xcb_setup_roots_iterator(xcb_get_setup(connection));
    while (number > 0 && screens.rem > 1) {
        xcb_screen_next(&screens);
        number--;
    }
    display->root = screens.data->root;
    find_extensions(display);
    display->process_name = find_atom(connection, "_NET_WM_PID");
    display->title_name = find_atom(connection, "_NET_WM_NAME");
    display->text_type = find_atom(connection, "UTF8_STRING");
    const uint32_t events = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY;
    xcb_change_window_attributes(connection, display->root, XCB_CW_EVENT_MASK, &events);
    xcb_flush(connection);
    return display;
}

int32_t watched_display_extensions(const WatchedDisplay *display) { return display->extensions; }

int32_t watched_display_descriptor(const WatchedDisplay *display) {
    return xcb_get_file_descriptor(display->connection);
}

bool watched_display_is_broken(const WatchedDisplay *display) {
    return xcb_connection_has_error(display->connection) != 0;
}

void watched_display_close(WatchedDisplay *display) {
    xcb_disconnect(display->connection);
    free(display);
}

// MARK: Windows

/// A window that is examined in a search. The requests for all windows of a level are sent before the first reply is
/// read.
typedef struct Node {
    xcb_window_t window;
    /// The outermost window of the watched processes that contains this window, or is this window; 0 if there is none.
    xcb_window_t top;
    xcb_query_tree_cookie_t tree;
    xcb_get_window_attributes_cookie_t attributes;
    unsigned int client;
    xcb_get_property_cookie_t process;
} Node;

static bool contains(const pid_t *processes, int32_t count, pid_t process) {
    for (int32_t index = 0; index < count; index++) {
        if (processes[index] == process) { return true; }
    }
    return false;
}

static void ask(WatchedDisplay *display, Node *node) {
    xcb_connection_t *connection = display->connection;
    node->attributes = xcb_get_window_attributes(connection, node->window);
    node->tree = xcb_query_tree(connection, node->window);
    if (display->extensions & WATCHED_CLIENT_IDS) {
        struct {
            xXResQueryClientIdsReq head;
            xXResClientIdSpec client;
        } request = { { .numSpecs = 1 }, { node->window, X_XResLocalClientPIDMask } };
        node->client =
            send_request(connection, &resource_extension, X_XResQueryClientIds, true, &request, sizeof request);
    }
    node->process =
        xcb_get_property(connection, 0, node->window, display->process_name, XCB_ATOM_CARDINAL, 0, 1);
}

/// Returns the ID of the process that created the window, according to the server or, if the server doesn't know it, to
/// the window's _NET_WM_PID property; 0 if unknown.
static pid_t process_of(WatchedDisplay *display, Node *node) {
    uint32_t process = 0;
    if (display->extensions & WATCHED_CLIENT_IDS) {
        xXResQueryClientIdsReply *reply = wait_for_reply(display->connection, node->client);
        const size_t size = sizeof(xXResClientIdValue) + sizeof process;
        if (reply != NULL && reply->numIds > 0 && (size_t)reply->length * 4 >= size) {
            memcpy(&process, (const char *)reply + sz_xXResQueryClientIdsReply + sizeof(xXResClientIdValue), 4);
        }
        free(reply);
    }
    xcb_get_property_reply_t *property = xcb_get_property_reply(display->connection, node->process, NULL);
    if (process == 0 && property != NULL && property->format == 32 && xcb_get_property_value_length(property) >= 4) {
        memcpy(&process, xcb_get_property_value(property), 4);
    }
    free(property);
    return (pid_t)process;
}

/// Returns `true` if the window is on the screen and can be drawn to.
static bool is_visible(WatchedDisplay *display, Node *node) {
    xcb_get_window_attributes_reply_t *reply =
        xcb_get_window_attributes_reply(display->connection, node->attributes, NULL);
    const bool is_visible = reply != NULL && reply->map_state == XCB_MAP_STATE_VIEWABLE
        && reply->_class == XCB_WINDOW_CLASS_INPUT_OUTPUT;
    free(reply);
    return is_visible;
}

/// Reads the children of `parent` and, if `is_wanted`, appends them to `nodes`. Returns the new number of nodes.
static int32_t append_children(WatchedDisplay *display, Node *nodes, int32_t count, Node parent, bool is_wanted) {
    xcb_query_tree_reply_t *reply = xcb_query_tree_reply(display->connection, parent.tree, NULL);
    if (reply == NULL) { return count; }
    const xcb_window_t *children = xcb_query_tree_children(reply);
    for (int index = 0; is_wanted && index < xcb_query_tree_children_length(reply); index++) {
        if (count == MAXIMUM_WINDOWS) { break; }
        nodes[count++] = (Node){ .window = children[index], .top = parent.top };
    }
    free(reply);
    return count;
}

int32_t watched_display_windows(
    WatchedDisplay *display, const pid_t *processes, int32_t count, WatchedWindow *windows, int32_t capacity) {
    Node *nodes = calloc(MAXIMUM_WINDOWS, sizeof *nodes);
    if (nodes == NULL) { return 0; }
    int32_t found = 0;
    Node root = { .window = display->root, .tree = xcb_query_tree(display->connection, display->root) };
    int32_t begin = 0, end = append_children(display, nodes, 0, root, true);
    for (int depth = 0; depth < MAXIMUM_DEPTH && begin < end; depth++) {
        const int32_t first = begin, last = end;
        for (int32_t index = first; index < last; index++) { ask(display, &nodes[index]); }
        for (int32_t index = first; index < last; index++) {
            Node *node = &nodes[index];
            const bool is_shown = is_visible(display, node);
            const pid_t process = process_of(display, node);
            const bool is_ours = process > 0 && contains(processes, count, process);
            if (is_ours && node->top == 0) { node->top = node->window; }
            if (is_shown && is_ours && found < capacity) {
                windows[found++] = (WatchedWindow){ node->window, node->top };
            }
            end = append_children(display, nodes, end, *node, is_shown);
        }
        begin = last;
    }
    free(nodes);
    return xcb_connection_has_error(display->connection) ? -1 : found;
}

void watched_display_add(WatchedDisplay *display, uint32_t window, WatchedDrawing drawing) {
    xcb_connection_t *connection = display->connection;
    if (drawing != WATCHED_NO_DRAWING && display->extensions & WATCHED_DAMAGE
        && display->damage_count < MAXIMUM_DAMAGES) {
        // Level 0 reports raw rectangles, and level 3 reports when the region of the drawing is no longer empty. The
        // other levels omit drawing to places that have been drawn to before.
        const uint8_t level = drawing == WATCHED_RECTANGLES ? 0 : 3;
        xDamageCreateReq request = { .damage = xcb_generate_id(connection), .drawable = window, .level = level };
        DamageObject *damages = &display->damages[display->damage_count++];
        damages->damage = request.damage;
        damages->sequence =
            send_request(connection, &damage_extension, X_DamageCreate, false, &request, sz_xDamageCreateReq);
        // After this request, events of drawing have a different sequence number than the creation of the damage
        // object.
        xcb_no_operation(connection);
    }
    if (display->extensions & WATCHED_PRESENT) {
        xPresentSelectInputReq request = {
            .eid = xcb_generate_id(connection), .window = window, .eventMask = PresentCompleteNotifyMask
        };
        send_request(
            connection, &present_extension, X_PresentSelectInput, false, &request, sz_xPresentSelectInputReq);
    }
    xcb_flush(connection);
}

void watched_display_title(WatchedDisplay *display, uint32_t window, char *title, int32_t capacity) {
    const xcb_atom_t names[] = { display->title_name, XCB_ATOM_WM_NAME };
    const xcb_atom_t types[] = { display->text_type, XCB_ATOM_STRING };
    title[0] = 0;
    for (int index = 0; index < 2 && title[0] == 0; index++) {
        xcb_get_property_reply_t *reply = xcb_get_property_reply(
            display->connection,
            xcb_get_property(display->connection, 0, window, names[index], types[index], 0, (uint32_t)capacity / 4),
            NULL);
        int length = reply == NULL || reply->format != 8 ? 0 : xcb_get_property_value_length(reply);
        if (length >= capacity) { length = capacity - 1; }
        if (length > 0) { memcpy(title, xcb_get_property_value(reply), (size_t)length); }
        title[length] = 0;
        free(reply);
    }
}

void watched_display_sync(WatchedDisplay *display) {
    xcb_connection_t *connection = display->connection;
    // The server sends the reply after all previous events.
    free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), NULL));
}

void watched_display_forget_regions(WatchedDisplay *display) {
    for (int32_t index = 0; index < display->damage_count; index++) {
        xDamageSubtractReq request = { .damage = display->damages[index].damage };
        send_request(
            display->connection, &damage_extension, X_DamageSubtract, false, &request, sz_xDamageSubtractReq);
    }
    xcb_flush(display->connection);
}

// MARK: Events

/// Converts an event of the server. Returns `false` if it is of no interest.
static bool read_event(const WatchedDisplay *display, const xcb_generic_event_t *source, WatchedEvent *event) {
    const uint8_t type = source->response_type & 0x7F;
    if (display->extensions & WATCHED_DAMAGE && type == display->damage_event + XDamageNotify) {
        const xDamageNotifyEvent *drawn = (const void *)source;
        for (int32_t index = 0; index < display->damage_count; index++) {
            const DamageObject *damages = &display->damages[index];
            if (damages->damage == drawn->damage && damages->sequence == source->full_sequence) { return false; }
        }
        *event = (WatchedEvent){
            .kind = WATCHED_DREW, .window = drawn->drawable, .x = drawn->area.x, .y = drawn->area.y,
            .width = drawn->area.width, .height = drawn->area.height, .window_width = drawn->geometry.width,
            .window_height = drawn->geometry.height, .milliseconds = drawn->timestamp,
        };
        return true;
    }
    if (type == XCB_GE_GENERIC && display->extensions & WATCHED_PRESENT) {
        const xPresentCompleteNotify *shown = (const void *)source;
        if (shown->extension != display->present_opcode || shown->evtype != PresentCompleteNotify
            || shown->kind != PresentCompleteKindPixmap || shown->mode == PresentCompleteModeSkip) {
            return false;
        }
        *event = (WatchedEvent){ .kind = WATCHED_PRESENTED, .window = shown->window, .microseconds = shown->ust };
        return true;
    }
    switch (type) {
    case XCB_DESTROY_NOTIFY:
        *event = (WatchedEvent){
            .kind = WATCHED_DESTROYED, .window = ((const xcb_destroy_notify_event_t *)(const void *)source)->window
        };
        return true;
    case XCB_MAP_NOTIFY:
    case XCB_UNMAP_NOTIFY:
    case XCB_REPARENT_NOTIFY:
        *event = (WatchedEvent){ .kind = WATCHED_TREE_CHANGED };
        return true;
    default: return false;
    }
}

bool watched_display_next(WatchedDisplay *display, WatchedEvent *event) {
    xcb_generic_event_t *source;
    while ((source = xcb_poll_for_event(display->connection)) != NULL) {
        const bool is_read = read_event(display, source, event);
        free(source);
        if (is_read) { return true; }
    }
    return false;
}
