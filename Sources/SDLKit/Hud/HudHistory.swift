import FrameMetrics

/// The latest drawn frames, and the total numbers of drawn and missed frames. Adding frames doesn't allocate.
struct HudHistory {
    /// The total number of drawn frames, including those that are no longer stored.
    private(set) var drawnFrames = 0
    /// The number of drawn frames that took longer than the limit.
    private(set) var missedFrames = 0

    private var ring: [(sample: FrameSample, isMissed: Bool)] = []
    private var oldest = 0

    init() {
        ring.reserveCapacity(FrameFigures.frames)
    }

    /// The number of stored frames, at most `FrameFigures.frames`.
    var count: Int { ring.count }

    /// The stored samples, oldest first.
    var samples: [FrameSample] { (0..<count).map { self[$0].sample } }

    /// The stored frame at `index`, counted from the oldest.
    subscript(index: Int) -> (sample: FrameSample, isMissed: Bool) { ring[(oldest + index) % ring.count] }

    /// Adds `sample`, unless it was the last one added. The frame is missed if it took more than `limit` nanoseconds.
    mutating func add(_ sample: FrameSample, limit: UInt64) {
        if count > 0, self[count - 1].sample.start == sample.start { return }
        let isMissed = sample.total > limit
        drawnFrames += 1
        if isMissed { missedFrames += 1 }
        if ring.count < FrameFigures.frames {
            ring.append((sample, isMissed))
        } else {
            ring[oldest] = (sample, isMissed)
            oldest = (oldest + 1) % ring.count
        }
    }
}
