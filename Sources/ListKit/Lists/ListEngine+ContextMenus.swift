package import Foundation
package import ViewKit

/// The context menus of the items.
extension ListEngine {
    /// Makes long presses open context menus, and discards the stored answers. Called when the list's delegate, which
    /// may provide menus, is set.
    func addContextMenuPress() {
        knownMenus = KnownMenus()
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

    /// Returns `true` if the item at `point` has a context menu or, if there is no item at `point`, the area without
    /// items has one. Assistive technologies need this for all visible items at each change, so the app is asked only
    /// once while an item is displayed.
    func hasContextMenu(at point: CGPoint) -> Bool {
        guard let shownApp else { return false }
        // The app may change the items while it is asked. Its answer is then outdated.
        let current = revision
        guard let path = view.item(at: point) else {
            if let known = knownMenus.area { return known }
            let isOffered = shownApp.contextMenu(for: nil, at: point, rect: .zero) != nil
            if isCurrent(current) { knownMenus.area = isOffered }
            return isOffered
        }
        guard let cell = cell(at: path), view.hitTest(point, with: nil)?.isDescendant(of: cell) == true else {
            return false
        }
        if let known = knownMenus.cells[ObjectIdentifier(cell)] { return known }
        let rect = view.convert(cell.bounds, from: cell)
        let isOffered = shownApp.contextMenu(for: path, at: point, rect: rect) != nil
        if isCurrent(current), isShown(cell) { knownMenus.cells[ObjectIdentifier(cell)] = isOffered }
        return isOffered
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

/// The answers of the app about the context menus of a list. A delegate can't be asked whether it implements a method
/// that has a default implementation, so the answers are stored.
struct KnownMenus {
    /// `true` for the cells with a menu, `false` for those without; other cells are unknown.
    var cells: [ObjectIdentifier: Bool] = [:]
    /// `true` if the area without items has a menu; `nil` if this is unknown.
    var area: Bool?

    /// Forgets the answer for `part`, which has been reconfigured or is no longer displayed.
    mutating func forget(_ part: UIView) {
        if !cells.isEmpty { cells[ObjectIdentifier(part)] = nil }
    }
}

extension UITableView: ContextMenuSource {
    package func contextMenu(at point: CGPoint?) -> ContextMenu? { list.contextMenu(at: point) }
    package func hasContextMenu(at point: CGPoint) -> Bool { list.hasContextMenu(at: point) }
}

extension UICollectionView: ContextMenuSource {
    package func contextMenu(at point: CGPoint?) -> ContextMenu? { list.contextMenu(at: point) }
    package func hasContextMenu(at point: CGPoint) -> Bool { list.hasContextMenu(at: point) }
}
