import BenchKit

/// A simulated real time that passes only while frames wait. Tests can act as another thread during each wait.
@MainActor
final class WaitedTime {
    /// The number of waits.
    private(set) var waits = 0
    /// The delay of each wait, in nanoseconds.
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
