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
        let table = UITableView(frame: .zero)
        table.register(PersonCell.self, forCellReuseIdentifier: PeopleTable.identifier)
        table.separatorStyle = .none
        table.backgroundColor = nil
        table.isSkeletonable = true
        table.dataSource = people
        table.delegate = people
        super.init(
            title: "Row by row", note: "hideSkeleton(forRowAt: …)", sample: table,
            sampleHeight: PeopleTable.rowHeight * CGFloat(PeopleTable.names.count))
    }

    required init?(coder: NSCoder) {
        nil
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
        (sample as? UITableView)?.hideSkeleton(forRowAt: IndexPath(row: row, section: 0))
    }

    private func forget() {
        for arrival in arrivals { arrival.cancel() }
        arrivals = []
    }
}

/// A few people, and as many rows while they load.
@MainActor
private final class PeopleTable: SkeletonTableViewDataSource, UITableViewDelegate {
    static let identifier = "person"
    static let rowHeight: CGFloat = 48
    static let names = ["Ada Lindqvist", "Noor Haddad", "Tomas Vrba"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        (cell as? PersonCell)?.show(Self.names[indexPath.row])
        return cell
    }

    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { Self.identifier }

    func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.names.count
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.scaled(Self.rowHeight)
    }
}

/// A row with a person in it.
@MainActor
private final class PersonCell: UITableViewCell {
    private let person = PersonView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = nil
        isSkeletonable = true
        for view in person.parts + [person] { view.isSkeletonable = true }
        contentView.addSubview(person)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows somebody called `name`.
    func show(_ name: String) {
        person.show(name: name, text: "Arrived a moment ago")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        person.frame = contentView.bounds
    }
}
