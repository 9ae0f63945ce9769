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
        let links = scenarios.map { name in
            "<a href=\"#\(HTMLText.escaped(name))\">\(HTMLText.escaped(name))</a>"
        }
        let page = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            img-src data:">
            <link rel="icon" href="data:,">
            <title>Frame times, \(HTMLText.escaped(scenarios.joined(separator: ", ")))</title>
            <style>
            \(HTMLStyle.text)
            </style>
            </head>
            <body>
            <header>
            <h1>Frame times</h1>
            <p class="lead">\(HTMLText.escaped(subtitle))</p>
            \(doubts)
            </header>
            <nav>\(links.joined())</nav>
            <main>
            \(machineBox)
            \(steady.isEmpty ? "" : HTMLTables.steady(steady))
            \(RatioChart.html(steady) ?? "")
            \(events.isEmpty ? "" : HTMLTables.events(events))
            \(used.isEmpty ? "" : HTMLTables.memory(used))
            \(sections.joined(separator: "\n"))
            \(HTMLNotes.text)
            </main>
            </body>
            </html>

            """
        return Data(page.utf8)
    }

    // MARK: Private

    private var subtitle: String {
        var setups: [String] = []
        for result in results {
            let device = result.device.map { " on \($0)" } ?? ""
            let pace = result.pace > 0 ? "\(HTMLText.number(result.pace)) frames per second" : "unlimited"
            let text = "\(result.renderer)\(device), \(result.destination), \(pace)"
            if !setups.contains(text) { setups.append(text) }
        }
        return setups.joined(separator: "; ")
    }

    /// The distinct window sizes of the results.
    private var windows: String {
        var sizes: [String] = []
        for result in results {
            let text = "\(result.window.width) × \(result.window.height)"
            if !sizes.contains(text) { sizes.append(text) }
        }
        return sizes.joined(separator: ", ")
    }

    /// A box that lists why the times are unreliable; empty if there are no reasons.
    private var doubts: String {
        let warnings = conditions?.warnings ?? []
        guard !warnings.isEmpty else { return "" }
        let items = warnings.map { "<li>\(HTMLText.escaped($0))</li>" }.joined()
        return #"<div class="notice"><strong>Unreliable times: the machine was busy.</strong><ul>\#(items)</ul></div>"#
    }

    private var machineBox: String {
        var facts = [
            ("processor", "\(machine.cpu), \(machine.cores) cores"), ("system", "Linux \(machine.kernel)"),
            ("SDL", sdlVersion), ("window", windows),
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
