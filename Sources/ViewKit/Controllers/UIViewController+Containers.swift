import Foundation

/// A container outside ViewKit that shows controllers on behalf of its children, such as a split view controller.
@MainActor
package protocol OuterContainer: UIViewController {
    /// Called when `child` has been removed or has moved to another parent.
    func didLoseChild(_ child: UIViewController)
}

/// The view source, the window's size and the bar items of controllers.
extension UIViewController {
    /// Loads the view from the storyboard or nib. Returns `false` if there is neither, or if the source doesn't
    /// describe a view.
    package func loadViewFromSource() -> Bool {
        if source == nil { source = (self as? any NibFinding)?.findNib() }
        return source?.loadView(of: self) ?? false
    }

    /// The size of the window that contains, or is about to contain, the controller or an ancestor; zero without a
    /// window.
    package var windowSize: CGSize {
        var next: UIViewController? = self
        while let controller = next {
            if let window = controller.enteredWindow ?? controller.viewIfLoaded?.window { return window.bounds.size }
            next = controller.parent
        }
        return .zero
    }

    /// The innermost `OuterContainer` that contains the controller, if any.
    var outerContainer: UIViewController? {
        sequence(first: self, next: \.parent).dropFirst().first { $0 is any OuterContainer }
    }

    /// The controller's tab bar item, created on first use.
    var effectiveTabBarItem: UITabBarItem {
        if let ownTabBarItem { return ownTabBarItem }
        // A navigation controller uses the item of its root controller.
        if let first = (self as? UINavigationController)?.stack.first { return first.effectiveTabBarItem }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        ownTabBarItem = item
        return item
    }

    /// Implements the setter of `tabBarItem`.
    func setTabBarItem(_ item: UITabBarItem?) {
        ownTabBarItem = item
        tabBarController?.itemDidChange(of: self)
    }

    /// The controller's navigation item, created on first use.
    var effectiveNavigationItem: UINavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = UINavigationItem(optionalTitle: title)
        ownNavigationItem = item
        return item
    }

    /// Replaces the controller's navigation item, which a storyboard creates with a custom class. Called before the
    /// controller is shown. The new item has the controller's title unless it has its own.
    package func replaceNavigationItem(by item: UINavigationItem) {
        if item.title == nil { item.title = title }
        ownNavigationItem = item
    }

    /// Copies the controller's title to its navigation item and tab bar item, if they exist. Called when the title has
    /// changed.
    func titleDidChange() {
        ownNavigationItem?.title = title
        ownTabBarItem?.title = title
    }
}
