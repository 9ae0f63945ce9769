// Objects that assistive technologies read over AT-SPI. Written in C because they are subclasses of GObject classes.
//
// An object stores the values that were last set, and answers queries from them. If ATK defines an event for a change,
// the setter emits it. Requests that change something are passed to handlers. Everything runs on the main thread.
#ifndef CACCESSIBLEOBJECT_H
#define CACCESSIBLEOBJECT_H

#include <stdbool.h>
#include <stdint.h>

/// The system's structure for poll().
struct pollfd;

typedef struct AccessibleObject AccessibleObject;

/// The role of an object, which determines the ATK role.
typedef enum AccessibleRole {
    ACCESSIBLE_APPLICATION,
    ACCESSIBLE_FRAME,
    ACCESSIBLE_PANEL,
    ACCESSIBLE_LABEL,
    ACCESSIBLE_HEADING,
    ACCESSIBLE_LINK,
    ACCESSIBLE_IMAGE,
    ACCESSIBLE_PUSH_BUTTON,
    ACCESSIBLE_TOGGLE_BUTTON,
    ACCESSIBLE_RADIO_BUTTON,
    ACCESSIBLE_SLIDER,
    ACCESSIBLE_SPIN_BUTTON,
    ACCESSIBLE_PROGRESS_BAR,
    ACCESSIBLE_ENTRY,
    ACCESSIBLE_PASSWORD,
    ACCESSIBLE_TEXT,
    ACCESSIBLE_LIST,
    ACCESSIBLE_LIST_ITEM,
    ACCESSIBLE_MENU,
    ACCESSIBLE_MENU_BAR,
    ACCESSIBLE_MENU_ITEM,
    ACCESSIBLE_CHECK_MENU_ITEM,
    ACCESSIBLE_DIALOG,
    ACCESSIBLE_ALERT,
    ACCESSIBLE_TAB_LIST,
    ACCESSIBLE_TAB,
    ACCESSIBLE_TOOLBAR,
    ACCESSIBLE_NOTIFICATION,
} AccessibleRole;

/// The states of an object, as a bit mask.
typedef enum AccessibleState {
    ACCESSIBLE_ACTIVE = 1 << 0,
    ACCESSIBLE_BUSY = 1 << 1,
    ACCESSIBLE_CHECKABLE = 1 << 2,
    ACCESSIBLE_CHECKED = 1 << 3,
    ACCESSIBLE_EDITABLE = 1 << 4,
    ACCESSIBLE_ENABLED = 1 << 5,
    ACCESSIBLE_SENSITIVE = 1 << 6,
    ACCESSIBLE_EXPANDABLE = 1 << 7,
    ACCESSIBLE_EXPANDED = 1 << 8,
    ACCESSIBLE_FOCUSABLE = 1 << 9,
    ACCESSIBLE_FOCUSED = 1 << 10,
    ACCESSIBLE_MODAL = 1 << 11,
    ACCESSIBLE_MULTI_LINE = 1 << 12,
    ACCESSIBLE_SINGLE_LINE = 1 << 13,
    ACCESSIBLE_SELECTABLE = 1 << 14,
    ACCESSIBLE_SELECTED = 1 << 15,
    ACCESSIBLE_SELECTABLE_TEXT = 1 << 16,
    ACCESSIBLE_SHOWING = 1 << 17,
    ACCESSIBLE_VISIBLE = 1 << 18,
    ACCESSIBLE_HAS_POPUP = 1 << 19,
    ACCESSIBLE_INDETERMINATE = 1 << 20,
} AccessibleState;

/// The interfaces of an object besides its name and frame, as a bit mask.
typedef enum AccessibleFeature {
    ACCESSIBLE_HAS_EVENTS_OF_WINDOW = 1 << 0,
    ACCESSIBLE_HAS_ACTIONS = 1 << 1,
    ACCESSIBLE_HAS_VALUE = 1 << 2,
    ACCESSIBLE_HAS_TEXT = 1 << 3,
    ACCESSIBLE_HAS_EDITABLE_TEXT = 1 << 4,
    ACCESSIBLE_HAS_SELECTION = 1 << 5,
    ACCESSIBLE_ALL_FEATURES = (1 << 6) - 1,
} AccessibleFeature;

/// Numbers that assistive technologies read as attributes of an object. With a number of 0, the object doesn't have the
/// attribute.
typedef struct AccessibleNumbers {
    /// The position among the items of a list, counted from 1.
    int32_t position;
    /// The number of items of the list that contains the object, including items without an object.
    int32_t set_size;
    /// The number of items of the object, a list, including items without an object.
    int32_t item_count;
    /// The level of a heading, counted from 1.
    int32_t level;
} AccessibleNumbers;

