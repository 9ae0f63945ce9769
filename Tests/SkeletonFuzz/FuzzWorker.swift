import Foundation
import Glibc
import Synchronization
import TestSupport

/// Runs cases one after the other in this process. A thread ends the process if a case takes too long or too much
/// memory.
@MainActor
struct FuzzWorker {
    let kind: FuzzKind
    let seed: UInt64

    /// The limits of a case on CPU time, wall time and resident memory. The limit on wall time is much higher, so that
    /// the machine's load doesn't matter. The address sanitizer needs several times as much of each.
    private enum Limits {
        static let seconds = isSanitized ? 60 : 10
        static let clockSeconds = 12 * seconds
        static let bytes = (isSanitized ? 6 : 1) << 30
        static let isSanitized = ProcessInfo.processInfo.environment["SKELETON_FUZZ_SANITIZED"] != nil
    }

    /// The start of the current case in seconds of wall time; 0 between cases.
    private nonisolated static let began = Atomic<Int>(0)
    /// The CPU time in seconds at the start of the current case.
    private nonisolated static let workBefore = Atomic<Int>(0)

    /// Runs cases, starting with `first`, for `seconds`. Prints the number of each case before running it.
    func run(from first: Int, seconds: Double) {
        watch()
        let end = Date().addingTimeInterval(seconds)
        var number = first
        repeat {
            let line = Array("\(number)\n".utf8)
            guard write(STDOUT_FILENO, line, line.count) == line.count else { return }
            runCase(number)
            number += 1
        } while Date() < end
    }

    func run(only number: Int) {
        watch()
        runCase(number)
    }

    private func runCase(_ number: Int) {
        Self.workBefore.store(Self.seconds(CLOCK_PROCESS_CPUTIME_ID), ordering: .relaxed)
        Self.began.store(Self.seconds(CLOCK_MONOTONIC), ordering: .relaxed)
        var random = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ UInt64(number) &* 0x1_0001)
        do {
            try kind.run(&random)
        } catch {
            Self.end("could not be created: \(error)")
        }
        Self.began.store(0, ordering: .relaxed)
    }

    private func watch() {
        Thread.detachNewThread {
            while true {
                usleep(20_000)
                let began = Self.began.load(ordering: .relaxed)
                let work = Self.seconds(CLOCK_PROCESS_CPUTIME_ID) - Self.workBefore.load(ordering: .relaxed)
                let time = Self.seconds(CLOCK_MONOTONIC) - began
                if began > 0, work > Limits.seconds || time > Limits.clockSeconds {
                    Self.end("took \(work) s of CPU time and \(time) s of wall time")
                }
                if Self.residentBytes > Limits.bytes { Self.end("took more than \(Limits.bytes >> 20) MiB") }
            }
        }
    }

    private nonisolated static func end(_ words: String) {
        let line = Array("the case \(words)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
        _exit(97)
    }

    private nonisolated static func seconds(_ clock: clockid_t) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.tv_sec
    }

    private nonisolated static var residentBytes: Int {
        let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return words.count > 1 ? (Int(words[1]) ?? 0) * Int(getpagesize()) : 0
    }
}
