extension UIViewController {
    /// The navigation controller that this one is in, at any depth; nil for none.
    public var navigationController: UINavigationController? { container(UINavigationController.self) }

    /// Whether the controller is just becoming a child: true in `viewWillAppear` and `viewDidAppear` of a push.
    public var isMovingToParent: Bool { movement == .arriving }

    /// Whether the controller just stops being a child: true in `viewWillDisappear` and `viewDidDisappear` of a pop.
    public var isMovingFromParent: Bool { movement == .leaving }

    // MARK: Internal

    /// Whether a controller just comes into its container, or goes out of it.
    enum Movement {
        case none, arriving, leaving
    }

    /// The innermost container of `type` that the controller is in.
    func container<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var next = parent
        while let controller = next {
            if let found = controller as? Container { return found }
            next = controller.parent
        }
        return nil
    }

    /// Does what the key for going back does: in the innermost navigation controller on the screen that has a back
    /// button. Says whether there was one.
    func goBack() -> Bool {
        let shown: [UIViewController] =
            switch self {
            case let navigation as UINavigationController: navigation.topViewController.map { [$0] } ?? []
            case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
            default: children.filter { $0.viewIfLoaded?.window != nil }
            }
        if shown.contains(where: { $0.goBack() }) { return true }
        return (self as? UINavigationController)?.useBackButton() ?? false
    }
}

extension UIKey {
    /// Whether the key goes back: Alt and the arrow to where reading begins, as in the programs of a desktop.
    func goesBack(isMirrored: Bool) -> Bool {
        modifierFlags.intersection([.control, .alternate, .command, .shift]) == .alternate
            && keyCode == (isMirrored ? .keyboardRightArrow : .keyboardLeftArrow)
    }
}
