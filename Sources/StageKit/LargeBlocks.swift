import CMalloc
import Foundation

/// What becomes of large blocks of memory that are freed: those that bitmaps and pictures of the window's size take.
///
/// As soon as one is freed, glibc takes others of that size, up to 32 MiB, out of its heap, and the heap shrinks at its
/// end alone. A small block behind a picture then keeps the picture's memory in the process.
package enum LargeBlocks {
    /// Blocks of so many bytes and more are the system's own, and go back to it when they are freed. What comes and
    /// goes with screens is smaller, the heights of a table of a million rows among it: memory that is new each time
    /// takes longer.
    package static let least = 2 * 1024 * 1024
    /// So many bytes may lie free at the heap's end: memory that goes to and fro costs more than it saves.
    package static let mostAtEnd = 2 * 1024 * 1024

    private static let isDone: Void = {
        let environment = ProcessInfo.processInfo.environment
        guard !isSet(in: environment) else { return }
        _ = mallopt(M_MMAP_THRESHOLD, Int32(least))
        _ = mallopt(M_TRIM_THRESHOLD, Int32(mostAtEnd))
    }()

    /// Lets the process give large blocks back from now on, unless the environment says what to do with them.
    package static func giveBack() { isDone }

    /// Whether `environment` has settings of the heap.
    package static func isSet(in environment: [String: String]) -> Bool {
        environment.contains { name, value in
            ["MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_"].contains(name)
                || name == "GLIBC_TUNABLES" && value.contains("glibc.malloc.")
        }
    }
}
