import BenchKit
import DrawKit
import Foundation
import FrameMetrics
import Testing
import ViewKit

@MainActor @Suite("Events and loading of an app's screens") struct ScreenEventTests {
    private let size = CGSize(width: 320, height: 240)
    private let time = WaitedTime()
    private let log = Log()

    @Test("Each round creates the screen again and performs all events in order on the same controller")
    func rounds() throws {
        let measurement = try measure(Door(log: log), count: 7, rounds: 2, warmup: 1)

        #expect(log.counts == [7, 7, 7])
        #expect(log.calls == Array(repeating: ["paint", "open", "close"], count: 3).flatMap { $0 })
        #expect(measurement.clock.phases.map(\.name) == ["paint", "open", "close"])
        #expect(measurement.clock.phases.allSatisfy { $0.recorder.frames == 2 && $0.recorder.drawnFrames == 2 })
    }

    @Test("An event without a condition takes one frame, even if its work continues")
    func singleFrame() throws {
        _ = try measure(Door(log: log, names: ["paint", "close"]))

        #expect(time.waits == 0)
    }

    @Test("All frames until an event's condition holds are one sample, and are paced in real time")
    func condition() throws {
        // Opening takes 0.09 s, which end with the sixth frame after the first one.
        let measurement = try measure(Door(log: log, names: ["open"]), rounds: 3)

        #expect(time.waits == 3 * 6)
        let recorder = try #require(measurement.clock.phases.first).recorder
        #expect(recorder.frames == 3)
        #expect(recorder.samples.map(\.block) == [0, 1, 2])
    }

    @Test("An event whose condition holds after the first frame takes no further frames")
    func immediately() throws {
        _ = try measure(Door(log: log, names: ["shut"]))

        #expect(time.waits == 0)
    }

    @Test("While an event waits, real time passes, so other threads can complete it")
    func otherThread() throws {
        time.whileWaiting = { if $0 == 40 { log.controllers.last?.isDelivered = true } }

        _ = try measure(Door(log: log, names: ["deliver"]))

        #expect(time.waits == 40)
    }

    @Test(
        "An event that never ends, and a screen that never loads, fail with their names and the limit",
        arguments: [
            ("deliver", true, 0, "the event \"deliver\" of the scenario door is not done after 10 s"),
            ("deliver", true, 200_000_000, "the event \"deliver\" of the scenario door is not done after 60 s and "),
            ("paint", false, 0, "the scenario door is not loaded after 10 s"),
            ("paint", false, 200_000_000, "the scenario door is not loaded after 60 s and "),
        ] as [(String, Bool, UInt64, String)])
    func limits(event: String, loads: Bool, delay: UInt64, message: String) throws {
        time.delay = delay
        let door = Door(log: log, names: [event], loads: loads)

        let error = #expect(throws: BenchError.self) { try measure(door) }

        #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
    }

    @Test("Steady-state frames are measured once the screen has loaded; steps pause while it loads")
    func loading() throws {
        time.whileWaiting = { if $0 == 25 { log.controllers.last?.isDelivered = true } }

        let measurement = try measureFrames(Door(log: log, loads: false), frames: 5)

        #expect(time.waits == 25)
        #expect(measurement.recorder.frames == 5)
        // One frame shows the screen, two warm up, and five count.
        #expect(log.steps.map(\.frame) == Array(0..<(1 + 2 + 5)))
        let times = log.steps.map(\.time)
        for (index, (earlier, later)) in zip(times, times.dropFirst()).enumerated() {
            // The clock advances while the screen loads, too.
            #expect(abs(later - earlier - (index == 0 ? 26 : 1) / 60.0) < 1e-6)
        }
    }

    @Test("A loaded screen isn't waited for, and each round of events waits until the screen has loaded")
    func loadedScreen() throws {
        _ = try measureFrames(Door(log: log), frames: 3)
        #expect(time.waits == 0)

        time.whileWaiting = { _ in log.controllers.last?.isDelivered = true }
        _ = try measure(Door(log: log, names: ["paint"], loads: false), rounds: 4)
        #expect(time.waits == 4)
    }

