public import ViewKit

/// The delegate of a split view controller. All methods are optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Called when the display mode changes, before the columns move. `svc.displayMode` is already `displayMode`.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    // MARK: Column styles

    /// Returns the column to show at the top of the navigation stack when the split view collapses. By default, returns
    /// `proposedTopColumn`: the compact column or, without one, the secondary column.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns the display mode to use when the split view expands. By default, returns `proposedDisplayMode`.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Called after the columns have been combined in one navigation stack. Also called in the classic style.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Called after the columns have been separated again. Also called in the classic style.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Called before `column` is shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Called before `column` is hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    // MARK: Classic style

    /// Returns the controller to show while the split view is collapsed; `nil`, the default, shows the primary
    /// controller.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// Returns the primary controller to use when the split view expands; `nil`, the default, keeps the primary
    /// controller.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Combines the controllers when the split view collapses. Return `true` if you combined them yourself, or `false`,
    /// the default, to push `secondaryViewController` onto a primary navigation controller.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Returns the secondary controller to use when the split view expands; `nil`, the default, restores the previous
    /// one.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Returns the mode to which `displayModeButtonItem` changes; `.automatic`, the default, shows or hides the primary
    /// column.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// Called by `show(_:sender:)`. Return `true` if you have shown `vc` yourself, or `false`, the default, to show it
    /// as usual.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    /// Called by `showDetailViewController(_:sender:)`. Return `true` if you have shown `vc` yourself, or `false`, the
    /// default, to show it as usual.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}

    /// Returns `proposedTopColumn`.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }

    /// Returns `proposedDisplayMode`.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}

    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}

    /// Returns `nil`.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// Returns `nil`.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// Returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }

    /// Returns `nil`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }

    /// Returns `.automatic`.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }

    /// Returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }

    /// Returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
}
