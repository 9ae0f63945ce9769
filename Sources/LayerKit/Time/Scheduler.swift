package import Foundation

/// Work that waits for its time; keep it to be able to cancel it.
@MainActor
public final class ScheduledWork {
    fileprivate let due: TimeInterval
    fileprivate let sequence: Int
    fileprivate var action: (@MainActor () -> Void)?

    fileprivate init(due: TimeInterval, sequence: Int, action: @escaping @MainActor () -> Void) {
        self.due = due
        self.sequence = sequence
        self.action = action
    }

    /// Whether the work neither ran nor was cancelled.
    public var isPending: Bool { action != nil }

    /// Keeps the work from running and frees what it holds; after it ran this does nothing.
    public func cancel() {
        action = nil
    }

    fileprivate func precedes(_ other: ScheduledWork) -> Bool {
        (due, sequence) < (other.due, other.sequence)
    }
}

/// Runs work when a frame clock reaches its time, in due order, each with the clock set to its own due time, so that a
/// run is the same at any frame rate.
@MainActor
package final class Scheduler {
    private let clock: FrameClock
    /// Rising by due time, ties in the order of scheduling.
    private var queue: [ScheduledWork] = []
    private var nextSequence = 0

    package init(clock: FrameClock) {
        self.clock = clock
    }

    /// When the next work is due, or nil when none waits.
    package var nextDue: TimeInterval? { queue.first { $0.isPending }?.due }

    /// Schedules `action` to run `delay` seconds from the clock's present time. Delays below 0 or not finite are 0: such
    /// work runs in the next turn, never in the one that schedules it.
    @discardableResult
    package func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ScheduledWork {
        let wait = delay.isFinite ? max(0, delay) : 0
        let work = ScheduledWork(due: clock.now + wait, sequence: nextSequence, action: action)
        nextSequence += 1
        let place = queue.firstIndex { work.precedes($0) } ?? queue.endIndex
        queue.insert(work, at: place)
        return work
    }

    /// Moves the clock to `time` and runs all that is due by then.
    package func runDue(until time: TimeInterval) {
        let firstOfNextTurn = nextSequence
        var postponed: [ScheduledWork] = []
        while let work = queue.first, work.due <= time || !work.isPending {
            queue.removeFirst()
            if work.sequence >= firstOfNextTurn, work.due <= clock.now {
                postponed.append(work)
                continue
            }
            guard let action = work.action else { continue }
            clock.advance(to: work.due)
            work.action = nil
            action()
        }
        queue.insert(contentsOf: postponed, at: 0)
        clock.advance(to: time)
    }
}