/// A key event, in the terms of X11, which AT-SPI uses with every window system.
typedef struct AccessibleKey {
    /// `true` if the key is pressed, `false` if it is released.
    bool is_press;
    /// The keysym.
    uint32_t symbol;
    /// The code of the key.
    uint16_t code;
    /// The mask of the modifiers that are held.
    uint32_t modifiers;
    /// The time in milliseconds.
    uint32_t time;
} AccessibleKey;

/// Handlers for requests from assistive technologies, which return `true` on success. `identifier` is the number that
/// the object was created with. Offsets count Unicode code points.
typedef struct AccessibleHandlers {
    bool (*act)(uint64_t identifier, int32_t action);
    bool (*focus)(uint64_t identifier);
    bool (*set_value)(uint64_t identifier, double value);
    bool (*replace_text)(uint64_t identifier, int32_t start, int32_t end, const char *text);
    bool (*select_text)(uint64_t identifier, int32_t start, int32_t end);
    bool (*select_child)(uint64_t identifier, int32_t index, bool is_selected);
    /// Called after the first assistive technology has begun to listen to events. It hasn't received earlier ones.
    void (*did_add_listeners)(void);
} AccessibleHandlers;

/// Creates an object with `features`, a mask of AccessibleFeature. The caller owns it until accessible_object_release.
AccessibleObject *accessible_object_create(uint64_t identifier, AccessibleRole role, uint32_t features);

/// Releases the object, and marks it as defunct because assistive technologies may still retain it.
void accessible_object_release(AccessibleObject *object);

void accessible_object_set_name(AccessibleObject *object, const char *name);
void accessible_object_set_description(AccessibleObject *object, const char *description);

/// Sets the states, a mask of AccessibleState.
void accessible_object_set_states(AccessibleObject *object, uint32_t states);

/// Sets the frame in the window, in pixels.
void accessible_object_set_frame(AccessibleObject *object, int32_t x, int32_t y, int32_t width, int32_t height);

void accessible_object_set_numbers(AccessibleObject *object, AccessibleNumbers numbers);

/// Sets the object whose name labels `object`, which has no name. NULL removes the label.
void accessible_object_set_label(AccessibleObject *object, AccessibleObject *label);

/// Sets the names of the actions.
void accessible_object_set_actions(AccessibleObject *object, const char *const *names, int32_t count);

/// Sets the value, its bounds, and the smallest step, which is 0 if there is none. `text` describes the value in words;
/// it may be NULL.
void accessible_object_set_value(
    AccessibleObject *object, double value, double minimum, double maximum, double step, const char *text);

/// Sets the text, and emits events for the removed and the inserted part.
void accessible_object_set_text(AccessibleObject *object, const char *text);

/// Sets the selected range of the text, and the caret, which is at one end of the range. A `caret` of -1 means no
/// caret.
void accessible_object_set_caret(AccessibleObject *object, int32_t caret, int32_t start, int32_t end);

/// Replaces the children, which the object retains, and emits events for removed and added children.
void accessible_object_set_children(AccessibleObject *object, AccessibleObject *const *children, int32_t count);

/// Emits the event for a changed selection of children.
void accessible_object_selection_did_change(AccessibleObject *object);

/// Makes screen readers announce `text` for `object`, a window: by an announcement or, if no client listens to
/// announcements, by a notification.
void accessible_object_announce(AccessibleObject *object, const char *text);

/// Emits the event for a window that has been activated or deactivated.
void accessible_object_window_did_change(AccessibleObject *object, bool is_active);

/// Sets the position of a window on the screen, in pixels. Positions of the objects in the window depend on it.
void accessible_object_set_origin(AccessibleObject *window, int32_t x, int32_t y);

/// Connects `application`, the root of all objects, to the accessibility bus. Returns `false` if there is no such bus.
/// The connection lasts until the program exits.
bool accessible_bridge_start(AccessibleObject *application, AccessibleHandlers handlers);

/// Returns `true` if an assistive technology listens to keys.
bool accessible_bridge_has_key_listener(void);

/// Passes `key` to the assistive technologies that listen to keys, and waits for their answer. Meanwhile, their other
/// requests are handled. `text` is the visible character that the key types; empty if there is none. Returns `true` if
/// a technology has handled the key as its own command, so that the program must ignore it.
bool accessible_bridge_send_key(AccessibleKey key, const char *text);

/// Stores up to `capacity` file descriptors that the connection waits for, and the number of milliseconds until it has
/// other work, or -1 if it has none. Returns the number of file descriptors. If the number exceeds `capacity`, call
/// this function again with more capacity.
int32_t accessible_bridge_prepare(struct pollfd *descriptors, int32_t capacity, int32_t *timeout);

/// Handles the requests that have arrived. `descriptors` are the file descriptors that accessible_bridge_prepare
/// stored, updated by poll().
void accessible_bridge_dispatch(struct pollfd *descriptors, int32_t count);

#endif
