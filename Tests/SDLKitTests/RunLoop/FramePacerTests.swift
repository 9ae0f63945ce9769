import Testing

@testable import SDLKit

@Suite("Frame pacer") struct FramePacerTests {
    @Test("Slightly late frames don't delay the following ones")
    func lateFrames() {
        var pacer = FramePacer(framesPerSecond: 10)
        pacer.noteFrame(at: 5)
        #expect(pacer.nextFrame == 5.1)

        for count in 1...50 { pacer.noteFrame(at: 5 + Double(count) * 0.1 + 0.03) }

        #expect(abs(pacer.nextFrame - 10.1) < 1e-9)
    }

    @Test("After a pause, the frame grid restarts, and missed frames are not made up for")
    func pause() {
        var pacer = FramePacer(framesPerSecond: 10)
        pacer.noteFrame(at: 5)

        pacer.noteFrame(at: 8.07)

        #expect(abs(pacer.nextFrame - 8.17) < 1e-9)
    }

    @Test("A window that becomes visible again is drawn immediately")
    func becomingVisible() {
        var pacer = FramePacer(framesPerSecond: 1)
        pacer.noteFrame(at: 5)
        #expect(pacer.nextFrame == 6)

        pacer.setInterval(0.1, at: 5.2)
        #expect(pacer.nextFrame == 5.2)
        pacer.setInterval(1, at: 5.2)
        #expect(pacer.nextFrame == 5.2)
    }
}
