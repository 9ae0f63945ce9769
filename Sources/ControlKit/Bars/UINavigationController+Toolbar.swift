public import ViewKit

extension UINavigationController {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The toolbar at the bottom, which shows the `toolbarItems` of the top controller. Created on first use, so it is
    /// never `nil`.
    public var toolbar: UIToolbar! {
        if let toolbar = bottomBar as? UIToolbar { return toolbar }
        let toolbar = UIToolbar()
        bottomBar = toolbar
        return toolbar
    }

    /// `true`, the default, if the toolbar is hidden.
    public var isToolbarHidden: Bool {
        get { isBottomBarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar, optionally animated over 0.2 seconds.
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        if !hidden { _ = toolbar }
        setBottomBarHidden(hidden, animated: animated)
    }
}

extension UIViewController {
    /// The items of the navigation controller's toolbar while this controller is at the top of the stack. `nil` by
    /// default.
    public var toolbarItems: [UIBarButtonItem]? {
        get { bottomBarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets `toolbarItems`. If `animated` is `true`, new items fade in.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        bottomBarItems = toolbarItems
        guard let navigationController, navigationController.topViewController === self else { return }
        navigationController.updateBottomBarItems(animated: animated)
    }
}

extension UIToolbar: NavigationBottomBar {
    package var barHeight: CGFloat { sizeThatFits(bounds.size).height }

    package func showItems(of controller: UIViewController?, animated: Bool) {
        setItems(controller?.toolbarItems, animated: animated)
    }
}
