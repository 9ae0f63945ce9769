import Foundation

/// The pace at which changes of a window are published. Without a limit, the changing frames of animated views would be
/// published in every turn of the run loop.
struct PublishingPace {
    /// The earliest time of the next update, in seconds.
    private(set) var nextUpdate = -TimeInterval.infinity

    /// The minimum interval between two updates, in seconds.
    private static let interval = 0.05
    /// The maximum interval between two updates, in seconds. With a longer one, a skeleton could appear and disappear
    /// without being announced.
    private static let maximumInterval = 0.2
    /// The maximum fraction of time spent on updates, unless they take longer than a tenth of `maximumInterval`.
    private static let share = 0.1

    /// Notes an update that began at `time` and took `duration` seconds.
    mutating func noteUpdate(at time: TimeInterval, duration: TimeInterval) {
        nextUpdate = time + min(max(duration / Self.share, Self.interval), Self.maximumInterval)
    }
}
