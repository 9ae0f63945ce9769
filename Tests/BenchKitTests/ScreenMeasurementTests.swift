import BenchKit
import CommandOptions
import DrawKit
import Foundation
import FrameMetrics
import StageKit
import Testing
import ViewKit

@MainActor @Suite("Measuring an app's screens") struct ScreenMeasurementTests {
    @Test("Every built-in screen is measured and draws every frame, or none if nothing moves")
    func builtIn() throws {
        for scenario in Scenario.builtIn {
            guard case .screen(let screen) = scenario.kind else { continue }

            let (_, result) = try measure(screen, of: scenario, count: min(100, screen.counts[0]), frames: 12)

            #expect(result.scenario == screen.name)
            #expect(result.frames == 12)
            let isStill = ["still", "idle"].contains(screen.name)
            #expect((result.frameTimes == nil) == isStill, "\(screen.name)")
            #expect((result.damagePixels == 0) == isStill, "\(screen.name)")
        }
    }

    @Test("A scenario's step runs once before each frame, including warm-up, with the frame's number")
    func steps() throws {
        let log = Log()

        let (measurement, _) = try measure(Probe(log: log), of: Scenario(Probe(log: log)), count: 7, frames: 5)

        // One frame shows the screen, two warm up, and five count.
        #expect(log.frames == Array(0..<(1 + 2 + 5)))
        #expect(log.counts == [7])
        #expect(measurement.recorder.frames == 5)
    }

    @Test("Without a pace, the window's clock advances by a sixtieth of a second per frame")
    func time() throws {
        let log = Log()

        _ = try measure(Probe(log: log), of: Scenario(Probe(log: log)), count: 1, frames: 5)

        for (earlier, later) in zip(log.times, log.times.dropFirst()) {
            #expect(abs(later - earlier - 1.0 / 60) < 1e-6)
        }
    }

    @Test("A scenario's window has its preferred size, clamped, unless another size is requested")
    func size() throws {
        var plan = BenchPlan()
        #expect((plan.adapted(to: Probe(log: Log())).width, plan.adapted(to: Probe(log: Log())).height) == (1280, 800))
        let small = Probe(log: Log(), size: CGSize(width: 480, height: 1e300))
        #expect((plan.adapted(to: small).width, plan.adapted(to: small).height) == (480, 8192))
        (plan.width, plan.height, plan.isSizeGiven) = (640, 400, true)
        #expect((plan.adapted(to: small).width, plan.adapted(to: small).height) == (640, 400))
        let broken = Probe(log: Log(), size: CGSize(width: CGFloat.nan, height: -4))
        plan.isSizeGiven = false
        #expect((plan.adapted(to: broken).width, plan.adapted(to: broken).height) == (320, 320))
    }

    @Test("A list scrolls ten points in every frame, to its end and back", arguments: [(5, 50), (105, 950), (200, 0)])
    func scrolling(frame: Int, offset: CGFloat) {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        list.contentSize = CGSize(width: 100, height: 1100)

        ScrollDrive.step(list, frame: frame)

        #expect(list.contentOffset.y == offset)
    }

    @Test("A list's baseline draws as many frames as the library and leaves the library's pixels unchanged")
    func baseline() throws {
        let subject = MemorySubject(size: PixelSize(width: 640, height: 400))
        var plan = BenchPlan()
        (plan.length, plan.warmup, plan.pace) = (.frames(30), 2, 0)
        let measurement = ScreenMeasurement(plan: plan, subject: subject)
        let scenario = Scenario(TableScrollScenario())

        try measurement.run(TableScrollScenario().makeScreen(count: 100)) { _ in }

        let result = BenchResult(measurement, of: scenario, count: 100, plan: plan, subject: subject)
        #expect(scenario.hasBaseline)
        #expect(measurement.baselineRecorder.frames == 30)
        #expect((result.overhead ?? 0) > 0)
        #expect(result.overheadInterval?.count == 2)
        let picture = subject.picture
        _ = try subject.draw(Damage(everythingIn: subject.window.displayList))
        #expect(subject.picture == picture)
    }

    @Test("A scene of a storyboard is measured at its canvas size, under an animated skeleton")
    func scene() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: "../../Assets/Scenes/Profile.storyboard").standardizedFileURL
        let options = try BenchOptions(["--scene", file.path, "--identifier", "profile"])
        let scenario = try #require(options.plan.scenarios.first)
        guard case .screen(let screen) = scenario.kind else { throw UsageError("not a screen") }
        #expect(screen.size == CGSize(width: 393, height: 852))
        let result = try measure(screen, of: scenario, count: 1, frames: 8).1
        // The highlight moves in every frame.
        #expect(result.frameTimes != nil && result.damagePixels > 0)
    }

    @Test("A list is drawn with as many commands for a hundred rows as for a million")
    func lists() throws {
        for screen in [TableScrollScenario(), CollectionScrollScenario()] as [any BenchScenario] {
            let few = try measure(screen, of: Scenario(screen), count: 100, frames: 8)
            let many = try measure(screen, of: Scenario(screen), count: 1_000_000, frames: 8)

            #expect(few.1.commands == many.1.commands, "\(screen.name)")
            #expect(few.1.commands > 10, "\(screen.name)")
        }
    }

    @Test("Counts that are missing, zero or negative are refused before anything is measured")
    func counts() {
        let errors = [
            ([], "the scenario probe has no counts; return at least one, such as [1]"),
            ([5, 0], "the scenario probe has the count 0; return counts of at least 1"),
            ([-3], "the scenario probe has the count -3; return counts of at least 1"),
        ]
        for (counts, text) in errors {
            let log = Log()
            var plan = BenchPlan()
            plan.scenarios = [Scenario("first", .screen(Probe(log: log))), Scenario(Probe(log: log, counts: counts))]
            let runner = BenchRunner(plan: plan, progress: BenchProgress(isTerminal: false) { _ in })
            #expect(throws: BenchError(text)) { try runner.run() }
            #expect(log.counts.isEmpty)
        }
    }

    // MARK: Private

    private func measure(
        _ screen: any BenchScenario, of scenario: Scenario, count: Int, frames: Int
    ) throws -> (ScreenMeasurement, BenchResult) {
        var plan = BenchPlan()
        (plan.length, plan.warmup, plan.pace) = (.frames(frames), 2, 0)
        let subject = MemorySubject(size: PixelSize(width: 640, height: 400))
        let measurement = ScreenMeasurement(plan: plan, subject: subject)
        try measurement.run(screen.makeScreen(count: count)) { _ in }
        return (
            measurement, BenchResult(measurement, of: scenario, count: count, plan: plan, subject: subject)
        )
    }
}

@MainActor
private final class Log: Sendable {
    var frames: [Int] = []
    var counts: [Int] = []
    var times: [TimeInterval] = []
}

private struct Probe: BenchScenario {
    let log: Log
    var size = CGSize(width: 1280, height: 800)
    var counts = [1]
    let name = "probe"

    func makeViewController(count: Int) -> UIViewController {
        log.counts.append(count)
        return UIViewController()
    }

    func step(_ controller: UIViewController, frame: Int) {
        log.frames.append(frame)
        log.times.append(CACurrentMediaTime())
        controller.view.backgroundColor = frame % 2 == 0 ? .systemRed : .systemBlue
    }
}
