import CHeapCount
import FrameMetrics
import Testing

/// A clock whose time changes only when a test sets it.
final class ManualClock {
    var now: UInt64 = 1_000_000
}

@Suite("Frame recorder") struct FrameRecorderTests {
    private let clock = ManualClock()

    private func recorder(capacity: Int = 100, budget: UInt64 = 16_000_000) -> FrameRecorder {
        FrameRecorder(capacity: capacity, budget: budget) { [clock] in clock.now }
    }

    private func recordFrame(_ nanoseconds: UInt64, with recorder: FrameRecorder, drawn: Bool = true) {
        recorder.begin()
        clock.now += nanoseconds
        recorder.mark(.draw)
        recorder.end(drawn: drawn)
    }

    @Test("A stage gets the time since the previous mark, and the frame's total includes the time after the last mark")
    func stages() throws {
        let recorder = recorder()

        recorder.begin()
        for (index, stage) in FrameStage.allCases.enumerated() {
            clock.now += UInt64(index + 1) * 100
            recorder.mark(stage)
        }
        clock.now += 7
        recorder.end(drawn: true)

        let sample = try #require(recorder.samples.first)
        #expect(FrameStage.allCases.map { sample[$0] } == [100, 200, 300, 400, 500, 600, 700, 800])
        #expect(sample.total == 3607)
    }

    @Test("A stage that is marked twice gets both times, and starts at 0 in the next frame")
    func repeatedStage() {
        let recorder = recorder()

        recorder.begin()
        clock.now += 30
        recorder.mark(.events)
        clock.now += 5
        recorder.mark(.timers)
        clock.now += 40
        recorder.mark(.events)
        recorder.end(drawn: true)
        clock.now += 1_000_000
        recordFrame(9, with: recorder)

        #expect(recorder.samples.map { $0[.events] } == [70, 0])
        #expect(recorder.samples.map(\.total) == [75, 9])
    }

    @Test("Skipped time, allocations and CPU time count toward neither a stage nor the frame")
    func skippedTime() throws {
        var (allocations, processorTime): (UInt64, UInt64) = (0, 0)
        let recorder = FrameRecorder(allocations: { allocations }) { [clock] in clock.now }
        recorder.processorClock = { processorTime }
        func work(_ amount: UInt64) {
            clock.now += amount
            allocations += amount
            processorTime += amount
        }
        #expect(recorder.latest == nil && !recorder.isRecording)

        recorder.begin()
        #expect(recorder.isRecording)
        work(30)
        recorder.mark(.draw)
        work(1000)
        recorder.skip()
        work(5)
        recorder.mark(.draw)
        work(7)
        recorder.mark(.present)
        recorder.end(drawn: true)

        let sample = try #require(recorder.latest)
        #expect(sample.total == 42 && sample[.draw] == 35 && sample[.present] == 7)
        #expect(sample.allocations(in: .draw) == 35 && sample.processorTime(in: .draw) == 35)
        #expect(sample.end - sample.start == 1042 && !recorder.isRecording)
    }

    @Test("The latest sample is that of the last drawn frame, even if the recorder is full")
    func latest() {
        let recorder = recorder(capacity: 2)

        for nanoseconds: UInt64 in 11...15 {
            recordFrame(nanoseconds, with: recorder)
            recordFrame(99, with: recorder, drawn: false)
            #expect(recorder.latest?.total == nanoseconds)
        }
    }

    @Test("A span combines frames and the time between them in one sample, which is drawn if any of the frames is")
    func span() {
        for drawn in [[false, true, false], [false, false, false]] {
            let recorder = recorder()
            recordFrame(5, with: recorder)
            recorder.beginSpan()
            for (index, isDrawn) in drawn.enumerated() {
                if index > 0 { clock.now += 1000 }
                recordFrame(UInt64(10 * (index + 1)), with: recorder, drawn: isDrawn)
            }
            clock.now += 500
            recorder.endSpan()
            recordFrame(7, with: recorder)

            let isDrawn = drawn.contains(true)
            #expect(recorder.frames == 3 && recorder.drawnFrames == (isDrawn ? 3 : 2))
            #expect(recorder.samples.map(\.total) == (isDrawn ? [5, 2060, 7] : [5, 7]))
            #expect(recorder.samples.map { $0[.draw] } == (isDrawn ? [5, 60, 7] : [5, 7]))
            #expect(recorder.samples.allSatisfy { $0.end - $0.start == $0.total })
        }
    }

