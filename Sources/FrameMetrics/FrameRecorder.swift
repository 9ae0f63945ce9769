import Glibc

/// Measures the frames of a window and their stages. Recording doesn't allocate.
///
/// Pass a recorder to `SDLApplication.run`, and read it or its ``FrameReport`` at any time. Frames that draw nothing
/// are counted but not sampled, because the many empty frames of an idle window would hide the frames that matter.
public final class FrameRecorder {
    /// The number of frames that have ended.
    public private(set) var frames = 0
    /// The number of ended frames that drew something.
    public private(set) var drawnFrames = 0
    /// The number of drawn frames that took longer than the budget.
    public private(set) var missedFrames = 0
    /// The time budget of a frame, in nanoseconds.
    public let budget: UInt64
    /// The number of the block to which the next frames belong. Within a block, frames are consecutive and paced;
    /// between blocks, anything may happen.
    package var block = 0

    /// A closure that returns the CPU time of the calling thread in nanoseconds. If `nil`, CPU times aren't measured.
    package var processorClock: (() -> UInt64)?

    private let clock: () -> UInt64
    private let allocations: (() -> UInt64)?
    private let capacity: Int
    private var stored: [FrameSample] = []
    private var oldest = 0
    /// `true` from `begin()` to `end(drawn:)`.
    package private(set) var isRecording = false
    /// `true` from `beginSpan` to `endSpan`.
    private var isSpanning = false
    private var hasSpanDrawn = false
    private var current = FrameSample()
    private var lastMark: UInt64 = 0
    private var lastAllocations: UInt64 = 0
    private var lastProcessorTime: UInt64 = 0

    // MARK: Lifecycle

    /// Creates a recorder that keeps the last `capacity` drawn frames and uses the system's monotonic clock.
    ///
    /// - Parameters:
    ///   - capacity: The number of frames to keep, at least 1. Defaults to 18,000, five minutes at 60 frames per
    ///     second.
    ///   - budget: The time budget of a frame in nanoseconds. Defaults to a sixtieth of a second.
    public convenience init(capacity: Int = 18_000, budget: UInt64 = 16_666_667) {
        self.init(capacity: capacity, budget: budget, clock: Self.monotonicTime)
    }

    /// Creates a recorder that keeps the last `capacity` drawn frames and uses the given clock.
    ///
    /// - Parameters:
    ///   - capacity: The number of frames to keep, at least 1. Defaults to 18,000, five minutes at 60 frames per
    ///     second.
    ///   - budget: The time budget of a frame in nanoseconds. Defaults to a sixtieth of a second.
    ///   - allocations: A closure that returns the total number of heap allocations, which must never decrease. If
    ///     `nil`, the default, allocations aren't counted.
    ///   - clock: A closure that returns the time in nanoseconds. A backward step of the clock counts as no time.
    package init(
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

    /// The stored samples of drawn frames, oldest first.
    public var samples: [FrameSample] { Array(stored[oldest...] + stored[..<oldest]) }

    /// Discards all recorded frames, for example after a warm-up.
    public func reset() {
        (frames, drawnFrames, missedFrames) = (0, 0, 0)
        stored.removeAll(keepingCapacity: true)
        oldest = 0
        (isRecording, isSpanning) = (false, false)
    }

    // MARK: Package

    /// Returns the last `count` stored samples, oldest first, or all of them if there are fewer.
    package func last(_ count: Int) -> [FrameSample] {
        let count = min(max(0, count), stored.count)
        return (stored.count - count..<stored.count).map { stored[(oldest + $0) % stored.count] }
    }

    /// The latest stored sample, if any.
    package var latest: FrameSample? {
        stored.isEmpty ? nil : stored[(oldest + stored.count - 1) % stored.count]
    }

    /// Starts a frame. Call this when the run loop wakes. Discards the current frame if it has not ended; within a
    /// span, continues the span's sample instead.
    package func begin() {
        if isSpanning, isRecording {
            _ = lap()
        } else {
            isRecording = true
            current = FrameSample()
            lastMark = clock()
            current.start = lastMark
            current.block = block
        }
        if let allocations { lastAllocations = allocations() }
        if let processorClock { lastProcessorTime = processorClock() }
    }

    /// Adds the time since the last mark, or since the start of the frame, to `stage`.
    package func mark(_ stage: FrameStage) {
        current.add(time: lap(), in: stage)
        if let processorTime = processorLap() { current.add(processorTime: processorTime, in: stage) }
        guard let allocations else { return }
        let count = allocations()
        current.add(allocations: count - min(lastAllocations, count), in: stage)
        lastAllocations = count
    }

    /// Excludes the time since the last mark from the frame, along with the allocations and CPU time of that period.
    /// Call this after work that is done only to measure frames or to display the measurements.
    package func skip() {
        precondition(isRecording, "Time was skipped outside begin() ... end(drawn:)")
        lastMark = max(clock(), lastMark)
        if let allocations { lastAllocations = allocations() }
        if let processorClock { lastProcessorTime = max(processorClock(), lastProcessorTime) }
    }

    /// Ends the frame. If it drew something, call this after presenting it. The time since the last mark counts toward
    /// the frame but not toward any stage.
    package func end(drawn: Bool) {
        _ = lap()
        current.end = lastMark
        guard isSpanning else { return finish(drawn: drawn) }
        hasSpanDrawn = hasSpanDrawn || drawn
    }

    /// Combines the following frames into one sample until `endSpan`. The time between the frames counts toward the
    /// sample but not toward any stage. Discards the current frame if it has not ended.
    package func beginSpan() {
        (isSpanning, isRecording, hasSpanDrawn) = (true, false, false)
    }

    /// Ends the span with its last frame. The span counts as one frame, which is drawn if any frame in the span is. A
    /// frame must have ended since `beginSpan`.
    package func endSpan() {
        precondition(isSpanning && isRecording, "A span needs a frame")
        isSpanning = false
        finish(drawn: hasSpanDrawn)
    }

    /// Sets the counts of the last drawn frame. A frame must have been drawn since the recorder was created or last
    /// reset.
    package func setCounts(_ counts: FrameCounts) {
        precondition(!stored.isEmpty, "Counts need a recorded frame")
        stored[(oldest + stored.count - 1) % stored.count].counts = counts
    }

    // MARK: Private

    /// Returns the time of the system's monotonic clock, in nanoseconds.
    private static func monotonicTime() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Adds the time since the last mark to the frame's total. Returns that time in nanoseconds.
    private func lap() -> UInt64 {
        precondition(isRecording, "A frame stage was marked outside begin() ... end(drawn:)")
        let now = max(clock(), lastMark)
        defer { lastMark = now }
        current.total += now - lastMark
        return now - lastMark
    }

    /// Returns the thread's CPU time since the last mark, in nanoseconds; `nil` if it isn't measured.
    private func processorLap() -> UInt64? {
        guard let processorClock else { return nil }
        let now = max(processorClock(), lastProcessorTime)
        defer { lastProcessorTime = now }
        return now - lastProcessorTime
    }

    /// Counts the current frame, and stores its sample if it drew something.
    private func finish(drawn: Bool) {
        isRecording = false
        frames += 1
        guard drawn else { return }
        drawnFrames += 1
        if current.total > budget { missedFrames += 1 }
        store(current)
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
