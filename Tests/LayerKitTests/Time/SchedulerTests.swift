import Foundation
import LayerKit
import Reporting
import TestSupport
import Testing

@MainActor
@Suite("Scheduler") struct SchedulerTests {
    private final class Log { var lines: [String] = [] }
    private let log = Log()
    private let clock = FrameClock(now: 10)

    private func note(_ name: String) -> @MainActor () -> Void {
        { [log, clock] in log.lines.append("\(name) \(clock.now)") }
    }

    @Test("Work runs in order of due time, then of scheduling, each at its own time")
    func order() {
        let scheduler = Scheduler(clock: clock)
        var generator = SeededGenerator(seed: 4)
        var expected: [(due: Double, index: Int)] = []
        for index in 0..<300 {
            let delay = Double(Int.random(in: 0...40, using: &generator)) / 4
            scheduler.schedule(after: delay, note("\(index)"))
            expected.append((10 + delay, index))
        }

        scheduler.runDue(until: 15)
        scheduler.runDue(until: 30)

        let sorted = expected.sorted { ($0.due, $0.index) < ($1.due, $1.index) }
        #expect(log.lines == sorted.map { "\($0.index) \($0.due)" })
        #expect(clock.now == 30)
    }

    @Test("Canceled work does not run, is released, and is not due")
    func cancelling() {
        let scheduler = Scheduler(clock: clock)
        weak var held: Log?
        let works = (1...200).map { index in
            let object = Log()
            held = object
            return scheduler.schedule(after: Double(index)) { object.lines.append("ran") }
        }
        #expect(held != nil)
        for work in works.dropLast(100) { work.cancel() }
        #expect(scheduler.nextDue == 111)
        for work in works { work.cancel() }

        #expect(held == nil)
        #expect(scheduler.nextDue == nil)
        #expect(works.allSatisfy { !$0.isPending })
    }

    @Test("Work without a delay runs in the next turn, and runSoon work right after the current work")
    func soonAndLater() {
        let scheduler = Scheduler(clock: clock)
        scheduler.schedule(after: 1) { [log, clock] in
            scheduler.schedule(after: 0, note("later"))
            scheduler.runSoon(note("soon"))
            log.lines.append("first \(clock.now)")
        }
        scheduler.schedule(after: 2, note("second"))

        scheduler.runDue(until: 20)
        #expect(log.lines == ["first 11.0", "soon 11.0", "second 12.0"])
        #expect(scheduler.nextDue != nil)
        scheduler.runDue(until: 21)
        #expect(log.lines.last == "later 20.0")
        #expect(scheduler.nextDue == nil)
    }

    @Test("A chain of runSoon work is limited")
    func chains() {
        let scheduler = Scheduler(clock: clock)
        func again() {
            log.lines.append("again")
            scheduler.runSoon(again)
        }
        scheduler.runSoon(again)
        #expect(scheduler.nextDue == 10)

        scheduler.runDue(until: 11)

        #expect(log.lines == ["again"])
    }

    @Test(
        "A chain of tiny delays ends with its turn and continues in the next",
        arguments: [1e-9, 1e-12, Double.leastNonzeroMagnitude, 1e-7])
    func tinyDelays(delay: Double) {
        let scheduler = Scheduler(clock: clock)
        var count = 0
        func again() {
            count += 1
            scheduler.schedule(after: delay, again)
        }
        scheduler.schedule(after: 0, again)
        scheduler.schedule(after: 0.5, note("other"))

        let messages = Diagnostics.messages {
            for turn in 1...3 {
                let before = count
                scheduler.runDue(until: 10 + Double(turn))
                #expect((1...10_001).contains(count - before))
            }
        }

        #expect(log.lines == ["other 10.5"])
        #expect(clock.now == 13 && scheduler.nextDue != nil)
        #expect(messages.count <= 1 && messages.allSatisfy { $0.contains("tiny delays") })
    }

    @Test("Timers that catch up after a pause run as often as without it")
    func catchingUp() {
        let scheduler = Scheduler(clock: clock)
        var count = 0
        func again() {
            count += 1
            scheduler.schedule(after: 0.0625, again)
        }
        scheduler.schedule(after: 0.0625, again)

        let messages = Diagnostics.messages { scheduler.runDue(until: 10 + 600) }

        #expect(count == 9600 && messages.isEmpty)
    }

    @Test("Times that are not finite or have passed mean now")
    func badTimes() {
        let scheduler = Scheduler(clock: clock)
        for time in [TimeInterval.nan, .infinity, -.infinity, 3] { scheduler.schedule(at: time, note("at")) }
        scheduler.schedule(after: .nan, note("after"))

        scheduler.runDue(until: 10)

        #expect(log.lines == Array(repeating: "at 10.0", count: 4) + ["after 10.0"])
    }

    private nonisolated static func readTime() -> TimeInterval { CACurrentMediaTime() }

    @Test("The media time of the clock that advanced last can be read outside the main actor")
    func mediaTime() {
        clock.advance(to: 12.5)
        #expect(Self.readTime() == 12.5 && CACurrentMediaTime() == 12.5)
    }
}