    @Test("A reset ends a span")
    func resetSpan() {
        let recorder = recorder()
        recorder.beginSpan()
        recordFrame(3, with: recorder)
        recorder.reset()
        recordFrame(4, with: recorder)

        #expect(recorder.samples.map(\.total) == [4])
    }

    @Test("A recorder uses the monotonic clock and a budget of a sixtieth of a second by default")
    func systemClock() throws {
        let recorder = FrameRecorder(capacity: 2)
        for _ in 0..<3 {
            recorder.begin()
            recorder.mark(.draw)
            recorder.end(drawn: true)
        }

        #expect(recorder.budget == 16_666_667 && recorder.drawnFrames == 3 && recorder.samples.count == 2)
        let (first, last) = try (#require(recorder.samples.first), #require(recorder.samples.last))
        #expect(first.start > 0 && first.start <= first.end && first.end <= last.start)
        #expect(last.total == last.end - last.start)
    }

    @Test("A frame that drew nothing is counted but not sampled")
    func undrawn() {
        let recorder = recorder()

        recordFrame(50_000_000, with: recorder, drawn: false)
        recordFrame(10, with: recorder)

        #expect(recorder.frames == 2)
        #expect(recorder.drawnFrames == 1)
        #expect(recorder.missedFrames == 0)
        #expect(recorder.samples.map(\.total) == [10])
    }

    @Test("A frame that exceeds the budget is missed, and one that takes exactly the budget isn't")
    func budget() {
        let recorder = recorder(budget: 1000)

        for nanoseconds: UInt64 in [999, 1000, 1001, 90_000] { recordFrame(nanoseconds, with: recorder) }

        #expect(recorder.missedFrames == 2)
    }

    @Test("A full recorder keeps the latest frames, oldest first, and keeps counting")
    func ring() {
        let recorder = recorder(capacity: 3, budget: 1)

        for nanoseconds: UInt64 in 11...18 { recordFrame(nanoseconds, with: recorder) }

        #expect(recorder.samples.map(\.total) == [16, 17, 18])
        #expect(recorder.last(2).map(\.total) == [17, 18] && recorder.last(9).map(\.total) == [16, 17, 18])
        #expect(recorder.last(0).isEmpty && recorder.last(-1).isEmpty)
        #expect(recorder.frames == 8)
        #expect(recorder.missedFrames == 8)
    }

    @Test("A backward step of the clock counts as no time")
    func backwardClock() {
        let recorder = recorder()

        recorder.begin()
        clock.now -= 500
        recorder.mark(.layout)
        clock.now += 600
        recorder.mark(.draw)
        recorder.end(drawn: true)

        #expect(recorder.samples.map { $0[.layout] } == [0])
        #expect(recorder.samples.map(\.total) == [100])
    }

    @Test("A reset clears frames and counts")
    func reset() {
        let recorder = recorder(capacity: 2, budget: 1)
        for nanoseconds: UInt64 in 5...9 { recordFrame(nanoseconds, with: recorder) }

        recorder.reset()
        recordFrame(20, with: recorder)

        #expect(recorder.samples.map(\.total) == [20])
        #expect(recorder.frames == 1)
        #expect(recorder.missedFrames == 1)
    }

    @Test("A capacity below 1 keeps one frame", arguments: [0, -5])
    func smallestCapacity(_ capacity: Int) {
        let recorder = recorder(capacity: capacity)

        for nanoseconds: UInt64 in 1...3 { recordFrame(nanoseconds, with: recorder) }

        #expect(recorder.samples.map(\.total) == [3])
    }

    @Test("Recording doesn't allocate, whether or not the recorder is full", .enabled(if: heap_count_is_available()))
    func noAllocation() {
        let recorder = recorder(capacity: 50)
        recordFrame(1, with: recorder)

        // Uses `while` because the iterator of `for` may allocate in debug builds.
        heap_count_start()
        while recorder.frames < 201 { recordFrame(5, with: recorder) }
        let count = heap_count_stop()

        #expect(count == 0)
        #expect(recorder.samples.count == 50)
    }
}
