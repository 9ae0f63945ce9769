import CommandOptions
import Foundation

/// A format of the report and its destination.
package struct ReportOutput: Equatable, Sendable {
    package enum Form: String, CaseIterable, Sendable {
        /// A table with a line for each frame.
        case csv = "--csv"
        /// A timeline of all frames.
        case trace = "--trace"
        /// An HTML page with charts.
        case page = "--report"
    }

    package let form: Form
    package let destination: OutputDestination

    /// Writes `report` to the destination.
    package func write(_ report: BenchReport) throws {
        switch form {
        case .csv: try destination.write(report.csv())
        case .trace: try destination.write(report.trace())
        case .page: try destination.write(report.html())
        }
    }
}

extension BenchOptions {
    /// Reads `--stages` and the destinations of all results. Throws if two of the destinations are the same, or if one
    /// is the limits file.
    mutating func readOutputs(_ values: OptionValues, command: String) throws(UsageError) {
        showsStages = values.contains("--stages")
        var files: [NamedFile] = []
        if let text = values.string("--json") {
            let destination = try OutputDestination(text, option: "--json")
            json = destination
            files.append(destination.file(of: "--json"))
        }
        for form in ReportOutput.Form.allCases {
            guard let text = values.string(form.rawValue) else { continue }
            let destination = try OutputDestination(text, option: form.rawValue)
            files.append(destination.file(of: form.rawValue))
            outputs.append(ReportOutput(form: form, destination: destination))
        }
        if let name = values.string("--save") {
            try SavedReports.check(name)
            savedName = name
            files.append(NamedFile("--save", path: SavedReports(of: command).path(of: name), text: name))
        }
        if let path = values.string("--limits") { files.append(NamedFile("--limits", path: path)) }
        try NamedFile.checkDistinct(files)
    }

    /// The destination of the page with charts; `nil` if it isn't requested.
    var page: OutputDestination? { outputs.first { $0.form == .page }?.destination }

    /// `true` if a result is written to standard output, which then can't be used for the table.
    var writesToStandardOutput: Bool {
        json == .standardOutput || outputs.contains { $0.destination == .standardOutput }
    }
}
