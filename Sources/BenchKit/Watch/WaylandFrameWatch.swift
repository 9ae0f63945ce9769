import SDLKit
import StageKit

/// Counts the frames that a Wayland compositor takes from a window of this program.
///
/// The compositor reports each frame that it takes (`wl_surface.frame`). Reports are requested and read between frames,
/// so this process does no additional work in a frame.
@MainActor
package final class WaylandFrameWatch: ShownFrameWatch {
    private let callbacks: FrameCallbacks
    private var clock = ServerClock()
    private var blocks = ShownFrameBlocks(presenting: .callback)
    /// The compositor's timestamp of the last frame that it took.
    private var last: UInt32?
    package var target: UInt64 = 16_666_667

    /// The maximum time to wait for the last frame of a block, in nanoseconds.
    private static let maximumWait: UInt64 = 100_000_000

    /// Starts counting the frames of which `callbacks` receives reports.
    init(_ callbacks: FrameCallbacks) {
        self.callbacks = callbacks
        callbacks.request()
    }

    // MARK: ShownFrameWatch

    package func beginBlock() {
        waitForFrames()
        blocks.beginBlock()
    }

    package func endBlock() {
        waitForFrames()
        blocks.endBlock()
    }

    package func endFrame(isDrawn: Bool) {
        add(callbacks.next())
        blocks.endFrame(isDrawn: isDrawn)
        if isDrawn { callbacks.request() }
    }

    package func removeFrames() { blocks.removeAll() }

    package func result(target: UInt64) -> ShownFrames? { blocks.result(target: target) }

    // MARK: Private

    /// Waits until the compositor has taken the frames that were drawn, for at most two intervals. Otherwise, the last
    /// frame of a block would be lost, or the last one of the baseline would count in the next block.
    private func waitForFrames() {
        let deadline = MonotonicClock.nanoseconds + min(2 * target, Self.maximumWait)
        add(callbacks.next())
        while !blocks.isComplete {
            let now = MonotonicClock.nanoseconds
            guard now < deadline else { return }
            add(callbacks.wait(seconds: Double(deadline - now) / 1e9))
        }
    }

    private func add(_ arrivals: [FrameCallbacks.Arrival]) {
        for arrival in arrivals {
            // Replaced frames are reported with the one that replaced them.
            if arrival.milliseconds == last {
                blocks.replace()
            } else {
                last = arrival.milliseconds
                blocks.present(at: clock.time(received: arrival.received, server: arrival.milliseconds))
            }
        }
    }
}
