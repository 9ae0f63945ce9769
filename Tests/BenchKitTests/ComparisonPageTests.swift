import BenchKit
import DrawKit
import Foundation
import FrameMetrics
import ImageKit
import TestSupport
import Testing

@MainActor @Suite("Page of a comparison of two reports") struct ComparisonPageTests {
    @Test("The page has the conclusion and the verdicts of the terminal", arguments: [0, 50_000, -100_000])
    func verdict(difference: Int) throws {
        var new = SyntheticReport()
        new.draw = UInt64(Int(new.draw) + difference)
        let (old, report) = (try SyntheticReport().make(seed: 1), try new.make(seed: 2))
        let comparison = try BenchComparison(old: old, new: report)

        let page = HTMLCheck(comparison.html(old: ("a", old), new: ("b", report)))

        page.expectValid()
        #expect(comparison.passes == (difference <= 0))
        let lines = comparison.conclusion.split(separator: "\n")
        #expect(page.headline == lines.first.map(String.init))
        #expect(page.headline == (comparison.passes ? "Passed: no regression." : "Failed:"))
        for failure in comparison.failures { #expect(page.text.contains("<li>\(failure)</li>")) }
        #expect(page.text.contains("exit code \(comparison.passes ? 0 : 3)"))
        for row in comparison.rows { #expect(page.text.contains(row.verdict.rawValue)) }
        // The histograms show the frames of both reports, and the compared values.
        #expect(page.count("chart histogram") == 2 && page.count("chart stages") == 1)
        #expect(page.count(#"<rect class="area other""#) > 10 && page.count(#"<rect class="area this""#) > 10)
    }

    @Test("The page shows the failure of a comparison that exceeds a limit")
    func violations() throws {
        let report = try SyntheticReport().make(seed: 1)
        let comparison = try BenchComparison(
            old: report, new: report, limits: ScenarioLimits([try MetricLimit("p99=1us")]))

        let page = HTMLCheck(comparison.html(old: ("a", report), new: ("b", report)))

        page.expectValid()
        #expect(comparison.failures.count == 1 && page.headline == "Failed:")
        #expect(page.text.contains("<li>\(comparison.failures[0])</li>") && page.text.contains("exit code 3"))
    }

    @Test("Slower times without a limit are a remark below the headline")
    func ignored() throws {
        var (before, after) = (SyntheticReport(), SyntheticReport())
        (before.event, after.event, after.record) = ("open", "open", 200_000)
        let (old, new) = (try before.make(seed: 1), try after.make(seed: 2))
        let comparison = try BenchComparison(old: old, new: new)

        let page = HTMLCheck(comparison.html(old: ("a", old), new: ("b", new)))

        page.expectValid()
        let lines = comparison.conclusion.split(separator: "\n")
        #expect(lines.count == 2 && page.headline == "Passed: no regression.")
        #expect(page.text.contains("<p>\(lines[1])</p>") && lines[1].hasPrefix("Ignored: 1 slower time"))
    }

    @Test("Each row shows the limit of its scenario from a file, and only rows over their limit are marked")
    func limits() throws {
        var program = SyntheticReport()
        program.draw += 50_000
        let (old, new) = (try Self.twoScenarios(SyntheticReport(), seed: 1), try Self.twoScenarios(program, seed: 2))
        let file = """
            *     ratio=+50%
            feed  ratio=+2% cpu=+80% allocations=+10%
            """
        let comparison = try BenchComparison(
            old: old, new: new, limits: try LimitsFile.parse(file, of: "bench.limits"))

        let page = HTMLCheck(comparison.html(old: ("a", old), new: ("b", new)))

        page.expectValid()
        #expect(comparison.rows.filter(\.isRegression).map { "\($0.subject.scenario) \($0.what)" } == ["feed ratio"])
        #expect(page.headline == "Failed:" && comparison.conclusion.hasPrefix("Failed:\n"))
        let rows = [
            ("shimmer", "ratio", "+50.0%", false), ("feed", "ratio", "+2.0%", true), ("feed", "cpu", "+80.0%", false),
        ]
        for (scenario, name, limit, isOver) in rows {
            let lines = try #require(page.section(scenario)).split(separator: "\n")
            let line = lines.first { $0.contains(#"<th scope="row">\#(name)</th>"#) }
            #expect(line?.contains("<td>\(limit)</td>") == true, "\(scenario) \(name): \(line ?? "")")
            #expect(line?.contains(" over\"") == isOver && line?.contains("(!)</td>") == isOver, "\(scenario) \(name)")
        }
        #expect(page.section("shimmer")?.contains(#"<th scope="row">cpu</th>"#) == false)
    }

    @Test("Hostile names in a report can't break the page")
    func names() throws {
        var report = try SyntheticReport().make(seed: 1)
        report.results[0].scenario = "</style><script>\u{7}\" & %23"
        (report.machine.cpu, report.revision) = ("<i>\u{202E}", "\"><b>")
        report.results[0].renderer = "<u>"
        let comparison = try BenchComparison(old: report, new: report)

        let page = HTMLCheck(comparison.html(old: ("<a>", report), new: ("b&c", report)))

        page.expectValid()
        for word in ["<script>", "<i>", "<u>", "<a>", "\u{7}", "\u{202E}"] { #expect(!page.text.contains(word)) }
        #expect(page.text.contains("&lt;/style&gt;&lt;script&gt;") && page.text.contains("b&amp;c"))
    }

    @Test("Missing measurements, columns and frames don't break the page")
    func differing() throws {
        let old = try MeasuredReport.make()
        var new = old
        new.results.removeFirst()
        new.results[0].baselineMeasured = nil
        let totals = new.results[0].measured?.raw.total ?? []
        new.results[0].measured?.raw.stages = [.draw: totals]
        new.results[1].measured?.raw.stages = [:]
        new.results[1].measured?.raw.stageProcessorTimes = nil
        new.results[1].workloads = nil
        new.machine.cpu = "another"
        let comparison = try BenchComparison(old: old, new: new)

        let page = HTMLCheck(comparison.html(old: ("a", old), new: ("b", new)))

        page.expectValid()
        #expect(page.text.contains("<li>shimmer 12: missing from the new report; measure the same scenarios</li>"))
        #expect(page.text.contains("Two machines were measured") && page.text.contains(#"class="differs""#))
        #expect(page.text.contains("&lt;three&gt; &amp; &quot;more&quot;, phases"))
    }

    @Test("The page of a plain report is well-formed")
    func plain() throws {
        // Links to names with special characters are escaped by the browser.
        HTMLCheck(try MeasuredReport.make(pace: 240).html()).expectValid()
    }

    @Test(
        "A browser shows both kinds of comparisons in both themes and on a phone without console messages",
        .enabled(if: Browser.path != nil, "Chromium is not installed: apt-get install chromium"),
        arguments: [(width: 1200, isDark: false), (1200, true), (400, false)])
    func browser(_ row: (width: Int, isDark: Bool)) throws {
        let browser = try #require(Browser())
        defer { browser.close() }
        var new = SyntheticReport()
        new.draw += 50_000
        let (old, report) = (try SyntheticReport().make(seed: 1), try new.make(seed: 2))
        let pages = [
            try BenchComparison(old: old, new: report).html(old: ("a", old), new: ("b", report)),
            AgainstComparison(SimulatedLaunches().pairs(seed: 4, slower: [.draw: 0.25])).html(),
        ]
        for page in pages {
            let (picture, console) = try browser.show(page, width: row.width, isDark: row.isDark)

            #expect(console.isEmpty, "\(console)")
            guard case .color(let words) = picture.pixels else { throw BenchError("the picture has no colors") }
            func count(_ color: UInt32) -> Int { words.count { $0 & 0xFF_FFFF == color } }
            let (background, limit): (UInt32, UInt32) =
                row.isDark ? (0x0F1319, 0xFF7AA8) : (0xF6F7F9, 0xC2185B)
            #expect(count(background) > 10_000)
            // The banner's edge, the slower bars and the limits have this color.
            #expect(count(limit) > 300)
            #expect(picture.size.width == Int32(row.width))
        }
    }

    // MARK: Private

    /// Returns a report of `program` as two scenarios, shimmer and feed.
    private static func twoScenarios(_ program: SyntheticReport, seed: UInt64) throws -> BenchReport {
        var report = try program.make(seed: seed)
        var second = report.results[0]
        second.scenario = "feed"
        report.results.append(second)
        return report
    }
}
