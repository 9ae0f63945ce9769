import Foundation

/// The schedule of frames. It is a grid of absolute times, so timing errors don't accumulate.
struct FramePacer {
    /// The interval between frames, in seconds.
    private(set) var interval: TimeInterval
    /// The earliest time of the next frame.
    private(set) var nextFrame: TimeInterval = 0
    /// The time of the last frame; `-.infinity` before the first frame.
    private(set) var lastFrame = -TimeInterval.infinity

    init(framesPerSecond: Double) {
        interval = 1 / framesPerSecond
    }

    /// Changes the interval between frames. A shorter interval takes effect immediately.
    mutating func setInterval(_ interval: TimeInterval, at time: TimeInterval) {
        if interval < self.interval { nextFrame = min(nextFrame, time) }
        self.interval = interval
    }

    /// Records that a frame ran at `time`. If it is at least one interval late, for example after an idle period or a
    /// stall, the grid restarts.
    mutating func noteFrame(at time: TimeInterval) {
        lastFrame = time
        nextFrame += interval
        if nextFrame <= time { nextFrame = time + interval }
    }
}
