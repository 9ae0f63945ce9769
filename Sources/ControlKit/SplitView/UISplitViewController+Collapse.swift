import Foundation
import ViewKit

/// Combines the columns in one navigation stack when the split view collapses, and separates them when it expands.
extension UISplitViewController {
    /// The columns that are visible while the split view is collapsed: the compact column, or the first column, whose
    /// navigation controller has the combined stack.
    var collapsedColumns: [Column] {
        if showsCompactColumn { return [.compact] }
        return firstColumn.map { [$0] } ?? []
    }

    /// The navigation controller with the combined stack while the split view is collapsed.
    var shownNavigation: UINavigationController? {
        guard isCollapsed, !showsCompactColumn, let firstColumn else { return nil }
        let container = containers[firstColumn]
        let tab = (container as? UITabBarController)?.selectedViewController
        return (tab ?? container) as? UINavigationController
    }

    /// Collapses or expands the split view if its horizontal size class has changed.
    func updateCollapse(for traits: UITraitCollection) {
        let width = view.bounds.width
        let isCompact =
            traits.horizontalSizeClass == .compact
            || width > 0 && UIUserInterfaceSizeClass(ofWidth: width) == .compact
        guard isCompact != isCollapsed else { return }
        let hadFocus = containsFocus
        endChange()
        if isCompact { collapse() } else { expand() }
        updateButtons()
        place()
        if hadFocus { restoreFocus() }
        if isCompact {
            delegate?.splitViewControllerDidCollapse(self)
        } else {
            delegate?.splitViewControllerDidExpand(self)
        }
    }

    /// Shows `column` in the combined stack: pushes it, or pops the columns above it, animated.
    func showCollapsed(_ column: Column) {
        guard let navigation = shownNavigation, column != .compact, containers[column] != nil else { return }
        if style != .unspecified { delegate?.splitViewController(self, willShow: column) }
        returnPoppedColumns()
        let stack = navigation.viewControllers
        guard column == firstColumn || roots[column] != nil else {
            topColumn = column
            return merge(animated: true)
        }
        let above = roots.filter { $0.key.rawValue > column.rawValue }.values
        let end = stack.firstIndex { controller in above.contains { $0 === controller } } ?? stack.count
        if end > 0 { navigation.popToViewController(stack[end - 1], animated: true) }
    }

    /// Pops `column` and the columns above it from the combined stack, animated.
    func hideCollapsed(_ column: Column) {
        guard let navigation = shownNavigation, let root = roots[column],
            let index = navigation.viewControllers.firstIndex(where: { $0 === root }), index > 0
        else { return }
        if style != .unspecified { delegate?.splitViewController(self, willHide: column) }
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
    }

    /// Separates combined columns, calls `change` to replace controllers of columns, and combines the columns again.
    func changeColumns(_ change: () -> Void) {
        let isCombined = shownNavigation != nil
        let outer = isMoving
        isMoving = true
        if isCombined {
            returnPoppedColumns()
            topColumn = roots.keys.max { $0.rawValue < $1.rawValue } ?? firstColumn ?? .primary
            separate()
        }
        change()
        if isCombined { merge(animated: false) }
        isMoving = outer
        guard viewIfLoaded?.window != nil, !isMoving else { return }
        guard isCollapsed else { return arrange(animated: false) }
        syncViews(with: collapsedColumns, animated: false, from: layout)
        endChange()
        place()
    }

    // MARK: Private

    private var firstColumn: Column? { columns.first { containers[$0] != nil } }

    private var showsCompactColumn: Bool { topColumn == .compact && containers[.compact] != nil }

    private func collapse() {
        let proposed = [.compact, .secondary, .supplementary, .primary].first { containers[$0] != nil } ?? .primary
        topColumn = proposed
        if style != .unspecified {
            topColumn =
                delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        }
        isMoving = true
        let isDone = style == .unspecified && collapseByDelegate()
        // The views leave the window before their controllers move, so that each controller receives only one pair of
        // appearance callbacks.
        isCollapsed = true
        let visible = collapsedColumns
        syncViews(with: visible.filter { shown[$0] != nil }, animated: false, from: layout)
        if isDone { topColumn = firstColumn ?? .primary }
        merge(animated: false)
        isMoving = false
        if view.window != nil {
            syncViews(with: visible, animated: false, from: layout)
            endChange()
        }
    }

