package import Foundation
import FrameMetrics

extension BenchReport {
    /// Returns the report as one self-contained page, with styles and charts but without scripts.
    package func html() -> Data {
        let steady = results.filter(\.hasSteadyFrames)
        let events = results.filter { !$0.phases.isEmpty }
        let used = results.filter { $0.memory != nil }
        var scenarios: [String] = []
        for result in results where !scenarios.contains(result.scenario) { scenarios.append(result.scenario) }
        let sections = scenarios.map { name in
            HTMLScenario(name: name, results: results.filter { $0.scenario == name }).html
        }
        let header = """
            <h1>Frame times</h1>
            <p class="lead">\(HTMLText.escaped(subtitle))</p>
            \(doubts)
            """
        return HTMLPage(
            title: "Frame times, \(scenarios.joined(separator: ", "))", header: header,
            links: scenarios.map { ($0, $0) },
            sections: [
                machineBox, steady.isEmpty ? "" : HTMLTables.steady(steady), RatioChart.html(steady) ?? "",
                events.isEmpty ? "" : HTMLTables.events(events), used.isEmpty ? "" : HTMLTables.memory(used),
            ] + sections + [HTMLNotes.text]
        ).data
    }

    // MARK: Private

    private var subtitle: String {
        var setups: [String] = []
        for result in results {
            let pace = result.pace > 0 ? "\(HTMLText.number(result.pace)) frames per second" : "unlimited"
            let text = "\(result.surface), \(pace)"
            if !setups.contains(text) { setups.append(text) }
        }
        return setups.joined(separator: "; ")
    }

    /// A box that lists why the times are unreliable; empty if there are no reasons.
    private var doubts: String {
        HTMLPage.notice("Unreliable times: the machine was busy.", conditions?.warnings ?? [])
    }

    private var machineBox: String {
        var facts = [
            ("processor", "\(machine.cpu), \(machine.cores) cores"), ("system", "Linux \(machine.kernel)"),
            ("SDL", sdlVersion), ("window", LaunchFacts(self).windows.joined(separator: ", ")),
            ("revision", revision + (isModified ? ", modified" : "")),
            ("memory", results.map(\.peakMemory).max().map { "\(HTMLText.number($0.rounded())) MiB at most" } ?? "–"),
        ]
        if let conditions {
            facts.append(
                ("others", "\(HTMLText.number(conditions.othersPercent.rounded()))% of processor time"))
            facts.append(
                ("load", "\(HTMLText.number(conditions.loadBefore)) → \(HTMLText.number(conditions.loadAfter))"))
        }
        facts.append(("instructions", reasonWithoutInstructions.map { "not counted: \($0)" } ?? "counted"))
        let rows = facts.map { "<div><dt>\($0.0)</dt><dd>\(HTMLText.escaped($0.1))</dd></div>" }.joined()
        return #"<dl class="machine">\#(rows)</dl>"#
    }
}
