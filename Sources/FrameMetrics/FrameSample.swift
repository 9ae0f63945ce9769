/// How long one frame took. Trivially copyable, so that recording one allocates nothing.
package struct FrameSample: Sendable, BitwiseCopyable {
    /// From waking to the return of present, in nanoseconds, waiting excluded.
    package internal(set) var total: UInt64 = 0
    private var stages = InlineArray<7, UInt64>(repeating: 0)

    package init() {}

    /// The nanoseconds spent in `stage`; 0 when the frame had no such stage.
    package internal(set) subscript(stage: FrameStage) -> UInt64 {
        get { stages[stage.index] }
        set { stages[stage.index] = newValue }
    }
}
