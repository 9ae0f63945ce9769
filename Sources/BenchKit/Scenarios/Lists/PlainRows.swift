import Foundation
import ListKit
import ViewKit

/// The data source and delegate of a table with rows of different heights, each with one line of text.
@MainActor
final class PlainRows: UITableViewDataSource, UITableViewDelegate {
    static let identifier = "row"

    private var count: Int

    init(count: Int) {
        self.count = count
    }

    /// Inserts `more` rows at the end of `table`.
    func insert(_ more: Int, in table: UITableView) {
        let paths = (count..<count + more).map { IndexPath(row: $0, section: 0) }
        count += more
        table.insertRows(at: paths, with: .none)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(36 + indexPath.row * 37 % 53)
    }
}
