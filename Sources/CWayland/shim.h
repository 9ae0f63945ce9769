#ifndef CWAYLAND_SHIM_H
#define CWAYLAND_SHIM_H

#include <linux/memfd.h>
#include <wayland-client.h>

/// Memory without a name that another process can be handed. glibc declares it only under _GNU_SOURCE.
int memfd_create(const char *name, unsigned int flags);

/// Binds the global `name`, which is a `wl_shm`. Swift would hand over a copy of the interface, which must stay.
static inline struct wl_shm *CWaylandBindShm(struct wl_registry *registry, uint32_t name) {
    return (struct wl_shm *)wl_registry_bind(registry, name, &wl_shm_interface, 1);
}

#endif
