import CSDL2
import DrawKit
import Foundation
import RasterKit
import Testing
import ViewKit

@testable import SDLKit

/// Tests of frame pacing on desktops that request frames.
extension ScreenTests {
    /// The memory of a desktop that requests frames and returns memory when instructed by the test.
    private final class AskingMemory: WindowMemory {
        let size = PixelSize(width: 320, height: 240)
        var hasFreeBuffer = true
        var isReadyForFrame = true
        let requestsFrames = true
        private(set) var shown = 0
        private(set) var lastDamage = Damage.none
        private let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 320 * 240)

        isolated deinit {
            memory.deallocate()
        }

        func withCanvas(for damage: Damage, _ draw: (Canvas) -> Void) {
            lastDamage = damage
            draw(Canvas(buffer: PixelBuffer(base: memory, size: size, stride: 320), isNew: shown == 0, previous: nil))
        }

        func show(_ bands: [PixelRect]?) {
            shown += 1
            isReadyForFrame = false
        }

        func discardReplies() {
            isReadyForFrame = true
        }
    }

    /// A window in the run loop, with a wall time set by the test.
    @MainActor
    private struct Desk {
        let memory = AskingMemory()
        let window: SDLWindow
        let paced: PacedWindow
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

        init() throws {
            try SharedScreen.start()
            var options = SDLWindowOptions()
            (options.renderer, options.size) = (.software, CGSize(width: 320, height: 240))
            window = try SDLWindow(options: options)
            window.drawn = DrawnWindow(window.drawn.native, drawnInto: memory, choice: "a test")
            paced = PacedWindow(window, queue: MainQueue())
            view.backgroundColor = UIColor(white: 0.5, alpha: 1)
            window.window.addSubview(view)
        }

        /// Changes the view, and runs a turn of the run loop at `time`. Returns `true` if a frame was shown.
        func turn(at time: TimeInterval) throws -> Bool {
            view.frame.origin.x += 1
            paced.wallTime = time
            return try paced.runFrame(at: window.window.time + 0.001)
        }
    }

    @Test("A desktop that requests frames gets one per request, and none before")
    func requestedFrames() throws {
        let desk = try Desk()
        #expect(try desk.turn(at: 1))
        #expect(desk.paced.nextFrameTime == 2)
        // Nothing is shown, even after the duration of a frame at the display's rate.
        for time in [1.01, 1.02, 1.5] { #expect(try !desk.turn(at: time)) }

        desk.memory.isReadyForFrame = true
        #expect(desk.paced.nextFrameTime < 1.01)
        #expect(try desk.turn(at: 1.51))
        // All changes since the last frame make up one small damage.
        #expect(desk.memory.lastDamage.pixelCount < 100 * 100)
        #expect(desk.memory.shown == 2)
    }

    @Test("A desktop that requests frames constantly gets at most 500 per second")
    func constantRequests() throws {
        let desk = try Desk()
        #expect(try desk.turn(at: 1))
        desk.memory.isReadyForFrame = true

        #expect(try !desk.turn(at: 1.001))
        #expect(try desk.turn(at: 1.003))
    }

    @Test("A window without frame requests runs once per second, draws nothing, and redraws fully when requested")
    func missingRequests() throws {
        let desk = try Desk()
        #expect(try desk.turn(at: 1))
        for time in [2.0, 3, 4] { #expect(try !desk.turn(at: time)) }
        #expect(desk.memory.shown == 1)
        #expect(desk.paced.nextFrameTime == 5)
        #expect(desk.window.nextDeadline != nil)

        desk.memory.isReadyForFrame = true
        #expect(try desk.turn(at: 4.1))
        #expect(desk.memory.lastDamage.pixelCount == 320 * 240)
    }

    @Test("A window without a free buffer waits for one")
    func missingMemory() throws {
        let desk = try Desk()
        #expect(try desk.turn(at: 1))
        (desk.memory.isReadyForFrame, desk.memory.hasFreeBuffer) = (true, false)
        #expect(try !desk.turn(at: 1.1))

        desk.memory.hasFreeBuffer = true
        #expect(try desk.turn(at: 1.2))
    }

    @Test("A window that was hidden does not wait for earlier requests")
    func requestsOfHiddenWindow() throws {
        let desk = try Desk()
        #expect(try desk.turn(at: 1))
        SDL_HideWindow(desk.window.handle)
        #expect(try !desk.turn(at: 1.1))
        #expect(desk.window.isReadyForFrame)

        SDL_ShowWindow(desk.window.handle)
        #expect(try desk.turn(at: 1.2))
    }
}
