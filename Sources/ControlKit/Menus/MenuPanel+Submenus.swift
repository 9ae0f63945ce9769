import Foundation
import ViewKit

/// The submenus of an open menu.
extension MenuPanel {
    private enum Metrics {
        /// The time, in seconds, for which the pointer must rest on a row before a submenu opens or closes. It leaves
        /// time to cross other rows on the way to an open submenu.
        static let delay = 0.25
    }

    /// The panel of the outermost menu.
    var root: MenuPanel { opener?.root ?? self }

    /// Chooses the action of the row at `index`, or opens its submenu. If `byKey` is `true`, the submenu opens with a
    /// row highlighted; see `markFirst()`. No effect if the row has neither an enabled action nor a submenu.
    func chooseRow(_ index: Int, byKey: Bool = false) {
        submenuWork?.cancel()
        if rows[index].entry.submenu != nil {
            openSubmenu(index, byKey: byKey)
        } else if let action = rows[index].action {
            choose(action)
        }
    }

    /// Chooses the action of the row at `index`, or opens or closes its submenu, for an assistive technology.
    func activateRow(_ index: Int) {
        openRow == index ? closeSubmenu() : chooseRow(index, byKey: true)
    }

    /// Highlights the row at `index`, which is under the pointer. If the pointer rests there, the submenu of another
    /// row closes, and the submenu of this row, if any, opens. `nil` highlights the row of the open submenu, if any.
    func markByPointer(_ index: Int?) {
        mark(index)
        guard pointerRow != index else { return }
        pointerDidLeave()
        pointerRow = index
        guard let index, index != openRow, rows[index].entry.submenu != nil || submenuPanel != nil else { return }
        submenuWork = window?.schedule(after: Metrics.delay) { [weak self] in self?.pointerDidRest(on: index) }
    }

    /// Cancels the opening or closing of a submenu that was scheduled when the pointer entered a row.
    func pointerDidLeave() {
        pointerRow = nil
        submenuWork?.cancel()
    }

    /// Closes the open submenu, if any, and returns the keyboard focus to this panel.
    func closeSubmenu() {
        guard let closed = submenuPanel else { return }
        submenuWork?.cancel()
        let row = openRow
        // The row under a stationary pointer isn't highlighted when the submenu no longer covers it.
        pointerAtHover = window?.pointerLocation
        submenuPanel = nil
        openRow = nil
        if let row { rows[row].isOpen = false }
        popUp?.close(closed)
        if markedRow == nil { mark(row) }
    }

    private func pointerDidRest(on index: Int) {
        guard markedRow == index else {
            // The pointer is over the submenu, and the panel isn't notified of that.
            pointerRow = nil
            return
        }
        closeSubmenu()
        if rows[index].entry.submenu != nil { openSubmenu(index, byKey: false) }
    }

    private func openSubmenu(_ index: Int, byKey: Bool) {
        guard openRow != index else { return }
        closeSubmenu()
        guard let popUp, let menu = rows[index].entry.submenu,
            let panel = MenuPanel(menu, source: source, showsTitle: false, choose: { [weak self] in self?.choose($0) })
        else { return }
        panel.opener = self
        panel.accessibilityLabel = menu.title.isEmpty ? nil : menu.title
        submenuPanel = panel
        openRow = index
        rows[index].isOpen = true
        mark(index)
        popUp.open(panel, beside: rows[index])
        guard byKey else { return }
        popUp.layoutIfNeeded()
        panel.markFirst()
    }

    private var popUp: PopUp? { sequence(first: self, next: \.superview).lazy.compactMap { $0 as? PopUp }.first }
}
