/// How long one frame took, and what was counted in it. Trivially copyable, so that recording one allocates nothing.
public struct FrameSample: Sendable, BitwiseCopyable {
    /// When the frame began, in nanoseconds of the recorder's clock.
    public internal(set) var start: UInt64 = 0
    /// When it ended.
    public internal(set) var end: UInt64 = 0
    /// From waking to the return of present, in nanoseconds, waiting excluded.
    public internal(set) var total: UInt64 = 0
    /// Which of the recorder's blocks of frames this one belongs to.
    public internal(set) var block = 0
    /// What was counted in it; nothing unless somebody counts.
    public internal(set) var counts = FrameCounts()

    private var stages = InlineArray<8, UInt64>(repeating: 0)
    private var allocations = InlineArray<8, UInt32>(repeating: 0)

    /// Makes a sample of no frame: all zero.
    public init() {}

    /// The nanoseconds spent in `stage`; 0 when the frame had no such stage.
    public internal(set) subscript(stage: FrameStage) -> UInt64 {
        get { stages[stage.index] }
        set { stages[stage.index] = newValue }
    }

    /// The heap allocations in `stage`; 0 unless the recorder counts them.
    public func allocations(in stage: FrameStage) -> UInt64 { UInt64(allocations[stage.index]) }

    mutating func add(allocations count: UInt64, in stage: FrameStage) {
        allocations[stage.index] += UInt32(clamping: count)
    }

    /// What the program did before it handed the picture on, in nanoseconds: all but present.
    public var work: UInt64 { total - self[.present] }
}
