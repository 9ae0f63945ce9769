import Foundation
import ViewKit

/// An object that reveals and performs the swipe actions of a table's rows, in response to swipes, keys and editing
/// controls. A row whose actions are revealed is open. At most one row is open.
@MainActor
final class RowActions {
    private enum Metrics {
        /// The speed above which a released row opens or closes regardless of its position, in points per second.
        static let flickSpeed: CGFloat = 300
        /// The distance that a row's content moves beyond its open position, as a fraction of the distance that the
        /// user drags, if full swipes are disabled.
        static let resistance: CGFloat = 0.3
    }

    private unowned let table: UITableView
    private let pan = UIPanGestureRecognizer()
    private(set) var openRow: OpenRow?
    /// The distance by which the open row's content had moved when the drag began.
    private var startOffset: CGFloat = 0
    /// The table's content offset when the row was opened.
    private var contentOffset = CGPoint.zero
    /// The row that a drag is about to open.
    private var candidate: (cell: UITableViewCell, side: SwipeSide, configuration: UISwipeActionsConfiguration)?

    init(_ table: UITableView) {
        self.table = table
        pan.accepts = { [weak self] in self?.accepts($0) ?? false }
        pan.addHandler { [weak self] _ in self?.panDidChange() }
        table.addGestureRecognizer(pan)
    }

    // MARK: Opening and closing

    /// Reveals the swipe actions of `cell` on `side`. Returns `false` if the row has no actions there.
    @discardableResult
    func open(_ cell: UITableViewCell, at side: SwipeSide) -> Bool {
        guard let configuration = table.swipeActions(of: cell, at: side) else { return false }
        let row = makeRow(cell, side: side, configuration: configuration)
        row.animate(to: row.openOffset)
        return true
    }

    /// Closes the open row, if any.
    func close(animated: Bool = true) {
        guard let row = openRow else { return }
        openRow = nil
        if let focused = table.window?.focusedView, focused.isDescendant(of: row.actionsView) {
            table.becomeFirstResponder()
        }
        if animated, table.list.isShown(row.cell) { row.animate(to: 0) { row.remove() } } else { row.remove() }
        table.tableDelegate?.tableView(table, didEndEditingRowAt: table.indexPath(for: row.cell))
    }

    /// Closes the open row if `touch` is outside the buttons of its actions. Returns `true` if a row was closed.
    func close(by touch: UITouch) -> Bool {
        guard let openRow, touch.view?.isDescendant(of: openRow.actionsView) != true else { return false }
        close()
        return true
    }

    /// Closes the open row if the table has been scrolled, or if the row has disappeared or changed its size.
    func tableDidLayOut() {
        guard let row = openRow else { return }
        if !table.list.isShown(row.cell) || !row.fits {
            close(animated: false)
        } else if table.contentOffset != contentOffset {
            close()
        }
    }

    private func makeRow(
        _ cell: UITableViewCell, side: SwipeSide, configuration: UISwipeActionsConfiguration
    ) -> OpenRow {
        close()
        table.list.cancelPress()
        if let path = table.indexPath(for: cell) {
            table.tableDelegate?.tableView(table, willBeginEditingRowAt: path)
        }
        let row = OpenRow(cell, side: side, configuration: configuration) { [weak self] action, button in
            self?.perform(action, from: button)
        }
        openRow = row
        contentOffset = table.contentOffset
        return row
    }

    private func perform(_ action: UIContextualAction, from button: UIView) {
        guard let row = openRow else { return }
        action.handler(action, button) { [weak self] _ in
            if let self, openRow === row { close() }
        }
    }

    // MARK: Drags

    private func accepts(_ movement: CGVector) -> Bool {
        candidate = nil
        guard abs(movement.dx) > abs(movement.dy), !pan.isHeldByControl, table.allowsRowActions else { return false }
        let place = pan.location(in: table)
        let start = CGPoint(x: place.x - movement.dx, y: place.y - movement.dy)
        guard let path = table.indexPathForRow(at: start), let cell = table.cellForRow(at: path) else { return false }
        if let openRow, openRow.cell === cell { return true }
        let side = SwipeSide.allCases.first { $0.isAtRight(in: cell) == (movement.dx < 0) } ?? .trailing
        guard let configuration = table.swipeActions(of: cell, at: side) else { return false }
        candidate = (cell, side, configuration)
        return true
    }

    private func panDidChange() {
        switch pan.state {
        case .began:
            if let candidate {
                _ = makeRow(candidate.cell, side: candidate.side, configuration: candidate.configuration)
            }
            candidate = nil
            startOffset = openRow?.offset ?? 0
        case .changed: drag()
        case .ended:
            drag()
            release(speed: pan.velocity(in: table).x)
        case .cancelled: release(speed: 0)
        case .possible, .failed: break
        }
    }

    private func drag() {
        guard let row = openRow else { return }
        let direction: CGFloat = row.side.isAtRight(in: row.cell) ? -1 : 1
        var offset = max(0, startOffset + pan.translation(in: table).x * direction)
        if let full = row.fullSwipeOffset {
            row.actionsView.showsOnlyFirst = offset >= full
        } else if offset > row.openOffset {
            offset = row.openOffset + (offset - row.openOffset) * Metrics.resistance
        }
        row.move(to: min(offset, row.cell.bounds.width))
    }

    private func release(speed: CGFloat) {
        guard let row = openRow else { return }
        let speed = row.side.isAtRight(in: row.cell) ? -speed : speed
        if let full = row.fullSwipeOffset, row.offset >= full, let action = row.configuration.actions.first {
            row.animate(to: row.cell.bounds.width)
            perform(action, from: row.actionsView.buttons[0])
        } else if speed > Metrics.flickSpeed || row.offset > row.openOffset / 2 && speed > -Metrics.flickSpeed {
            row.animate(to: row.openOffset)
        } else {
            close()
        }
    }
}
