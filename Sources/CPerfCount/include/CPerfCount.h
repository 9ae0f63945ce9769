// Counts what the processor does for one thread, by Linux's perf_event_open. Linked by the benchmark and the tests
// only.
#ifndef CPERFCOUNT_H
#define CPERFCOUNT_H

#include <stdbool.h>
#include <stdint.h>

/// An event that the kernel can count.
typedef struct {
    uint32_t type;
    uint64_t config;
} perf_count_event;

/// Instructions that were completed, cache misses, and the time that the thread ran, in nanoseconds: the last one is
/// counted by the kernel itself, on every machine.
extern const perf_count_event perf_count_instructions;
extern const perf_count_event perf_count_cache_misses;
extern const perf_count_event perf_count_task_clock;

/// Begins to count `event` for the calling thread, outside of the kernel. Returns a descriptor that is to be closed, or
/// the negative number of the system's error: EACCES and EPERM where the kernel forbids it, ENOENT where the processor,
/// or the machine that it is played by, has no such counter.
int perf_count_open(perf_count_event event);

/// Sets `value` to what was counted since the descriptor was opened; where the processor had too few counters for all
/// who wanted one, to what would have been counted, had there been enough. Returns whether it could be read.
bool perf_count_read(int descriptor, uint64_t *value);

#endif
