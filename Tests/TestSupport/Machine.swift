import Foundation
import Glibc
import Synchronization

/// Properties of the machine and the build that affect tests.
package enum Machine {
    /// `true` under the address or thread sanitizer, which multiply a program's memory use.
    package static let hasSanitizer = dlsym(nil, "__asan_init") != nil || hasThreadSanitizer

    /// `true` under the thread sanitizer, which needs large files, so a limit on file sizes would end the program.
    package static let hasThreadSanitizer = dlsym(nil, "__tsan_init") != nil

    /// Returns the limit in bytes for a stack of `kibibytes`. It is four times as large with a sanitizer, because stack
    /// frames are larger.
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
