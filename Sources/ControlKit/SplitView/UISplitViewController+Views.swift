import Foundation
import ViewKit

/// The views of the columns, and the appearance callbacks of their controllers.
extension UISplitViewController {
    /// `true` if the split view is visible, so that its columns receive appearance callbacks.
    var isSeen: Bool { viewIfLoaded?.window != nil && (appearance == .appeared || appearance == .appearing) }

    /// The columns in reading order, which is also the Tab order. A dimmed column is omitted.
    var focusColumns: [Column] {
        if isCollapsed { return Array(shown.keys) }
        return layout.visibleSides + (layout.isDimmed ? [] : [.secondary])
    }

    /// Returns the view of `column` if it is in the split view.
    func shownView(of column: Column) -> UIView? { shown[column]?.viewIfLoaded }

    /// Shows the views of `columns` and hides all others. If the change is animated, new views start at their places in
    /// `old`, and hidden views stay until `endChange`.
    func syncViews(with columns: [Column], animated: Bool, from old: SplitLayout) {
        for (column, controller) in shown where !columns.contains(column) || containers[column] !== controller {
            if leaving[column] == nil { hideView(of: column, animated: animated && containers[column] === controller) }
        }
        for column in columns where shown[column] == nil || leaving[column] != nil {
            showView(of: column, animated: animated, from: old)
        }
    }

    /// Ends the change in progress: removes the views that were being hidden, and completes the appearance callbacks.
    func endChange() {
        animation += 1
        let (arrived, left) = (arriving, leaving)
        (arriving, leaving) = ([:], [:])
        var ended: [(controller: UIViewController, isSeen: Bool)] = []
        for (column, isSeen) in left {
            guard let controller = shown.removeValue(forKey: column) else { continue }
            removeView(of: controller)
            ended.append((controller, isSeen))
        }
        for (column, isSeen) in arrived { if let controller = shown[column] { ended.append((controller, isSeen)) } }
        for (controller, isSeen) in ended {
            controller.isInTransition = false
            if isSeen { controller.endAppearance() }
        }
    }

    /// Removes the view of a column that loses its controller.
    func forgetView(of column: Column) {
        (arriving[column], leaving[column]) = (nil, nil)
        guard let controller = shown.removeValue(forKey: column) else { return }
        controller.isInTransition = true
        if isSeen { controller.beginAppearance(false, animated: false) }
        removeView(of: controller)
        controller.isInTransition = false
        controller.endAppearance()
    }

    // MARK: Private

    private func showView(of column: Column, animated: Bool, from old: SplitLayout) {
        guard let controller = containers[column], let splitView = viewIfLoaded as? SplitView else { return }
        let isSeen = isSeen
        controller.isInTransition = true
        if isSeen { controller.beginAppearance(true, animated: animated) }
        if leaving.removeValue(forKey: column) == nil, let view = controller.view {
            UIView.performWithoutAnimation {
                view.frame = isCollapsed ? splitView.bounds : (animated ? old : layout).frame(of: column)
                splitView.add(view, of: column)
            }
            if isSeen { controller.viewIsAppearing(animated) }
            shown[column] = controller
            if animated {
                view.layoutIfNeeded()
                UIView.performWithoutAnimation {
                    if column != .secondary {
                        splitView.divider(after: column)?.place(lineAt: old.lineFrame(after: column))
                    }
                }
            }
        }
        arriving[column] = isSeen
    }

    private func hideView(of column: Column, animated: Bool) {
        guard let controller = shown[column] else { return }
        let isSeen = isSeen
        controller.isInTransition = true
        arriving[column] = nil
        if isSeen { controller.beginAppearance(false, animated: animated) }
        leaving[column] = isSeen
        guard !animated else { return }
        leaving[column] = nil
        shown[column] = nil
        removeView(of: controller)
        controller.isInTransition = false
        if isSeen { controller.endAppearance() }
    }

    private func removeView(of controller: UIViewController) {
        if let view = controller.viewIfLoaded, view.superview === viewIfLoaded { view.removeFromSuperview() }
    }
}
