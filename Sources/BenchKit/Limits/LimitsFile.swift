package import CommandOptions
import Foundation
import Reporting

/// Reads files of limits. Each line has the limits of a scenario or of one of its element counts:
///
///     # SCENARIO [COUNT] LIMIT...
///     *             p50=+5% cpu=+5% allocations=0
///     shimmer       ratio=1.2
///     shimmer 10000 p50=4ms
///
/// `*` stands for all scenarios, and `#` starts a comment.
package enum LimitsFile {
    /// The maximum size in bytes.
    private static let maximumBytes = 1 << 20

    /// Returns the limits in the file at `path`. Throws if the file can't be read, has an invalid line, or contains no
    /// limits. The error names the file, the line and the value.
    package static func read(_ path: String) throws(UsageError) -> ScenarioLimits {
        let name = printable(path)
        let data: Data
        do {
            data = try LocalFiles.read(path, limit: maximumBytes)
        } catch {
            throw UsageError("--limits: \(name) \(error.description)")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw UsageError("--limits: \(name) is not UTF-8 text")
        }
        return try parse(text, of: name)
    }

    /// Parses `text`, the content of the file `name`.
    package static func parse(_ text: String, of name: String) throws(UsageError) -> ScenarioLimits {
        var limits = ScenarioLimits()
        limits.file = name
        var lines: [Key: Int] = [:]
        // Editors on other systems start a file with a byte order mark.
        let content = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        for (index, line) in content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = words(line)
            guard !words.isEmpty else { continue }
            let source = "--limits: \(name), line \(index + 1)"
            for entry in try entries(words, source, line: index + 1) {
                let key = Key(scope: entry.scope, metric: entry.limit.metric, isIncrease: entry.limit.isIncrease)
                if let earlier = lines[key] {
                    let kind = key.isIncrease ? "the increase of \(key.metric.name)" : key.metric.name
                    throw UsageError("\(source): \(kind) is already limited in line \(earlier)", not: entry.limit.text)
                }
                lines[key] = index + 1
                limits.add(entry)
            }
        }
        guard !limits.isEmpty else {
            throw UsageError("--limits: \(name) has no limits; add a line such as * p50=+5% allocations=0")
        }
        return limits
    }

    // MARK: Private

    /// The identity of a limit, which must be unique in a file.
    private struct Key: Hashable {
        let scope: ScenarioLimits.Scope
        let metric: LaunchMetric
        let isIncrease: Bool
    }

    /// Returns the words of `line` before a comment.
    private static func words(_ line: Substring) -> [String] {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        return Array(words.prefix { !$0.hasPrefix("#") })
    }

    private static func entries(
        _ words: [String], _ source: String, line: Int
    ) throws(UsageError) -> [ScenarioLimits.Entry] {
        guard !words[0].contains("=") else {
            throw UsageError("\(source): a line starts with a scenario, or * for all", not: words[0])
        }
        let isAll = words[0] == "*"
        var scope = isAll ? ScenarioLimits.Scope.all : .scenario(words[0])
        var rest = words[1...]
        if let word = rest.first, !word.contains("=") {
            guard let count = Int(word), count > 0 else {
                throw UsageError("\(source): after the scenario comes a count, or a limit such as p50=4ms", not: word)
            }
            guard !isAll else { throw UsageError("\(source): a count needs the name of a scenario", not: "* \(word)") }
            scope = .count(words[0], count)
            rest = rest.dropFirst()
        }
        guard !rest.isEmpty else {
            throw UsageError("\(source): \(printable(words[0])) has no limit; add one, such as p50=+5%")
        }
        var entries: [ScenarioLimits.Entry] = []
        for word in rest { entries.append(.init(scope, try MetricLimit(word, in: source), line: line)) }
        return entries
    }
}
