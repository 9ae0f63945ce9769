#pragma once

#include <sys/socket.h>

// glibc declares these functions only with _GNU_SOURCE. They create descriptors that already have their flags, so that
// a child process that is started on another thread at that moment doesn't inherit them.

/// Creates a pipe whose ends, for reading and writing, have `flags`, such as `O_CLOEXEC`. Returns -1 on failure.
int pipe2(int ends[2], int flags);

/// Accepts a connection on `listener` and returns its descriptor, which has `flags`, such as `SOCK_CLOEXEC`. Returns -1
/// on failure.
int accept4(int listener, struct sockaddr *address, socklen_t *length, int flags);
