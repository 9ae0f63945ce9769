import Glibc

/// Standard input, output and error, which every program expects to be open.
package enum StandardStreams {
    /// The number of file descriptors that a program with a window needs in addition to those open at launch.
    private static let needed = 32

    /// Opens standard input, output and error on /dev/null if they are closed.
    ///
    /// Otherwise, the next opened file or connection would get one of their numbers and receive the program's messages.
    /// Call this method before opening anything else. Input is then empty and messages are lost. Writing a result still
    /// fails as with a closed descriptor, because the output is opened for reading only.
    package static func open() {
        for (number, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)] {
            guard fcntl(number, F_GETFD) == -1, errno == EBADF else { continue }
            // `open` returns the lowest free number, which is this one because all lower ones are open.
            _ = Glibc.open("/dev/null", mode)
        }
    }

    /// Throws if the limit on open files is so low that the system's libraries would abort the process.
    package static func checkDescriptorLimit() throws(TooFewDescriptors) {
        var opened: [Int32] = []
        defer { for number in opened { close(number) } }
        while opened.count < needed {
            let number = Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
            guard number >= 0 else {
                throw TooFewDescriptors(limit: Int(getdtablesize()), missing: needed - opened.count)
            }
            opened.append(number)
        }
    }
}

/// The error thrown if the process's limit on open files is too low.
package struct TooFewDescriptors: Error, CustomStringConvertible {
    /// The limit on open files.
    package let limit: Int
    /// The number of additional files that the limit would have to allow.
    package let missing: Int

    package var description: String {
        "only \(limit) files may be open at once, which is too few by \(missing); allow more with ulimit -n 1024"
    }
}
