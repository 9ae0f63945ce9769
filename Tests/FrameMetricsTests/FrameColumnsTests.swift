import Foundation
import FrameMetrics
import Testing

@Suite("Frame columns") struct FrameColumnsTests {
    private let clock = ManualClock()

    @Test("The columns contain every sample with its block, stages and counts")
    func columns() {
        let recorder = filledRecorder()

        let columns = FrameColumns(recorder.samples, since: 1_000_000)

        #expect(columns.frames == 4)
        #expect(columns.start == [0, 100, 200, 300])
        #expect(columns.end == [30, 130, 230, 330])
        #expect(columns.total == [30, 30, 30, 30])
        #expect(columns.block == [0, 0, 1, 1])
        #expect(columns.stages == [.draw: [20, 20, 20, 20], .present: [10, 10, 10, 10]])
        #expect(columns.counts == [.commands: [7, 8, 9, 10]])
        #expect(recorder.samples.map(\.work) == [20, 20, 20, 20])
    }

    @Test("A count missing from any frame is omitted")
    func missingCount() {
        let recorder = filledRecorder()
        recordFrame(30, with: recorder)

        #expect(FrameColumns(recorder.samples).counts.isEmpty)
    }

    @Test("Columns are encoded as JSON arrays under the names of their stages and counts")
    func json() throws {
        let columns = FrameColumns(filledRecorder().samples, since: 1_000_000)

        let data = try JSONEncoder().encode(columns)

        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(
            Set(json.keys) == ["start_ns", "end_ns", "total_ns", "block", "stages_ns", "counts", "stage_allocations"])
        #expect(json["counts"] as? [String: [Int]] == ["commands": [7, 8, 9, 10]])
        #expect(try JSONDecoder().decode(FrameColumns.self, from: data) == columns)
    }

    @Test(
        "Decoding rejects columns that differ in length",
        arguments: [
            "start_ns", "end_ns", "total_ns", "block", "stages_ns.draw", "counts.commands", "stage_allocations.record",
        ])
    func unequalColumns(path: String) throws {
        var columns = FrameColumns(filledRecorder().samples)
        columns.stageAllocations = [.record: [1, 2, 3, 4]]
        let complete = try #require(
            try JSONSerialization.jsonObject(with: JSONEncoder().encode(columns)) as? [String: Any])
        #expect(try JSONDecoder().decode(FrameColumns.self, from: Self.bytes(complete)) == columns)

