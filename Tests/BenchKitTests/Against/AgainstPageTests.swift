import BenchKit
import Foundation
import FrameMetrics
import Testing

@Suite("Page of a comparison over launches") struct AgainstPageTests {
    /// Simulated comparisons, each with the conclusion that the terminal prints, without the reasons for a failure, and
    /// the exit code.
    private static let verdicts: [(name: String, comparison: AgainstComparison, words: String, code: Int)] = [
        (
            "equal", AgainstComparison(quiet.pairs(seed: 11)), "Passed: no certain increase.", 0
        ),
        (
            "within the limits",
            AgainstComparison(
                quiet.pairs(seed: 4, slower: [.draw: 0.25]), limits: AgainstLimits(tolerance: 0.5)),
            "Passed: 2 increases within the limits; set lower ones with --fail-over.", 0
        ),
        ("slower", AgainstComparison(quiet.pairs(seed: 4, slower: [.draw: 0.25])), "Failed:", 3),
        (
            "noisy", AgainstComparison(noisy.pairs(seed: 8), othersPercent: 60),
            "Passed: no certain increase, but small ones can't be detected.", 0
        ),
    ]

    private static var quiet: SimulatedLaunches {
        var program = SimulatedLaunches()
        (program.noise, program.disturbances) = (0.004, 0)
        return program
    }

    private static var noisy: SimulatedLaunches {
        var program = SimulatedLaunches()
        program.noise = 0.2
        return program
    }