    @Test("Events start in a window of the screen's size, even if steps and earlier events resized it")
    func resized() throws {
        let subject = MemorySubject(size: PixelSize(width: 320, height: 240))
        let measurement = EventMeasurement(subject: subject, measuresWorkloads: false, realTime: time.realTime)
        subject.window.resize(to: CGSize(width: 500, height: 400), scale: 1)

        try measurement.run(Door(log: log), count: 1, size: size, rounds: 1, warmup: 0) { _ in }

        #expect(log.controllers.last?.view.bounds.size == size)
    }

    @Test("Two events with the same name are rejected before anything is measured")
    func names() {
        var plan = BenchPlan()
        plan.scenarios = [Scenario(Door(log: log, names: ["open", "close", "open"]))]
        let runner = BenchRunner(plan: plan, progress: BenchProgress(isTerminal: false) { _ in })

        #expect(throws: BenchError("the scenario door has two events named \"open\"; give each its own name")) {
            try runner.run()
        }
        #expect(log.counts.isEmpty)
    }

    // MARK: Private

    @discardableResult
    private func measure(
        _ door: Door, count: Int = 1, rounds: Int = 1, warmup: Int = 0
    ) throws -> EventMeasurement {
        let subject = MemorySubject(size: PixelSize(width: 320, height: 240))
        let measurement = EventMeasurement(subject: subject, measuresWorkloads: false, realTime: time.realTime)
        try measurement.run(door, count: count, size: size, rounds: rounds, warmup: warmup) { _ in }
        return measurement
    }

    private func measureFrames(_ door: Door, frames: Int) throws -> ScreenMeasurement {
        var plan = BenchPlan()
        (plan.length, plan.warmup, plan.pace) = (.frames(frames), 2, 0)
        let subject = MemorySubject(size: PixelSize(width: 320, height: 240))
        let measurement = ScreenMeasurement(plan: plan, subject: subject, realTime: time.realTime)
        try measurement.run(door.makeScreen(count: 1)) { _ in }
        return measurement
    }
}

@MainActor
private final class Log: Sendable {
    var counts: [Int] = []
    var calls: [String] = []
    var steps: [(frame: Int, time: TimeInterval)] = []
    var controllers: [DoorViewController] = []
}

/// A screen with an event of each kind.
private struct Door: BenchScenario {
    let log: Log
    var names = ["paint", "open", "close"]
    var loads = true
    let name = "door"

    var events: [BenchEvent<DoorViewController>] {
        let all: [BenchEvent<DoorViewController>] = [
            BenchEvent("paint", perform: { $0.paint(.systemBlue) }),
            BenchEvent("open", perform: { $0.open() }, until: { $0.isOpen }),
            BenchEvent("deliver", perform: { $0.paint(.systemRed) }, until: { $0.isDelivered }),
            BenchEvent("close", perform: { $0.close() }),
            BenchEvent("shut", perform: { $0.close() }, until: { !$0.isOpen }),
        ]
        return names.compactMap { name in all.first { $0.name == name } }
    }

    func makeViewController(count: Int) -> DoorViewController {
        log.counts.append(count)
        let controller = DoorViewController(log: log)
        log.controllers.append(controller)
        return controller
    }

    func isLoaded(_ controller: DoorViewController) -> Bool { loads || controller.isDelivered }

    func step(_ controller: DoorViewController, frame: Int) {
        log.steps.append((frame, CACurrentMediaTime()))
        controller.view.backgroundColor = frame % 2 == 0 ? .systemRed : .systemBlue
    }
}

private final class DoorViewController: UIViewController {
    private(set) var isOpen = false
    /// Set by tests in place of another thread.
    var isDelivered = false

    private let log: Log

    init(log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func paint(_ color: UIColor) {
        log.calls.append("paint")
        view.backgroundColor = color
    }

    func open() {
        log.calls.append("open")
        UIView.animate(withDuration: 0.09, animations: { self.view.backgroundColor = .systemGreen }) { _ in
            self.isOpen = true
        }
    }

    func close() {
        log.calls.append("close")
        isOpen = false
        view.backgroundColor = .systemGray
    }
}
