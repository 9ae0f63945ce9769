import FrameMetrics
import Testing

@Suite("Frame figures") struct FrameFiguresTests {
    private let clock = ManualClock()

    /// Records `count` frames that start `interval` milliseconds apart and draw for `drawing` milliseconds.
    private func add(_ count: Int, every interval: UInt64, drawing: UInt64, to recorder: FrameRecorder) {
        for _ in 0..<count {
            recorder.begin()
            clock.now += drawing * 1_000_000
            recorder.mark(.draw)
            recorder.end(drawn: true)
            clock.now += (interval - drawing) * 1_000_000
        }
    }

    @Test("The figures include the frame rate, mean, percentiles and stage times of the samples")
    func figures() {
        let recorder = FrameRecorder { [clock] in clock.now }
        #expect(FrameFigures(recorder.samples) == FrameFigures([]))
        add(100, every: 20, drawing: 4, to: recorder)
        add(20, every: 20, drawing: 14, to: recorder)
        let figures = FrameFigures(recorder.last(120))
        #expect(figures.times.count == 120 && abs(figures.mean - (400.0 + 280) / 120) < 0.001)
        #expect(abs((figures.framesPerSecond ?? 0) - 50) < 0.001)
        #expect(figures.median == 4 && figures.slow == 14 && figures.slowest == 14 && figures.stages[.layout] == 0)
        #expect(abs((figures.stages[.draw] ?? 0) - figures.mean) < 0.001)
    }

    @Test("Frames that take longer than a second have a frame rate, but frames after a rest don't")
    func slowFrames() {
        let recorder = FrameRecorder { [clock] in clock.now }
        add(2, every: 2000, drawing: 1900, to: recorder)
        #expect(FrameFigures(recorder.samples).framesPerSecond == 0.5)
        add(2, every: 2000, drawing: 900, to: recorder)
        #expect(FrameFigures(recorder.samples).framesPerSecond == nil)
    }

    @Test("The frame rate covers only the last second, and a single frame has no frame rate")
    func frameRate() {
        let recorder = FrameRecorder { [clock] in clock.now }
        add(60, every: 10, drawing: 1, to: recorder)
        clock.now += 5_000_000_000
        add(1, every: 40, drawing: 1, to: recorder)
        #expect(FrameFigures(recorder.samples).framesPerSecond == nil)
        add(1, every: 40, drawing: 1, to: recorder)
        #expect(FrameFigures(recorder.samples).framesPerSecond == 25)
    }
}
