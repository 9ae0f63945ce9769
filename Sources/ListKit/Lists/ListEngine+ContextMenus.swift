package import Foundation
package import ViewKit

/// The context menus of the items.
extension ListEngine {
    /// Makes long presses open context menus. Called when the list's delegate, which may provide menus, is set.
    func addContextMenuPress() {
        guard !hasContextMenuPress else { return }
        hasContextMenuPress = true
        (view as? any MenuPresenting)?.addContextMenuPress()
    }

    /// Returns the context menu of the item at `point` or, if `point` is `nil`, of the item with keyboard focus. If
    /// there is no item at `point`, returns the menu that the app provides for the area without items, if any. There
    /// are no menus for placeholders, and none while placeholders replace the items.
    func contextMenu(at point: CGPoint?) -> ContextMenu? {
        guard let shownApp else { return nil }
        if let point {
            guard let path = view.item(at: point) else { return shownApp.contextMenu(for: nil, at: point, rect: .zero) }
            // The point must hit the cell itself, not a floating header above it.
            guard let cell = cell(at: path), view.hitTest(point, with: nil)?.isDescendant(of: cell) == true else {
                return nil
            }
            return shownApp.contextMenu(for: path, at: point, rect: view.convert(cell.bounds, from: cell))
        }
        guard let path = focusedPath else { return nil }
        if shown[.cell(path)] == nil {
            view.reveal(path)
            view.layoutIfNeeded()
        }
        guard let cell = cell(at: path) else { return nil }
        let rect = view.convert(cell.bounds, from: cell)
        return shownApp.contextMenu(for: path, at: CGPoint(x: rect.midX, y: rect.midY), rect: rect)
    }

    /// Returns the cell of the item at `path`; `nil` if it is a placeholder, isn't shown, or is covered.
    private func cell(at path: IndexPath) -> UIView? {
        guard hasItem(at: path), !isAppended(path) else { return nil }
        return shown[.cell(path)].flatMap { $0.blocksEvents ? nil : $0 }
    }

    /// The item that contains the focused view, or the item at the keyboard cursor if the list itself has focus.
    private var focusedPath: IndexPath? {
        guard let focused = view.window?.focusedView else { return nil }
        if focused === view { return selection.cursor }
        return shown.first { $0.key.isCell && focused.isDescendant(of: $0.value) }?.key.path
    }
}

extension UITableView: ContextMenuSource {
    package func contextMenu(at point: CGPoint?) -> ContextMenu? { list.contextMenu(at: point) }
}

extension UICollectionView: ContextMenuSource {
    package func contextMenu(at point: CGPoint?) -> ContextMenu? { list.contextMenu(at: point) }
}
