// Counts the heap allocations of one thread by replacing the C library's allocator. Linked by the benchmark and the
// tests only.
//
// Only calls from the program and from the Swift libraries are counted. How often Pango, FreeType or SDL allocate
// depends on their versions, and so would the numbers.
#ifndef CHEAPCOUNT_H
#define CHEAPCOUNT_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted in this build: with glibc, and without a sanitizer that brings its own allocator.
bool heap_count_is_available(void);

/// Sets the calling thread's count to 0 and begins to count. Other threads are not counted.
void heap_count_start(void);

/// Ends counting on the calling thread. Returns the number of allocations since the start, without those during pauses:
/// one for each call of malloc, calloc, realloc, posix_memalign, aligned_alloc and memalign.
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
