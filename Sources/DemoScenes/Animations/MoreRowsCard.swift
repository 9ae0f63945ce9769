import SkeletonView

/// A card of a table at whose end more rows are loading.
@MainActor
final class MoreRowsCard: SampleCard {
    private let people = PeopleTable()
    private let table: UITableView

    init() {
        table = people.makeTable()
        super.init(
            title: "More rows", note: "appendSkeletonRows(2)" + Self.clickNote, sample: table,
            sampleHeight: PeopleTable.height)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var findsBones: Bool { false }

    override var isLoading: Bool { table.numberOfSkeletonRows > 0 }

    override func code(for style: DemoStyle) -> SkeletonCode? {
        var code = screenCode(for: style)
        code.show = ["(view as? UITableView)?.appendSkeletonRows(2, style: style)"]
        code.hide = "(view as? UITableView)?.removeSkeletonRows()"
        return code
    }

    override func show(_ style: DemoStyle) {
        people.count = 1
        table.reloadData()
        append(style)
    }

    override func update(_ style: DemoStyle) {
        guard table.numberOfSkeletonRows > 0 else { return }
        append(style)
    }

    override func hide(_ style: DemoStyle) {
        people.count = PeopleTable.names.count
        table.removeSkeletonRows()
        table.reloadData()
    }

    private func append(_ style: DemoStyle) {
        table.removeSkeletonRows()
        table.appendSkeletonRows(PeopleTable.names.count - people.count, style: skeletonStyle(for: style))
    }
}
