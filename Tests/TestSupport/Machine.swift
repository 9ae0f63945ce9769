import Foundation
import Glibc
import Synchronization

/// What a test has to know of how it runs.
package enum Machine {
    /// Whether the address or the thread sanitizer is built in, which take memory of their own: several times what the
    /// program takes.
    package static let hasSanitizer = dlsym(nil, "__asan_init") != nil || hasThreadSanitizer

    /// Whether the thread sanitizer is built in, which keeps its notes in files, so that a limit on files ends it.
    package static let hasThreadSanitizer = dlsym(nil, "__tsan_init") != nil

    /// How many bytes of stack a limit of `kibibytes` allows: frames are larger under a sanitizer.
    package static func stackLimit(kibibytes: Int) -> Int { kibibytes << (hasSanitizer ? 12 : 10) }
}

/// Measures for how long a thread that wants to run was kept waiting for a processor, by other programs or by the other
/// threads of this one: limits of time in a test are given that much more. A request that hangs while its thread sleeps
/// adds nothing, and so is still found.
package final class Lateness: Sendable {
    private static let tick = 0.02
    private let total = Mutex(0.0)

    /// Begins to measure. The measuring ends when the object is dropped.
    package init() {
        Thread.detachNewThread { [weak self] in
            var last = Self.now
            while true {
                usleep(UInt32(Self.tick * 1e6))
                let late = Self.now - last - Self.tick
                last = Self.now
                guard let self else { return }
                total.withLock { $0 += max(0, late) }
            }
        }
    }

    /// Seconds so far.
    package var seconds: Double { total.withLock { $0 } }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