        for other in [[], [1, 2, 3], [1, 2, 3, 4, 5]] as [[Int]] {
            var json = complete
            let keys = path.split(separator: ".").map(String.init)
            if keys.count == 1 {
                json[keys[0]] = other
            } else {
                var table = try #require(json[keys[0]] as? [String: [Int]])
                table[keys[1]] = other
                json[keys[0]] = table
            }

            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(FrameColumns.self, from: Self.bytes(json))
            }
        }
    }

    @Test("Counts are set on the last frame, even after a full recorder has wrapped around")
    func ring() {
        let recorder = FrameRecorder(capacity: 3) { [clock] in clock.now }

        for number: UInt64 in 1...7 {
            recordFrame(number, with: recorder)
            var counts = FrameCounts()
            counts[.drawCalls] = number
            recorder.setCounts(counts)
        }

        #expect(recorder.samples.map(\.total) == [5, 6, 7])
        #expect(recorder.samples.map { $0.counts[.drawCalls] } == [5, 6, 7])
    }

    @Test("Allocations count toward the stage in which they happen")
    func stageAllocations() {
        var allocations: UInt64 = 40
        let recorder = FrameRecorder(allocations: { allocations }) { [clock] in clock.now }
        for frame: UInt64 in 0..<2 {
            recorder.begin()
            allocations += 3
            recorder.mark(.record)
            recorder.mark(.draw)
            allocations += frame
            recorder.mark(.present)
            recorder.end(drawn: true)
            allocations += 100
        }

        #expect(FrameColumns(recorder.samples).stageAllocations == [.record: [3, 3], .present: [0, 1]])
    }

    @Test("CPU time counts toward the stage in which it is used")
    func stageProcessorTimes() throws {
        var used: UInt64 = 40
        let recorder = FrameRecorder { [clock] in clock.now }
        recorder.processorClock = { used }
        recorder.begin()
        used += 5
        recorder.mark(.record)
        used += 2
        recorder.mark(.present)
        // A backward step of the clock counts as no time.
        used = 0
        recorder.mark(.draw)
        recorder.end(drawn: true)
        let columns = FrameColumns(recorder.samples)

        #expect(columns.stageProcessorTimes == [.record: [5], .present: [2]])
        #expect(try JSONDecoder().decode(FrameColumns.self, from: JSONEncoder().encode(columns)) == columns)
        #expect(FrameColumns(filledRecorder().samples).stageProcessorTimes == nil)
    }

    @Test("A count is summarized by median, maximum and mean")
    func summary() throws {
        let summary = try #require(CountSummary([4, 4, 4, 9, 4]))

        #expect((summary.p50, summary.max, summary.mean) == (4, 9, 5))
        #expect(CountSummary([]) == nil)
    }

    @Test("Each count is stored separately, and setting it to nil removes it")
    func counts() {
        var counts = FrameCounts()
        for (index, count) in FrameCount.allCases.enumerated() {
            #expect(counts[count] == nil)
            counts[count] = UInt64(index)
        }
        #expect(FrameCount.allCases.map { counts[$0] } == FrameCount.allCases.indices.map { UInt64($0) })

        counts[.vertices] = nil

        #expect(counts[.vertices] == nil && counts[.commands] == 2)
    }

    @Test("Equal intervals have no spread, and a hitch counts as late without changing the median")
    func intervals() throws {
        let even = try #require(PresentIntervals(frames(everyMicroseconds: [0, 10_000, 20_000, 30_000]), pace: 100))
        #expect(even.p50 == 10 && even.max == 10 && even.spread == 0 && even.late == 0)

        let hitch = frames(everyMicroseconds: [0, 10_000, 20_000, 46_000, 50_000, 60_000, 70_000])
        let found = try #require(PresentIntervals(hitch, pace: 100))
        #expect(found.p50 == 10 && found.max == 26 && found.spread == 0 && found.late == 1)
    }

    @Test("The spread is the median deviation from the target interval, or from the median if there is no target rate")
    func spread() throws {
        let samples = frames(everyMicroseconds: [0, 9_000, 20_000, 29_000, 41_000])

        // The intervals are 9, 11, 9 and 12 ms.
        #expect(try #require(PresentIntervals(samples, pace: 100)).spread == 1)
        #expect(try #require(PresentIntervals(samples, pace: 0)).spread == 0)
        #expect(try #require(PresentIntervals(samples, pace: 0)).late == 0)
    }

    @Test("The time between two blocks doesn't count as an interval")
    func blocks() {
        let recorder = FrameRecorder { [clock] in clock.now }
        for block in 0..<3 {
            recorder.block = block
            recordFrame(5, with: recorder)
        }

        #expect(PresentIntervals(recorder.samples, pace: 60) == nil)
    }

    @Test("Ratios compare the median times of blocks with the same number, and unpaired blocks are ignored")
    func pairs() throws {
        let ours = columns([(0, 30), (0, 20), (0, 90), (1, 8), (1, 8), (2, 5)])
        let baseline = columns([(0, 10), (0, 10), (1, 4), (3, 7)])

        let ratio = PairedRatio(ours: ours, baseline: baseline)

        #expect(ratio.pairs == [3, 2])
        #expect(ratio.estimate(seed: 1)?.value == 2.5)
        #expect(PairedRatio(ours: baseline, baseline: columns([])).estimate(seed: 1) == nil)
    }

    @Test("The wait for a CPU is part of a frame's duration, but not of comparisons")
    func processorWait() {
        var ours = columns([(0, 90), (0, 30), (1, 20)])
        ours.counts[.processorWait] = [60, 0, 50]
        let baseline = columns([(0, 10), (0, 10), (1, 10)])

        #expect((0..<3).map { ours.ownTime($0) } == [30, 30, 0])
        #expect(PairedRatio(ours: ours, baseline: baseline).pairs == [3, 0])
        #expect(FrameCount.allCases.filter { !$0.isExact } == [.instructions, .cacheMisses, .processorWait])
    }

    @Test("A machine that becomes three times slower halfway through doesn't change the paired ratio")
    func drift() throws {
        let blocks = 0..<60
        let speed = { (block: Int) -> UInt64 in block < 30 ? 100 : 300 }
        let ours = columns(blocks.map { ($0, 12 * speed($0) / 10) })
        let baseline = columns(blocks.map { ($0, speed($0)) })

        let found = try #require(PairedRatio(ours: ours, baseline: baseline).estimate(seed: 4))

        #expect(found == Estimate(value: 1.2, low: 1.2, high: 1.2))
    }

    // MARK: Private

    private static func bytes(_ json: [String: Any]) throws -> Data { try JSONSerialization.data(withJSONObject: json) }

    private func recordFrame(_ nanoseconds: UInt64, with recorder: FrameRecorder) {
        recorder.begin()
        clock.now += nanoseconds
        recorder.mark(.draw)
        recorder.end(drawn: true)
    }

    /// Returns a recorder with two blocks of two frames, which start 100 ns apart.
    private func filledRecorder() -> FrameRecorder {
        let recorder = FrameRecorder { [clock] in clock.now }
        for frame: UInt64 in 0..<4 {
            clock.now = 1_000_000 + frame * 100
            recorder.block = Int(frame / 2)
            recorder.begin()
            clock.now += 20
            recorder.mark(.draw)
            clock.now += 10
            recorder.mark(.present)
            recorder.end(drawn: true)
            var counts = FrameCounts()
            counts[.commands] = 7 + frame
            recorder.setCounts(counts)
        }
        return recorder
    }

    /// Returns frames that end at the given times, in microseconds.
    private func frames(everyMicroseconds instants: [UInt64]) -> [FrameSample] {
        let recorder = FrameRecorder { [clock] in clock.now }
        for instant in instants {
            recorder.begin()
            clock.now = 1_000_000_000 + instant * 1000
            recorder.end(drawn: true)
        }
        return recorder.samples
    }

    /// Returns the columns of frames with the given blocks and durations, in nanoseconds.
    private func columns(_ frames: [(block: Int, total: UInt64)]) -> FrameColumns {
        let recorder = FrameRecorder { [clock] in clock.now }
        for frame in frames {
            recorder.block = frame.block
            recordFrame(frame.total, with: recorder)
        }
        return FrameColumns(recorder.samples)
    }
}
