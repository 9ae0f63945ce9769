import DrawKit
package import FrameMetrics

/// What one measurement found. The coding keys are the fields of the JSON file.
package struct BenchResult: Codable, Equatable, Sendable {
    /// The scenario's name.
    package var scenario: String
    /// Nil in a scenario of other things.
    @OrNull package var bones: Int?
    /// How many things there are: bones, or what the scenario is of.
    package var count: Int
    package var renderer: String
    /// Where the pictures went: SDL's video driver, or "memory".
    package var destination: String
    /// What the graphics device calls itself; left out without one.
    package var device: String?
    /// The window's size in pixels, as it was opened.
    package var window: BenchReport.Size
    /// Frames a second; 0 is as fast as it goes, as events are.
    package var pace: Double
    /// Those that were measured: frames, or events with the frame that shows them.
    package var frames: Int
    /// Processor time of all threads, in milliseconds.
    package var processorTime: Double
    /// Nil, as everything of a floor, in a scenario of events, which has none.
    @OrNull package var floorProcessorTime: Double?
    /// From waking to the return of present, in milliseconds; nil in a scenario of events, whose phases have their own.
    @OrNull package var frameTimes: FrameReport.FrameTimes?
    @OrNull package var stageTimes: [FrameStage: FrameReport.StageTimes]?
    /// The middle floor frame, in milliseconds.
    @OrNull package var floorTime: Double?
    /// How many times longer than the floor's the library's middle frame took: the median over the pairs of blocks, and
    /// the two ends of the interval that holds it in 95 of 100 measurements.
    @OrNull package var overhead: Double?
    @OrNull package var overheadInterval: [Double]?
    /// Every frame, and what follows from all of them; nil in a scenario of events.
    @OrNull package var measured: MeasuredFrames?
    @OrNull package var floorMeasured: MeasuredFrames?
    /// How long works that are always the same took after the frames; left out where nothing was to be drawn.
    package var works: FixedWorkColumns?
    /// The middle frame's, of the thread that runs it and outside of the kernel; nil where they are not counted.
    @OrNull package var instructions: UInt64?
    @OrNull package var cacheMisses: UInt64?
    /// The events of a scenario of events; else none.
    package var phases: [BenchPhase] = []
    /// What a screen took that was used; left out in other scenarios.
    package var memory: MemorySamples?
    /// Heap allocations a steady frame, SDL's own not counted; left out where they cannot be counted.
    package var allocations: Double?
    package var floorAllocations: Double?
    package var drawCalls: Int
    package var commands: Int
    package var vertices: Int
    package var textureUploads: Int
    package var damagePixels: Int
    /// The number of frames that took longer than the pace allows, or than a sixtieth of a second without a pace. At a
    /// pace on Wayland, also those whose picture was replaced before the compositor asked for the next.
    package var missedFrames: Int
    /// The most memory that the process, measurements before this one included, had so far, in MiB.
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

    /// Makes the result of a measurement of `count` things in `subject`, with what all of them have; the rest is filled
    /// in by whoever knows it.
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

    /// The most memory that is known of: Linux counts the peak less often than what there is.
    var mostMemory: Double { max(peakMemory, memory?.resident.max() ?? 0) }
}
