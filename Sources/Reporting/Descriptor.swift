import Glibc

/// A file descriptor for output, which may be closed, full or broken.
package struct Descriptor {
    package let number: Int32

    package init(number: Int32) {
        self.number = number
    }

    /// Writes all of `bytes`. Returns `nil` on success, or the system's error number on failure.
    ///
    /// A broken pipe is reported as an error and doesn't end the process.
    ///
    /// - Parameter timeout: The maximum time to wait, in milliseconds, whenever nothing can be written. A negative
    ///   value waits forever.
    package func write(_ bytes: UnsafeRawBufferPointer, timeout: Int32) -> Int32? {
        withoutBrokenPipeSignal {
            var remaining = bytes[...]
            while !remaining.isEmpty {
                if let error = waitUntilWritable(timeout) { return error }
                // A writable pipe accepts this number of bytes without blocking.
                let piece = UnsafeRawBufferPointer(rebasing: remaining.prefix(Int(PIPE_BUF)))
                let count = Glibc.write(number, piece.baseAddress, piece.count)
                if count > 0 {
                    remaining = remaining.dropFirst(count)
                } else if count == 0 || ![EINTR, EAGAIN].contains(errno) {
                    return count == 0 ? EIO : errno
                }
            }
            return nil
        }
    }

    /// Waits until the descriptor is writable, or until writing would fail immediately. Returns `EAGAIN` on timeout;
    /// otherwise `nil`.
    private func waitUntilWritable(_ timeout: Int32) -> Int32? {
        while true {
            var state = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
            let count = poll(&state, 1, timeout)
            if count == 0 { return EAGAIN }
            // On errors other than an interrupting signal, writing is attempted anyway.
            if count > 0 || errno != EINTR { return nil }
        }
    }

    /// Runs `body` without delivering SIGPIPE, so a broken pipe is reported only through `errno`.
    private func withoutBrokenPipeSignal(_ body: () -> Int32?) -> Int32? {
        var broken = sigset_t()
        sigemptyset(&broken)
        sigaddset(&broken, SIGPIPE)
        var pending = sigset_t()
        sigpending(&pending)
        if sigismember(&pending, SIGPIPE) == 1 { return body() }
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &broken, &before)
        let result = body()
        if result == EPIPE {
            var noTimeout = timespec()
            while sigtimedwait(&broken, nil, &noTimeout) == -1, errno == EINTR {}
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        return result
    }
}
