import Foundation
import LayerKit
import Reporting
import StageKit
import ViewKit

@testable import ListKit

/// A table of 100 by 200 points that shows a list of numbers and records its callbacks.
@MainActor
final class TableFixture: UITableViewDataSource, UITableViewDelegate {
    final class Cell: UITableViewCell {
        var number = -1
        var reuses = 0
        /// `true` if the cell was reused while it still looked selected or highlighted.
        var wasMarked = false

        override func prepareForReuse() {
            wasMarked = wasMarked || isSelected || isHighlighted
            number = -1
            reuses += 1
        }
    }

    let stage = OffscreenStage(size: CGSize(width: 100, height: 200))
    let table: UITableView
    var sections: [[Int]] = []
    var height: (Int) -> CGFloat = { _ in 20 }
    var headerHeight: CGFloat = 0
    var titles: [String?] = []
    var log: [String] = []
    var heightsAsked = 0
    /// A closure that is called with the name of each recorded callback, and with "cell" or "height" when a cell or
    /// height is requested.
    var onCallback: ((String) -> Void)?

    init(style: UITableView.Style = .plain, inWindow: Bool = true) {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: style)
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
        if inWindow { stage.window.addSubview(table) }
    }

    func show(_ sections: [[Int]]) {
        self.sections = sections
        table.reloadData()
        stage.advance(by: 0.1)
        log = []
    }

    var shownNumbers: [Int] { table.visibleCells.compactMap { ($0 as? Cell)?.number } }

    func scroll(by distance: CGFloat) {
        stage.scroll(at: CGPoint(x: 50, y: 100), by: CGVector(dx: 0, dy: distance))
        stage.advance(by: 1.0 / 60)
    }

    /// Returns the top of a row on the screen.
    func screenTop(_ row: Int, _ section: Int = 0) -> CGFloat {
        table.rectForRow(at: IndexPath(row: row, section: section)).minY - table.contentOffset.y
    }

    /// `false` to record no callbacks, because formatting them takes much of the time of a long test.
    var takesNotes = true

    private func note(_ event: @autoclosure () -> String) {
        guard takesNotes else { return }
        let event = event()
        log.append(event)
        onCallback?(event)
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.number = sections[indexPath.section][indexPath.row]
        onCallback?("cell")
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heightsAsked += 1
        onCallback?("height")
        return height(sections[indexPath.section][indexPath.row])
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("will \(indexPath.section).\(indexPath.row)")
    }
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        note("end \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        note("will header \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        note("end header \(section)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        note("select \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        note("deselect \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section][indexPath.row] >= 0
    }
}

/// Returns the messages reported while `body` runs.
@MainActor
func diagnostics(during body: () -> Void) -> [String] {
    Diagnostics.messages(during: body)
}
