import CommandOptions

/// Options for comparisons with another program.
extension BenchOptions {
    /// The output formats that a comparison doesn't support.
    private static let formats = ["--csv", "--trace", "--save"]

    /// Reads the options for the comparison with another program. Leaves `action` unchanged without `--against`.
    mutating func readAgainst(_ values: OptionValues, of parser: OptionParser) throws(UsageError) {
        let runs = try values.integer("--runs", in: AgainstVerdict.minimumPairs...1000)
        guard let path = values.string("--against") else {
            guard runs == nil else { throw UsageError("--runs needs --against") }
            return
        }
        guard case .measure = action else { return }
        guard values.strings("--against").count == 1 else { throw UsageError("--against can be given once") }
        guard !path.isEmpty else { throw UsageError("--against takes a program", not: path) }
        for name in Self.formats where values.contains(name) {
            throw UsageError("--against and \(name) can't be combined; use --json or --report")
        }
        action = .against(AgainstPlan(path: path, runs: runs, values, of: parser))
    }
}
