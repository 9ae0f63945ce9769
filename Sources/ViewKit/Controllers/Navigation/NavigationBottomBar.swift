package import Foundation

/// A bar at the bottom of a navigation controller, such as a toolbar.
@MainActor
package protocol NavigationBottomBar: UIView {
    /// The height, in points.
    var barHeight: CGFloat { get }

    /// Shows the items of `controller`, which is at the top of the stack, or no items if `controller` is `nil`.
    func showItems(of controller: UIViewController?, animated: Bool)
}

/// The bars at the bottom: the navigation controller's bottom bar, and the bar of the tab bar controller that contains
/// the navigation controller.
extension UINavigationController {
    /// Shows or hides the bottom bar, optionally animated over 0.2 seconds.
    package func setBottomBarHidden(_ isHidden: Bool, animated: Bool) {
        guard isHidden != isBottomBarHidden else { return }
        isBottomBarHidden = isHidden
        updateBottomBars(duration: animated ? NavigationMetrics.hidingDuration : 0)
    }

    /// Shows the items of the top controller in the bottom bar.
    package func updateBottomBarItems(animated: Bool) {
        bottomBar?.showItems(of: topViewController, animated: animated)
    }

    // MARK: Internal

    /// Adds the bottom bar to the view, in place of `old`.
    func replaceBottomBar(_ old: UIView?) {
        guard old !== bottomBar else { return }
        old?.removeFromSuperview()
        guard let bottomBar, let view = viewIfLoaded else { return }
        view.addSubview(bottomBar)
        updateBottomBarItems(animated: false)
        updateBottomBars(duration: 0)
    }

    /// `true` if a controller above the root hides the bars at the bottom.
    var hidesBottomBars: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    /// The height of the bottom bar, in points; 0 if no bottom bar is visible.
    var bottomBarHeight: CGFloat { isBottomBarHidden || hidesBottomBars ? 0 : bottomBar?.barHeight ?? 0 }

    /// Shows or hides the bars at the bottom, depending on the controllers in the stack. The change is animated if
    /// `duration`, in seconds, is positive.
    func updateBottomBars(duration: TimeInterval) {
        (parent as? UITabBarController)?.updateBar(duration: duration)
        guard let bottomBar, let view = viewIfLoaded as? NavigationView else { return }
        let isHidden = bottomBarHeight == 0
        if !isHidden { bottomBar.isHidden = false }
        let update: @MainActor () -> Void = { [self] in
            placeBars()
            if duration > 0, view.hasRunningClock { view.layoutIfNeeded() }
        }
        let end: @MainActor (Bool) -> Void = { [weak self] _ in
            guard let self else { return }
            bottomBar.isHidden = bottomBarHeight == 0
            if bottomBar.isHidden { bottomBar.window?.resignFocus(in: bottomBar) }
        }
        if duration > 0, view.hasRunningClock {
            UIView.animate(withDuration: duration, animations: update, completion: end)
        } else {
            update()
            end(true)
        }
    }
}
