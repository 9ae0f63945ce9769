package import FrameMetrics

/// How long the works that are always the same took beside the frames. The coding keys are the fields of the JSON file.
package struct FixedWorkColumns: Codable, Equatable, Sendable {
    /// Numbers only.
    package var arithmetic: FrameColumns
    /// In a processor's own cache.
    package var cache: FrameColumns
    /// In as much memory as a window has.
    package var memory: FrameColumns

    package init(arithmetic: FrameColumns, cache: FrameColumns, memory: FrameColumns) {
        (self.arithmetic, self.cache, self.memory) = (arithmetic, cache, memory)
    }
}
