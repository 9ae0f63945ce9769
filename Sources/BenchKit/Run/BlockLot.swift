import FrameMetrics

/// Where a measurement is in its blocks.
struct BlockLot {
    /// Says which of a pair comes first.
    var lot: SeededGenerator
    /// How long the library's blocks took.
    var nanoseconds: UInt64 = 0

    init(seed: UInt64) { lot = SeededGenerator(seed: seed) }
}
