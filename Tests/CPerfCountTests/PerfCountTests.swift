import CPerfCount
import Foundation
import Glibc
import Testing

@Suite("Performance counters") struct PerfCountTests {
    @Test("An event is counted, or the error says that the kernel forbids or lacks it")
    func reading() throws {
        let descriptor = perf_count_open(perf_count_task_clock)
        guard descriptor >= 0 else {
            #expect([EACCES, EPERM, ENOSYS].contains(-descriptor))
            return
        }
        defer { close(descriptor) }
        var (first, second): (UInt64, UInt64) = (0, 0)

        #expect(perf_count_read(descriptor, &first))
        let sum = (0..<100_000).reduce(0, &+)
        #expect(perf_count_read(descriptor, &second))

        #expect(sum > 0)
        #expect(second > first)
    }

    @Test("An unknown event fails with an error number")
    func unknown() {
        #expect(perf_count_open(perf_count_event(type: 0, config: 0xFFFF)) < 0)
    }

    @Test("An unrelated file descriptor can't be read as a count")
    func foreign() throws {
        let descriptor = open("/dev/null", O_RDONLY)
        defer { close(descriptor) }
        var value: UInt64 = 7

        #expect(!perf_count_read(descriptor, &value))
        #expect(value == 7)
    }

    @Test("Repeating work takes about as many instructions", .enabled(if: hasInstructions, "no instruction counter"))
    func instructions() {
        let descriptor = perf_count_open(perf_count_instructions)
        defer { close(descriptor) }
        let counts = (0..<5).map { _ in
            var (before, after): (UInt64, UInt64) = (0, 0)
            _ = perf_count_read(descriptor, &before)
            let sum = (0..<100_000).reduce(0, &+)
            _ = perf_count_read(descriptor, &after)
            return sum > 0 ? after - before : 0
        }.sorted()

        #expect(counts[0] > 100_000)
        #expect(counts[2] - counts[0] < counts[0] / 100)
    }

    // MARK: Private

    private static let hasInstructions: Bool = {
        let descriptor = perf_count_open(perf_count_instructions)
        if descriptor >= 0 { close(descriptor) }
        return descriptor >= 0
    }()
}
