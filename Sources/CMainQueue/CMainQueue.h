#pragma once

/// Returns a file descriptor that is readable while work is pending on the main dispatch queue. libdispatch exports
/// this function for run loops, and Foundation uses it, too.
int _dispatch_get_main_queue_handle_4CF(void);
