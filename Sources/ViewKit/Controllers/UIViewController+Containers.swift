import Foundation

/// What containers ask of the controllers in them.
extension UIViewController {
    /// The size of the window that the controller, or one that it is in, comes into or is in; else zero.
    package var windowSize: CGSize {
        var next: UIViewController? = self
        while let controller = next {
            if let window = controller.enteredWindow ?? controller.viewIfLoaded?.window { return window.bounds.size }
            next = controller.parent
        }
        return .zero
    }

    /// The item of its own that the controller has in a tab bar, made where there is none yet.
    var shownTabBarItem: UITabBarItem {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            // What a stack is for is said by its first controller.
            if let first = (self as? UINavigationController)?.stack.first { return first.shownTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            ownTabBarItem = item
            return item
        }
        set {
            ownTabBarItem = newValue
            tabBarController?.itemDidChange(of: self)
        }
    }

    /// What a navigation bar shows of the controller, made where there is nothing yet.
    var shownNavigationItem: UINavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = UINavigationItem(of: title)
        ownNavigationItem = item
        return item
    }

    /// The controller has another name.
    func titleDidChange() {
        ownNavigationItem?.title = title
        ownTabBarItem?.title = title
    }
}
