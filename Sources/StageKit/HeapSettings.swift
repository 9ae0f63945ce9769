import CMalloc
import Foundation

/// Heap settings with which large blocks, such as bitmaps and window-sized frames, are returned to the system when
/// freed.
///
/// By default, freeing such a block, if it is not larger than 32 MiB, raises glibc's mmap threshold to the block's
/// size. Later blocks up to that size are allocated from the heap, which shrinks only at its end, so a small block
/// after a freed frame keeps the frame's memory in the process.
package enum HeapSettings {
    /// The mmap threshold: the minimum size, in bytes, of blocks that are mapped individually and thus returned to the
    /// system when freed. Most allocations for screens, even the heights of a table of a million rows, stay below this
    /// size, because freshly mapped memory is slower.
    package static let minimumMappedBytes = 2 * 1024 * 1024
    /// The trim threshold: the maximum free space at the heap's end, in bytes. With a lower threshold, the heap would
    /// constantly grow and shrink, which is slower.
    package static let maximumFreeBytes = 2 * 1024 * 1024

    private static let isDone: Void = {
        let environment = ProcessInfo.processInfo.environment
        guard !isSet(in: environment) else { return }
        _ = mallopt(M_MMAP_THRESHOLD, Int32(minimumMappedBytes))
        _ = mallopt(M_TRIM_THRESHOLD, Int32(maximumFreeBytes))
    }()

    /// Applies the settings to this process, unless the environment configures the heap.
    package static func apply() { isDone }

    /// Returns `true` if `environment` configures the heap.
    package static func isSet(in environment: [String: String]) -> Bool {
        environment.contains { name, value in
            ["MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_"].contains(name)
                || name == "GLIBC_TUNABLES" && value.contains("glibc.malloc.")
        }
    }
}
