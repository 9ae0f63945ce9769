package import CommandOptions
import Foundation
import Reporting

/// Reads files of limits. Each line has the limits of a scenario, of an event, or of one of their element counts:
///
///     # NAME [COUNT] LIMIT...
///     *             p50=+5% cpu=+5% allocations=0
///     shimmer       ratio=1.2
///     shimmer 10000 p50=4ms
///     "scroll down" p99=50ms
///
/// `*` stands for all scenarios, `#` starts a comment, and a name with spaces is in quotes.
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
            let source = "--limits: \(name), line \(index + 1)"
            guard let parts = try parts(line, source) else { continue }
            for entry in try entries(parts, source, line: index + 1) {
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

    /// The name at the start of a line and the words after it, without a comment.
    private struct Parts {
        let name: String
        /// `true` if the name is in quotes, so that it is neither `*` nor a limit.
        let isQuoted: Bool
        let words: [String]
    }

    /// Returns the parts of `line`; `nil` if it is empty or contains only a comment.
    private static func parts(_ line: Substring, _ source: String) throws(UsageError) -> Parts? {
        let text = line.drop(while: \.isWhitespace)
        guard text.first == "\"" else {
            let words = words(text)
            return words.first.map { Parts(name: $0, isQuoted: false, words: Array(words.dropFirst())) }
        }
        let inside = text.dropFirst()
        guard let end = inside.firstIndex(of: "\""), end > inside.startIndex else {
            throw UsageError("\(source): a name in quotes is not empty and ends with a quote", not: String(text))
        }
        return Parts(name: String(inside[..<end]), isQuoted: true, words: words(inside[end...].dropFirst()))
    }

    /// Returns the words of `text` before a comment.
    private static func words(_ text: Substring) -> [String] {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        return Array(words.prefix { !$0.hasPrefix("#") })
    }

    private static func entries(
        _ parts: Parts, _ source: String, line: Int
    ) throws(UsageError) -> [ScenarioLimits.Entry] {
        guard parts.isQuoted || !parts.name.contains("=") else {
            throw UsageError("\(source): a line starts with a scenario, or * for all", not: parts.name)
        }
        let isAll = parts.name == "*" && !parts.isQuoted
        var scope = isAll ? ScenarioLimits.Scope.all : .scenario(parts.name)
        var rest = parts.words[...]
        if let word = rest.first, !word.contains("=") {
            guard let count = Int(word), count > 0 else {
                throw UsageError(
                    "\(source): after the scenario comes a count, or a limit such as p50=4ms; a name with spaces needs"
                        + " quotes", not: word)
            }
            guard !isAll else { throw UsageError("\(source): a count needs the name of a scenario", not: "* \(word)") }
            scope = .count(parts.name, count)
            rest = rest.dropFirst()
        }
        guard !rest.isEmpty else {
            throw UsageError("\(source): \(printable(parts.name)) has no limit; add one, such as p50=+5%")
        }
        var entries: [ScenarioLimits.Entry] = []
        for word in rest { entries.append(.init(scope, try MetricLimit(word, in: source), line: line)) }
        return entries
    }
}
