import FrameMetrics

/// The state of a measurement in blocks.
struct BlockShuffle {
    /// The generator that chooses which block of a pair comes first.
    var generator: SeededGenerator
    /// The total time of the library's blocks.
    var nanoseconds: UInt64 = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }
}
