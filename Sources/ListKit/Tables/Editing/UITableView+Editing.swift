import Foundation
import ViewKit

/// Swipe actions, editing styles and editing controls.
extension UITableView {
    /// `true` if rows can be swiped: the app's rows are displayed, and nothing, such as a skeleton, locks scrolling.
    var allowsRowActions: Bool { list.showsApp && !locksScrolling }

    /// Returns the swipe actions of the visible `cell` on `side`, if any. By default, a row that can be deleted has a
    /// delete action on the trailing side.
    func swipeActions(of cell: UITableViewCell, at side: SwipeSide) -> UISwipeActionsConfiguration? {
        guard allowsRowActions, let path = indexPath(for: cell), list.hasItem(at: path), !list.isAppended(path) else {
            return nil
        }
        let configuration =
            side == .leading
            ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
                ?? convertedRowActions(at: path)
                ?? (editingStyle(ofRowAt: path) == .delete ? deletion(of: cell, at: path) : nil)
        return configuration?.actions.isEmpty == true ? nil : configuration
    }

    /// Returns the editing style of the row at `path`; `.none` if the data source doesn't allow editing.
    func editingStyle(ofRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
        guard list.showsApp, list.hasItem(at: path), !list.isAppended(path),
            dataSource?.tableView(self, canEditRowAt: path) == true
        else { return .none }
        return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// Returns `true` if the row at `path` has a selection circle: the data source exists and allows editing, or, as on
    /// iOS, doesn't implement the method that it is asked with.
    private func showsSelectionCircle(ofRowAt path: IndexPath) -> Bool {
        guard list.showsApp, list.hasItem(at: path), !list.isAppended(path), let dataSource else { return false }
        usedDefaultEditability = false
        return dataSource.tableView(self, canEditRowAt: path) || usedDefaultEditability
    }

    /// Returns `false`, the answer of data sources that don't implement `tableView(_:canEditRowAt:)`. Notes that the
    /// default was used, because rows without an answer have selection circles.
    func defaultEditability() -> Bool {
        usedDefaultEditability = true
        return false
    }

    /// Reveals the trailing swipe actions of the row at `path` and focuses the first one. Returns `false` if the row
    /// has no trailing actions or is not visible.
    func openActions(ofRowAt path: IndexPath) -> Bool {
        guard let cell = cellForRow(at: path), rowActions.open(cell, at: .trailing) else { return false }
        rowActions.openRow?.actionsView.buttons.first?.takeFocus()
        return true
    }

    /// Tells the delegate that the accessory button of `cell` was pressed.
    func accessoryButtonWasPressed(in cell: UITableViewCell) {
        guard list.showsApp, let path = indexPath(for: cell), !list.isAppended(path) else { return }
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    /// Handles a press of the editing control of `cell`: inserts a row, or reveals or hides the delete action with
    /// which the user confirms the deletion.
    func editControlWasPressed(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch cell.editingStyle {
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .delete:
            if rowActions.openRow?.cell === cell { rowActions.close() } else { rowActions.open(cell, at: .trailing) }
        case .none: break
        }
    }

    /// Returns the leading and trailing swipe actions of `cell` as actions for assistive technologies; `nil` if it has
    /// none.
    func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
        let actions = SwipeSide.allCases.flatMap { swipeActions(of: cell, at: $0)?.actions ?? [] }
        return actions.map { action in
            UIAccessibilityCustomAction(name: action.accessibilityName) { [weak cell] _ in
                guard let cell else { return false }
                action.handler(action, cell) { _ in }
                return true
            }
        }.nonEmpty
    }

    /// Returns the swipe actions for the delegate's row actions, if any.
    private func convertedRowActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = tableDelegate?.tableView(self, editActionsForRowAt: path) else { return nil }
        return UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: path) })
    }

    private func deletion(of cell: UITableViewCell, at path: IndexPath) -> UISwipeActionsConfiguration {
        let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self, weak cell] _, _, completion in
            if let self, let cell, let path = indexPath(for: cell) {
                dataSource?.tableView(self, commit: .delete, forRowAt: path)
            }
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// Updates the editing control of `cell`, which shows the row at `path`.
    func applyEditing(to cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
        let isEdited = isEditing && list.showsApp && !list.isAppended(path)
        guard isEdited || cell.isEditing else { return }
        let selects = allowsMultipleSelectionDuringEditing
        let style = isEdited && !selects ? editingStyle(ofRowAt: path) : .none
        let showsCircle = isEdited && selects && showsSelectionCircle(ofRowAt: path)
        let indents = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        cell.setEditingStyle(style, showsCircle: showsCircle, indents: indents)
        if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
    }
}
