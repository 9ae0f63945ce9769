import BenchKit
import DrawKit
import Testing

@Suite("Blocks of frames that the display server was given") struct ShownFrameBlocksTests {
    /// Something that happens in a measurement. Times are in microseconds.
    enum Step {
        case begin, end
        /// The program draws two parts of the window, and ends its frame.
        case frame(UInt64)
        /// The program ends a frame that drew nothing.
        case empty
        /// The program ends a frame that a covered window swallows.
        case covered
        /// The Present extension shows the program's frame.
        case present(UInt64)
    }

    private static let size = PixelSize(width: 300, height: 200)

    @Test(
        "Only intervals between consecutive frames of a block count",
        arguments: [
            (
                name: "a block", steps: [.begin, .frame(0), .frame(16_700), .frame(33_300), .end], frames: 3,
                intervals: [16_700, 16_600]
            ),
            (
                "two blocks", [.begin, .frame(0), .frame(16_700), .end, .begin, .frame(90_000), .frame(106_000), .end],
                4, [16_700, 16_000]
            ),
            (
                "the baseline's frames between blocks",
                [
                    .frame(0), .begin, .frame(16_700), .frame(33_300), .end, .frame(50_000), .frame(66_000), .begin,
                    .frame(83_000), .end,
                ], 3, [16_600]
            ),
            (
                "a frame that draws nothing",
                [.begin, .frame(0), .empty, .frame(33_300), .frame(50_000), .end], 3, [16_700]
            ),
            (
                "frames of a covered window",
                [.begin, .frame(0), .covered, .covered, .frame(50_000), .frame(66_000), .end], 3, [16_000]
            ),
            ("frames without a pace", [.begin, .frame(0), .frame(400), .frame(800), .end], 3, [400, 400]),
            ("a frame in a block", [.begin, .frame(0), .end, .begin, .end], 1, []),
            (
                "pixmaps that are also reported as drawing",
                [.begin, .frame(0), .present(9000), .frame(16_700), .present(25_000), .end, .present(42_000)], 2,
                [16_000]
            ),
        ] as [(String, [Step], Int, [UInt64])])
    func blocks(_ row: (name: String, steps: [Step], frames: Int, intervals: [UInt64])) throws {
        let shown = try #require(Self.result(row.steps), "\(row.name)")

        let source: WatchReport.Source = row.name.hasPrefix("pixmaps") ? .present : .damage
        let expected = ShownFrames(
            source: source, frames: row.frames, intervals: row.intervals.map { $0 * 1000 }, target: 16_666_667)
        #expect(shown == expected, "\(row.name)")
    }

    @Test("A block is complete when as many frames were reported as drawn, and so are the frames after it")
    func complete() {
        var blocks = ShownFrameBlocks()
        func report(at time: UInt64) { blocks.draw(PixelRect(size: Self.size), in: Self.size, at: time * 1_000_000) }
        #expect(blocks.isComplete)
        blocks.beginBlock()
        for _ in 0..<2 { blocks.endFrame(isDrawn: true) }
        blocks.endFrame(isDrawn: false)
        report(at: 10)
        #expect(!blocks.isComplete)
        report(at: 27)
        #expect(blocks.isComplete)
        blocks.endBlock()

        // The frames of the baseline, which don't count.
        blocks.endFrame(isDrawn: true)
        #expect(!blocks.isComplete)
        report(at: 45)
        #expect(blocks.isComplete && blocks.result(target: 1)?.frames == 2)
    }

    @Test("If the Present extension reports frames, a block is complete only when it has reported all of them")
    func completelyPresented() {
        var blocks = ShownFrameBlocks()
        blocks.beginBlock()
        for frame: UInt64 in 1...2 {
            blocks.draw(PixelRect(size: Self.size), in: Self.size, at: frame * 16_000_000)
            blocks.endFrame(isDrawn: true)
        }
        #expect(blocks.isComplete)
        blocks.present(at: 20_000_000)
        #expect(!blocks.isComplete)
        blocks.present(at: 36_000_000)
        #expect(blocks.isComplete)
    }

    @Test("A replaced frame completes a block, but doesn't count")
    func replaced() {
        var blocks = ShownFrameBlocks(presenting: .callback)
        blocks.beginBlock()
        for _ in 0..<3 { blocks.endFrame(isDrawn: true) }
        blocks.present(at: 16_000_000)
        blocks.replace()
        #expect(!blocks.isComplete)
        blocks.present(at: 33_000_000)
        #expect(blocks.isComplete)

        let expected = ShownFrames(source: .callback, frames: 2, intervals: [17_000_000], target: 16_666_667)
        #expect(blocks.result(target: 16_666_667) == expected)
        blocks.removeAll()
        blocks.beginBlock()
        blocks.present(at: 50_000_000)
        #expect(blocks.result(target: 1)?.source == .callback)
    }

    @Test("Without frames in a block, there is no result")
    func empty() {
        #expect(Self.result([]) == nil)
        #expect(Self.result([.frame(0), .begin, .empty, .end, .frame(50_000)]) == nil)
    }

    @Test("Frames before the measurement don't count")
    func removal() throws {
        var blocks = ShownFrameBlocks()
        blocks.beginBlock()
        blocks.draw(PixelRect(size: Self.size), in: Self.size, at: 0)
        blocks.endBlock()

        blocks.removeAll()

        #expect(blocks.result(target: 1) == nil)
    }

    @Test(
        "A stall after present is late if the interval is more than one and a half times the target",
        arguments: [
            // The stall after the second frame and the target, in microseconds.
            (0, 16_667, 0), (8000, 16_667, 0), (9000, 16_667, 1), (60_000, 16_667, 1), (9000, 33_333, 0),
        ] as [(UInt64, UInt64, Int)])
    func stall(stall: UInt64, target: UInt64, late: Int) throws {
        let times: [UInt64] = [0, 16_667, 33_334 + stall, 50_001 + stall]

        let shown = try #require(Self.result([.begin] + times.map(Step.frame) + [.end], target: target * 1000))

        let intervals = try #require(shown.intervals)
        #expect(intervals.late == late)
        #expect(abs(intervals.max - Double(16_667 + stall) / 1000) < 1e-6)
        #expect(abs(intervals.p50 - 16.667) < 1e-6)
    }

    // MARK: Private

    private static func result(_ steps: [Step], target: UInt64 = 16_666_667) -> ShownFrames? {
        var blocks = ShownFrameBlocks()
        for step in steps {
            switch step {
            case .begin: blocks.beginBlock()
            case .end: blocks.endBlock()
            case .frame(let time):
                for x: Int32 in [0, 100] {
                    let part = PixelRect(minX: x, minY: 10, maxX: x + 50, maxY: 60)
                    blocks.draw(part, in: size, at: time * 1000 + UInt64(x))
                }
                blocks.endFrame(isDrawn: true, isReported: true)
            case .empty: blocks.endFrame(isDrawn: false)
            case .covered: blocks.endFrame(isDrawn: true, isReported: true)
            case .present(let time): blocks.present(at: time * 1000)
            }
        }
        return blocks.result(target: target)
    }
}
