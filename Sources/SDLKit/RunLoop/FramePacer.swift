import Foundation

/// The schedule of frames, on a grid of absolute times so that errors don't add up.
struct FramePacer {
    /// The seconds between frames.
    private(set) var interval: TimeInterval
    /// The earliest time of the next frame.
    private(set) var nextFrame: TimeInterval = 0
    /// The time of the last frame; infinitely long ago at first.
    private(set) var lastFrame = -TimeInterval.infinity

    init(framesPerSecond: Double) {
        interval = 1 / framesPerSecond
    }

    /// Changes the seconds between frames. A shorter interval takes effect at once.
    mutating func setInterval(_ interval: TimeInterval, at time: TimeInterval) {
        if interval < self.interval { nextFrame = min(nextFrame, time) }
        self.interval = interval
    }

    /// Records that a frame ran at `time`. A frame less than one interval late leaves the grid unchanged; a later one,
    /// after an idle period or a stall, restarts it.
    mutating func noteFrame(at time: TimeInterval) {
        lastFrame = time
        nextFrame += interval
        if nextFrame <= time { nextFrame = time + interval }
    }
}
