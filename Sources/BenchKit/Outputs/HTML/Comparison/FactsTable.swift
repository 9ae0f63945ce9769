import Foundation

/// A table of the builds, machines and conditions of two programs or reports.
struct FactsTable {
    let names: (other: String, this: String)
    let other: [LaunchFacts]
    let this: [LaunchFacts]

    /// The table as a section; empty if nothing is known.
    var html: String {
        let rows = Self.facts.map { name, isEqual, text in
            let (one, two) = (text(other), text(this))
            let differs = isEqual && one != two && !one.isEmpty && !two.isEmpty
            return HTMLTable.Row(
                name: name, cells: [one, two].map { $0.isEmpty ? "–" : $0 } + [differs ? "different" : ""],
                style: differs ? "differs" : "")
        }.filter { $0.cells.prefix(2).contains { $0 != "–" } }
        guard !rows.isEmpty else { return "" }
        return HTMLTable(
            label: "Machine and conditions", head: ["", names.other, names.this, ""], rows: rows, firstText: 1
        ).section
    }

    // MARK: Private

    /// The rows: a name, whether both sides should be equal, and the text for all launches of one side.
    private static let facts: [(String, isEqual: Bool, text: @Sendable ([LaunchFacts]) -> String)] = [
        ("revision", false, { each($0) { [$0.revision + ($0.isModified ? ", modified" : "")] } }),
        ("processor", true, { each($0) { ["\($0.machine.cpu), \($0.machine.cores) cores"] } }),
        ("system", true, { each($0) { ["Linux \($0.machine.kernel)"] } }),
        ("SDL", true, { each($0) { [$0.sdlVersion] } }),
        ("renderer", true, { each($0) { $0.surfaces } }),
        ("window", true, { each($0) { $0.windows } }),
        ("load", false, { range($0, digits: 1) { [$0.loadBefore, $0.loadAfter] } }),
        ("processor MHz", false, { range($0, digits: 0) { [$0.slowestMHz, $0.fastestMHz].compactMap { $0 } } }),
        ("time of other virtual machines, %", false, { range($0, digits: 1) { [$0.stealPercent] } }),
        ("preemptions per frame", false, { range($0, digits: 2) { [$0.involuntarySwitchesPerFrame] } }),
        (
            "most memory MiB", false,
            { facts in facts.compactMap(\.peakMemory).max().map { HTMLText.number($0.rounded()) } ?? "" }
        ),
    ]

    /// Returns the distinct texts of all launches, in order of first appearance.
    private static func each(_ facts: [LaunchFacts], _ texts: (LaunchFacts) -> [String]) -> String {
        var seen: [String] = []
        for text in facts.flatMap(texts) where !seen.contains(text) { seen.append(text) }
        return seen.joined(separator: "; ")
    }

    /// Returns the range of `numbers` over all launches, as text; empty if they are unknown.
    private static func range(_ facts: [LaunchFacts], digits: Int, _ numbers: (Conditions) -> [Double]) -> String {
        let all = facts.compactMap(\.conditions).flatMap(numbers).filter(\.isFinite)
        guard let low = all.min(), let high = all.max() else { return "" }
        let (one, two) = (String(format: "%.\(digits)f", low), String(format: "%.\(digits)f", high))
        return one == two ? one : "\(one) to \(two)"
    }
}
