import Foundation
import Glibc
import Synchronization

/// Properties of the machine and the build that affect tests.
package enum Machine {
    /// `true` under the address or thread sanitizer, which multiply a program's memory.
    package static let hasSanitizer = dlsym(nil, "__asan_init") != nil || hasThreadSanitizer

    /// `true` under the thread sanitizer, which writes its notes to files, so that a limit on files ends the program.
    package static let hasThreadSanitizer = dlsym(nil, "__tsan_init") != nil

    /// Returns the limit in bytes for a stack of `kibibytes`. Stack frames are larger with a sanitizer.
    package static func stackLimit(kibibytes: Int) -> Int { kibibytes << (hasSanitizer ? 12 : 10) }
}

/// Measures how long a runnable thread had to wait for a processor because of other programs or threads. Tests extend
/// their time limits by this delay. A hanging request whose thread sleeps doesn't add to it, so it is still detected.
package final class SchedulingDelay: Sendable {
    private static let tick = 0.02
    private let total = Mutex(0.0)

    /// Creates an object that measures until it is released.
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

    /// The total delay in seconds.
    package var seconds: Double { total.withLock { $0 } }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
