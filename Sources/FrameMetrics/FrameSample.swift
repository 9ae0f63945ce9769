/// The times and counts of one frame. Trivially copyable, so recording a sample doesn't allocate.
public struct FrameSample: Sendable, BitwiseCopyable {
    /// The start of the frame on the recorder's clock, in nanoseconds.
    package internal(set) var start: UInt64 = 0
    /// The end of the frame on the recorder's clock, in nanoseconds.
    package internal(set) var end: UInt64 = 0
    /// The time from waking until the frame is presented, in nanoseconds. The frame overlay's own work is excluded.
    public internal(set) var total: UInt64 = 0
    /// The number of the block that the frame belongs to, as set by `FrameRecorder.block`.
    package internal(set) var block = 0
    /// The counts of the frame. Empty until `FrameRecorder.setCounts(_:)` sets them.
    package internal(set) var counts = FrameCounts()

    private var stages = InlineArray<8, UInt64>(repeating: 0)
    private var allocations = InlineArray<8, UInt32>(repeating: 0)
    private var processorTimes = InlineArray<8, UInt64>(repeating: 0)

    /// Creates an empty sample.
    package init() {}

    /// The time spent in `stage`, in nanoseconds; 0 if the frame didn't have this stage.
    public subscript(stage: FrameStage) -> UInt64 { stages[stage.index] }

    mutating func add(time: UInt64, in stage: FrameStage) {
        stages[stage.index] += time
    }

    /// Returns the number of heap allocations in `stage`; 0 unless the recorder counts them.
    package func allocations(in stage: FrameStage) -> UInt64 { UInt64(allocations[stage.index]) }

    mutating func add(allocations count: UInt64, in stage: FrameStage) {
        allocations[stage.index] += UInt32(clamping: count)
    }

    /// Returns the CPU time of the frame's thread in `stage`, in nanoseconds; 0 unless the recorder measures it.
    package func processorTime(in stage: FrameStage) -> UInt64 { processorTimes[stage.index] }

    mutating func add(processorTime: UInt64, in stage: FrameStage) {
        processorTimes[stage.index] += processorTime
    }

    /// The frame's time excluding the stage `present`, in nanoseconds.
    package var work: UInt64 { total - self[.present] }
}
