import CDescriptors
import Foundation
import Glibc

/// Starts child processes, each in a separate process group and with empty input.
enum ChildSpawn {
    /// Starts a program and returns its process ID.
    ///
    /// - Parameters:
    ///   - path: The executable.
    ///   - arguments: The arguments. The first one is the name that the program sees.
    ///   - environment: The variables added to this process's environment.
    ///   - files: The child's open files besides its input: for each, the file descriptor in this process and its
    ///     number in the child. They are duplicated in order, and each replaces any descriptor with its number in the
    ///     child, so the highest numbers must come last.
    ///   - searches: `true` to search the folders of PATH if `path` has no slash.
    static func start(
        _ path: String, _ arguments: [String], _ environment: [String: String],
        files: [(descriptor: Int32, inChild: Int32)], searches: Bool = false
    ) throws(BenchError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        for file in files { posix_spawn_file_actions_adddup2(&actions, file.descriptor, file.inChild) }
        let merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        var id: pid_t = 0
        let code = withStrings(arguments) { arguments in
            withStrings(merged.map { "\($0)=\($1)" }) { environment in
                searches
                    ? posix_spawnp(&id, path, &actions, &attributes, arguments, environment)
                    : posix_spawn(&id, path, &actions, &attributes, arguments, environment)
            }
        }
        guard code == 0 else { throw BenchError(String(cString: strerror(code))) }
        return id
    }

    /// Creates a pipe or, if `isSocket`, a pair of sockets. Programs that are started inherit neither end, and the
    /// near end doesn't block.
    static func channel(isSocket: Bool = false) throws(BenchError) -> (near: Int32, far: Int32) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let code = isSocket ? socketpair(AF_UNIX, kind, 0, &ends) : pipe2(&ends, O_CLOEXEC)
        guard code == 0 else {
            throw BenchError("no pipe could be created: \(String(cString: strerror(errno)))")
        }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        return (ends[0], ends[1])
    }

    // MARK: Private

    /// Calls `body` with `strings` as a null-terminated array of C strings.
    private static func withStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = strings.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        return body(pointers)
    }
}
