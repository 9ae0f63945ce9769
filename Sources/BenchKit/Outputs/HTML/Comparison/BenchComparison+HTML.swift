package import Foundation
import FrameMetrics

extension BenchComparison {
    /// Returns the comparison as one self-contained page, with styles and charts but without scripts. `old` and `new`
    /// are the compared reports and their names.
    package func html(
        old: (name: String, report: BenchReport), new: (name: String, report: BenchReport)
    ) -> Data {
        let (before, after) = (Self.measurements(old.report), Self.measurements(new.report))
        let titles = SubjectTitles(Self.order(new.report).filter { before[$0] != nil && after[$0] != nil })
        let banner = VerdictBanner(
            kind: "Comparison of two reports", passes: passes, sentence: sentence, reasons: failures, remark: ignored)
        let lead = "The new report \(new.name) is compared with the old one, \(old.name). \(legend[0])"
        let header = """
            \(banner.html)
            <p class="lead">\(HTMLText.escaped(lead))</p>
            \(HTMLPage.notice("Notes", notes))
            """
        let links = HTMLPage.links(titles.scenarios)
        let sections = zip(titles.scenarios, links).map { scenario, link in
            let parts = titles.subjects.filter { $0.scenario == scenario }.compactMap { subject -> String? in
                guard let one = before[subject], let two = after[subject] else { return nil }
                return ReportSection(
                    title: titles.title(of: subject), rows: rows.filter { $0.subject == subject }, old: one, new: two,
                    comparison: self
                ).html
            }
            return """
                <section id="\(link.id)">
                <h2>\(HTMLText.escaped(link.text))</h2>
                \(parts.joined(separator: "\n"))
                </section>
                """
        }
        let facts = FactsTable(
            names: ("old", "new"), other: [LaunchFacts(old.report)], this: [LaunchFacts(new.report)])
        return HTMLPage(
            title: "\(passes ? "Passed" : "Failed"): comparison of two reports",
            styles: HTMLStyle.text + "\n" + HTMLStyle.comparison, header: header, links: links,
            sections: [overview(titles)] + sections
                + [facts.html, HTMLNotes.html(legend.dropFirst().map { HTMLNotes.Note("", $0) } + Self.pageNotes)]
        ).data
    }

    // MARK: Private

    /// A chart of the changes of all times, and a table of all verdicts; empty if there is only one subject.
    private func overview(_ titles: SubjectTitles) -> String {
        guard titles.subjects.count > 1 else { return "" }
        let lines = titles.subjects.map { subject in
            let found = rows.filter { $0.subject == subject }
            let words = found.filter { $0.verdict != .same }.map {
                "\(Self.label(of: $0.what)): \(ReportSection.words($0))"
            }
            return HTMLTable.Row(
                name: titles.name(of: subject),
                cells: [words.isEmpty ? "no difference" : words.joined(separator: "; ")],
                style: found.contains(where: \.isRegression) ? "fails" : "")
        }
        let bars = rows.filter { ["ratio", "time", "ms"].contains($0.what) }.compactMap {
            ReportSection.bar($0, name: titles.name(of: $0.subject), in: self)
        }
        let chart = AgainstSection.forest(
            bars, title: "Change of the frame times", note: "less is better; bars are 95% intervals")
        let table = HTMLTable(
            label: "All measurements", head: ["measurement", "verdicts"], rows: lines, firstText: 1)
        return "<section>\n<h2>All measurements</h2>\n\(chart)\n\(table.html)\n</section>"
    }

    private static let pageNotes = [
        HTMLNotes.Note(
            "Frame times",
            "of two moments differ even if the program is the same, because the machine’s speed does. "
                + "The verdict uses numbers that are relative to the baseline or to fixed workloads."),
        HTMLNotes.Note(
            "Stages", "are averages in milliseconds, which add up, and aren’t corrected for the machine’s speed."),
    ]
}
