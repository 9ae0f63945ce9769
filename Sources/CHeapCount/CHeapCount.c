#include "CHeapCount.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)
#define IS_AVAILABLE 1
#endif

// "initial-exec": reading these never allocates, as a lazily made thread-local would, which would recurse.
#define THREAD_LOCAL static _Thread_local __attribute__((tls_model("initial-exec")))

THREAD_LOCAL bool is_counting;
THREAD_LOCAL uint32_t pauses;
THREAD_LOCAL uint64_t allocations;

bool heap_count_is_available(void) {
#ifdef IS_AVAILABLE
    return true;
#else
    return false;
#endif
}

void heap_count_start(void) {
    allocations = 0;
    pauses = 0;
    is_counting = true;
}

uint64_t heap_count_stop(void) {
    is_counting = false;
    return allocations;
}

void heap_count_pause(void) { pauses += 1; }

void heap_count_resume(void) {
    if (pauses > 0) { pauses -= 1; }
}

uint64_t heap_count_value(void) { return allocations; }

uint64_t heap_living_bytes(void) {
#ifdef IS_AVAILABLE
    return mallinfo2().uordblks;
#else
    return 0;
#endif
}

#ifdef IS_AVAILABLE

// glibc's own names for its allocator; what they return, its free() takes back.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static inline void count_one(void) {
    if (is_counting && pauses == 0) { allocations += 1; }
}

void *malloc(size_t size) {
    count_one();
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    count_one();
    return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
    count_one();
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    count_one();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count_one();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) { return EINVAL; }
    count_one();
    int saved = errno;
    void *made = __libc_memalign(alignment, size);
    errno = saved;  // POSIX: the error is the result, errno stays.
    if (made == NULL) { return ENOMEM; }
    *block = made;
    return 0;
}

#endif
