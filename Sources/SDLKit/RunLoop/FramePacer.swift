import Foundation

/// When the next frame may be drawn, on a grid of absolute times so that errors do not add up.
struct FramePacer {
    /// Seconds from one frame to the next.
    private(set) var interval: TimeInterval
    /// The earliest time of the next frame.
    private(set) var nextFrame: TimeInterval = 0
    /// When the last frame was drawn; long ago at first.
    private(set) var lastFrame = -TimeInterval.infinity

    init(framesPerSecond: Double) {
        interval = 1 / framesPerSecond
    }

    /// Changes the seconds from one frame to the next. A shorter time counts at once.
    mutating func setInterval(_ interval: TimeInterval, at time: TimeInterval) {
        if interval < self.interval { nextFrame = min(nextFrame, time) }
        self.interval = interval
    }

    /// Notes that a frame ran at `time`. One that came less than an interval late leaves the grid as it is; else, after
    /// a rest or a stall, the grid starts anew.
    mutating func noteFrame(at time: TimeInterval) {
        lastFrame = time
        nextFrame += interval
        if nextFrame <= time { nextFrame = time + interval }
    }
}
