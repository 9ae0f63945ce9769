// Reports the frames that an X server receives for the windows of other programs. Uses XCB, which has no process-wide
// error handlers and, unlike Xlib, doesn't exit if the connection breaks. Written in C because of the memory layout of
// requests and events, and because Swift can't call prctl.
#ifndef CPROGRAMWATCH_H
#define CPROGRAMWATCH_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

typedef struct WatchedDisplay WatchedDisplay;

/// The X server extensions that are used. Only WATCHED_DAMAGE is required.
enum {
    WATCHED_DAMAGE = 1,
    WATCHED_CLIENT_IDS = 2,
    WATCHED_PRESENT = 4,
};

/// The drawing that is reported.
typedef enum WatchedDrawing {
    WATCHED_NO_DRAWING,
    /// Every rectangle. The server spends about two microseconds on each of them while it draws.
    WATCHED_RECTANGLES,
    /// Only the first drawing since the last call of watched_display_forget_regions, as a rectangle that covers the
    /// window.
    WATCHED_FIRST_DRAWING,
} WatchedDrawing;

/// Something that happened to a window.
typedef enum WatchedEventKind {
    /// The program drew a rectangle.
    WATCHED_DREW,
    /// The server showed a pixmap for the Present extension.
    WATCHED_PRESENTED,
    /// A window appeared or disappeared. `window` is 0.
    WATCHED_TREE_CHANGED,
    /// A child of the root window was destroyed. The server may reuse its ID.
    WATCHED_DESTROYED,
} WatchedEventKind;

typedef struct WatchedEvent {
    WatchedEventKind kind;
    uint32_t window;
    /// The drawn rectangle, relative to the window.
    int16_t x, y;
    uint16_t width, height;
    /// The size of the window at the time of the drawing.
    uint16_t window_width, window_height;
    /// The server's timestamp of WATCHED_DREW in milliseconds. Wraps around to 0 every 50 days.
    uint32_t milliseconds;
    /// The server's timestamp of WATCHED_PRESENTED in microseconds; 0 if unknown.
    uint64_t microseconds;
} WatchedEvent;

/// A visible window of the watched processes.
typedef struct WatchedWindow {
    uint32_t window;
    /// The outermost window of the watched processes that contains this window, or is this window.
    uint32_t top;
} WatchedWindow;

/// Connects to the server `name` or, if `name` is NULL, to the server that DISPLAY names. Returns NULL if there is no
/// connection.
WatchedDisplay *watched_display_open(const char *name);

/// Returns the available extensions, as a bit set.
int32_t watched_display_extensions(const WatchedDisplay *display);

/// Returns the file descriptor that is readable when events arrive.
int32_t watched_display_descriptor(const WatchedDisplay *display);

/// Writes the visible windows that `processes` created to `windows`, which has room for `capacity` windows. Each window
/// follows the windows that contain it. Returns the number of windows written, or -1 if the connection is broken.
int32_t watched_display_windows(
    WatchedDisplay *display, const pid_t *processes, int32_t count, WatchedWindow *windows, int32_t capacity);

/// Starts reporting the pixmaps that are presented to `window`, and `drawing` to it and to the windows in it. No effect
/// if the window has been destroyed.
void watched_display_add(WatchedDisplay *display, uint32_t window, WatchedDrawing drawing);

/// Writes the title of `window` to `title`, which has room for `capacity` bytes, as a null-terminated string in UTF-8
/// or, for windows that have only a WM_NAME, in Latin-1. Empty if the window has no title.
void watched_display_title(WatchedDisplay *display, uint32_t window, char *title, int32_t capacity);

/// Writes the next event that has arrived to `event` and returns `true`. Returns `false` without waiting if there is
/// none.
bool watched_display_next(WatchedDisplay *display, WatchedEvent *event);

/// Waits until all events that the server has reported so far have arrived. No effect if the connection is broken.
void watched_display_sync(WatchedDisplay *display);

/// Returns `true` if the server has closed the connection.
bool watched_display_is_broken(const WatchedDisplay *display);

/// Makes the server discard the regions that it has collected, which would otherwise grow with everything that is
/// drawn.
void watched_display_forget_regions(WatchedDisplay *display);

void watched_display_close(WatchedDisplay *display);

/// Makes this process the parent of its descendants whose own parent exits if `adopts` is true, and ends this if it is
/// false. Returns `false` if the system doesn't support it.
bool watched_process_adopts(bool adopts);

#endif
