// The frames of other programs' windows, seen by the X server, over XCB: it has no process-wide error handlers, and
// unlike Xlib doesn't exit if the connection breaks. Written in C for the layout of requests and events, and because
// Swift can't call prctl.
#ifndef CPROGRAMWATCH_H
#define CPROGRAMWATCH_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

typedef struct WatchedDisplay WatchedDisplay;

/// The extensions of an X server that a watch needs or uses.
enum {
    WATCHED_DAMAGE = 1,
    WATCHED_CLIENT_IDS = 2,
    WATCHED_PRESENT = 4,
};

/// Something that happened to a window.
typedef enum WatchedEventKind {
    /// The program drew a rectangle.
    WATCHED_DREW,
    /// The server showed a picture of the Present extension.
    WATCHED_PRESENTED,
    /// A window appeared or disappeared. `window` is 0.
    WATCHED_TREE_CHANGED,
    /// A top-level window was destroyed. The server may use its number again.
    WATCHED_DESTROYED,
} WatchedEventKind;

typedef struct WatchedEvent {
    WatchedEventKind kind;
    uint32_t window;
    /// The drawn rectangle, relative to the window.
    int16_t x, y;
    uint16_t width, height;
    /// The size of the window when it was drawn to.
    uint16_t window_width, window_height;
    /// The server's time of WATCHED_DREW in milliseconds. Starts again at 0 every 50 days.
    uint32_t milliseconds;
    /// The server's time of WATCHED_PRESENTED in microseconds.
    uint64_t microseconds;
} WatchedEvent;

/// A window of the watched processes, on the screen.
typedef struct WatchedWindow {
    uint32_t window;
    /// The outermost window of the processes that contains this window, or is this window.
    uint32_t top;
} WatchedWindow;

/// Connects to the server `name`, or the one that DISPLAY names if it is NULL. Returns NULL if there is none.
WatchedDisplay *watched_display_open(const char *name);

/// Returns the available extensions.
int32_t watched_display_extensions(const WatchedDisplay *display);

/// Returns the file descriptor that is readable when events arrive.
int32_t watched_display_descriptor(const WatchedDisplay *display);

/// Writes the visible windows that `processes` created to `windows`, each after the window that contains it. `windows`
/// has room for `capacity`. Returns their number, or -1 if the connection is broken.
int32_t watched_display_windows(
    WatchedDisplay *display, const pid_t *processes, int32_t count, WatchedWindow *windows, int32_t capacity);

/// Starts reporting what is drawn to `window` and the windows in it, if `drawing` is true, and the pictures that are
/// presented to it. No effect if the window was destroyed.
void watched_display_add(WatchedDisplay *display, uint32_t window, bool drawing);

/// Writes the title of `window` to `title`, which has room for `capacity` bytes: UTF-8, terminated by a zero. Empty if
/// the window has none.
void watched_display_title(WatchedDisplay *display, uint32_t window, char *title, int32_t capacity);

/// Returns `true` and the next event that has arrived, without waiting.
bool watched_display_next(WatchedDisplay *display, WatchedEvent *event);

/// Returns `true` if the server has closed the connection.
bool watched_display_is_broken(const WatchedDisplay *display);

/// Makes the server forget the collected regions, whose size would grow with everything that is drawn.
void watched_display_forget_regions(WatchedDisplay *display);

void watched_display_close(WatchedDisplay *display);

/// Makes this process the parent of its descendants whose own parent exits, or ends that. Returns `false` if the system
/// can't.
bool watched_process_adopts(bool adopts);

#endif
