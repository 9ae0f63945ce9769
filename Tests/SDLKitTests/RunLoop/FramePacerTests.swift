import Testing

@testable import SDLKit

@Suite struct FramePacerTests {
    @Test func `Frames that come a little late do not push those after them`() {
        var pacer = FramePacer(framesPerSecond: 10)
        pacer.noteFrame(at: 5)
        #expect(pacer.nextFrame == 5.1)

        for count in 1...50 { pacer.noteFrame(at: 5 + Double(count) * 0.1 + 0.03) }

        #expect(abs(pacer.nextFrame - 10.1) < 1e-9)
    }

    @Test func `After a rest the grid starts anew, and no frame is made up for`() {
        var pacer = FramePacer(framesPerSecond: 10)
        pacer.noteFrame(at: 5)

        pacer.noteFrame(at: 8.07)

        #expect(abs(pacer.nextFrame - 8.17) < 1e-9)
    }

    @Test func `A window that is seen again is drawn at once`() {
        var pacer = FramePacer(framesPerSecond: 1)
        pacer.noteFrame(at: 5)
        #expect(pacer.nextFrame == 6)

        pacer.setInterval(0.1, at: 5.2)
        #expect(pacer.nextFrame == 5.2)
        pacer.setInterval(1, at: 5.2)
        #expect(pacer.nextFrame == 5.2)
    }
}
