import CHeapCount
import DrawKit
import StageKit
import ViewKit

/// Runs frames and counts their costs.
@MainActor
struct FrameCounter {
    static let frames = 60

    let subject: any Subject

    /// Counts the costs of `frames` frames of the library. `time` returns the window's time in each frame, and `events`
    /// makes the changes that each frame shows.
    func count(
        time: (Int) -> Double = { _ in MonotonicClock.now }, events: (Int) -> Void = { _ in }
    ) throws -> FrameCosts {
        let counted = CountedSubject(subject)
        var costs = FrameCosts()
        var allocations: UInt64 = 0
        for frame in 0..<Self.frames {
            subject.processEvents()
            let now = time(frame)
            heap_count_start()
            let isDrawn = try counted.runFrame(at: now) { events(frame) }
            allocations += heap_count_stop()
            guard isDrawn else { continue }
            costs.damagePixels = max(costs.damagePixels, counted.takeDamage().pixelCount)
            costs.textureUploads = max(costs.textureUploads, subject.renderer.counts.textureUploads)
            (costs.drawCalls, costs.vertices) = (subject.renderer.counts.drawCalls, subject.renderer.counts.vertices)
        }
        costs.commands = subject.window.displayList.commands.count
        if heap_count_is_available() { costs.allocations = Double(allocations) / Double(Self.frames) }
        return costs
    }
}

/// Runs the counted frames of a subject. Leaves events to the counter, which processes them before each frame.
/// Allocations made while presenting are not counted, because they are made by SDL and the driver.
@MainActor
private final class CountedSubject: FrameHost {
    typealias Failure = any Error

    private let subject: any Subject
    private var damage = Damage.none

    init(_ subject: any Subject) {
        self.subject = subject
    }

    var window: UIWindow { subject.window }

    func runMainQueue() {
        subject.runMainQueue()
    }

    /// Returns and resets the damage of the last frame. Keeping it would make the next frame allocate a copy.
    func takeDamage() -> Damage {
        defer { damage = .none }
        return damage
    }

    func draw(_ damage: Damage) throws -> Damage {
        self.damage = damage
        try subject.renderer.draw(window.displayList, damage: damage)
        return damage
    }

    func present(_ damage: Damage) throws {
        heap_count_pause()
        defer { heap_count_resume() }
        try subject.renderer.present(damage)
    }
}
