import DrawKit
package import FrameMetrics

/// The result of one measurement. The coding keys are field names of the JSON file.
package struct BenchResult: Codable, Equatable, Sendable {
    /// The scenario's name.
    package var scenario: String
    /// The number of bones; `nil` in scenarios that count other elements.
    @OrNull package var bones: Int?
    /// The number of elements, such as bones or rows.
    package var count: Int
    package var renderer: String
    /// The destination of frames: SDL's name for the video driver, or "memory".
    package var destination: String
    /// The name of the graphics device, if any.
    package var device: String?
    /// The initial size of the window in pixels.
    package var window: BenchReport.Size
    /// The pace of steady-state frames, in frames per second; 0 in event scenarios, and if frames run as fast as
    /// possible.
    package var pace: Double
    /// The number of measured steady-state frames. In event scenarios, the number of measured events.
    package var frames: Int
    /// The CPU time of all threads per frame, in milliseconds.
    package var processorTime: Double
    /// The CPU time of the baseline per frame, in milliseconds. Like all values of the baseline, it is `nil` if no
    /// baseline was measured, as in event scenarios.
    @OrNull package var baselineProcessorTime: Double?
    /// Percentiles of the time from waking to the presented frame, in milliseconds. `nil` if nothing was drawn, and in
    /// event scenarios, whose phases contain the times.
    @OrNull package var frameTimes: FrameReport.FrameTimes?
    @OrNull package var stageTimes: [FrameStage: FrameReport.StageTimes]?
    /// The median time of the baseline's frames, in milliseconds.
    @OrNull package var baselineTime: Double?
    /// The ratio of the library's frame time to the baseline's: the center over `launches` or, if these are `nil`, the
    /// median over pairs of blocks.
    @OrNull package var overhead: Double?
    /// The ratio in each of the other launches that measured only ratios, in order; `nil` if there were none.
    package var launches: [Double]?
    /// The lower and the upper bound of the 95% confidence interval of `overhead`; `nil` without `launches` if there
    /// are too few pairs.
    @OrNull package var overheadInterval: [Double]?
    /// All frames and their statistics; `nil` if nothing was drawn, and in event scenarios.
    @OrNull package var measured: MeasuredFrames?
    @OrNull package var baselineMeasured: MeasuredFrames?
    /// The times of the fixed workloads that ran between frames; omitted if none ran, and in event scenarios, whose
    /// phases contain the times.
    package var workloads: FixedWorkloadColumns?
    /// The median number of user-mode instructions on the frame's thread; `nil` if they were not counted.
    @OrNull package var instructions: UInt64?
    @OrNull package var cacheMisses: UInt64?
    /// The events of an event scenario, or of a screen with events; empty in other scenarios.
    package var phases: [BenchPhase] = []
    /// The memory use of a screen with random input; omitted in other scenarios.
    package var memory: MemorySamples?
    /// The heap allocations of a steady-state frame, excluding SDL's; omitted if they can't be counted.
    package var allocations: Double?
    package var baselineAllocations: Double?
    package var drawCalls: Int
    package var commands: Int
    package var vertices: Int
    package var textureUploads: Int
    package var damagePixels: Int
    /// The number of frames that took longer than the interval of the pace or, without a pace, a sixtieth of a second.
    /// If there is a pace, frames that were replaced before a Wayland compositor requested the next one count, too.
    package var missedFrames: Int
    /// The steady-state frames that the display server was given; omitted if it can't report them, in memory, and in
    /// event scenarios.
    package var shown: ShownFrames?
    /// The peak memory of the process until the end of this measurement, in MiB, including earlier measurements. For
    /// random use, the peak memory of the child process.
    package var peakMemory: Double

    /// The field names of reports, which call the baseline "floor" and the fixed workloads "works".
    private enum CodingKeys: String, CodingKey {
        case scenario, bones, count, phases, memory, renderer, destination, device, window, pace, frames, commands,
            vertices, measured, shown
        case workloads = "works"
        case processorTime = "cpu_ms_per_frame"
        case baselineProcessorTime = "floor_cpu_ms_per_frame"
        case frameTimes = "frame_ms"
        case stageTimes = "stages_ms"
        case baselineTime = "floor_ms_p50"
        case overhead = "overhead_ratio"
        case overheadInterval = "overhead_interval"
        case launches = "overhead_launches"
        case baselineMeasured = "floor_measured"
        case instructions = "instructions_per_frame"
        case cacheMisses = "cache_misses_per_frame"
        case allocations = "allocations_per_frame"
        case baselineAllocations = "floor_allocations_per_frame"
        case drawCalls = "draw_calls"
        case textureUploads = "texture_uploads"
        case damagePixels = "damage_px"
        case missedFrames = "missed_frames"
        case peakMemory = "peak_rss_mb"
    }

    /// Creates a result with the values common to all measurements. Callers set the others.
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

    /// `true` if consecutive frames were measured, even if they drew nothing. `false` in event scenarios, for random
    /// use, and for unpaced frames of a screen with events that drew nothing, because such a result looks like that of
    /// an event scenario.
    var hasSteadyFrames: Bool { memory == nil && (phases.isEmpty || measured != nil || pace > 0) }

    /// The number of frames that took longer than one and a half intervals of the pace or, without a pace, one and a
    /// half sixtieths of a second. The first frame of each block doesn't count, because the interval before it isn't
    /// one between two frames of the block.
    var slowFrames: Int {
        guard let raw = measured?.raw else { return 0 }
        let limit = 1.5e9 / (pace > 0 ? pace : 60)
        return raw.total.indices.dropFirst().count {
            raw.block[$0] == raw.block[$0 - 1] && Double(raw.total[$0]) > limit
        }
    }

    /// The largest known memory size in MiB. It can exceed `peakMemory`, because Linux updates the peak less often than
    /// the current size.
    var maximumMemory: Double { max(peakMemory, memory?.resident.max() ?? 0) }
}
