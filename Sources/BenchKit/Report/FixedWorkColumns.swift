package import FrameMetrics

/// The times of the fixed workloads beside the frames. The coding keys are the fields of the JSON file.
package struct FixedWorkColumns: Codable, Equatable, Sendable {
    /// The workload of arithmetic only.
    package var arithmetic: FrameColumns
    /// The workload in a processor's own cache.
    package var cache: FrameColumns
    /// The workload in as much memory as a window has.
    package var memory: FrameColumns

    package init(arithmetic: FrameColumns, cache: FrameColumns, memory: FrameColumns) {
        (self.arithmetic, self.cache, self.memory) = (arithmetic, cache, memory)
    }
}
