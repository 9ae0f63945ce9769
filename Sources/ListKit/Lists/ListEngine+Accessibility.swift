import Foundation
package import ViewKit

/// Accessibility of the visible rows and items. Assistive technologies don't see any others.
extension ListEngine {
    /// The cell at the keyboard cursor; `nil` if the cell isn't visible or the cursor isn't marked.
    var accessibilityFocusedView: UIView? {
        marksCursor ? selection.cursor.flatMap { shown[.cell($0)] } : nil
    }

    /// Returns the position of `cell` among all items; `nil` if the cell is not visible, or while placeholders replace
    /// the items.
    func accessibilityPosition(of cell: UIView) -> AccessibilityPosition? {
        guard showsApp, let path = path(ofShown: cell) else { return nil }
        let before = counts.prefix(path.section).reduce(0, +)
        return AccessibilityPosition(index: before + path.item, count: counts.reduce(0, +))
    }

    /// The number of all items; `nil` while placeholders replace them.
    var accessibilityItemCount: Int? { showsApp ? counts.reduce(0, +) : nil }

    /// `true` if the user can select items.
    var canActivateItems: Bool { view.takesPresses && showsApp }

    /// Selects or deselects the item of `cell` as a click would. Returns `false` if the user can't select items, or if
    /// the item is not visible, is a placeholder or must not be highlighted.
    func activate(_ cell: UIView) -> Bool {
        guard canActivateItems, let path = path(ofShown: cell), !isAppended(path), hasItem(at: path),
            shownApp?.mayHighlight(path) == true
        else { return false }
        selection.cursor = path
        selection.start = path
        userSelected(path)
        return true
    }

    private func path(ofShown cell: UIView) -> IndexPath? {
        shown.first { $0.value === cell && $0.key.isCell }?.key.path
    }
}

extension AccessibilityItem {
    package var accessibilityPosition: AccessibilityPosition? { list?.accessibilityPosition(of: self) }

    package var canActivateAccessibilityItem: Bool { list?.canActivateItems ?? false }

    package func activateAccessibilityItem() -> Bool { list?.activate(self) ?? false }

    /// The list that shows the cell.
    private var list: ListEngine? {
        sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0 as? any ListView }.first?.list
    }
}

extension UITableViewHeaderFooterView {
    /// `true` while the view is displayed as the footer of a section. Only other views of this class are headings.
    var isSectionFooter: Bool {
        (superview as? UITableView)?.list.shown.contains { $0.value === self && $0.key.isFooter } == true
    }
}

extension UITableViewCell: AccessibilityItem {}
extension UICollectionViewCell: AccessibilityItem {}

extension UITableView: ViewBehavior, AccessibilityFocusing, AccessibilityItemList {
    package var defaultAccessibility: DefaultAccessibility { .group(.list) }

    package var accessibilityFocusedView: UIView? { list.accessibilityFocusedView }

    package var accessibilityItemCount: Int? { list.accessibilityItemCount }
}

extension UICollectionView: ViewBehavior, AccessibilityFocusing, AccessibilityItemList {
    package var defaultAccessibility: DefaultAccessibility { .group(.list) }

    package var accessibilityFocusedView: UIView? { list.accessibilityFocusedView }

    package var accessibilityItemCount: Int? { list.accessibilityItemCount }
}
