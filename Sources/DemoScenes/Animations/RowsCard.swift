import Foundation
import SkeletonView

/// The unit in which the content of a card's table arrives: a row or a section.
enum RowsKind: CaseIterable {
    case rows, section

    var title: String {
        switch self {
        case .rows: "Row by row"
        case .section: "Section by section"
        }
    }

    /// The method to call, as shown on the card.
    var code: String {
        switch self {
        case .rows: "hideSkeleton(forRowAt: …)"
        case .section: "hideSkeleton(forSection: 0)"
        }
    }

    /// The call for the first row or section, as Swift code.
    var call: String {
        switch self {
        case .rows: "hideSkeleton(forRowAt: IndexPath(row: 0, section: 0))"
        case .section: "hideSkeleton(forSection: 0)"
        }
    }
}

/// A card with a table whose rows or sections arrive one by one.
@MainActor
final class RowsCard: SampleCard {
    /// The delay between arrivals, in seconds.
    private static let interval: TimeInterval = 1.2

    private let kind: RowsKind
    private let people: PeopleTable
    private var arrivals: [ScheduledWork] = []

    init(_ kind: RowsKind) {
        self.kind = kind
        people = kind == .section ? PeopleTable(firstSection: 1) : PeopleTable()
        super.init(
            title: kind.title, note: kind.code, sample: people.makeTable(),
            sampleHeight: PeopleTable.height)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var findsBones: Bool { false }

    override func code(for style: DemoStyle) -> SkeletonCode? {
        var code = screenCode(for: style)
        code.show += [
            "// As each \(kind == .rows ? "row" : "section") arrives:", "(view as? UITableView)?.\(kind.call)",
        ]
        return code
    }

    override func show(_ style: DemoStyle) {
        super.show(style)
        cancelArrivals()
        guard let window else { return }
        let count = kind == .rows ? PeopleTable.names.count : 2
        arrivals = (0..<count).map { index in
            window.schedule(after: Double(index + 1) * Self.interval) { [weak self] in
                self?.arrive(index, isLast: index == count - 1)
            }
        }
    }

    override func hide(_ style: DemoStyle) {
        cancelArrivals()
        super.hide(style)
    }

    private func arrive(_ index: Int, isLast: Bool) {
        // The last arrival hides the skeleton of the whole table.
        guard !isLast, let table = sample as? UITableView else { return sample.hideSkeleton() }
        switch kind {
        case .rows: table.hideSkeleton(forRowAt: IndexPath(row: index, section: 0))
        case .section: table.hideSkeleton(forSection: index)
        }
    }

    private func cancelArrivals() {
        for arrival in arrivals { arrival.cancel() }
        arrivals = []
    }
}
