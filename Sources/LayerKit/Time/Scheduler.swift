package import Foundation
import Reporting

/// Work that waits for its time; keep it to be able to cancel it.
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
    /// A binary heap: none is due before its parent at (index - 1) / 2; ties in the order of scheduling.
    private var heap: [ScheduledWork] = []
    /// What runs after the present work, at the same time.
    private var soon: [@MainActor () -> Void] = []
    private var nextSequence = 0
    /// How long the heap may grow before cancelled work is swept out of it.
    private var sweepCount = 64

    package init(clock: FrameClock) {
        self.clock = clock
    }

    /// When the next work is due, or nil when none waits.
    package var nextDue: TimeInterval? {
        if !soon.isEmpty { return clock.now }
        while let first = heap.first, !first.isPending { removeFirst() }
        return heap.first?.due
    }

    /// Schedules `action` to run `delay` seconds from the clock's present time. Delays below 0 or not finite are 0:
    /// such work runs in the next turn, never in the one that schedules it.
    @discardableResult
    package func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ScheduledWork {
        schedule(at: clock.now + (delay.isFinite ? max(0, delay) : 0), action)
    }

    /// Schedules `action` to run when the clock reaches `due`; in the next turn if that is not ahead.
    @discardableResult
    package func schedule(at due: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ScheduledWork {
        let work = ScheduledWork(
            due: due.isFinite ? max(due, clock.now) : clock.now, sequence: nextSequence, action: action)
        nextSequence += 1
        if heap.count >= sweepCount { sweep() }
        insert(work)
        return work
    }

    /// Runs `action` right after the work that runs now, or else first thing in the next turn: with
    /// the clock where it is.
    package func runSoon(_ action: @escaping @MainActor () -> Void) {
        soon.append(action)
    }

    /// How much of the work that is scheduled during a turn runs in it. A chain of tiny delays would keep the turn from
    /// ending; what a window's timers have to catch up on after a pause of minutes is less.
    static let mostChainedWork = 10_000

    /// Moves the clock to `time` and runs all that is due by then. Of work that schedules itself again and again, the
    /// rest runs in the next turn.
    package func runDue(until time: TimeInterval) {
        clock.advance(to: clock.now)
        NextTurn.runWaiting()
        runSoonWork()
        let firstOfNextTurn = nextSequence
        var postponed: [ScheduledWork] = []
        var chained = 0
        while let work = heap.first, work.due <= time || !work.isPending {
            removeFirst()
            guard let action = work.action else { continue }
            if work.sequence >= firstOfNextTurn {
                guard work.due > clock.now, chained < Self.mostChainedWork else {
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
        if chained == Self.mostChainedWork {
            Diagnostics.report(
                "more than \(chained) timers ran in one turn because work scheduled itself again with tiny delays; the "
                    + "rest waits for the next turn")
        }
        clock.advance(to: time)
    }

    // MARK: Private

    /// Runs what waits; what that puts off in turn waits for the next time, so that no chain goes round for ever.
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

    /// Takes cancelled work out; a sorted array is a heap.
    private func sweep() {
        heap = heap.filter(\.isPending).sorted { $0.precedes($1) }
        sweepCount = max(64, 2 * heap.count)
    }
}
