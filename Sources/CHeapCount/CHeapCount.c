#define _GNU_SOURCE
#include "CHeapCount.h"

#include <errno.h>
#include <link.h>
#include <malloc.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)
#define IS_AVAILABLE 1
#endif

// With "initial-exec", accessing these variables never allocates. Otherwise, the first access on a thread could call
// malloc, which would recurse.
#define THREAD_LOCAL static _Thread_local __attribute__((tls_model("initial-exec")))

THREAD_LOCAL bool is_counting;
THREAD_LOCAL uint32_t pauses;
THREAD_LOCAL uint64_t allocations;

#ifdef IS_AVAILABLE

// The address ranges of the code whose allocator calls are counted: the program and the Swift libraries.
typedef struct {
    uintptr_t start, end;
} code_range;

enum { MAXIMUM_RANGES = 64 };
static code_range ranges[MAXIMUM_RANGES];
static int range_count;

static bool is_counted(const char *path) {
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    return strncmp(name, "libswift", 8) == 0 || strncmp(name, "lib_", 4) == 0 ||
           strncmp(name, "libFoundation", 13) == 0 || strncmp(name, "libdispatch", 11) == 0 ||
           strncmp(name, "libBlocksRuntime", 16) == 0;
}

static int add_ranges(struct dl_phdr_info *object, size_t size, void *position) {
    (void)size;
    // The first object is the program; its path is empty.
    int *objects = position;
    if ((*objects)++ > 0 && !is_counted(object->dlpi_name)) { return 0; }
    for (int index = 0; index < object->dlpi_phnum && range_count < MAXIMUM_RANGES; index += 1) {
        const ElfW(Phdr) *header = &object->dlpi_phdr[index];
        if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) { continue; }
        uintptr_t start = object->dlpi_addr + header->p_vaddr;
        ranges[range_count++] = (code_range){start, start + header->p_memsz};
    }
    return 0;
}

// Runs before main(): the program and its Swift libraries are loaded, and no thread is counting yet.
__attribute__((constructor)) static void find_ranges(void) {
    int objects = 0;
    dl_iterate_phdr(add_ranges, &objects);
}

#endif

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

// glibc's internal names of its allocator functions. Its free() accepts their results.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static inline void count_one(const void *caller) {
    if (!is_counting || pauses > 0) { return; }
    uintptr_t address = (uintptr_t)caller;
    for (int index = 0; index < range_count; index += 1) {
        if (address >= ranges[index].start && address < ranges[index].end) {
            allocations += 1;
            return;
        }
    }
}

void *malloc(size_t size) {
    count_one(__builtin_return_address(0));
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    count_one(__builtin_return_address(0));
    return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
    count_one(__builtin_return_address(0));
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    count_one(__builtin_return_address(0));
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count_one(__builtin_return_address(0));
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) { return EINVAL; }
    count_one(__builtin_return_address(0));
    int saved = errno;
    void *result = __libc_memalign(alignment, size);
    errno = saved;  // POSIX: the error is returned, and errno is unchanged.
    if (result == NULL) { return ENOMEM; }
    *block = result;
    return 0;
}

#endif
