import DrawKit
package import FrameMetrics

/// The result of one measurement. The coding keys are the fields of the JSON file.
package struct BenchResult: Codable, Equatable, Sendable {
    /// The scenario's name.
    package var scenario: String
    /// The number of bones; `nil` in scenarios of other things.
    @OrNull package var bones: Int?
    /// The number of bones, or of whatever else the scenario counts.
    package var count: Int
    package var renderer: String
    /// The destination of frames: SDL's video driver, or "memory".
    package var destination: String
    /// The name of the graphics device; omitted without one.
    package var device: String?
    /// The initial size of the window in pixels.
    package var window: BenchReport.Size
    /// The pace in frames per second. 0 is as fast as possible, like events.
    package var pace: Double
    /// The number of measured frames, or of events with the frame that shows them.
    package var frames: Int
    /// The CPU time of all threads, in milliseconds.
    package var processorTime: Double
    /// The CPU time of the floor. Like all values of a floor, `nil` in scenarios of events.
    @OrNull package var floorProcessorTime: Double?
    /// The times from waking until the frame has been presented, in milliseconds; `nil` in scenarios of events, whose
    /// phases have them.
    @OrNull package var frameTimes: FrameReport.FrameTimes?
    @OrNull package var stageTimes: [FrameStage: FrameReport.StageTimes]?
    /// The median of the floor's frames, in milliseconds.
    @OrNull package var floorTime: Double?
    /// The ratio of the library's frame time to the floor's: the median over pairs of blocks, and the bounds of its 95%
    /// confidence interval.
    @OrNull package var overhead: Double?
    @OrNull package var overheadInterval: [Double]?
    /// All frames and their statistics; `nil` in scenarios of events.
    @OrNull package var measured: MeasuredFrames?
    @OrNull package var floorMeasured: MeasuredFrames?
    /// The times of the fixed workloads after the frames; omitted if nothing was drawn.
    package var works: FixedWorkColumns?
    /// The median of instructions on the frame's thread, outside of the kernel; `nil` if they were not counted.
    @OrNull package var instructions: UInt64?
    @OrNull package var cacheMisses: UInt64?
    /// The phases of a scenario of events. Other scenarios have none.
    package var phases: [BenchPhase] = []
    /// The memory use of a screen with random input; omitted in other scenarios.
    package var memory: MemorySamples?
    /// The heap allocations of a steady frame without SDL's own; omitted if they cannot be counted.
    package var allocations: Double?
    package var floorAllocations: Double?
    package var drawCalls: Int
    package var commands: Int
    package var vertices: Int
    package var textureUploads: Int
    package var damagePixels: Int
    /// The number of frames that took longer than the pace allows, or than a sixtieth of a second without a pace. With
    /// a pace on Wayland, frames that were replaced before the compositor requested the next one count, too.
    package var missedFrames: Int
    /// The process's peak memory so far, including earlier measurements, in MiB.
    package var peakMemory: Double

    private enum CodingKeys: String, CodingKey {
        case scenario, bones, count, phases, memory, renderer, destination, device, window, pace, frames, commands,
            vertices, measured, works
        case processorTime = "cpu_ms_per_frame"
        case floorProcessorTime = "floor_cpu_ms_per_frame"
        case frameTimes = "frame_ms"
        case stageTimes = "stages_ms"
        case floorTime = "floor_ms_p50"
        case overhead = "overhead_ratio"
        case overheadInterval = "overhead_interval"
        case floorMeasured = "floor_measured"
        case instructions = "instructions_per_frame"
        case cacheMisses = "cache_misses_per_frame"
        case allocations = "allocations_per_frame"
        case floorAllocations = "floor_allocations_per_frame"
        case drawCalls = "draw_calls"
        case textureUploads = "texture_uploads"
        case damagePixels = "damage_px"
        case missedFrames = "missed_frames"
        case peakMemory = "peak_rss_mb"
    }

    /// Creates the result of a measurement of `count` things in `subject` with the common values. Callers add the
    /// others.
    @MainActor
    init(
        of scenario: Scenario, count: Int, pace: Double, frames: Int, processorTime: UInt64, missedFrames: Int,
        subject: any Subject
    ) {
        self.scenario = scenario.name
        self.count = count
        self.pace = pace
        self.frames = frames
        self.processorTime = Double(processorTime) / 1_000_000 / Double(max(1, frames))
        self.missedFrames = missedFrames
        renderer = subject.renderer.name
        destination = subject.destination
        device = subject.deviceName
        window = BenchReport.Size(width: Int(subject.pixelSize.width), height: Int(subject.pixelSize.height))
        (drawCalls, commands, vertices, textureUploads, damagePixels) = (0, 0, 0, 0, 0)
        peakMemory = Machine.peakMemory
    }

    /// The largest known memory size. Linux updates the peak less often than the current size.
    var maximumMemory: Double { max(peakMemory, memory?.resident.max() ?? 0) }
}
