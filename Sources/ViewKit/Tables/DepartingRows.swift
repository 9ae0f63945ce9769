import Foundation
import LayerKit

/// The cells of a table that was given other rows: they stay above the new ones, outside the reuse pool, until they faded.
@MainActor
final class DepartingRows {
    private(set) var cells: [UITableViewCell] = []
    private var end: ScheduledWork?

    /// Takes `cells`, which `table` shows, and fades them out in `duration` seconds.
    func take(_ cells: [UITableViewCell], of table: UITableView, fade duration: TimeInterval) {
        finish(of: table)
        guard !cells.isEmpty else { return }
        self.cells = cells
        for cell in cells {
            cell.layer.zPosition = 0.5
            cell.isUserInteractionEnabled = false
            cell.layer.opacity = 0
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0
            fade.duration = duration
            fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            cell.layer.add(fade, forKey: "departure")
        }
        end = table.window?.schedule(after: duration) { [weak self, weak table] in
            if let table { self?.finish(of: table) }
        }
    }

    /// Moves the departing cells in the table's coordinates.
    func move(by distance: CGVector) {
        for cell in cells { cell.frame = cell.frame.offsetBy(dx: distance.dx, dy: distance.dy) }
    }

    /// Puts the departing cells back into the reuse pool, at once.
    func finish(of table: UITableView) {
        end?.cancel()
        end = nil
        for cell in cells {
            cell.layer.zPosition = 0
            cell.isUserInteractionEnabled = true
            cell.layer.opacity = 1
            cell.layer.removeAnimation(forKey: "departure")
            table.enqueue(cell)
        }
        cells = []
    }
}
