import FrameMetrics

/// The state of a measurement in blocks.
struct BlockLot {
    /// The generator that chooses which block of a pair comes first.
    var lot: SeededGenerator
    /// The total time of the library's blocks.
    var nanoseconds: UInt64 = 0

    init(seed: UInt64) { lot = SeededGenerator(seed: seed) }
}
