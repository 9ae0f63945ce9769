import CPerfCount
import Glibc

/// What the processor counts for the thread that runs the frames: instructions and cache misses outside of the kernel,
/// where the machine has counters and the kernel lets us read them.
@MainActor
final class HardwareCounters {
    /// What one reading says; nil what is not counted.
    struct Reading {
        var instructions: UInt64?
        var cacheMisses: UInt64?
    }

    /// Why nothing is counted; nil where instructions are.
    let reason: String?

    private let instructions: Int32
    private let cacheMisses: Int32

    /// Begins to count for the calling thread.
    init() {
        instructions = perf_count_open(perf_count_instructions)
        cacheMisses = instructions >= 0 ? perf_count_open(perf_count_cache_misses) : -1
        reason = instructions >= 0 ? nil : Self.explain(-instructions)
    }

    isolated deinit {
        for descriptor in [instructions, cacheMisses] where descriptor >= 0 { close(descriptor) }
    }

    /// What was counted since the beginning.
    func read() -> Reading {
        Reading(instructions: Self.value(of: instructions), cacheMisses: Self.value(of: cacheMisses))
    }

    /// Why the kernel refused, and what helps.
    static func explain(_ code: Int32) -> String {
        switch code {
        case EACCES, EPERM:
            "the kernel forbids it; allow it with sysctl kernel.perf_event_paranoid=2"
        case ENOENT, EOPNOTSUPP, ENODEV:
            "this machine has no such counter, as most virtual machines"
        default: String(cString: strerror(code))
        }
    }

    private static func value(of descriptor: Int32) -> UInt64? {
        var value: UInt64 = 0
        return descriptor >= 0 && perf_count_read(descriptor, &value) ? value : nil
    }
}
