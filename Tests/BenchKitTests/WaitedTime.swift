import BenchKit

/// A real time that passes only while frames wait, and lets tests act as another thread in the meantime.
@MainActor
final class WaitedTime {
    /// The number of waits.
    private(set) var waits = 0
    /// The nanoseconds by which each wait is late.
    var delay: UInt64 = 0
    /// Called during each wait with its number, counted from 1.
    var whileWaiting: (Int) -> Void = { _ in }

    private var now: UInt64 = 1_000_000_000

    var realTime: RealTime {
        RealTime(
            now: { self.now },
            sleep: { end in
                self.waits += 1
                self.now = end + self.delay
                self.whileWaiting(self.waits)
            })
    }
}
