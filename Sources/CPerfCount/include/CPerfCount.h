// Hardware performance counters of one thread, through Linux's perf_event_open. Only the benchmark and the tests link
// it.
#ifndef CPERFCOUNT_H
#define CPERFCOUNT_H

#include <stdbool.h>
#include <stdint.h>

/// An event that the kernel can count.
typedef struct {
    uint32_t type;
    uint64_t config;
} perf_count_event;

/// Completed instructions.
extern const perf_count_event perf_count_instructions;
/// Cache misses, usually of the last-level cache.
extern const perf_count_event perf_count_cache_misses;
/// The thread's CPU time in nanoseconds. Available on every machine, because the kernel measures it without a hardware
/// counter.
extern const perf_count_event perf_count_task_clock;

/// Starts counting `event` for the calling thread, in user mode only. Returns a file descriptor that the caller must
/// close, or the negative error number: EACCES or EPERM if the kernel forbids it, ENOENT if the processor or the
/// virtual machine has no such counter.
int perf_count_open(perf_count_event event);

/// Sets `value` to the count since the file descriptor was opened, extrapolated if the processor's counters counted
/// other events part of the time. Returns `false` if the count cannot be read.
bool perf_count_read(int descriptor, uint64_t *value);

#endif
