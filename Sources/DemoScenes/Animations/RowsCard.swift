import Foundation
import SkeletonView

/// A card of a table whose rows arrive one by one.
@MainActor
final class RowsCard: SampleCard {
    /// Seconds from one row to the next.
    private static let interval: TimeInterval = 1.2

    private let people = PeopleTable()
    private var arrivals: [ScheduledWork] = []

    init() {
        super.init(
            title: "Row by row", note: "hideSkeleton(forRowAt: …)" + Self.clickNote, sample: people.makeTable(),
            sampleHeight: PeopleTable.height)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var findsBones: Bool { false }

    override func code(for style: DemoStyle) -> SkeletonCode? {
        var code = screenCode(for: style)
        code.show += [
            "// As each row arrives:",
            "(view as? UITableView)?.hideSkeleton(forRowAt: IndexPath(row: 0, section: 0))",
        ]
        return code
    }

    override func show(_ style: DemoStyle) {
        super.show(style)
        forget()
        guard let window else { return }
        arrivals = PeopleTable.names.indices.map { row in
            window.schedule(after: Double(row + 1) * Self.interval) { [weak self] in self?.arrive(row) }
        }
    }

    override func hide(_ style: DemoStyle) {
        forget()
        super.hide(style)
    }

    private func arrive(_ row: Int) {
        // With the last one all is there.
        guard row < PeopleTable.names.count - 1 else { return sample.hideSkeleton() }
        (sample as? UITableView)?.hideSkeleton(forRowAt: IndexPath(row: row, section: 0))
    }

    private func forget() {
        for arrival in arrivals { arrival.cancel() }
        arrivals = []
    }
}
