import Glibc

/// The three descriptors that every program expects to be open.
package enum StandardStreams {
    /// Opens the standard input, output and error on /dev/null where they are closed.
    ///
    /// Without it the next file or connection that is opened gets one of their numbers, and the messages of the program go
    /// into it. To be called before anything else is opened. Input is empty and messages are lost then; writing a result
    /// still fails as on a closed descriptor, since its output is opened for reading only.
    package static func open() {
        for (number, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)] {
            guard fcntl(number, F_GETFD) == -1, errno == EBADF else { continue }
            // The lowest free number is taken, which is this one: those below it are open.
            _ = Glibc.open("/dev/null", mode)
        }
    }
}
