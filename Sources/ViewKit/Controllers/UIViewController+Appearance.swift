import LayerKit

extension UIViewController {
    /// Where a controller is between being seen and not.
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    /// Tells a child whose container does not forward by itself that its view is about to appear, or to disappear.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isAppearanceAnimated = animated
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            appearance = .appearing
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            viewWillDisappear(animated)
        }
    }

    /// Tells the controller that what `beginAppearanceTransition` announced is done.
    public func endAppearanceTransition() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(isAppearanceAnimated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(isAppearanceAnimated)
        case .appeared, .disappeared: break
        }
    }

    // MARK: Internal

    /// The view is about to be in `window`, or in none.
    func viewWillMove(to window: UIWindow?) {
        if hearsByItself { beginAppearanceTransition(window != nil, animated: false) }
    }

    /// The view is in `window`, or in none.
    func viewDidMove(to window: UIWindow?) {
        if window != nil { tellTraitRegistrations() }
        guard hearsByItself, (appearance == .appearing) == (window != nil) else { return }
        if window != nil { viewIsAppearing(false) }
        if let window, window.isRootEntering {
            window.appearingControllers.append(self)
        } else {
            endAppearanceTransition()
        }
    }

    private var hearsByItself: Bool {
        !isInTransition && parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }
}

extension UIWindow {
    /// Puts the root controller's view into the window and lays it out; the controllers hear of it in UIKit's order:
    /// they will appear, are laid out, and did appear.
    func enter(_ controller: UIViewController) {
        controller.enteredWindow = self
        controller.view.frame = bounds
        isRootEntering = true
        insertSubview(controller.view, at: 0)
        isRootEntering = false
        if bounds.width > 0, bounds.height > 0 { layoutIfNeeded() }
        let appearing = appearingControllers
        appearingControllers = []
        for controller in appearing where controller.viewIfLoaded?.window === self {
            controller.endAppearanceTransition()
        }
    }
}
