import Foundation
import SkeletonView

/// The data source and delegate of a table that lists a few people. While they load, it shows a placeholder row for
/// each person.
@MainActor
final class PeopleTable: SkeletonTableViewDataSource, UITableViewDelegate, CountedContent {
    static let names = ["Ada Lindqvist", "Noor Haddad", "Tomas Vrba"]
    /// The height of a table with all people at the default text size.
    static let height = rowHeight * CGFloat(names.count)

    let totalCount = PeopleTable.names.count
    /// The number of people who have arrived, across all sections.
    var count = PeopleTable.names.count

    /// The number of rows in the first section; the remaining rows are in a second section.
    private let firstSection: Int
    private static let identifier = "person"
    private static let rowHeight: CGFloat = 48

    /// Creates a data source with `firstSection` people in the first section and the others in a second one. By
    /// default, all people are in a single section.
    init(firstSection: Int = PeopleTable.names.count) {
        self.firstSection = firstSection
    }

    /// Creates a table view that lists the people. The table view doesn't retain this data source.
    func makeTable() -> UITableView {
        let table = UITableView(frame: .zero)
        table.allowsFocus = false
        table.register(PersonCell.self, forCellReuseIdentifier: Self.identifier)
        table.separatorStyle = .none
        table.backgroundColor = nil
        table.isSkeletonable = true
        table.dataSource = self
        table.delegate = self
        return table
    }

    func numberOfSections(in tableView: UITableView) -> Int { firstSection < Self.names.count ? 2 : 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows(ofSection: section, in: count)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        (cell as? PersonCell)?.show(Self.names[indexPath.section * firstSection + indexPath.row])
        return cell
    }

    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { Self.identifier }

    func numSections(in collectionSkeletonView: UITableView) -> Int {
        numberOfSections(in: collectionSkeletonView)
    }

    func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows(ofSection: section, in: Self.names.count)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.scaled(Self.rowHeight)
    }

    /// Returns how many of the first `count` people belong to `section`.
    private func rows(ofSection section: Int, in count: Int) -> Int {
        section == 0 ? min(count, firstSection) : max(0, count - firstSection)
    }
}

/// A skeletonable row that shows a person.
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

    /// Shows a person called `name`.
    func show(_ name: String) {
        person.show(name: name, text: "Arrived a moment ago")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        person.frame = contentView.bounds
    }
}
