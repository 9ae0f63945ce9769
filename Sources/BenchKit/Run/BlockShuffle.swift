import FrameMetrics

/// The state of a measurement that runs the two blocks of each pair in random order.
struct BlockShuffle {
    /// The generator that decides which block of a pair comes first.
    var generator: SeededGenerator
    /// The total time of the library's blocks, in nanoseconds.
    var nanoseconds: UInt64 = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }
}
