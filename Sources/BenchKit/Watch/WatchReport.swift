import FrameMetrics

/// The results of watching another program.
package struct WatchReport: Codable, Equatable, Sendable {
    /// The source that frames are counted from.
    package enum Source: String, Codable, Sendable {
        /// Bursts of drawing to a window, reported by the X server.
        case damage
        /// Pixmaps that the X server has shown for clients of its Present extension.
        case present
        /// Buffers that the program has committed to a Wayland surface.
        case commit
        /// Frames of this program that a Wayland compositor has taken, as its frame callbacks report.
        case callback
    }

    /// Statistics of the time between consecutive frames, in milliseconds.
    package struct Intervals: Codable, Equatable, Sendable {
        package let p50, p90, p99, max: Double
        /// The number of intervals longer than one and a half times the target or, without a target, the median.
        package let late: Int

        /// Computes the statistics of frames at `times`, in nanoseconds. Returns `nil` if there are fewer than two.
        package init?(_ times: [UInt64]) {
            self.init(intervals: zip(times, times.dropFirst()).map { $1 >= $0 ? $1 - $0 : 0 })
        }

        /// Computes the statistics of `intervals`, in nanoseconds. `target` is the intended interval; `nil` if it is
        /// unknown. Returns `nil` if there are no intervals.
        package init?(intervals: [UInt64], target: UInt64? = nil) {
            guard let percentiles = Percentiles(intervals) else { return nil }
            func milliseconds(_ nanoseconds: UInt64) -> Double { Double(nanoseconds) / 1e6 }
            p50 = milliseconds(percentiles.p50)
            p90 = milliseconds(percentiles.p90)
            p99 = milliseconds(percentiles.p99)
            max = milliseconds(percentiles.max)
            let target = target ?? percentiles.p50
            late = intervals.count { $0 > target + target / 2 }
        }
    }

    /// The frames of one window.
    package struct Window: Codable, Equatable, Sendable {
        package let title: String
        package let source: Source
        /// The size in pixels; `nil` if unknown.
        @OrNull package var size: BenchReport.Size?
        package let frames: Int
        package let framesPerSecond: Double
        /// `nil` if there are fewer than two frames.
        @OrNull package var intervals: Intervals?

        private enum CodingKeys: String, CodingKey {
            case title, source, size, frames, intervals
            case framesPerSecond = "fps"
        }

        /// Creates the results of a window whose frames have the times `frames`, in nanoseconds. `seconds` is the
        /// duration of the measurement.
        package init(title: String, source: Source, size: BenchReport.Size?, frames: [UInt64], seconds: Double) {
            (self.title, self.source, self.frames) = (title, source, frames.count)
            framesPerSecond = seconds > 0 ? Double(frames.count) / seconds : 0
            self.size = size
            intervals = Intervals(frames)
        }
    }

    /// The CPU time of all processes during the measurement.
    package struct Processor: Codable, Equatable, Sendable {
        package let seconds: Double
        /// The CPU time as a percentage of one processor's time.
        package let percent: Double
        /// The CPU time divided by the number of frames of the window with the most frames, in milliseconds; `nil`
        /// without frames.
        @OrNull package var millisecondsPerFrame: Double?

        private enum CodingKeys: String, CodingKey {
            case seconds, percent
            case millisecondsPerFrame = "ms_per_frame"
        }
    }

    /// The memory of all processes at the end of the measurement.
    package struct Memory: Codable, Equatable, Sendable {
        package let bytes: UInt64
        /// `true` if `bytes` is the sum of proportional set sizes (PSS), which counts shared memory once; `false` if it
        /// is the sum of resident set sizes (RSS), which counts shared memory for each process.
        package let isProportional: Bool

        private enum CodingKeys: String, CodingKey {
            case bytes
            case isProportional = "proportional"
        }

        package init(bytes: UInt64, isProportional: Bool) {
            (self.bytes, self.isProportional) = (bytes, isProportional)
        }
    }

    /// The version of the JSON format.
    package let schema: Int
    /// Always "watch", which distinguishes the file from other results.
    package let kind: String
    package let machine: Machine
    /// The program and its arguments.
    package let command: [String]
    /// The time from the start of the program to its first frame, in seconds; `nil` if frames aren't counted.
    @OrNull package var firstFrame: Double?
    /// The duration of the measurement in seconds.
    package let seconds: Double
    package let cpu: Processor
    package let memory: Memory
    /// The number of processes at the end of the measurement.
    package let processes: Int
    /// The windows that showed frames, in descending order of frame count.
    package let windows: [Window]
    /// The reason why frames aren't counted; `nil` if they are.
    @OrNull package var reasonWithoutFrames: String?

    private enum CodingKeys: String, CodingKey {
        case schema, kind, machine, command, seconds, cpu, memory, processes, windows
        case firstFrame = "first_frame"
        case reasonWithoutFrames = "no_frames_because"
    }

    /// Creates a report. `cpuSeconds` is the CPU time during the measurement, which took `seconds`.
    package init(
        machine: Machine, command: [String], firstFrame: Double?, seconds: Double, cpuSeconds: Double, memory: Memory,
        processes: Int, windows: [Window], reasonWithoutFrames: String? = nil
    ) {
        (schema, kind) = (1, "watch")
        (self.machine, self.command, self.seconds) = (machine, command, seconds)
        (self.memory, self.processes) = (memory, processes)
        self.windows = windows.sorted { ($1.frames, $0.title) < ($0.frames, $1.title) }
        let frames = self.windows.first?.frames ?? 0
        cpu = Processor(
            seconds: cpuSeconds, percent: seconds > 0 ? cpuSeconds / seconds * 100 : 0,
            millisecondsPerFrame: frames > 0 ? cpuSeconds / Double(frames) * 1000 : nil)
        self.firstFrame = firstFrame
        self.reasonWithoutFrames = reasonWithoutFrames
    }
}
