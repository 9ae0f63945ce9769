import CommandOptions
import Foundation

/// A form of the report and its destination.
package struct ReportOutput: Equatable, Sendable {
    package enum Form: String, CaseIterable, Sendable {
        /// A line for each frame.
        case csv = "--csv"
        /// A timeline of all frames.
        case trace = "--trace"
        /// A page with charts.
        case page = "--report"
    }

    package let form: Form
    package let place: OutputDestination

    /// Writes `report` in this form.
    package func write(_ report: BenchReport) throws {
        switch form {
        case .csv: try place.write(report.csv())
        case .trace: try place.write(report.trace())
        case .page: try place.write(report.html())
        }
    }
}

extension BenchOptions {
    /// Reads the destinations of all results. Throws if two of them are the same file.
    mutating func readOutputs(_ values: OptionValues, command: String) throws(UsageError) {
        showsStages = values.contains("--stages")
        var files: [NamedFile] = []
        if let text = values.string("--json") {
            let place = try OutputDestination(text, option: "--json")
            json = place
            files.append(place.file(of: "--json"))
        }
        for form in ReportOutput.Form.allCases {
            guard let text = values.string(form.rawValue) else { continue }
            let place = try OutputDestination(text, option: form.rawValue)
            files.append(place.file(of: form.rawValue))
            outputs.append(ReportOutput(form: form, place: place))
        }
        if let name = values.string("--save") {
            try SavedReports.check(name)
            savedName = name
            files.append(NamedFile("--save", path: SavedReports(of: command).path(of: name), text: name))
        }
        try NamedFile.checkDistinct(files)
    }

    /// `true` if standard output is used for a form of the report, so that the table cannot be printed there.
    var writesToStandardOutput: Bool {
        json == .standardOutput || outputs.contains { $0.place == .standardOutput }
    }
}
