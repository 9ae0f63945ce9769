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
            return row.stage == stage && (row.verdict == .more || (row.certainPart?.change.value ?? 0) > 0)
        }

        #expect(found >= Self.runs * 9 / 10, "\(found) of \(Self.runs)")
    }

    @Test("Work that moves from one stage to another doesn't make the frame slower", arguments: [0.15, 0.3])
    func moved(drawNoise: Double) throws {
        var program = program
        program.drawNoise = drawNoise
        let rows = try (0..<Self.runs).map {
            try frameRow(program.pairs(seed: 300 + UInt64($0), slower: [.layout: 0.1, .draw: -0.1]))
        }

        #expect(rows.count(where: \.isOverLimit) <= 1)
        #expect(rows.count { $0.verdict == .more } <= 1)
    }

    @Test("A program compared with itself raises no alarm while drawing varies", arguments: [0.05, 0.1, 0.3])
    func noAlarm(drawNoise: Double) {
        var program = program
        program.drawNoise = drawNoise
        let alarms = (0..<100).count { run in
            AgainstComparison(program.pairs(seed: UInt64(run))).rows.contains {
                $0.verdict == .more || $0.verdict == .less || $0.certainPart != nil
            }
        }

        #expect(alarms <= 2, "\(alarms)")
    }

    @Test("The words name the stage and what is known about whole frames; the JSON contains both")
    func words() throws {
        let comparison = AgainstComparison(program.pairs(seed: 1, slower: [.layout: 0.05]))

        let row = try #require(comparison.rows.first)
        let (whole, part) = (try #require(row.change), try #require(row.certainPart?.change))
        #expect(abs(part.value - 0.04) < 0.005 && part.high - part.low < 0.01)
        #expect(whole.high - whole.low > 0.02)
        #expect(row.words.hasPrefix("cannot tell below ") || row.words.hasPrefix("perhaps "))
        #expect(row.wordsWithStage.hasPrefix("\(row.words); layout adds ") && row.wordsWithStage.hasSuffix(")"))
        #expect(comparison.table().contains(row.wordsWithStage))
        #expect(
            comparison.table().hasSuffix("Passed: no certain increase of whole frames, but a stage takes longer."))
        let file = try #require(JSONSerialization.jsonObject(with: comparison.json()) as? [String: Any])
        let first = try #require((file["rows"] as? [[String: Any]])?.first)
        #expect(["perhaps", "unclear"].contains(first["verdict"] as? String))
        #expect(first["stage"] as? String == "layout" && (first["rest"] as? String)?.isEmpty == false)
        for (key, change) in [("change", whole), ("part", part)] {
            let low = try #require((first[key] as? [String: Double])?["low"])
            #expect(abs(low - change.low) < 1e-9)
        }
    }

    @Test("The table, the JSON and the charts describe whole frames, and the line below the table explains the verdict")
    func outputs() throws {
        let comparison = AgainstComparison(program.pairs(seed: 1, slower: [.layout: 0.05]), othersPercent: 60)

        let row = try #require(comparison.rows.first)
        let change = try #require(row.change)
        #expect(row.certainPart != nil)
        let middle = try #require(median(row.launches.map { $0.this / $0.other - 1 }))
        #expect(change.low < middle && middle < change.high)
        let table = comparison.table()
        if row.words.hasPrefix("cannot tell") { #expect(table.contains("other programs took 60% of it")) }
        #expect(table.contains("A stage that adds or saves a share of the frame time changed certainly"))
        let page = HTMLCheck(comparison.html())
        page.expectValid()
        #expect(page.headline == comparison.conclusion)
        #expect(page.text.contains(row.wordsWithStage))
    }

    @Test("The reasons for a failure name the stage")
    func failures() throws {
        let comparison = AgainstComparison(SimulatedLaunches().pairs(seed: 4, slower: [.draw: 0.25]))

        let failure = try #require(comparison.failures.first)
        #expect(failure.hasPrefix("inbox 1: p50 is ") && failure.hasSuffix("), in draw"), "\(failure)")
    }

    @Test("Several changed stages are named by the largest one")
    func severalStages() throws {
        let row = try frameRow(program.pairs(seed: 1, slower: [.layout: 0.04, .record: 0.02]))

        #expect(row.certainPart?.words.hasPrefix("layout and other stages add ") == true, "\(row.wordsWithStage)")
    }

    @Test("A faster stage is reported like a slower one")
    func faster() throws {
        let row = try frameRow(program.pairs(seed: 2, slower: [.record: -0.05]))

        #expect(row.verdict != .more && row.stage == .record)
        #expect(row.wordsWithStage.contains("; record saves "), "\(row.wordsWithStage)")
    }

    @Test("There is no certain part if the rest of the frame certainly makes up for a slower stage")
    func compensated() throws {
        let row = try frameRow(SimulatedLaunches().pairs(seed: 3, slower: [.layout: 0.04, .draw: -0.04]))

        #expect(row.verdict != .more && row.certainPart == nil, "\(row.wordsWithStage)")
    }

    @Test("A small change of a stage isn't reported if there is no difference in whole frames")
    func same() throws {
        var program = program
        program.drawNoise = 0.03
        let rows = try (0..<Self.runs).map {
            try frameRow(program.pairs(seed: 400 + UInt64($0), slower: [.layout: 0.015, .draw: -0.015]))
        }

        #expect(rows.contains { if case .same = $0.verdict { true } else { false } })
        for row in rows where !row.isUncertain { #expect(row.certainPart == nil, "\(row.wordsWithStage)") }
        #expect(!rows.contains { $0.verdict == .more })
    }

    @Test("Two stages that changed by the same time in opposite directions are no certain part")
    func opposite() throws {
        var program = program
        (program.noise, program.drawNoise) = (0.06, 0)
        let found = try (0..<200).count { run in
            let pairs = program.pairs(seed: 500 + UInt64(run), slower: [.layout: 0.06, .record: -0.06])
            return try frameRow(pairs).certainPart != nil
        }

        #expect(found <= 3, "\(found)")
    }

    @Test("A certain part exceeds no limit, because the rest of the frame may make up for it")
    func limits() throws {
        let row = try frameRow(
            program.pairs(seed: 4, slower: [.layout: 0.05]), limits: AgainstLimits(tolerance: 0.02))

        #expect(row.certainPart != nil && !row.isOverLimit, "\(row.wordsWithStage)")
    }

    @Test("A certain part doesn't end a comparison in which whole frames may exceed their limit")
    func hiddenViolation() {
        var program = program
        (program.drawNoise, program.pairs) = (0.2, 40)
        let over = (0..<Self.runs).count { run in
            let pairs = program.pairs(seed: 600 + UInt64(run), slower: [.layout: 0.02, .draw: 0.15])
            let first = AgainstComparison(Array(pairs.prefix(20)))
            return !(first.isUncertain ? AgainstComparison(pairs) : first).passes
        }

        #expect(over >= Self.runs * 8 / 10, "\(over) of \(Self.runs)")
    }

    @Test(
        "A comparison with a certain part ends if whole frames are within their limit",
        arguments: [(0.05, true), (0.5, false)])
    func enough(tolerance: Double, isUncertain: Bool) throws {
        let comparison = AgainstComparison(
            program.pairs(seed: 1, slower: [.layout: 0.05]), limits: AgainstLimits(tolerance: tolerance))

        #expect(comparison.rows.first?.certainPart != nil)
        #expect(comparison.isUncertain == isUncertain)
    }

    @Test("Ten launches are too few to be certain of one stage among all")
    func fewLaunches() throws {
        var program = program
        program.pairs = 10
        let row = try frameRow(program.pairs(seed: 5, slower: [.layout: 0.05]))

        #expect(row.certainPart == nil && row.verdict != .more)
    }
}
