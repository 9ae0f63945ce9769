import Foundation
import Testing

@testable import SkeletonView

@Suite("SweepPeriod")
struct SweepPeriodTests {
    @Test(
        "A highlight keeps its time within the sweep or the pause when the period changes",
        arguments: [
            (0.5, 0.5), (3.5, 0.5), (2.25, 4.25), (1.9, 1.9), (0, 0), (-1, -1),
        ])
    func longer(passed: TimeInterval, position: TimeInterval) {
        let (old, new) = (SweepPeriod(duration: 2, pause: 1), SweepPeriod(duration: 4, pause: 1))
        #expect(abs(old.position(after: passed, in: new) - position) < 1e-9)
    }

    @Test("When the sweep becomes shorter, a highlight is at most at its end")
    func shorter() {
        let (old, new) = (SweepPeriod(duration: 4, pause: 0.5), SweepPeriod(duration: 1, pause: 0.5))
        #expect(old.position(after: 3, in: new) == 1)
        #expect(old.position(after: 4.25, in: new) == 1.25)
    }

    @Test(
        "A highlight that sweeps back keeps its direction when the period changes",
        arguments: [(0.5, 0.5), (2.5, 4.5), (3.5, 5.5), (4.5, 8.5), (5.5, 9.5), (6.5, 0.5)])
    func back(passed: TimeInterval, position: TimeInterval) {
        let old = SweepPeriod(duration: 2, pause: 1, autoreverses: true)
        let new = SweepPeriod(duration: 4, pause: 1, autoreverses: true)
        #expect(abs(old.position(after: passed, in: new) - position) < 1e-9)
        #expect(old.cycle == 6 && new.cycle == 10)
    }

    @Test("When the period changes, ended motion doesn't restart, and a running sweep completes")
    func limit() {
        let (old, new) = (SweepPeriod(duration: 2, pause: 0), SweepPeriod(duration: 2.5, pause: 0))
        let start = MotionStart(10)
        #expect(start.time(within: 5) == 5 && start.time(within: .infinity) == .infinity)
        let running = start.carried(from: old, to: new, at: 13, pace: 1, within: 5)
        #expect(running.begin == 12 && running.time(within: 5) == 3)
        let last = start.carried(from: old, to: SweepPeriod(duration: 4, pause: 0), at: 13, pace: 1, within: 5)
        #expect(last.begin == 12 && last.time(within: 5) == 4)
        let ended = start.carried(from: old, to: new, at: 14.5, pace: 1, within: 5)
        #expect(ended.begin == 14.5 && ended.time(within: 5) == 0.5)
        let slow = start.carried(from: old, to: new, at: 15, pace: 0.5, within: .infinity)
        #expect(slow.begin == 14)
    }

    @Test("Periods that are zero, negative or not finite don't change the start of the motion")
    func nonsense() {
        let start = MotionStart(1)
        for duration in [0, -1, TimeInterval.infinity, .nan] {
            let (odd, sound) = (SweepPeriod(duration: duration, pause: 0), SweepPeriod(duration: 1, pause: 0))
            #expect(start.carried(from: odd, to: sound, at: 7, pace: 1, within: 5).begin == 1)
            #expect(start.carried(from: sound, to: odd, at: 7, pace: 1, within: .infinity).begin == 1)
        }
    }
}
