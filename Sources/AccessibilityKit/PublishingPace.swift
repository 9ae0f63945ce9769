import Foundation

/// The pace at which changes of a window are published. Without a limit, the changing frames of animated views would be
/// published in every turn of the run loop.
struct PublishingPace {
    /// The earliest time of the next update, in seconds.
    private(set) var nextUpdate = -TimeInterval.infinity
    /// The earliest time of the next update if there has been input since the last one.
    private var nextUpdateAfterInput = -TimeInterval.infinity
    /// The interval to the next update, in seconds. It is doubled after each update without changes, because most
    /// frames of an animation change nothing that is published.
    private var currentInterval = interval

    /// The minimum interval between two updates, in seconds.
    private static let interval = 0.05
    /// The maximum interval between two updates, in seconds. With a longer one, a skeleton could appear and disappear
    /// without being announced.
    private static let maximumInterval = 0.2
    /// The maximum fraction of time spent on updates, unless they take longer than a tenth of `maximumInterval`.
    private static let share = 0.1

    /// Notes an update that began at `time` and took `duration` seconds. `hasChanges` is `true` if it published
    /// changes.
    mutating func noteUpdate(at time: TimeInterval, duration: TimeInterval, hasChanges: Bool) {
        currentInterval = hasChanges ? Self.interval : min(2 * currentInterval, Self.maximumInterval)
        func next(_ interval: TimeInterval) -> TimeInterval {
            time + min(max(duration / Self.share, interval), Self.maximumInterval)
        }
        nextUpdate = next(currentInterval)
        nextUpdateAfterInput = next(Self.interval)
    }

    /// Notes input, which often causes changes that the user waits for.
    mutating func noteInput() {
        currentInterval = Self.interval
        nextUpdate = min(nextUpdate, nextUpdateAfterInput)
    }
}
