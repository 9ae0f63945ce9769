import DrawKit
package import FrameMetrics

/// What one measurement found. The coding keys are the fields of the JSON file.
package struct BenchResult: Codable, Equatable, Sendable {
    package var scenario: Scenario
    package var bones: Int
    package var renderer: String
    /// Where the pictures went: SDL's video driver, or "memory".
    package var destination: String
    /// What the graphics device calls itself; left out without one.
    package var device: String?
    /// Frames a second; 0 is as fast as it goes.
    package var pace: Double
    package var frames: Int
    /// Processor time of all threads, in milliseconds.
    package var processorTime: Double
    package var floorProcessorTime: Double
    /// From waking to the return of present, in milliseconds.
    package var frameTimes: FrameReport.FrameTimes
    package var stageTimes: [FrameStage: FrameReport.StageTimes]
    /// The middle floor frame, in milliseconds, and how many times longer the library's middle frame took.
    package var floorTime: Double
    package var overhead: Double
    /// Heap allocations a frame, SDL's own not counted; left out where they cannot be counted.
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
        case scenario, bones, renderer, destination, device, pace, frames, commands, vertices
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
        func milliseconds(_ nanoseconds: UInt64) -> Double { Double(nanoseconds) / 1_000_000 }
        self.scenario = scenario
        self.bones = bones
        self.pace = pace
        renderer = subject.renderer.name
        destination = subject.destination
        device = subject.deviceName
        frames = report.frames
        processorTime = milliseconds(measurement.processorTime) / Double(report.frames)
        floorProcessorTime = milliseconds(measurement.floorProcessorTime) / Double(measurement.floorTimes.count)
        self.frameTimes = frameTimes
        stageTimes = report.stageTimes
        floorTime = milliseconds(floor.p50)
        overhead = frameTimes.p50 / floorTime
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
}
