/// The titles of the measurements in a comparison.
struct SubjectTitles {
    let subjects: [ComparisonRow.Subject]
    /// The titles that belong to several subjects, which differ only in the surface or the pace.
    private let ambiguous: Set<String>

    init(_ subjects: [ComparisonRow.Subject]) {
        self.subjects = subjects
        ambiguous = Set(Dictionary(grouping: subjects, by: \.name).filter { $0.value.count > 1 }.keys)
    }

    /// The names of the scenarios, in order of first appearance.
    var scenarios: [String] {
        var names: [String] = []
        for subject in subjects where !names.contains(subject.scenario) { names.append(subject.scenario) }
        return names
    }

    /// Returns the title of `subject` below its scenario's name: the element count, the event and, if needed to
    /// distinguish it from another subject, the surface and the pace.
    func title(of subject: ComparisonRow.Subject) -> String {
        let count = "\(HTMLText.number(Double(subject.count))) element\(subject.count == 1 ? "" : "s")"
        return (subject.event == nil ? count : "\(subject.eventName), \(count)") + surface(of: subject)
    }

    /// Returns the name of `subject` with its scenario.
    func name(of subject: ComparisonRow.Subject) -> String { subject.name + surface(of: subject) }

    private func surface(of subject: ComparisonRow.Subject) -> String {
        guard ambiguous.contains(subject.name) else { return "" }
        let pace = subject.pace > 0 ? "\(HTMLText.number(subject.pace)) frames per second" : "unlimited"
        return ", \(subject.surface), \(pace)"
    }
}

extension HTMLPage {
    /// Returns the links to the sections of `scenarios`.
    static func links(_ scenarios: [String]) -> [(id: String, text: String)] {
        scenarios.enumerated().map { ("scenario-\($0 + 1)", $1) }
    }
}
