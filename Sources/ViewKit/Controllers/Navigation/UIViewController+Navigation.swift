extension UIViewController {
    // MARK: Internal

    /// A controller's movement into or out of its container.
    enum Movement {
        case none, arriving, leaving
    }

    /// Returns the innermost container of `type` that contains the controller.
    func container<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var next = parent
        while let controller = next {
            if let found = controller as? Container { return found }
            next = controller.parent
        }
        return nil
    }

    /// Goes back in the innermost visible navigation controller with a back button. Returns `true` if there was such a
    /// navigation controller.
    func goBack() -> Bool {
        if visibleChildren.contains(where: { $0.goBack() }) { return true }
        return (self as? UINavigationController)?.useBackButton() ?? false
    }
}

extension UIKey {
    /// Returns `true` if the key is the shortcut for going back: Alt with the arrow that points to the leading edge, as
    /// is usual on the desktop.
    func goesBack(isMirrored: Bool) -> Bool {
        modifierFlags.intersection([.control, .alternate, .command, .shift]) == .alternate
            && keyCode == (isMirrored ? .keyboardRightArrow : .keyboardLeftArrow)
    }
}
