import FrameMetrics

extension AgainstComparison {
    /// The limits on increases that the launches could not decide, as sentences: the interval of an increase reaches
    /// above the limit, but isn't completely above it. They don't make the comparison fail.
    package var undecided: [String] {
        var found: [(limit: String, rows: [AgainstRow])] = []
        for row in rows where limits.isUndecided(by: row) {
            guard let increase = limits.increase(of: row.metric, for: row.subject) else { continue }
            let limit = MetricLimit(row.metric, .increase(increase)).text
            if let index = found.firstIndex(where: { $0.limit == limit }) {
                found[index].rows.append(row)
            } else {
                found.append((limit, [row]))
            }
        }
        let remedy = isMachineBusy ? "add --runs, or stop other programs" : "add --runs"
        return found.map { limit, rows in
            var causes = rows.prefix(Self.listedCauses).map { "\($0.subject.name): \($0.words)" }
            if rows.count > Self.listedCauses { causes.append("...") }
            return "\(limit) is undecided (\(causes.joined(separator: "; "))): \(remedy)."
        }
    }

    /// The maximum number of measurements in a sentence.
    private static let listedCauses = 8
}
