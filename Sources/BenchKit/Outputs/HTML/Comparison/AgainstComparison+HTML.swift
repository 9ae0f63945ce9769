package import Foundation
import FrameMetrics

extension AgainstComparison {
    /// Returns the comparison as one self-contained page, with styles and charts but without scripts.
    package func html() -> Data {
        let titles = SubjectTitles(measured)
        let banner = VerdictBanner(
            kind: "Comparison with another program", passes: passes, sentence: sentence, reasons: failures)
        let header = """
            \(banner.html)
            <p class="lead">\(HTMLText.escaped(subtitle))</p>
            \(HTMLPage.notice("Uncertain differences", advice))
            """
        let links = HTMLPage.links(titles.scenarios)
        let sections = zip(titles.scenarios, links).map { scenario, link in
            let parts = measured.filter { $0.scenario == scenario }.map {
                AgainstSection(subject: $0, title: titles.title(of: $0), comparison: self).html
            }
            return """
                <section id="\(link.id)">
                <h2>\(HTMLText.escaped(link.text))</h2>
                \(parts.joined(separator: "\n"))
                </section>
                """
        }
        return HTMLPage(
            title: "\(passes ? "Passed" : "Failed"): comparison with \(otherName)",
            styles: HTMLStyle.text + "\n" + HTMLStyle.comparison, header: header, links: links,
            sections: [overview(titles)] + sections + [facts, HTMLNotes.html(Self.notes)]
        ).data
    }

    // MARK: Private

    /// The subjects that both programs measured.
    private var measured: [ComparisonRow.Subject] {
        var seen: Set<ComparisonRow.Subject> = []
        return rows.map(\.subject).filter { seen.insert($0).inserted }
    }

    private var subtitle: String {
        "This program is compared with \(otherName). \(explanation)"
            + " Other programs took \(HTMLText.number(othersPercent.rounded()))% of the processors."
    }

    /// A chart of the frame times of all subjects, and a table of all verdicts; empty if there is only one subject.
    private func overview(_ titles: SubjectTitles) -> String {
        guard titles.subjects.count > 1 else { return "" }
        let metrics = LaunchMetric.shown.filter { metric in rows.contains { $0.metric == metric } }
        let lines = titles.subjects.map { subject in
            let found = metrics.map { metric in rows.first { $0.subject == subject && $0.metric == metric } }
            return HTMLTable.Row(
                name: titles.name(of: subject), cells: found.map { $0.map(AgainstSection.words) ?? "–" },
                style: found.contains { $0?.isOverLimit == true } ? "fails" : "")
        }
        let bars = rows.filter { $0.metric == .p50 }.compactMap {
            AgainstSection.bar($0, name: titles.name(of: $0.subject), in: self)
        }
        let chart = AgainstSection.forest(
            bars, title: "Difference of the frame p50", note: "less is better; bars are 95% intervals")
        let table = HTMLTable(
            label: "All measurements", head: ["measurement"] + metrics.map(\.title), rows: lines, firstText: 1)
        return "<section>\n<h2>All measurements</h2>\n\(chart)\n\(table.html)\n</section>"
    }

    private var facts: String {
        FactsTable(names: ("other", "this"), other: otherFacts, this: theseFacts).html
    }

    private static let notes = [
        HTMLNotes.Note(
            "A difference",
            "is the center of the differences of all pairs of launches. Its interval contains the true "
                + "difference in 95 of 100 comparisons. It can differ from the difference of the two medians."),
        HTMLNotes.Note(
            "Slower, faster, more, less",
            "are certain: a comparison of a program with itself says so about once in "
                + "400 times for each metric. A difference fails the comparison only if its whole interval is above "
                + "the limit."),
        HTMLNotes.Note(
            "Each dot",
            "is a pair of launches. A dot far away is an outlier, for example because another program ran. "
                + "Dots that drift or form two groups show a difference that isn't the same in each launch."),
        HTMLNotes.Note(
            "Frame p50",
            "is the median frame time of a launch without waiting for a processor; CPU is the time of all "
                + "threads per frame."),
        HTMLNotes.Note(
            "Stages",
            "are medians over the launches, which need not add up to the frame. The stage in a verdict "
                + "is the one with the largest significant change. A stage that adds or saves a share of the frame "
                + "time changed certainly, although the whole frame can't be judged."),
    ]
}

extension LaunchMetric {
    /// The metrics of whole frames that a page shows, in display order.
    fileprivate static let shown: [LaunchMetric] = [.p50, .p99, .cpu, .ratio, .allocations]
}
