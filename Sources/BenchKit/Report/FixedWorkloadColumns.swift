package import FrameMetrics

/// The times of the fixed workloads that ran between frames or before events. The coding keys are field names of the
/// JSON file.
package struct FixedWorkloadColumns: Codable, Equatable, Sendable {
    /// The times of the workload that does only arithmetic.
    package var arithmetic: FrameColumns
    /// The times of the workload that fits into a processor's private cache.
    package var cache: FrameColumns
    /// The times of the workload that uses as much memory as a window.
    package var memory: FrameColumns

    package init(arithmetic: FrameColumns, cache: FrameColumns, memory: FrameColumns) {
        (self.arithmetic, self.cache, self.memory) = (arithmetic, cache, memory)
    }
}
