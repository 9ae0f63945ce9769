#ifndef CWAYLAND_SHIM_H
#define CWAYLAND_SHIM_H

#include <linux/memfd.h>
#include <wayland-client.h>

/// Creates anonymous memory that can be shared with another process. glibc declares it only with _GNU_SOURCE.
int memfd_create(const char *name, unsigned int flags);

/// Binds the global `name`, which is a `wl_shm`. Swift would pass a temporary copy of the interface, but libwayland
/// keeps the pointer.
static inline struct wl_shm *CWaylandBindShm(struct wl_registry *registry, uint32_t name) {
    return (struct wl_shm *)wl_registry_bind(registry, name, &wl_shm_interface, 1);
}

#endif
