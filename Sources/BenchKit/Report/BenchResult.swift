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
    /// The middle floor frame, in milliseconds, and how many times longer the library's middle frame took.
    @OrNull package var floorTime: Double?
    @OrNull package var overhead: Double?
    /// The events of a scenario of events; else none.
    package var phases: [BenchPhase] = []
    /// Heap allocations a steady frame, SDL's own not counted; left out where they cannot be counted.
    package var allocations: Double?
    package var floorAllocations: Double?
    package var drawCalls: Int
    package var commands: Int
    package var vertices: Int
    package var textureUploads: Int
    package var damagePixels: Int
    /// Frames that took longer than one at this pace may; a sixtieth of a second without a pace.
    package var missedFrames: Int
    /// The most memory that the process, measurements before this one included, had so far, in MiB.
    package var peakMemory: Double

    private enum CodingKeys: String, CodingKey {
        case scenario, bones, count, phases, renderer, destination, device, pace, frames, commands, vertices
        case processorTime = "cpu_ms_per_frame"
        case floorProcessorTime = "floor_cpu_ms_per_frame"
        case frameTimes = "frame_ms"
        case stageTimes = "stages_ms"
        case floorTime = "floor_ms_p50"
        case overhead = "overhead_ratio"
        case allocations = "allocations_per_frame"
        case floorAllocations = "floor_allocations_per_frame"
        case drawCalls = "draw_calls"
        case textureUploads = "texture_uploads"
        case damagePixels = "damage_px"
        case missedFrames = "missed_frames"
        case peakMemory = "peak_rss_mb"
    }

    /// Sums up what `measurement` found; throws when it measured no frame.
    @MainActor
    package init(
        _ measurement: Measurement, of scenario: Scenario, bones: Int, pace: Double, subject: any Subject
    ) throws(BenchError) {
        let report = FrameReport(measurement.recorder)
        guard let frameTimes = report.frameTimes, let floor = Percentiles(measurement.floorTimes), floor.p50 > 0 else {
            throw BenchError("no frame was measured; ask for more with --frames or --duration")
        }
        self.scenario = scenario.name
        self.bones = bones
        count = bones
        self.pace = pace
        renderer = subject.renderer.name
        destination = subject.destination
        device = subject.deviceName
        frames = report.frames
        processorTime = Self.milliseconds(measurement.processorTime) / Double(report.frames)
        floorProcessorTime =
            Self.milliseconds(measurement.floorProcessorTime) / Double(measurement.floorTimes.count)
        self.frameTimes = frameTimes
        stageTimes = report.stageTimes
        floorTime = Self.milliseconds(floor.p50)
        overhead = frameTimes.p50 / Self.milliseconds(floor.p50)
        allocations = measurement.costs.allocations
        floorAllocations = measurement.costs.floorAllocations
        drawCalls = measurement.costs.drawCalls
        commands = measurement.costs.commands
        vertices = measurement.costs.vertices
        textureUploads = measurement.costs.textureUploads
        damagePixels = measurement.costs.damagePixels
        missedFrames = report.missedFrames
        peakMemory = Machine.peakMemory
    }

    /// Sums up what `measurement` found about `events`; throws when nothing was drawn.
    @MainActor
    package init(
        _ measurement: EventMeasurement, of scenario: Scenario, _ events: any EventScenario.Type, subject: any Subject
    ) throws(BenchError) {
        let (clock, costs) = (measurement.clock, measurement.costs)
        phases = clock.phases.map { BenchPhase(name: $0.name, recorder: $0.recorder) }
        frames = phases.reduce(0) { $0 + $1.samples }
        guard phases.contains(where: { $0.times != nil }) else {
            throw BenchError("no event drew anything: the window may be hidden; show it and run again")
        }
        self.scenario = scenario.name
        count = events.count
        pace = 0
        renderer = subject.renderer.name
        destination = subject.destination
        device = subject.deviceName
        processorTime = Self.milliseconds(clock.processorTime) / Double(frames)
        allocations = costs.allocations
        drawCalls = costs.drawCalls
        commands = costs.commands
        vertices = costs.vertices
        textureUploads = costs.textureUploads
        damagePixels = costs.damagePixels
        missedFrames = clock.phases.reduce(0) { $0 + $1.recorder.missedFrames }
        peakMemory = Machine.peakMemory
    }

    private static func milliseconds(_ nanoseconds: UInt64) -> Double { Double(nanoseconds) / 1_000_000 }
}
