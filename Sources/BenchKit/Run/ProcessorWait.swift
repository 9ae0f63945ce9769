import Glibc

/// The time for which the calling thread was runnable while other threads occupied the processors: the run delay in the
/// kernel's /proc/thread-self/schedstat.
///
/// Time spent waiting for anything else, such as a lock or a GPU, isn't included.
@MainActor
package final class ProcessorWait {
    private let file: Int32

    /// Opens the calling thread's scheduler statistics. If the kernel doesn't provide them, `nanoseconds` is `nil`.
    package init() {
        file = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC)
    }

    isolated deinit {
        if file >= 0 { close(file) }
    }

    /// The time spent waiting since the thread started, in nanoseconds; `nil` if unavailable.
    package var nanoseconds: UInt64? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 80) { text in
            let count = file >= 0 ? pread(file, text.baseAddress, text.count, 0) : 0
            return count > 0 ? Self.delay(in: text[..<count]) : nil
        }
    }

    /// Returns the time spent waiting since `before`, an earlier value of `nanoseconds`; `nil` if unavailable.
    package func since(_ before: UInt64?) -> UInt64? {
        guard let before, let now = nanoseconds else { return nil }
        return now - min(before, now)
    }

    /// Returns the run delay, which is the second number in `text`, the contents of a schedstat file. `nil` if there is
    /// no such number or it is too large.
    package static func delay(in text: some Sequence<UInt8>) -> UInt64? {
        var (fields, value, hasDigits) = (0, UInt64(0), false)
        for byte in text where fields < 2 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9") where fields == 1:
                let (product, isLarge) = value.multipliedReportingOverflow(by: 10)
                let (sum, isLarger) = product.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
                guard !isLarge, !isLarger else { return nil }
                (value, hasDigits) = (sum, true)
            case UInt8(ascii: " "): fields += 1
            default: break
            }
        }
        return hasDigits ? value : nil
    }
}
