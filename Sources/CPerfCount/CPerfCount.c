#include "CPerfCount.h"

#include <errno.h>
#include <linux/perf_event.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

const perf_count_event perf_count_instructions = {PERF_TYPE_HARDWARE, PERF_COUNT_HW_INSTRUCTIONS};
const perf_count_event perf_count_cache_misses = {PERF_TYPE_HARDWARE, PERF_COUNT_HW_CACHE_MISSES};
const perf_count_event perf_count_task_clock = {PERF_TYPE_SOFTWARE, PERF_COUNT_SW_TASK_CLOCK};

int perf_count_open(perf_count_event event) {
    struct perf_event_attr attributes;
    memset(&attributes, 0, sizeof attributes);
    attributes.size = sizeof attributes;
    attributes.type = event.type;
    attributes.config = event.config;
    attributes.exclude_kernel = 1;
    attributes.exclude_hv = 1;
    attributes.read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
    // Count this thread, on any processor. The C library has no wrapper for this call.
    long descriptor = syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
    return descriptor >= 0 ? (int)descriptor : -errno;
}

bool perf_count_read(int descriptor, uint64_t *value) {
    struct {
        uint64_t value, enabled, running;
    } found;
    if (read(descriptor, &found, sizeof found) != (ssize_t)sizeof found) { return false; }
    bool isShared = found.running > 0 && found.running < found.enabled;
    *value = isShared ? (uint64_t)((double)found.value * (double)found.enabled / (double)found.running) : found.value;
    return true;
}
