import CProgramWatch
import Glibc
import StageKit

/// Counts the frames that an X server is given for a window of this program, on a second connection to the server.
///
/// Events are read only between frames, and the server's timestamps correct the times of events that are read late.
/// Therefore, this process does no additional work in a frame.
@MainActor
package final class X11FrameWatch: ShownFrameWatch {
    private let display: OpaquePointer
    private let window: UInt32
    /// `true` if the server has received a frame when its present returns.
    private let isPresentSynchronous: Bool
    private var clock = ServerClock()
    private var blocks = ShownFrameBlocks()
    private var isDestroyed = false
    package var target: UInt64 = 16_666_667

    /// Starts watching `window` on the X server in DISPLAY. If `isPresentSynchronous` is `true`, the server has
    /// received a frame when presenting it returns, and reports only the first drawing of a frame, because every report
    /// takes time in the frame. Fails if no server answers, or if it has no Damage extension.
    init?(window: UInt32, isPresentSynchronous: Bool) {
        guard let display = watched_display_open(nil) else { return nil }
        guard Int(watched_display_extensions(display)) & WATCHED_DAMAGE != 0 else {
            watched_display_close(display)
            return nil
        }
        (self.display, self.window, self.isPresentSynchronous) = (display, window, isPresentSynchronous)
        watched_display_add(display, window, isPresentSynchronous ? WATCHED_FIRST_DRAWING : WATCHED_RECTANGLES)
    }

    isolated deinit {
        watched_display_close(display)
    }

    // MARK: ShownFrameWatch

    package func beginBlock() {
        waitForFrames()
        forgetRegions()
        blocks.beginBlock()
    }

    package func endBlock() {
        waitForFrames()
        blocks.endBlock()
    }

    package func endFrame(isDrawn: Bool) {
        readEvents()
        if isDrawn, isPresentSynchronous { forgetRegions() }
        blocks.endFrame(isDrawn: isDrawn, isReported: isPresentSynchronous)
    }

    package func removeFrames() { blocks.removeAll() }

    package func result(target: UInt64) -> ShownFrames? {
        isDestroyed || watched_display_is_broken(display) ? nil : blocks.result(target: target)
    }

    // MARK: Private

    /// The maximum time to wait for the frames of a block, in nanoseconds.
    private static let maximumWait: UInt64 = 100_000_000
    /// The time between two attempts to read events, in microseconds.
    private static let waitingStep: UInt32 = 1000

    /// Waits until the server has reported the frames that were drawn, for at most two intervals, if it may receive
    /// them after present has returned. Otherwise, the last frame of a block would be lost, or the last one of the
    /// baseline would count in the next block.
    private func waitForFrames() {
        guard !isPresentSynchronous else { return }
        synchronize()
        let deadline = MonotonicClock.nanoseconds + min(2 * target, Self.maximumWait)
        while !blocks.isComplete, !isDestroyed, !watched_display_is_broken(display),
            MonotonicClock.nanoseconds < deadline
        {
            usleep(Self.waitingStep)
            synchronize()
        }
    }

    /// Makes the server discard the region that was drawn and report the next drawing. Waits for it, because the next
    /// frame may begin immediately.
    private func forgetRegions() {
        watched_display_forget_regions(display)
        synchronize()
    }

    /// Reads all events of what the server has drawn so far.
    private func synchronize() {
        watched_display_sync(display)
        readEvents()
    }

    private func readEvents() {
        var event = WatchedEvent()
        while watched_display_next(display, &event) {
            guard event.window == window else { continue }
            let received = MonotonicClock.nanoseconds
            switch event.kind {
            case WATCHED_DREW:
                let time = clock.time(received: received, server: event.milliseconds)
                blocks.draw(event.rect, in: event.windowSize, at: time)
            case WATCHED_PRESENTED: blocks.present(at: event.presentedTime(received: received))
            case WATCHED_DESTROYED: isDestroyed = true
            default: break
            }
        }
    }
}
