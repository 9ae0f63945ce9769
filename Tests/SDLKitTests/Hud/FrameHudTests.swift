import DrawKit
import FrameMetrics
import Testing

@testable import SDLKit

@MainActor @Suite("Frame overlay") struct FrameHudTests {
    private let clock = HudClock()

    private var text: HudText { clock.hud.text }

    @Test("The figures are those of the latest frames, without the overlay's own time")
    func figures() {
        for _ in 0..<150 {
            clock.addFrame(record: 1, draw: 3, overlay: 10)
            clock.advance(0.006)
        }
        clock.addFrame(record: 20, draw: 5)
        clock.advance(0.6)
        clock.addFrame()

        #expect(text.rate.hasSuffix(" fps") && text.times == "p50 4.00  p99 4.00  max 25.0 ms")
        #expect(text.missed == "missed 1 of 151" && text.interval == "line 20.0 ms")
        #expect(clock.recorder.samples.allSatisfy { $0.total <= 25_000_000 })
    }

    @Test("The frame rate counts frames, including the overlay's time, over the last second")
    func frameRate() {
        for _ in 0..<100 {
            clock.addFrame(record: 1, draw: 4, overlay: 5)
            clock.advance(0.01)
        }

        #expect(text.rate == "50.0 fps")
    }

    @Test("The overlay's text changes twice a second")
    func textInterval() {
        var texts: [HudText] = []
        for _ in 0..<100 {
            clock.addFrame(record: 1, draw: 1)
            clock.advance(0.018)
            if texts.last != text { texts.append(text) }
        }

        #expect(texts.count == 4)
    }

    @Test("A second after the last frame, the overlay shows once that the window is idle")
    func idle() {
        #expect(clock.hud.idleDeadline == nil && !clock.hud.becomeIdle())
        clock.addFrame()
        clock.addFrame(draw: 30)
        let last = clock.now
        #expect(clock.hud.idleDeadline == last + FrameHud.idleTime && !clock.hud.becomeIdle())

        clock.advance(1)
        #expect(clock.hud.becomeIdle())
        #expect(clock.hud.idleDeadline == nil && !clock.hud.becomeIdle())
        clock.hud.update(HudClock.frame())
        // The last frame is shown, too.
        #expect(text.rate == "idle" && text.missed == "missed 1 of 2" && clock.recorder.frames == 2)
        #expect(clock.hud.idleDeadline == nil)

        clock.advance(0.01)
        clock.addFrame()
        #expect(text.rate != "idle" && clock.hud.idleDeadline == clock.now + FrameHud.idleTime)
    }

    @Test("A window that becomes idle while hidden is not shown as idle in its next frame")
    func hiddenIdle() {
        clock.addFrame()
        clock.advance(1)
        #expect(clock.hud.becomeIdle())
        clock.addFrame()
        #expect(text.rate == "- fps" && clock.hud.idleDeadline != nil)
    }

    @Test("A frame that waits for the display may take half an interval longer")
    func limit() {
        var frame = HudClock.frame()
        #expect(frame.limit == 20_000_000)
        frame.waitsForDisplay = true
        #expect(frame.limit == 30_000_000)
    }

    @Test("The history keeps the latest frames, and ignores a frame that it already has")
    func history() throws {
        var history = HudHistory()
        for index in 0..<130 {
            clock.addFrame(record: 1, draw: Double(index))
            for _ in 0..<2 { history.add(try #require(clock.recorder.latest), limit: 100_000_000) }
        }

        #expect(history.count == 120 && history.drawnFrames == 130 && history.missedFrames == 30)
        #expect(history.samples.map { $0[.draw] / 1_000_000 } == (10..<130).map { UInt64($0) })
        #expect(history[0].isMissed == false && history[119].isMissed)
    }
}
