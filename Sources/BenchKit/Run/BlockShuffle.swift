import FrameMetrics

/// Where a measurement is in its blocks.
struct BlockShuffle {
    /// Says which of a pair comes first.
    var generator: SeededGenerator
    /// How long the library's blocks took.
    var nanoseconds: UInt64 = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }
}