    @Test("The page has the conclusion, the verdicts and the exit code of the terminal", arguments: 0..<4)
    func verdict(index: Int) {
        let (_, comparison, words, code) = Self.verdicts[index]
        let page = HTMLCheck(comparison.html())

        page.expectValid()
        #expect(comparison.conclusion.split(separator: "\n").first.map(String.init) == words)
        #expect(page.headline == words)
        #expect(page.text.contains(#"class="verdict \#(code == 0 ? "passed" : "failed")""#))
        #expect(page.text.contains("exit code \(code)") && comparison.passes == (code == 0))
        for failure in comparison.failures { #expect(page.text.contains(failure)) }
        for row in comparison.rows + comparison.stages { #expect(page.text.contains(row.words), "\(row.words)") }
    }

    @Test("The page lists the reasons for a failure, including absolute limits that this program exceeds")
    func reasons() throws {
        let limits = AgainstLimits(limits: ScenarioLimits([try MetricLimit("p50=1us"), try MetricLimit("ratio=2")]))

        let comparison = AgainstComparison(Self.quiet.pairs(seed: 5, allocations: 1), limits: limits)

        #expect(comparison.failures.count == 3)
        let page = HTMLCheck(comparison.html())
        #expect(page.headline == "Failed:" && page.text.contains("exit code 3"))
        #expect(page.count("<li>inbox 1: allocations is 1.0 more (1.0 to 1.0)</li>") == 1)
        for failure in comparison.failures { #expect(page.count("<li>\(failure)</li>") == 1, "\(failure)") }
    }

    @Test("Each row shows the limit of its scenario from a file, and only rows over their limit are marked")
    func limits() throws {
        var wide = SimulatedLaunches.subject
        wide.count = 1000
        var feed = SimulatedLaunches.subject
        feed.scenario = "feed"
        let file = """
            *           p50=+15%
            inbox       cpu=+30%
            inbox 1000  p50=+1% allocations=+10%
            feed        p99=+40%
            """
        let pairs = Self.renamed(
            Self.quiet.pairs(seed: 4, slower: [.draw: 0.25], allocations: 1), as: [wide, feed], p99: feed)
        let limits = AgainstLimits(limits: try LimitsFile.parse(file, of: "bench.limits"))

        let comparison = AgainstComparison(pairs, limits: limits)

        // The difference of the times is about 20%.
        let over = comparison.rows.filter(\.isOverLimit).map {
            "\($0.subject.scenario) \($0.subject.count) \($0.metric)"
        }
        #expect(
            over == [
                "inbox 1 p50", "inbox 1 allocations", "inbox 1000 p50", "feed 1 p50", "feed 1 cpu",
                "feed 1 allocations",
            ])
        let page = HTMLCheck(comparison.html())
        page.expectValid()
        #expect(page.headline == "Failed:" && comparison.conclusion.hasPrefix("Failed:\n"))
        let articles =
            try #require(page.section("inbox")).components(separatedBy: "<article>").dropFirst()
            + [try #require(page.section("feed"))]
        let rows: [[(name: String, limit: String, isOver: Bool)]] = [
            [("frame p50 ms", "+15.0%", true), ("CPU ms", "+30.0%", false), ("allocations", "no increase", true)],
            [("frame p50 ms", "+1.0%", true), ("CPU ms", "+30.0%", false), ("allocations", "+10.0%", false)],
            [
                ("frame p50 ms", "+15.0%", true), ("frame p99 ms", "+40.0%", false), ("CPU ms", "+5.0%", true),
                ("allocations", "no increase", true),
            ],
        ]
        #expect(articles.count == rows.count)
        for (article, expected) in zip(articles, rows) {
            let lines = article.split(separator: "\n")
            for (name, limit, isOver) in expected {
                let line = lines.first { $0.contains(#"<th scope="row">\#(name)</th>"#) }
                #expect(line?.contains("<td>\(limit)</td>") == true, "\(name): \(line ?? "")")
                #expect(line?.contains(" over\"") == isOver && line?.contains("(!)</td>") == isOver, "\(name)")
            }
            // Each chart has a line at its limit, unless no increase is allowed.
            let charts = article.components(separatedBy: #"<path class="limit""#).count - 1
            #expect(charts == expected.count { $0.limit != "no increase" })
            #expect(article.contains("frame p99") == expected.contains { $0.name == "frame p99 ms" })
        }
    }

    @Test("The charts and the table of each scenario have only its own launches")
    func differentLaunches() throws {
        var feed = SimulatedLaunches.subject
        feed.scenario = "feed"
        var program = Self.quiet
        program.pairs = 40
        var pairs = Self.renamed(program.pairs(seed: 4, slower: [.draw: 0.25]), as: [feed])
        for index in 20..<40 { pairs[index] = Self.removing(feed, from: pairs[index]) }

        let page = HTMLCheck(AgainstComparison(pairs).html())

        page.expectValid()
        #expect(page.text.contains("Medians over 20 to 40 launches of each program"))
        #expect(page.section("inbox")?.contains("Table of 40 pairs") == true)
        let section = try #require(page.section("feed"))
        #expect(section.contains("Table of 20 pairs") && !section.contains("measured in 20"))
        #expect(!section.contains(">40</span>") && section.contains(">20</span>"))
    }

    @Test("Each metric has a chart with a dot for each pair, its limit, and a table")
    func charts() throws {
        func page(allocations: Double) -> HTMLCheck {
            HTMLCheck(
                AgainstComparison(
                    SimulatedLaunches().pairs(seed: 4, slower: [.draw: 0.25], allocations: allocations)
                ).html())
        }

        // Frame time, CPU time and, if they differ, allocations.
        #expect(page(allocations: 0).count("chart differences") == 2)
        let page = page(allocations: 1)
        #expect(page.count("chart differences") == 3 && page.count("Table of 20 pairs") == 3)
        #expect(page.count("<details>") == 3 && page.count("chart histogram") == 1)
        // Whole frames, and their stages.
        #expect(page.count("chart forest") == 2 && page.count("chart stages") == 1)
        // Allocations have no relative limit.
        #expect(page.count(#"<path class="limit""#) == 2)
        let dots = try #require(page.text.firstMatch(of: /class="points this" d="([^"]*)"/)).1
        #expect(dots.count { $0 == "M" } == 20)
    }

    @Test("The same comparison results in the same page")
    func deterministic() {
        func page() -> Data { AgainstComparison(SimulatedLaunches().pairs(seed: 1, slower: [.draw: 0.1])).html() }

        #expect(page() == page())
    }

    @Test("Names can't break the page, and control characters are visible")
    func names() {
        let hostile = "<script>alert(1)</script> & \"x\" 'y' \u{202E}\u{1B}[31m\n%23"
        let page = HTMLCheck(Self.comparison(scenario: hostile, event: "</title><b>&#x41;").html())

        page.expectValid()
        #expect(page.text.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;"))
        #expect(
            page.text.contains(#"\u{202E}\u{1B}[31m\n%23"#) && page.text.contains("&lt;/title&gt;&lt;b&gt;&amp;#x41;"))
        #expect(!page.text.contains("\u{1B}") && !page.text.contains("\u{202E}"))
    }

    @Test("Titles contain the surface only if subjects differ in nothing else")
    func surfaces() {
        func page(pace: Double, count: Int) -> HTMLCheck {
            var subject = SimulatedLaunches.subject
            (subject.pace, subject.count) = (pace, count)
            return HTMLCheck(Self.comparison(subject).html())
        }

        #expect(page(pace: 0, count: 1).text.contains("<h3>1 element, software (memory), unlimited</h3>"))
        #expect(page(pace: 0, count: 1000).text.contains("<h3>1\u{2009}000 elements</h3>"))
    }

    @Test(
        "Values that can't be drawn are omitted",
        arguments: [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300, .greatestFiniteMagnitude])
    func numbers(value: Double) {
        var pairs = SimulatedLaunches().pairs(seed: 3)
        for (index, side) in [\AgainstComparison.Pair.other, \.this, \.other].enumerated() {
            for metric in [LaunchMetric.p50, .cpu, .ratio, .allocations, .stage(.draw)] {
                pairs[index][keyPath: side] = Self.replacing(pairs[index][keyPath: side], metric, by: value)
            }
        }
        let all = pairs.map { pair in
            AgainstComparison.Pair(
                other: Self.replacing(pair.other, .p50, by: value), this: Self.replacing(pair.this, .cpu, by: value))
        }

        HTMLCheck(AgainstComparison(pairs).html()).expectValid()
        HTMLCheck(AgainstComparison(all).html()).expectValid()
    }

    @Test("A launch without a measurement leaves a gap")
    func gap() {
        var pairs = SimulatedLaunches().pairs(seed: 3)
        pairs[7].this = LaunchSample()

        let page = HTMLCheck(AgainstComparison(pairs).html())

        page.expectValid()
        #expect(page.text.contains("Table of 19 pairs") && page.text.contains("measured in 19"))
        #expect(!page.text.contains(#"<th scope="row">8</th>"#) && page.text.contains(#"<th scope="row">9</th>"#))
    }

    @Test("Scenarios and metrics that only one program has are named, and don't break the charts")
    func missing() {
        var pairs = SimulatedLaunches().pairs(seed: 3)
        for index in pairs.indices {
            pairs[index].this = Self.replacing(pairs[index].this, .stage(.tasks), by: 0.5)
            pairs[index].other = Self.removing(.cpu, from: pairs[index].other)
        }
        let names = ScenarioDifference(other: ["gone"], this: ["new"])

        let page = HTMLCheck(AgainstComparison(pairs, missing: names).html())
        let empty = HTMLCheck(AgainstComparison([], missing: names).html())

        page.expectValid()
        empty.expectValid()
        #expect(page.text.contains("gone: only the other program has this scenario"))
        #expect(page.text.contains("+0.500 ms, only in this program"))
        #expect(page.count("chart differences") == 1)
        #expect(empty.text.contains("new: only this program has this scenario"))
    }

    @Test("Without stages, the page has no chart of stages; with one pair, it has no intervals")
    func few() {
        var program = SimulatedLaunches()
        program.stages = [:]
        let still = HTMLCheck(AgainstComparison(program.pairs(seed: 1)).html())
        (program.pairs, program.stages) = (1, [.draw: 1])
        let one = HTMLCheck(AgainstComparison(program.pairs(seed: 1)).html())

        still.expectValid()
        one.expectValid()
        #expect(still.count("chart stages") == 0 && one.count("chart stages") == 1)
        #expect(one.count("chart forest") == 0 && one.text.contains("not judged"))
    }

    @Test("Hundreds of pairs are grouped, without losing an outlier")
    func size() throws {
        var program = SimulatedLaunches()
        (program.pairs, program.disturbances) = (420, 0)
        var pairs = program.pairs(seed: 1)
        pairs[377].this = Self.replacing(pairs[377].this, .p50, by: 90)

        let page = HTMLCheck(AgainstComparison(pairs).html())

        page.expectValid()
        #expect(page.text.utf8.count < 200_000)
        let dots = try #require(page.text.firstMatch(of: /class="points this" d="([^"]*)"/)).1
        #expect(dots.count { $0 == "M" } <= 800)
        // The outlier's dot is far above all others.
        let heights = dots.matches(of: /M[0-9.]+ ([0-9.]+)h0/).compactMap { Double($0.1) }.sorted()
        #expect(heights[1] - heights[0] > 500)
        #expect(page.text.contains(#"<th scope="row">376–380</th>"#))
    }

    @Test("The machine, builds and conditions of both programs are shown, and differences are marked")
    func facts() throws {
        var report = try JSONDecoder().decode(BenchReport.self, from: Self.report)
        let other = LaunchSample(report)
        (report.revision, report.isModified, report.sdlVersion) = ("<b>", true, "2.99.0")
        let this = LaunchSample(report)
        var pairs = SimulatedLaunches().pairs(seed: 1)
        pairs[0].other.add(other)
        pairs[0].this.add(this)

        let page = HTMLCheck(AgainstComparison(pairs).html())

        page.expectValid()
        #expect(page.text.contains("<td class=\"text\">abc</td><td class=\"text\">&lt;b&gt;, modified</td>"))
        #expect(page.text.contains(#"<tr class="differs"><th scope="row">SDL</th>"#))
        #expect(page.text.contains("0.5 to 3.5") && page.count("class=\"differs\"") == 1)
    }

    // MARK: Private

    private static let report = Data(
        """
        {"schema": 1, "machine": {"cpu": "A", "cores": 2, "kernel": "6"}, "sdl": "2.30.0", "revision": "abc",
        "modified": false, "window": {"width": 320, "height": 240}, "seed": 1, "no_instructions_because": null,
        "conditions": {"others_percent": 1, "steal_percent": 0, "load_before": 0.5, "load_after": 3.5,
        "involuntary_switches_per_frame": 0, "warnings": []}, "results": []}
        """.utf8)

    /// Returns a comparison of two scenarios, one of which has the given name and event.
    private static func comparison(scenario: String, event: String) -> AgainstComparison {
        var subject = SimulatedLaunches.subject
        (subject.scenario, subject.event) = (scenario, event)
        var comparison = comparison(subject)
        comparison.otherName = scenario
        return comparison
    }

    /// Returns a comparison of the simulated subject and of `subject`.
    private static func comparison(_ subject: ComparisonRow.Subject) -> AgainstComparison {
        AgainstComparison(renamed(SimulatedLaunches().pairs(seed: 2), as: [subject]))
    }

    /// Returns `pairs` in which `subjects` have the same values as the simulated subject. The subject `p99` also has a
    /// 99th percentile, which is twice its median.
    private static func renamed(
        _ pairs: [AgainstComparison.Pair], as subjects: [ComparisonRow.Subject], p99: ComparisonRow.Subject? = nil
    ) -> [AgainstComparison.Pair] {
        func renamed(_ launch: LaunchSample) -> LaunchSample {
            var values = launch.values
            for subject in subjects { values[subject] = launch.values[SimulatedLaunches.subject] }
            if let p99, let p50 = values[p99]?[.p50] { values[p99]?[.p99] = 2 * p50 }
            return LaunchSample(subjects: [SimulatedLaunches.subject] + subjects, values: values)
        }
        return pairs.map { AgainstComparison.Pair(other: renamed($0.other), this: renamed($0.this)) }
    }

    private static func removing(
        _ subject: ComparisonRow.Subject, from pair: AgainstComparison.Pair
    ) -> AgainstComparison.Pair {
        func removing(_ launch: LaunchSample) -> LaunchSample {
            LaunchSample(
                subjects: launch.subjects.filter { $0 != subject },
                values: launch.values.filter { $0.key != subject })
        }
        return AgainstComparison.Pair(other: removing(pair.other), this: removing(pair.this))
    }

    private static func replacing(_ launch: LaunchSample, _ metric: LaunchMetric, by value: Double) -> LaunchSample {
        LaunchSample(
            subjects: launch.subjects,
            values: launch.values.mapValues { $0.merging([metric: value]) { $1 } })
    }

    private static func removing(_ metric: LaunchMetric, from launch: LaunchSample) -> LaunchSample {
        LaunchSample(subjects: launch.subjects, values: launch.values.mapValues { $0.filter { $0.key != metric } })
    }
}
