import Glibc

/// How long the calling thread could have run while other threads had the processors: what the kernel counts as run
/// delay, in /proc/thread-self/schedstat.
///
/// A thread that waits for something else, as for a lock or a graphics card, does not want to run, and none of that is
/// counted.
@MainActor
package final class ProcessorWait {
    private let file: Int32

    /// Begins to count for the calling thread. A kernel without such statistics counts nothing.
    package init() {
        file = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC)
    }

    isolated deinit {
        if file >= 0 { close(file) }
    }

    /// The nanoseconds since the thread began; nil where they are not counted.
    package var nanoseconds: UInt64? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 80) { text in
            let count = file >= 0 ? pread(file, text.baseAddress, text.count, 0) : 0
            return count > 0 ? Self.delay(in: text[..<count]) : nil
        }
    }

    /// The nanoseconds since they were `before`; nil where they are not counted.
    package func since(_ before: UInt64?) -> UInt64? {
        guard let before, let now = nanoseconds else { return nil }
        return now - min(before, now)
    }

    /// The second of the numbers in `text`; nil where there is none.
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
