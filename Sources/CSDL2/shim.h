#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <poll.h>
#include <signal.h>
#include <time.h>

/// Returns the `Display *` of a window on X11, or NULL elsewhere. The layout of SDL's union varies by platform, so
/// Swift can't rely on it.
static inline void *CSDL2GetX11Display(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11) {
        return info.info.x11.display;
    }
#endif
    return NULL;
}

/// Returns the `Window` of a window on X11, or 0 elsewhere.
static inline unsigned long CSDL2GetX11Window(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11) {
        return info.info.x11.window;
    }
#endif
    return 0;
}

/// Returns the `struct wl_display *` of a window on Wayland, or NULL elsewhere.
static inline void *CSDL2GetWaylandDisplay(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_WAYLAND)
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_WAYLAND) {
        return info.info.wl.display;
    }
#endif
    return NULL;
}

/// Returns the `struct wl_surface *` of a window on Wayland, or NULL elsewhere.
static inline void *CSDL2GetWaylandSurface(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_WAYLAND)
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_WAYLAND) {
        return info.info.wl.surface;
    }
#endif
    return NULL;
}

/// Gets the size of a window in pixels, which is larger than its size in SDL's coordinates on a scaled display.
static inline void CSDL2GetSizeInPixels(SDL_Window *window, int *width, int *height) {
#if SDL_VERSION_ATLEAST(2, 26, 0)
    SDL_GetWindowSizeInPixels(window, width, height);
#else
    SDL_GL_GetDrawableSize(window, width, height);
#endif
}

/// Returns a copy of the primary selection, to be freed with SDL_free; NULL if SDL can't get it, and always before SDL
/// 2.26.
static inline char *CSDL2CopyPrimarySelection(void) {
#if SDL_VERSION_ATLEAST(2, 26, 0)
    return SDL_GetPrimarySelectionText();
#else
    return NULL;
#endif
}

/// Sets the primary selection. Returns 0, or a negative number if SDL fails. Before SDL 2.26, it does nothing and
/// returns 0.
static inline int CSDL2SetPrimarySelection(const char *text) {
#if SDL_VERSION_ATLEAST(2, 26, 0)
    return SDL_SetPrimarySelectionText(text);
#else
    (void)text;
    return 0;
#endif
}

/// Returns the blend mode of premultiplied colors: source + destination * (1 - source alpha).
static inline SDL_BlendMode CSDL2PremultipliedBlendMode(void) {
    return SDL_ComposeCustomBlendMode(
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD,
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD);
}

/// Returns the blend mode of masks: the destination keeps its color, and its alpha is multiplied by the source's.
static inline SDL_BlendMode CSDL2MaskBlendMode(void) {
    return SDL_ComposeCustomBlendMode(
        SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_ONE, SDL_BLENDOPERATION_ADD,
        SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_SRC_ALPHA, SDL_BLENDOPERATION_ADD);
}

/// A `poll` whose timeout is in nanoseconds instead of milliseconds. glibc declares it only with _GNU_SOURCE.
int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *timeout, const sigset_t *mask);

#endif
