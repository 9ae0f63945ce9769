import Foundation

/// What containers ask of the controllers in them.
extension UIViewController {
    /// The size of the window that the controller, or one that it is in, comes into or is in; else zero.
    var windowSize: CGSize {
        var next: UIViewController? = self
        while let controller = next {
            if let window = controller.enteredWindow ?? controller.viewIfLoaded?.window { return window.bounds.size }
            next = controller.parent
        }
        return .zero
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
    }
}
