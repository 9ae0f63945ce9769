import Foundation
import StageKit
import ViewKit

@testable import ListKit

/// An editable table of 320 by 400 points with rows of 44 points, which records its callbacks.
@MainActor
final class EditingFixture: UITableViewDataSource, UITableViewDelegate {
    let stage: OffscreenStage
    let table: UITableView
    var names = ["Ada", "Alan", "Annie", "Barbara", "Bjarne", "Chris", "Claude", "Cynthia", "Carl", "Grace", "Ken"]
    var log: [String] = []
    /// The row that can't be edited.
    var fixedRow: Int?
    var styles: [Int: UITableViewCell.EditingStyle] = [:]
    var title: String?
    /// The actions on each side. A trailing side without an entry gets the Delete action of the data source.
    var actions: [SwipeSide: UISwipeActionsConfiguration] = [:]

    init(style: UITableView.Style = .plain, look: UIUserInterfaceStyle = .light) {
        stage = OffscreenStage(size: CGSize(width: 320, height: 400), style: look)
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
    }

    /// Returns actions with `titles` that log their title. The first is destructive.
    func actions(_ titles: [String], fullSwipe: Bool = true) -> UISwipeActionsConfiguration {
        let actions = titles.enumerated().map { index, title in
            UIContextualAction(style: index == 0 ? .destructive : .normal, title: title) { [weak self] _, _, done in
                self?.log.append(title)
                done(true)
            }
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = fullSwipe
        return configuration
    }

    /// Drags row `row` horizontally by `distance` over `duration` seconds, and then advances the stage by 0.5 seconds,
    /// in which the row stops.
    func swipe(row: Int, by distance: CGFloat, in duration: TimeInterval = 1) {
        let start = CGPoint(x: distance < 0 ? 300 : 20, y: y(ofRow: row))
        stage.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y + 3), forDuration: duration)
        stage.advance(by: 0.5)
    }

    func y(ofRow row: Int) -> CGFloat { table.rectForRow(at: path(row)).midY - table.contentOffset.y }

    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: path(row)) }

    /// The distance by which the content of row `row` has moved to the left, in points.
    func shift(ofRow row: Int) -> CGFloat { cell(row)?.bounds.minX ?? .nan }

    // MARK: Data source and delegate

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = names[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.append("info \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != fixedRow }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            log.append("delete \(names.remove(at: indexPath.row))")
            tableView.deleteRows(at: [indexPath], with: .fade)
        } else {
            log.append("insert at \(indexPath.row)")
        }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { styles[indexPath.row] ?? .delete }

    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { title }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions[.leading] }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions[.trailing] }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("begin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("end \(indexPath.map { "\($0.row)" } ?? "-")")
    }
}
