import CPerfCount
import Glibc

/// The user-mode hardware counters of instructions and cache misses on the thread that runs the frames. They require
/// support from the machine and permission from the kernel.
@MainActor
final class HardwareCounters {
    /// The values of the counters. A value is `nil` if its counter is unavailable.
    struct Reading {
        var instructions: UInt64?
        var cacheMisses: UInt64?
    }

    /// The reason why nothing is counted; `nil` if instructions are counted.
    let reason: String?

    private let instructions: Int32
    private let cacheMisses: Int32

    /// Starts the counters on the calling thread.
    init() {
        instructions = perf_count_open(perf_count_instructions)
        cacheMisses = instructions >= 0 ? perf_count_open(perf_count_cache_misses) : -1
        reason = instructions >= 0 ? nil : Self.explain(-instructions)
    }

    isolated deinit {
        for descriptor in [instructions, cacheMisses] where descriptor >= 0 { close(descriptor) }
    }

    /// Returns the counts since the counters were started.
    func read() -> Reading {
        Reading(instructions: Self.value(of: instructions), cacheMisses: Self.value(of: cacheMisses))
    }

    /// Returns a description of the kernel error `code`, with a remedy if there is one.
    static func explain(_ code: Int32) -> String {
        switch code {
        case EACCES, EPERM:
            "the kernel forbids it; allow it with sysctl kernel.perf_event_paranoid=2"
        case ENOENT, EOPNOTSUPP, ENODEV:
            "this machine has no such counter; most virtual machines have none"
        default: String(cString: strerror(code))
        }
    }

    private static func value(of descriptor: Int32) -> UInt64? {
        var value: UInt64 = 0
        return descriptor >= 0 && perf_count_read(descriptor, &value) ? value : nil
    }
}
