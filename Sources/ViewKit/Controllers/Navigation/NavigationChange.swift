import Foundation

/// A change from one page of a navigation controller to another.
@MainActor
final class NavigationChange {
    let from: NavigationPage?
    let to: NavigationPage?
    let isPop: Bool
    let isAnimated: Bool
    var formerStack: [UIViewController]
    /// `true` if the change sends appearance callbacks to the controllers.
    var sendsAppearanceCallbacks = false
    /// The transition of an animated change; `nil` for other changes.
    private(set) var transition: ControllerTransition?
    /// The container that holds the controllers' views during a transition with a custom animator, in place of their
    /// pages; `nil` without a custom animator.
    private(set) var container: UIView?

    init(
        from: NavigationPage?, to: NavigationPage?, isPop: Bool, isAnimated: Bool, formerStack: [UIViewController]
    ) {
        self.from = from
        self.to = to
        self.isPop = isPop
        self.isAnimated = isAnimated
        self.formerStack = formerStack
    }

    /// Creates the transition. With an animator, also creates the container in `view` and moves the view of the current
    /// controller into the container.
    func prepare(_ animator: (any UIViewControllerAnimatedTransitioning)?, in view: UIView) {
        guard let from, let to else { return }
        if animator != nil {
            let container = UIView(frame: view.bounds)
            container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.isUserInteractionEnabled = false
            view.insertSubview(container, aboveSubview: from)
            if let controllerView = from.controller.view {
                controllerView.frame = container.bounds.inset(by: from.contentInsets)
                container.addSubview(controllerView)
            }
            from.removeFromSuperview()
            self.container = container
        }
        let bounds = CGRect(origin: .zero, size: view.bounds.size)
        transition = ControllerTransition(
            in: container ?? view, style: .none,
            from: .init(
                controller: from.controller, view: { from.controller.viewIfLoaded },
                initialFrame: bounds.inset(by: from.contentInsets)),
            to: .init(
                controller: to.controller, view: { to.controller.viewIfLoaded },
                finalFrame: bounds.inset(by: to.contentInsets)),
            animator: animator, defaultDuration: NavigationMetrics.transitionDuration)
    }

    /// Slides the upper page over the lower page for a push, or off it for a pop. With Reduce Motion, the upper page
    /// fades in or out instead.
    func run(completion: @escaping @MainActor () -> Void) {
        guard let from, let to else { return completion() }
        if UIAccessibility.isReduceMotionEnabled {
            let upper = isPop ? from : to
            upper.alpha = isPop ? 1 : 0
            UIView.animate(
                withDuration: NavigationMetrics.transitionDuration,
                animations: { [isPop] in upper.alpha = isPop ? 0 : 1 }, completion: { _ in completion() })
            return
        }
        let onward: CGFloat = to.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let (upper, lower) = isPop ? (from, to) : (to, from)
        func place(isApart: Bool) {
            upper.offset(by: isApart ? onward : 0, dimmed: 0)
            lower.offset(by: isApart ? 0 : -onward * NavigationMetrics.parallax, dimmed: isApart ? 0 : 1)
        }
        place(isApart: !isPop)
        UIView.animate(
            withDuration: NavigationMetrics.transitionDuration, delay: 0, options: .curveEaseOut,
            animations: { [isPop] in place(isApart: isPop) }, completion: { _ in completion() })
    }

    /// Resets the position and opacity of `page`. After a custom animation, also adds `page` to `view` and moves the
    /// controller's view back into `page`.
    func finish(_ page: NavigationPage, in view: UIView?) {
        if let container, let view {
            page.frame = view.bounds
            page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if container.superview === view { view.insertSubview(page, aboveSubview: container) }
            if let controllerView = page.controller.viewIfLoaded {
                controllerView.transform = .identity
                controllerView.alpha = 1
                controllerView.isHidden = false
                controllerView.frame = page.contentFrame
                page.insertSubview(controllerView, at: 0)
            }
        }
        page.reset()
    }

    /// Removes `page` from its superview. Also removes the controller's view from `page` or the container, unless the
    /// view has been moved elsewhere.
    func remove(_ page: NavigationPage) {
        page.removeFromSuperview()
        guard let view = page.controller.viewIfLoaded else { return }
        if view.superview === page || container.map({ view.isDescendant(of: $0) }) == true {
            view.removeFromSuperview()
        }
    }
}
