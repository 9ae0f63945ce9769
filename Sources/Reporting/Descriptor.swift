import Glibc

/// A file descriptor that text goes to, in whatever state it is.
package struct Descriptor {
    package let number: Int32

    package init(number: Int32) {
        self.number = number
    }

    /// Writes all of `bytes`, and says what stood in the way with the system's error number; nil when all is written.
    ///
    /// A reader that went away is an error like any other, not the end of the process.
    ///
    /// - Parameter patience: How many milliseconds may pass in which nothing can be written; below 0 it waits for ever.
    package func write(_ bytes: UnsafeRawBufferPointer, patience: Int32) -> Int32? {
        withoutBrokenPipeSignal {
            var rest = bytes[...]
            while !rest.isEmpty {
                if let error = waitForRoom(patience) { return error }
                // A pipe that has room takes so much at once without making the writer wait.
                let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(Int(PIPE_BUF)))
                let count = Glibc.write(number, piece.baseAddress, piece.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if count == 0 || ![EINTR, EAGAIN].contains(errno) {
                    return count == 0 ? EIO : errno
                }
            }
            return nil
        }
    }

    /// Waits until something can be written, or until writing will say at once why not.
    private func waitForRoom(_ patience: Int32) -> Int32? {
        while true {
            var state = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
            let count = poll(&state, 1, patience)
            if count == 0 { return EAGAIN }
            // Other errors than a signal do not keep the writing from being tried.
            if count > 0 || errno != EINTR { return nil }
        }
    }

    /// Runs `body` so that a broken pipe is told by `errno` alone, whatever the process does about the signal.
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
            var none = timespec()
            while sigtimedwait(&broken, nil, &none) == -1, errno == EINTR {}
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        return result
    }
}
