// Memory for a window's picture that the X server reads (MIT-SHM). In C, since Xlib tells of what the server refuses
// through a handler of the whole program.
#ifndef CX11MEMORY_H
#define CX11MEMORY_H

#include <stdbool.h>
#include <stdint.h>

typedef struct CX11Memory CX11Memory;

/// Makes memory of width * height words, 0xRRGGBB each, for a window of a Display. NULL where the server has none that
/// both could use, as one on another machine, or shows pixels of another kind.
CX11Memory *x11_memory_create(void *display, unsigned long window, int32_t width, int32_t height);

/// The words, row by row, with nothing between rows.
uint32_t *x11_memory_pixels(const CX11Memory *memory);

/// Has the server show a part of the memory at the same place of the window. It may read until x11_memory_sync.
void x11_memory_show(const CX11Memory *memory, int32_t x, int32_t y, int32_t width, int32_t height);

/// Waits until the server has shown all that it was told to.
void x11_memory_sync(const CX11Memory *memory);

/// Gives the memory back; the Display must be open still.
void x11_memory_destroy(CX11Memory *memory);

/// Whether the server of a Display answers within so many milliseconds: one may be stopped.
bool x11_is_answered(void *display, int32_t milliseconds);

/// Sets the title of a window of a Display, which is UTF-8: _NET_WM_NAME, and WM_NAME in the encoding that the
/// conventions between clients ask for. SDL writes WM_NAME in that of the locale, which few programs read.
void x11_set_title(void *display, unsigned long window, const char *title);

/// Ignores drops on a window of a Display, and tells other programs that it takes none. SDL reads a property of the
/// window that the first message of a drop names, and crashes if there is no such window; any program can send one.
void x11_ignore_drops(void *display, unsigned long window);

#endif
