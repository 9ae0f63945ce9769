// Memory for a window's pixels that the X server reads (MIT-SHM). Written in C because Xlib reports server errors
// through a process-wide handler.
#ifndef CX11MEMORY_H
#define CX11MEMORY_H

#include <stdbool.h>
#include <stdint.h>

typedef struct CX11Memory CX11Memory;

/// Creates memory of width * height words, 0xRRGGBB each, for a window of a Display. Returns NULL if the server cannot
/// share memory with this process, for example because it runs on another machine, or if it uses another pixel format.
CX11Memory *x11_memory_create(void *display, unsigned long window, int32_t width, int32_t height);

/// Returns the pixels, row by row, without padding.
uint32_t *x11_memory_pixels(const CX11Memory *memory);

/// Makes the server draw a part of the memory at the same position in the window. The server may read the memory until
/// x11_memory_sync returns.
void x11_memory_show(const CX11Memory *memory, int32_t x, int32_t y, int32_t width, int32_t height);

/// Waits until the server has shown everything requested so far.
void x11_memory_sync(const CX11Memory *memory);

/// Frees the memory. The Display must still be open.
void x11_memory_destroy(CX11Memory *memory);

/// Returns `true` if the server of a Display answers within `milliseconds`. A stopped server doesn't answer.
bool x11_is_answered(void *display, int32_t milliseconds);

/// Sets the title of a window of a Display from UTF-8 text: _NET_WM_NAME, and WM_NAME in the encoding that the ICCCM
/// requires. SDL writes WM_NAME in the locale's encoding, which few programs read.
void x11_set_title(void *display, unsigned long window, const char *title);

/// Discards all drag-and-drop messages that arrive on a Display, and removes the property by which `window` advertises
/// that it accepts drops. SDL reads a property of the window that the first message of a drop names, and crashes if
/// there is no such window; any program can send such a message.
void x11_ignore_drops(void *display, unsigned long window);

#endif
