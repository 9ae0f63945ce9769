import BenchKit
import Foundation
import FrameMetrics
import Testing

/// Tests of comparisons in which drawing varies so much that the difference of whole frames isn't certain.
@Suite("Certain parts of differences") struct CertainPartTests {
    /// The time of a frame in `SimulatedLaunches`, in milliseconds.
    private static let frame = 1.25
    private static let runs = 40

    private var program: SimulatedLaunches {
        var program = SimulatedLaunches()
        program.drawNoise = 0.1
        return program
    }

    private func frameRow(
        _ pairs: [AgainstComparison.Pair], limits: AgainstLimits = AgainstLimits()
    ) throws -> AgainstRow {
        try #require(AgainstComparison(pairs, limits: limits).rows.first { $0.metric == .p50 })
    }

    @Test(
        "A slowdown of 3% in a steady stage is found even if drawing varies by 10%",
        arguments: [FrameStage.events, .animate, .layout, .record, .present])
    func found(stage: FrameStage) throws {
        let found = try (0..<Self.runs).count { run in
            let row = try frameRow(program.pairs(seed: 100 + UInt64(run), slower: [stage: 0.03 * Self.frame]))
            return row.verdict == .more && row.stage == stage
        }

        #expect(found >= Self.runs * 9 / 10, "\(found) of \(Self.runs)")
    }

    @Test("A program compared with itself raises no alarm while drawing varies", arguments: [0.05, 0.1, 0.3])
    func noAlarm(drawNoise: Double) {
        var program = program
        program.drawNoise = drawNoise
        let alarms = (0..<100).count { run in
            AgainstComparison(program.pairs(seed: UInt64(run))).rows.contains {
                $0.verdict == .more || $0.verdict == .less
            }
        }

        #expect(alarms <= 2, "\(alarms)")
    }

    @Test("The words name the stage and what is known about the rest of the frame; the JSON contains both")
    func words() throws {
        let comparison = AgainstComparison(program.pairs(seed: 1, slower: [.layout: 0.05]))

        let row = try #require(comparison.rows.first)
        let change = try #require(row.change)
        #expect(row.certainPart != nil && abs(change.value - 0.04) < 0.005 && change.high - change.low < 0.01)
        #expect(row.words.contains("% slower ("))
        #expect(row.wordsWithStage.contains("), in layout; elsewhere, cannot tell below "))
        #expect(comparison.table().contains(row.wordsWithStage))
        #expect(!comparison.isUncertain)
        let file = try #require(JSONSerialization.jsonObject(with: comparison.json()) as? [String: Any])
        let first = try #require((file["rows"] as? [[String: Any]])?.first)
        #expect(first["verdict"] as? String == "more" && first["stage"] as? String == "layout")
        #expect((first["rest"] as? String)?.hasPrefix("cannot tell below ") == true)
        let low = try #require((first["change"] as? [String: Double])?["low"])
        #expect(abs(low - change.low) < 1e-9)
    }

    @Test("A faster stage is reported like a slower one")
    func faster() throws {
        let row = try frameRow(program.pairs(seed: 2, slower: [.record: -0.05]))

        #expect(row.verdict == .less && row.stage == .record && row.wordsWithStage.contains("% faster ("))
    }

    @Test("The frame isn't slower if the rest of it certainly makes up for a slower stage")
    func compensated() throws {
        let row = try frameRow(SimulatedLaunches().pairs(seed: 3, slower: [.layout: 0.04, .draw: -0.04]))

        #expect(row.verdict != .more && row.certainPart == nil, "\(row.wordsWithStage)")
    }

    @Test(
        "A limit is exceeded by the certain part, unless the whole frame is certainly within the limit",
        arguments: [(0.05, 0.0, 0.02, true), (0.05, 0.0, 0.05, false), (0.1, -0.08, 0.05, false)])
    func limits(layout: Double, draw: Double, tolerance: Double, isOver: Bool) throws {
        var program = program
        if draw != 0 { program.drawNoise = 0.02 }
        let pairs = program.pairs(seed: 4, slower: [.layout: layout, .draw: draw])
        let row = try frameRow(pairs, limits: AgainstLimits(tolerance: tolerance))

        #expect(row.isOverLimit == isOver, "\(row.wordsWithStage)")
    }

    @Test("Ten launches are too few to be certain of one stage among all")
    func fewLaunches() throws {
        var program = program
        program.pairs = 10
        let row = try frameRow(program.pairs(seed: 5, slower: [.layout: 0.05]))

        #expect(row.certainPart == nil && row.verdict != .more)
    }
}