    private func expand() {
        isMoving = true
        separate()
        isCollapsed = false
        if style == .unspecified { expandByDelegate() }
        takeBackColumns()
        isMoving = false
        choice = nil
        updateLayout()
        if style != .unspecified, let delegate {
            let proposed = DisplayMode(sideCount: layout.count, layout.behavior)
            let mode = delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
            if mode != proposed, let count = mode.sideCount {
                choice = count
                updateLayout()
            }
        }
        guard view.window != nil else { return }
        syncViews(with: layout.visibleSides + [.secondary], animated: false, from: layout)
        endChange()
    }

    /// Asks the delegate of a classic split view to combine the controllers. Returns `true` if the delegate combined
    /// them.
    private func collapseByDelegate() -> Bool {
        guard let delegate else { return false }
        if let primary = delegate.primaryViewController(forCollapsing: self) { install(primary, for: .primary) }
        guard let primary = containers[.primary], let secondary = containers[.secondary] else { return false }
        return delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
    }

    private func expandByDelegate() {
        guard let delegate else { return }
        if let primary = delegate.primaryViewController(forExpanding: self) { install(primary, for: .primary) }
        guard let primary = containers[.primary],
            let secondary = delegate.splitViewController(self, separateSecondaryFrom: primary)
        else { return }
        install(secondary, for: .secondary)
    }

    /// Reclaims column controllers that the delegate pushed onto another controller when it combined the columns.
    private func takeBackColumns() {
        for column in columns {
            guard let container = containers[column], container.parent !== self else { continue }
            addChild(container)
            container.didMove(toParent: self)
        }
    }

    /// Moves the controllers of the columns up to `topColumn` onto the stack of the first column.
    private func merge(animated: Bool) {
        guard let navigation = shownNavigation, let firstColumn else { return }
        let wasMoving = isMoving
        isMoving = true
        var stack = navigation.viewControllers
        for column in columns where column != firstColumn && column.rawValue <= topColumn.rawValue {
            guard roots[column] == nil, let container = containers[column] else { continue }
            let own = container as? UINavigationController
            let controllers = own?.viewControllers ?? [container]
            own?.setViewControllers([], animated: false)
            roots[column] = controllers.first
            stack += controllers
        }
        navigation.setViewControllers(stack, animated: animated && view.window != nil)
        isMoving = wasMoving
    }

    /// Moves the controllers of all columns back to their own navigation controllers.
    private func separate() {
        guard let navigation = shownNavigation else { return roots = [:] }
        for column in columns.reversed() {
            guard let root = roots[column] else { continue }
            let stack = navigation.viewControllers
            let index = stack.firstIndex { $0 === root }
            if index == nil, !isFree(root, from: navigation) {
                dropLost(root, in: column)
                continue
            }
            if let index { navigation.setViewControllers(Array(stack[..<index]), animated: false) }
            give(index.map { Array(stack[$0...]) } ?? [root], backTo: column)
        }
        roots = [:]
    }

    /// Gives root controllers that the user has popped from the combined stack back to their own columns.
    private func returnPoppedColumns() {
        guard let navigation = shownNavigation else { return }
        for (column, root) in roots where !navigation.viewControllers.contains(where: { $0 === root }) {
            roots[column] = nil
            if isFree(root, from: navigation) { give([root], backTo: column) } else { dropLost(root, in: column) }
        }
    }

    /// Returns `false` if the app has moved `root`, which the user popped from `navigation`, to another parent or is
    /// presenting it.
    private func isFree(_ root: UIViewController, from navigation: UINavigationController) -> Bool {
        root.parent.map { $0 === navigation } ?? (root.presentingViewController == nil)
    }

    /// Forgets the controller of `column` if it is `root`, which the app now uses elsewhere.
    private func dropLost(_ root: UIViewController, in column: Column) {
        if containers[column] === root { (containers[column], controllers[column]) = (nil, nil) }
    }

    private func give(_ controllers: [UIViewController], backTo column: Column) {
        guard let container = containers[column] else { return }
        if let own = container as? UINavigationController {
            let added = own.viewControllers.filter { other in !controllers.contains { $0 === other } }
            own.setViewControllers(controllers + added, animated: false)
        } else if container.parent !== self {
            let outer = isMoving
            isMoving = true
            addChild(container)
            container.didMove(toParent: self)
            isMoving = outer
        }
    }
}
