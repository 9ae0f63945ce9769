// Counts the heap allocations of one thread by replacing the C library's allocator. Only the benchmark and the tests
// link it.
//
// Only calls from the program and the Swift libraries are counted, because the number of allocations in Pango, FreeType
// and SDL depends on their versions.
#ifndef CHEAPCOUNT_H
#define CHEAPCOUNT_H

#include <stdbool.h>
#include <stdint.h>

/// Returns `true` if this build can count allocations: with glibc, and without a sanitizer, which has its own
/// allocator.
bool heap_count_is_available(void);

/// Sets the calling thread's count to 0 and starts counting. Other threads are not counted.
void heap_count_start(void);

/// Stops counting on the calling thread. Returns the number of allocations since the start, excluding pauses: one for
/// each call of malloc, calloc, realloc, posix_memalign, aligned_alloc and memalign.
uint64_t heap_count_stop(void);

/// Excludes the calling thread's allocations until the matching heap_count_resume(). Pauses nest.
void heap_count_pause(void);

/// Ends the latest heap_count_pause(). No effect if counting isn't paused.
void heap_count_resume(void);

/// Returns the calling thread's current count, or the final one after heap_count_stop().
uint64_t heap_count_value(void);

/// Returns the bytes in use on the main thread's heap, or 0 if allocations cannot be counted.
uint64_t heap_living_bytes(void);

#endif
