import LayerKit

extension UIViewController {
    /// The appearance state of a controller's view.
    package enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    // MARK: Internal

    /// Called before the view moves to `window`, or out of its window if `window` is `nil`.
    func viewWillMove(to window: UIWindow?) {
        if handlesOwnAppearance { beginAppearanceTransition(window != nil, animated: false) }
    }

    /// Called after the view has moved to `window`, or out of its window if `window` is `nil`.
    func viewDidMove(to window: UIWindow?) {
        if window != nil { notifyTraitRegistrations() }
        guard handlesOwnAppearance, (appearance == .appearing) == (window != nil) else { return }
        if window != nil { viewIsAppearing(false) }
        if let window, window.isRootEntering {
            window.appearingControllers.append(self)
        } else {
            endAppearanceTransition()
        }
    }

    /// Remembers the first responder if it is inside the view, because it resigns when the view leaves the window.
    func keepFirstResponder() {
        guard let view = viewIfLoaded, let responder = view.window?.responderOutsideMenus else { return }
        let owner = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        formerFirstResponder = owner?.isDescendant(of: view) == true ? responder : nil
    }

    /// Makes the remembered responder the first responder again, unless the window already has another first responder.
    /// While keyboard focus is in a menu, a view becomes first responder when the menu returns the focus.
    func restoreFirstResponder() {
        guard let responder = formerFirstResponder else { return }
        formerFirstResponder = nil
        viewIfLoaded?.window?.restoreFocus(to: responder)
    }

    private var handlesOwnAppearance: Bool {
        !isInTransition && parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }
}

extension UIWindow {
    /// Adds the root controller's view to the window, builds the menu bar and lays out the window. As in UIKit,
    /// `viewWillAppear` is called before the layout and `viewDidAppear` after it.
    func enter(_ controller: UIViewController) {
        controller.enteredWindow = self
        controller.view.frame = bounds
        updateMenuBar()
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
