import CommandOptions
import Foundation

/// A form of the report, and where it goes.
package struct ReportOutput: Equatable, Sendable {
    package enum Form: String, CaseIterable, Sendable {
        /// Every frame as a line.
        case csv = "--csv"
        /// Every frame on a line of time.
        case trace = "--trace"
        /// A page with charts.
        case page = "--report"
    }

    package let form: Form
    package let place: OutputPlace

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
    /// Where the forms of the report go; two of them cannot go to one place.
    mutating func readOutputs(_ values: OptionValues) throws(UsageError) {
        showsStages = values.contains("--stages")
        var places = json.map { [$0] } ?? []
        for form in ReportOutput.Form.allCases {
            guard let text = values.string(form.rawValue) else { continue }
            let place = try OutputPlace(text, option: form.rawValue)
            guard !places.contains(place) else {
                throw UsageError("\(form.rawValue) needs a place of its own; another result goes there already")
            }
            places.append(place)
            outputs.append(ReportOutput(form: form, place: place))
        }
    }

    /// Whether the standard output is for a form of the report, so that the table cannot be there.
    var writesToStandardOutput: Bool {
        json == .standardOutput || outputs.contains { $0.place == .standardOutput }
    }
}
