import DrawKit
import Foundation
import FrameMetrics
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Order of a frame")
struct FrameTests {
    /// A host that records the steps of a frame.
    private final class Host: FrameHost {
        let window = UIWindow(frame: .zero)
        var log: [String] = []
        var isDue = true
        var isBroken = false

        struct Broken: Error {}

        func processEvents() { log.append("events") }
        func runMainQueue() { log.append("queue") }
        func isFrameDue(at time: TimeInterval) -> Bool { isDue }

        func draw(_ damage: Damage) throws(Broken) -> Damage {
            log.append("draw")
            if isBroken { throw Broken() }
            return damage
        }

        func present(_ damage: Damage) throws(Broken) { log.append("present") }
    }

    /// A view that calls `willLayOut` in each layout pass.
    private final class Page: UIView {
        var willLayOut: () -> Void = {}

        override func layoutSubviews() { willLayOut() }
    }

    private let host = Host()
    private let page = Page(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        host.window.resize(to: CGSize(width: 10, height: 10), scale: 1)
        host.window.addSubview(page)
        page.backgroundColor = .black
        page.willLayOut = { [host] in host.log.append("layout") }
    }

    @Test("A frame runs timers, events, the main queue, display links, layout, drawing and presenting in order")
    func order() throws {
        host.window.schedule(after: 0.5) { [host] in host.log.append("timer at \(host.window.time)") }
        let link = CADisplayLink.scheduled(for: host.window.layer) { [host] _ in host.log.append("animate") }
        defer { link.invalidate() }

        #expect(try host.runFrame(at: 1))

        #expect(host.log == ["timer at 0.5", "events", "queue", "animate", "layout", "draw", "present"])
        #expect(host.window.time == 1)
    }

    @Test("Beginning a frame runs only the timers, and ending it runs layout, drawing and presenting")
    func splitFrame() throws {
        host.window.schedule(after: 0.5) { [host] in host.log.append("timer") }
        let recorder = FrameRecorder()
        host.beginFrame(at: 1, recorder: recorder)
        #expect(host.log == ["timer"] && recorder.isRecording)
        #expect(try host.endFrame(at: 1, recorder: recorder))
        #expect(host.log == ["timer", "layout", "draw", "present"] && recorder.drawnFrames == 1)
    }

    @Test("An unchanged frame draws nothing, and a frame that isn't due ends before layout")
    func skipped() throws {
        #expect(try host.runFrame(at: 0))
        host.log = []
        #expect(try !host.runFrame(at: 1))
        #expect(host.log == ["events", "queue"])

        host.log = []
        host.isDue = false
        page.setNeedsLayout()
        #expect(try !host.runFrame(at: 2))
        #expect(host.log == ["events", "queue"])
    }

    @Test("Events passed to a frame replace the host's pending events")
    func givenEvents() throws {
        try host.runFrame(at: 0, events: { host.log.append("given") })

        #expect(host.log == ["given", "queue", "layout", "draw", "present"])
    }

    @Test("Each stage is measured from the previous one, and frames without drawing are not sampled")
    func marks() throws {
        nonisolated(unsafe) var time: UInt64 = 0
        let recorder = FrameRecorder {
            time += 1
            return time
        }

        try host.runFrame(at: 0, recorder: recorder)
        try host.runFrame(at: 1, recorder: recorder)

        let sample = try #require(recorder.samples.first)
        for stage in FrameStage.allCases { #expect(sample[stage] == 1, "\(stage)") }
        #expect(sample.total == 9)
        #expect(recorder.frames == 2)
        #expect(recorder.drawnFrames == 1)
    }

    @Test("A frame rethrows drawing errors, and nothing is presented")
    func failure() {
        host.isBroken = true

        #expect(throws: Host.Broken.self) { try host.runFrame(at: 0) }
        #expect(host.log.last == "draw")
    }
}
