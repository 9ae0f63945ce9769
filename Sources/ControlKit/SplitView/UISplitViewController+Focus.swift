import Foundation
import ViewKit

/// The keyboard focus when columns are shown and hidden.
extension UISplitViewController {
    /// `true` if a view in the split view has focus, or had it before a menu opened.
    var containsFocus: Bool {
        guard let view = viewIfLoaded, let focused = focusOutsideMenus else { return false }
        return focused.isDescendant(of: view)
    }

    /// The column with the view that has focus, or had it before a menu opened, if any.
    var focusedColumn: Column? {
        guard let focused = focusOutsideMenus else { return nil }
        if let divider = focused as? SplitDivider { return divider.column }
        return shown.first { $0.value.viewIfLoaded.map { focused.isDescendant(of: $0) } == true }?.key
    }

    /// Moves the focus out of columns that are dimmed or hidden now. While a menu is open, the focus moves when the
    /// menu closes. `former` is the column that had the focus.
    func moveFocus(from former: Column?) {
        guard let window = viewIfLoaded?.window else { return }
        if layout.isDimmed {
            if former == .secondary {
                coveredFocus = focusOutsideMenus
                if let view = layout.visibleSides.first.flatMap(shownView) { window.moveFocusOutsideMenus(into: view) }
            }
            // Without a first responder, keys would not reach a split view inside another controller.
            if window.firstResponder == nil { becomeFirstResponder() }
            return
        }
        let isHidden = former.map { $0 != .secondary && !layout.visibleSides.contains($0) } == true
        guard isHidden || isFirstResponder else {
            coveredFocus = nil
            // The focused button was in the bar of a column, and another column has the button now.
            if former != nil, window.firstResponder == nil, let view = layout.visibleSides.first.flatMap(shownView) {
                window.moveFocus(into: view)
            }
            return
        }
        if isFirstResponder { resignFirstResponder() }
        let covered = coveredFocus
        coveredFocus = nil
        if let covered, covered.window === window {
            if window.popUp != nil { return window.moveFocusOutsideMenus(into: covered) }
            if covered.takeFocus() { return }
        }
        if isHidden, let view = shownView(of: .secondary) { window.moveFocusOutsideMenus(into: view) }
    }

    /// After the next layout pass, moves the focus into the main column if the focused view is no longer visible and no
    /// controller has restored the focus.
    func restoreFocus() {
        guard let window = viewIfLoaded?.window else { return }
        window.schedule(after: 0) { [weak self, weak window] in
            guard let self, let window, window.firstResponder == nil else { return }
            let column = isCollapsed ? collapsedColumns.first : .secondary
            if let view = column.flatMap(shownView) { window.moveFocus(into: view) }
        }
    }

    // MARK: Private

    /// The focused view or, while keyboard focus is in a menu, the view that had it before.
    private var focusOutsideMenus: UIView? { viewIfLoaded?.window?.responderOutsideMenus as? UIView }
}
