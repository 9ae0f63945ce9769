#include "CProgramWatch.h"

#include <sys/prctl.h>

bool watched_process_adopts(bool adopts) { return prctl(PR_SET_CHILD_SUBREAPER, adopts ? 1L : 0L, 0L, 0L, 0L) == 0; }
