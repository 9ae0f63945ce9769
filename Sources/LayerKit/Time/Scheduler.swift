package import Foundation
import Reporting

/// A handle for scheduled work. Keep it if you may want to cancel the work. Not part of Core Animation.
@preconcurrency @MainActor
public final class ScheduledWork {
    fileprivate let due: TimeInterval
    fileprivate let sequence: Int
    fileprivate var action: (@MainActor () -> Void)?

    fileprivate init(due: TimeInterval, sequence: Int, action: @escaping @MainActor () -> Void) {
        self.due = due
        self.sequence = sequence
        self.action = action
    }

    /// `true` if the work has neither run nor been canceled.
    public var isPending: Bool { action != nil }

    /// Cancels the work and releases its closure. Has no effect if the work has already run.
    public func cancel() {
        action = nil
    }

    fileprivate func precedes(_ other: ScheduledWork) -> Bool {
        (due, sequence) < (other.due, other.sequence)
    }
}

/// A scheduler that runs work when a frame clock reaches the work's due time. Work runs in the order of due times, with
/// the clock set to exactly the due time, so the results are the same at any frame rate.
@MainActor
package final class Scheduler {
    private let clock: FrameClock
    /// A binary heap: no element is due before its parent at (index - 1) / 2. Ties are resolved in the order of
    /// scheduling.
    private var heap: [ScheduledWork] = []
    /// The actions to run right after the current work, at the same time.
    private var soon: [@MainActor () -> Void] = []
    private var nextSequence = 0
    /// The size of the heap at which canceled work is removed next.
    private var sweepCount = 64

    package init(clock: FrameClock) {
        self.clock = clock
    }

    /// The due time of the next work item, or `nil` if nothing is scheduled.
    package var nextDue: TimeInterval? {
        if !soon.isEmpty { return clock.now }
        while let first = heap.first, !first.isPending { removeFirst() }
        return heap.first?.due
    }

    /// Schedules `action` to run `delay` seconds after the clock's current time. Negative and nonfinite delays count as
    /// 0. Work with a delay of 0 runs in the next turn, never in the turn that schedules it.
    @discardableResult
    package func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ScheduledWork {
        schedule(at: clock.now + (delay.isFinite ? max(0, delay) : 0), action)
    }

    /// Schedules `action` to run when the clock reaches `due`, or in the next turn if `due` is not in the future.
    @discardableResult
    package func schedule(at due: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ScheduledWork {
        let work = ScheduledWork(
            due: due.isFinite ? max(due, clock.now) : clock.now, sequence: nextSequence, action: action)
        nextSequence += 1
        if heap.count >= sweepCount { sweep() }
        insert(work)
        return work
    }

    /// Runs `action` right after the current work, or at the start of the next turn if no work is running. Doesn't
    /// advance the clock.
    package func runSoon(_ action: @escaping @MainActor () -> Void) {
        soon.append(action)
    }

    /// The maximum number of work items that are scheduled during a turn and still run in the same turn. Without this
    /// limit, a chain of tiny delays could keep the turn from ending. A window's timers need fewer, even after a pause
    /// of minutes.
    static let maximumChainedWork = 10_000

    /// Advances the clock to `time` and runs all work that is due by then. If work keeps rescheduling itself, the rest
    /// runs in the next turn.
    package func runDue(until time: TimeInterval) {
        clock.advance(to: clock.now)
        NextRunLoopTurn.runWaiting()
        runSoonWork()
        let firstOfNextTurn = nextSequence
        var postponed: [ScheduledWork] = []
        var chained = 0
        while let work = heap.first, work.due <= time || !work.isPending {
            removeFirst()
            guard let action = work.action else { continue }
            if work.sequence >= firstOfNextTurn {
                guard work.due > clock.now, chained < Self.maximumChainedWork else {
                    postponed.append(work)
                    continue
                }
                chained += 1
            }
            clock.advance(to: work.due)
            work.action = nil
            action()
            runSoonWork()
        }
        for work in postponed { insert(work) }
        if chained == Self.maximumChainedWork {
            Diagnostics.report(
                "more than \(chained) timers in one turn, because work reschedules itself with tiny delays; the "
                    + "rest runs in the next turn")
        }
        clock.advance(to: time)
    }

    // MARK: Private

    /// Runs the waiting actions. Actions that are added in the meantime wait for the next call, so no chain runs
    /// forever.
    private func runSoonWork() {
        guard !soon.isEmpty else { return }
        let actions = soon
        soon = []
        for action in actions { action() }
    }

    private func insert(_ work: ScheduledWork) {
        heap.append(work)
        var index = heap.count - 1
        while index > 0, heap[index].precedes(heap[(index - 1) / 2]) {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var index = 0
        while true {
            let (left, right) = (2 * index + 1, 2 * index + 2)
            var first = index
            if left < heap.count, heap[left].precedes(heap[first]) { first = left }
            if right < heap.count, heap[right].precedes(heap[first]) { first = right }
            guard first != index else { return }
            heap.swapAt(index, first)
            index = first
        }
    }

    /// Removes canceled work. A sorted array is a valid heap.
    private func sweep() {
        heap = heap.filter(\.isPending).sorted { $0.precedes($1) }
        sweepCount = max(64, 2 * heap.count)
    }
}
