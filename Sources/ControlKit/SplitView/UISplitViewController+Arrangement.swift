import Foundation
import ViewKit

/// The choice and placement of the visible columns.
extension UISplitViewController {
    /// `true` if the primary column is on the right.
    var isPrimaryAtRight: Bool {
        (viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    }

    /// The columns of the style in reading order, without the compact column.
    var columns: [Column] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    /// The columns that have a controller, except the secondary column, outermost first.
    var sides: [Column] { columns.filter { $0 != .secondary && containers[$0] != nil } }

    /// Returns the layout for the current width, the preferences and the user's choice.
    func arrangement() -> SplitLayout {
        var new = SplitLayout()
        new.sides = sides.map { ($0, width(of: $0)) }
        new.behavior = resolvedBehavior()
        new.count = max(0, min(choice ?? defaultCount(new.behavior), new.sides.count))
        guard let view = viewIfLoaded else { return new }
        new.size = view.bounds.size
        new.line = 1 / max(1, view.traitCollection.displayScale)
        new.isMirrored = isPrimaryAtRight
        return new
    }

    /// The layout on screen; outside a window, the layout that the split view would have in one.
    var currentLayout: SplitLayout { viewIfLoaded?.window == nil ? arrangement() : layout }

    /// Shows `count` columns besides the secondary column on behalf of the user, animated.
    func choose(_ count: Int) {
        guard !isCollapsed else { return }
        choice = count == defaultCount(resolvedBehavior()) ? nil : count
        arrange(animated: true)
    }

    /// Hides the columns that cover the secondary column, or the outermost of two columns that displace it.
    func dismissColumns() { choose(layout.behavior == .overlay ? 0 : min(layout.count, 1)) }

    /// Shows one more column. If all columns are visible, hides those that cover the secondary column or, if none do,
    /// the outermost column. In the classic style, the delegate can choose a display mode instead.
    func toggleColumns() {
        let target = style == .unspecified ? delegate?.targetDisplayModeForAction(in: self) : nil
        if let count = target?.sideCount { return choose(count) }
        let (count, all) = (layout.count, sides.count)
        choose(count < all ? count + 1 : layout.behavior == .overlay ? 0 : max(0, all - 1))
    }

    /// Updates the visible columns and their places, optionally animated over 0.3 seconds.
    func arrange(animated: Bool) {
        guard isViewLoaded, !isMoving, !isCollapsed else { return }
        guard view.window != nil else { return setNeedsColumnLayout() }
        let (old, focused) = (layout, focusedColumn)
        updateLayout()
        let isAnimated = animated && canAnimate
        notify(from: old)
        isPreparingAnimation = isAnimated
        syncViews(with: layout.visibleSides + [.secondary], animated: isAnimated, from: old)
        isPreparingAnimation = false
        updateButtons()
        if isAnimated {
            animatePlaces()
        } else {
            endChange()
            place()
        }
        moveFocus(from: focused)
    }

    /// Updates the arrangement and the frames when the view is laid out.
    func layoutColumns() {
        updateCollapse(for: view.traitCollection)
        guard !isCollapsed else { return place() }
        let old = layout
        updateLayout()
        guard old.count != layout.count || old.behavior != layout.behavior else {
            if old.isMirrored != layout.isMirrored { updateButtons() }
            return place()
        }
        layout = old
        arrange(animated: false)
    }

    /// Adds the visible columns before the view enters `window`.
    func willEnter(_ window: UIWindow) {
        updateCollapse(for: window.traitCollection)
        if !isCollapsed { updateLayout() }
        let visible = isCollapsed ? collapsedColumns : layout.visibleSides + [.secondary]
        syncViews(with: visible, animated: false, from: layout)
        updateButtons()
        endChange()
    }

    /// Places the views of the columns, the dividers and the dimming view.
    func place() {
        guard !isPreparingAnimation, let splitView = viewIfLoaded as? SplitView else { return }
        for (column, controller) in shown {
            let frame = isCollapsed ? splitView.bounds : layout.frame(of: column)
            if let view = controller.viewIfLoaded, view.frame != frame { view.frame = frame }
        }
        splitView.dim.frame = splitView.bounds
        let isDimmed = !isCollapsed && layout.isDimmed
        let alpha: CGFloat = isDimmed ? 1 : 0
        if splitView.dim.alpha != alpha { splitView.dim.alpha = alpha }
        if leaving.isEmpty, arriving.isEmpty { splitView.dim.isHidden = !isDimmed }
        let dividing = isCollapsed ? [] : layout.sides.map(\.column).filter { shown[$0] != nil }
        splitView.placeDividers(after: dividing, layout)
    }

    /// Updates `layout`. If the behavior has changed, drops the user's choice, unless the user has hidden all columns.
    func updateLayout() {
        let behavior = resolvedBehavior()
        if isArranged, behavior != layout.behavior, choice != 0 { choice = nil }
        layout = arrangement()
        isArranged = true
    }

    // MARK: Private

    private var canAnimate: Bool {
        isSeen && view.hasRunningClock && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
    }

    private func animatePlaces() {
        animation += 1
        let number = animation
        if layout.isDimmed { (view as? SplitView)?.dim.isHidden = false }
        UIView.animate(
            withDuration: SplitMetrics.duration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
            animations: { [self] in
                place()
                view.layoutIfNeeded()
            },
            completion: { [weak self] _ in
                guard let self, animation == number else { return }
                endChange()
                place()
            })
    }

    private func resolvedBehavior() -> SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        if let implied = preferredDisplayMode.behavior { return implied }
        let total = availableWidth
        let widths = sides.map { width(of: $0, isStandard: true) }
        let needed = SplitMetrics.comfortableSecondary
        if total - widths.reduce(0, +) >= needed { return .tile }
        if widths.count == 2, total - widths[1] >= needed { return .displace }
        return .overlay
    }

    private func defaultCount(_ behavior: SplitBehavior) -> Int {
        if let count = preferredDisplayMode.sideCount { return min(count, sides.count) }
        return switch behavior {
        case .tile, .automatic: sides.count
        case .displace: min(1, sides.count)
        case .overlay: 0
        }
    }

    /// Tells the delegate about the change from `old` to `layout`.
    private func notify(from old: SplitLayout) {
        let (before, after) = (old.visibleSides, layout.visibleSides)
        if before.count != after.count || old.behavior != layout.behavior, displayMode != mode(of: old) {
            delegate?.splitViewController(self, willChangeTo: displayMode)
        }
        guard style != .unspecified else { return }
        for column in after where !before.contains(column) {
            delegate?.splitViewController(self, willShow: column)
        }
        for column in before where !after.contains(column) {
            delegate?.splitViewController(self, willHide: column)
        }
    }

    private func mode(of layout: SplitLayout) -> DisplayMode { DisplayMode(sideCount: layout.count, layout.behavior) }
}
