/// Measures frames, stage by stage, with a clock that is handed in. Recording allocates nothing.
///
/// Call `begin()` on waking, `mark(_:)` at the end of each stage, and `end(drawn:)` when present has returned. Frames
/// that drew nothing are counted, but are not samples: an idle window would bury the frames that matter.
public final class FrameRecorder {
    /// How many frames have ended.
    public private(set) var frames = 0
    /// How many of these drew something.
    public private(set) var drawnFrames = 0
    /// How many drawn frames took longer than the budget.
    public private(set) var missedFrames = 0
    /// What a frame may take, in nanoseconds.
    public let budget: UInt64
    /// The block that the frames to come belong to: frames of one block follow each other at the pace, those of two may
    /// have anything between them.
    public var block = 0

    private let clock: () -> UInt64
    private let allocations: (() -> UInt64)?
    private let capacity: Int
    private var stored: [FrameSample] = []
    private var oldest = 0
    private var isRecording = false
    private var current = FrameSample()
    private var lastMark: UInt64 = 0
    private var lastAllocations: UInt64 = 0

    // MARK: Lifecycle

    /// Makes a recorder that keeps the last `capacity` drawn frames (at least 1; by default five
    /// minutes of 60 a second).
    ///
    /// `budget` is what a frame may take, in nanoseconds; by default a sixtieth of a second. `clock` returns
    /// nanoseconds and never goes back; a step back counts as no time. `allocations` returns how often the heap was
    /// asked for memory, and never goes back either.
    public init(
        capacity: Int = 18_000, budget: UInt64 = 16_666_667, allocations: (() -> UInt64)? = nil,
        clock: @escaping () -> UInt64
    ) {
        self.capacity = max(1, capacity)
        self.budget = budget
        self.clock = clock
        self.allocations = allocations
        stored.reserveCapacity(self.capacity)
    }

    // MARK: Public

    /// The drawn frames that are kept, oldest first.
    public var samples: [FrameSample] { Array(stored[oldest...] + stored[..<oldest]) }

    /// The last `count` of the drawn frames that are kept, or as many as there are, oldest first.
    public func last(_ count: Int) -> [FrameSample] {
        let count = min(max(0, count), stored.count)
        return (stored.count - count..<stored.count).map { stored[(oldest + $0) % stored.count] }
    }

    /// Starts a frame. One that was begun and not ended is forgotten.
    public func begin() {
        isRecording = true
        current = FrameSample()
        lastMark = clock()
        current.start = lastMark
        current.block = block
        if let allocations { lastAllocations = allocations() }
    }

    /// Adds the time since the last mark, or since the beginning, to `stage`.
    public func mark(_ stage: FrameStage) {
        current[stage] += lap()
        guard let allocations else { return }
        let count = allocations()
        current.add(allocations: count - min(lastAllocations, count), in: stage)
        lastAllocations = count
    }

    /// Leaves the time since the last mark out of the frame: it was waiting, not work.
    public func markWaiting() {
        current.total -= lap()
    }

    /// Ends the frame. What came after the last mark belongs to the frame but to no stage.
    public func end(drawn: Bool) {
        _ = lap()
        current.end = lastMark
        isRecording = false
        frames += 1
        guard drawn else { return }
        drawnFrames += 1
        if current.total > budget { missedFrames += 1 }
        store(current)
    }

    /// Adds what was counted in the last drawn frame to its sample; there has to be one.
    public func add(_ counts: FrameCounts) {
        precondition(!stored.isEmpty, "There is no frame that the counts could belong to")
        stored[(oldest + stored.count - 1) % stored.count].counts = counts
    }

    /// Forgets everything recorded so far: after warming up.
    public func reset() {
        (frames, drawnFrames, missedFrames) = (0, 0, 0)
        stored.removeAll(keepingCapacity: true)
        oldest = 0
        isRecording = false
    }

    // MARK: Private

    /// The nanoseconds since the last mark, which are added to the frame.
    private func lap() -> UInt64 {
        precondition(isRecording, "A frame stage was marked outside begin() ... end(drawn:)")
        let now = max(clock(), lastMark)
        defer { lastMark = now }
        current.total += now - lastMark
        return now - lastMark
    }

    private func store(_ sample: FrameSample) {
        if stored.count < capacity {
            stored.append(sample)
        } else {
            stored[oldest] = sample
            oldest = (oldest + 1) % capacity
        }
    }
}
