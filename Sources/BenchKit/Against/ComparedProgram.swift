package import Foundation
import Reporting

/// One of the two programs that `--against` compares.
package struct ComparedProgram: Sendable {
    /// The time limit for listing a program's scenarios, in seconds. Listing takes a tenth of a second, even on a busy
    /// machine.
    private static let listLimit = 60.0
    /// The maximum size of a launch's report in bytes.
    private static let maximumBytes = 1 << 28

    /// The name in messages, escaped.
    package let name: String
    private let path: String
    private let command: String

    /// Creates a reference to this program as it was started, even if its file has been replaced since. `command` is
    /// its name.
    package init(thisProgram command: String) {
        (name, path, self.command) = ("this program", "/proc/self/exe", command)
    }

    /// Creates a reference to the executable at `path`. It is launched with the name `command`, like this program, so
    /// that both run under equal conditions.
    package init(path: String, command: String) throws(BenchError) {
        let absolute = URL(fileURLWithPath: path).path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
            throw BenchError("--against: there is no file \(printable(path)); name a program built like this one")
        }
        guard !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: absolute) else {
            throw BenchError("--against: \(printable(path)) is not a program; name one built like this one")
        }
        (name, self.path, self.command) = (printable(path), absolute, command)
    }

    /// Returns the names of the program's scenarios.
    package func scenarios(within limit: TimeInterval = listLimit) throws(BenchError) -> Set<String> {
        let outcome = try run(["--list"], within: limit)
        try checkTime(outcome, limit)
        // Each line is "NAME: SUMMARY".
        let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
        let names = lines.compactMap { line in line.firstRange(of: ": ").map { String(line[..<$0.lowerBound]) } }
        guard outcome.code == 0, !names.isEmpty else {
            throw BenchError("\(name) lists no scenarios; it must be built with BenchKit, as skeleton-bench is")
        }
        return Set(names)
    }

    /// Launches the program with `arguments` and returns its report. `limit` is in seconds.
    package func measure(
        _ arguments: [String], _ environment: [String: String], within limit: TimeInterval
    ) throws(BenchError) -> BenchReport {
        let file = Self.newFile()
        defer { try? FileManager.default.removeItem(atPath: file) }
        return try report(try run(arguments + ["--json=\(file)"], environment, within: limit), in: file, limit)
    }

    /// Launches two programs with `arguments`, lets them take turns in random order, and returns their reports.
    package static func measureInTurns(
        _ programs: [ComparedProgram], _ arguments: [String], _ environment: [String: String],
        within limit: TimeInterval, using generator: inout some RandomNumberGenerator
    ) throws(BenchError) -> [BenchReport] {
        let files = programs.map { _ in newFile() }
        defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
        let processes = zip(programs, files).map { $0.process(arguments + ["--json=\($1)"]) }
        let outcomes = try BoundedProcess.runTurns(processes, environment, within: limit, using: &generator)
        // If one program fails, the other one is killed. The failure is reported first.
        for index in outcomes.indices {
            if let outcome = outcomes[index], outcome.code != 0 {
                _ = try programs[index].report(outcome, in: files[index], limit)
            }
        }
        var reports: [BenchReport] = []
        for index in outcomes.indices {
            guard let outcome = outcomes[index] else { throw BenchError("\(programs[index].name) did not end") }
            reports.append(try programs[index].report(outcome, in: files[index], limit))
        }
        return reports
    }

    // MARK: Private

    private static func newFile() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json").path
    }

    private func process(_ arguments: [String]) -> BoundedProcess {
        BoundedProcess(path: path, arguments: [command] + arguments)
    }

    /// Returns the report that a launch wrote to `file`. Throws if the launch failed or exceeded `limit` seconds, or if
    /// the report is missing, unreadable or in another format.
    private func report(
        _ outcome: BoundedProcess.Outcome, in file: String, _ limit: TimeInterval
    ) throws(BenchError) -> BenchReport {
        try checkTime(outcome, limit)
        guard outcome.code == 0 else { throw BenchError("\(name) \(words(outcome))") }
        let report: BenchReport
        do {
            report = try JSONDecoder().decode(
                BenchReport.self, from: LocalFiles.read(file, limit: Self.maximumBytes))
        } catch let error as DecodingError {
            throw BenchError("the report of \(name) is of another version: \(SavedReports.explain(error))")
        } catch let error as LocalFileError {
            throw BenchError("\(name) wrote no report: it \(error.description)")
        } catch {
            throw BenchError("the report of \(name) could not be read: \(error.localizedDescription)")
        }
        guard report.schema == BenchReport.format else {
            throw BenchError(
                "\(name) writes reports in format \(report.schema), this program in format \(BenchReport.format)")
        }
        return report
    }

    private func run(
        _ arguments: [String], _ environment: [String: String] = [:], within limit: TimeInterval
    ) throws(BenchError) -> BoundedProcess.Outcome {
        do {
            return try process(arguments).run(environment, within: limit)
        } catch {
            throw BenchError("\(name) could not be started: \(error)")
        }
    }

    private func checkTime(_ outcome: BoundedProcess.Outcome, _ limit: TimeInterval) throws(BenchError) {
        guard outcome.isTimedOut else { return }
        throw BenchError("\(name) did not end within \(Int(limit.rounded(.up))) s and was killed")
    }

    /// Returns a description of how the program ended, with its last message.
    private func words(_ outcome: BoundedProcess.Outcome) -> String {
        let how = outcome.code.map { "exited with code \($0)" } ?? "crashed"
        let lines = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n")
        guard var last = lines.last(where: { !$0.hasPrefix("Try ") }) else { return "\(how) without a message" }
        if last.hasPrefix("\(command): ") { last = last.dropFirst(command.count + 2) }
        return "\(how): \(printable(last))"
    }
}
