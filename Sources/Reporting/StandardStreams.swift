import Glibc

/// The descriptors that every program expects to be there.
package enum StandardStreams {
    /// How many files and connections a program with a window needs beside those that are open when it begins.
    private static let needed = 32

    /// Opens the standard input, output and error on /dev/null where they are closed.
    ///
    /// Without it the next file or connection that is opened gets one of their numbers, and the messages of the program
    /// go into it. To be called before anything else is opened. Input is empty and messages are lost then; writing a
    /// result still fails as on a closed descriptor, since its output is opened for reading only.
    package static func open() {
        for (number, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)] {
            guard fcntl(number, F_GETFD) == -1, errno == EBADF else { continue }
            // The lowest free number is taken, which is this one: those below it are open.
            _ = Glibc.open("/dev/null", mode)
        }
    }

    /// Throws when so few files can be open at once that the system's libraries would end the process.
    package static func checkRoom() throws(TooFewDescriptors) {
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

/// Why a program does not begin: it may have too few files open at once.
package struct TooFewDescriptors: Error, CustomStringConvertible {
    /// How many may be open.
    package let limit: Int
    /// How many more there have to be.
    package let missing: Int

    package var description: String {
        "only \(limit) files may be open at once, which is too few by \(missing); allow more with ulimit -n 1024"
    }
}
