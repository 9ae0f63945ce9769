// Counts the heap allocations of one thread, by standing in front of the C library's allocator.
// Linked by the benchmark and the tests only.
#ifndef CHEAPCOUNT_H
#define CHEAPCOUNT_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted in this build: with glibc, and without a sanitizer that brings its own allocator.
bool heap_count_is_available(void);

/// Sets the calling thread's count to 0 and begins to count. Other threads are not counted.
void heap_count_start(void);

/// Ends counting on the calling thread. Returns how many allocations there were since the start: one for each call of
/// malloc, calloc, realloc, posix_memalign, aligned_alloc and memalign, paused stretches left out.
uint64_t heap_count_stop(void);

/// Leaves out what the calling thread allocates until the matching heap_count_resume(). Pauses nest.
void heap_count_pause(void);

/// Ends one heap_count_pause(). Without one, nothing happens.
void heap_count_resume(void);

/// The calling thread's count so far, or after heap_count_stop() the last one.
uint64_t heap_count_value(void);

/// How many bytes of the main thread's heap are in use now; 0 where allocations cannot be counted.
uint64_t heap_living_bytes(void);

#endif
