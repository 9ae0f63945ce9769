import Foundation

/// The visible page, and the changes from one page to another.
extension UINavigationController {
    /// Returns the edges at which the view of `controller` ends at the bars. A large title changes its height while the
    /// content is scrolled, so the content always extends under it.
    private func barEdges(of controller: UIViewController) -> UIRectEdge {
        let edges = controller.barEdges(opaque: navigationBar.isTranslucent || isBarHidden ? [] : .top)
        return controller.navigationItem.largeTitle == nil ? edges : edges.subtracting(.top)
    }

    /// Returns the distances of the view of `controller` from the edges of its page, in points.
    private func contentInsets(of controller: UIViewController) -> UIEdgeInsets {
        let safeArea = viewIfLoaded?.safeAreaInsets ?? .zero
        let edges = barEdges(of: controller)
        var insets = (safeArea + barInsets(of: controller)).keeping(edges)
        // Content that ends at the tab bar still extends under the toolbar above it.
        if !edges.contains(.bottom), endsAtTabBar(controller) {
            insets.bottom = max(0, safeArea.bottom - additionalSafeAreaInsets.bottom)
        }
        return insets
    }

    /// Returns `true` if the view of `controller` ends at the opaque bar of the tab bar controller that contains this
    /// navigation controller.
    private func endsAtTabBar(_ controller: UIViewController) -> Bool {
        guard !extendedLayoutIncludesOpaqueBars, !controller.extendedLayoutIncludesOpaqueBars else { return false }
        return (parent as? UITabBarController)?.isBarOpaque == true
    }

    /// Places the content of `page`, and sets the insets that the bars add to its safe area.
    private func placeContent(of page: NavigationPage) {
        let controller = page.controller
        page.contentInsets = contentInsets(of: controller)
        controller.barInsets = barInsets(of: controller).removing(barEdges(of: controller))
    }

    /// Places the content of the visible pages.
    func placeContent() {
        for case let page? in [page, change?.from, change?.to] { placeContent(of: page) }
    }

    /// Returns the heights of the bars above and below `controller`, in points.
    func barInsets(of controller: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(
            top: isBarHidden ? 0 : controller.navigationItem.barHeight, left: 0,
            bottom: bottomBarHeight, right: 0)
    }

    /// Places the bars and, accordingly, the content of the visible pages.
    func placeBars() {
        (viewIfLoaded as? NavigationView)?.placeBars()
        placeContent()
    }

    /// Updates the layout. Called when the bar's height may have changed for the reason given by `change`.
    func barHeightDidChange(in change: UINavigationBar.HeightChange) {
        switch change {
        case .item: (viewIfLoaded as? NavigationView)?.placeBars()
        case .opacity: placeContent()
        case .largeTitles:
            updateLargeTitles()
            placeBars()
        case .palette:
            updateLargeTitles()
            placeBars()
            if let view = viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
        }
    }

    /// Sets the stack to `new`. New controllers become children immediately; removed controllers remain children until
    /// they are off screen.
    func replaceStack(_ new: [UIViewController], animated: Bool) {
        let keptCount = zip(stack, new).prefix { $0 === $1 }.count
        changeStack(keeping: keptCount, adding: new[keptCount...], animated: animated)
    }

    /// Keeps the lowest `count` controllers of the stack and puts `others` on top. Doesn't visit the controllers that
    /// are kept, so the cost of a push or pop doesn't depend on the depth of the stack.
    func changeStack(keeping count: Int, adding others: ArraySlice<UIViewController> = [], animated: Bool) {
        // Not a slice, because a slice would make the next mutation copy the whole stack.
        let old = Array(stack[count...])
        let oldIDs = Set(old.map(ObjectIdentifier.init))
        for controller in others where !oldIDs.contains(ObjectIdentifier(controller)) {
            if departing.has(controller) {
                departing.drop(controller)
                controller.willMove(toParent: self)
            } else {
                addChild(controller)
            }
            arriving.append(controller)
        }
        // `addChild` rejects controllers that contain this controller.
        let added = others.filter { $0.parent === self }
        let addedIDs = Set(added.map(ObjectIdentifier.init))
        stack.removeSubrange(count...)
        stack += added
        for controller in old where !addedIDs.contains(ObjectIdentifier(controller)) {
            controller.willMove(toParent: nil)
            arriving.drop(controller)
            departing.append(controller)
        }
        isChangeAnimated = animated
        if viewIfLoaded?.window == nil {
            settleChildren()
        } else {
            view.setNeedsLayout()
            if animated { wait() }
        }
    }

    /// Removes `child`, which is no longer a child of this controller, from the stack. Its page disappears immediately.
    func forget(_ child: UIViewController) {
        departing.drop(child)
        arriving.drop(child)
        change?.formerStack.removeAll { $0 === child }
        let isShown = [page, change?.from, change?.to].contains { $0?.controller === child }
        guard isShown || stack.has(child) else { return }
        stack.drop(child)
        child.barInsets = .zero
        if isShown { finishChange() }
        shownStack.removeAll { $0 === child }
        if let removedPage = page, removedPage.controller === child {
            page = nil
            child.isInTransition = true
            child.beginAppearance(false, animated: false)
            removedPage.removeFromSuperview()
            if let view = child.viewIfLoaded, view.superview === removedPage { view.removeFromSuperview() }
            finish(child, .disappearing)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Pops the top controller if there is a back button. Returns `true` if there is one.
    func useBackButton() -> Bool {
        guard stack.count > 1, !isBarHidden, topViewController?.navigationItem.showsBackButton == true else {
            return false
        }
        popViewController(animated: true)
        return true
    }

    /// Shows the top controller. If a change is in progress, the controller is shown after the change has ended; if the
    /// clock is paused, the change ends at once.
    func showCurrentStack() {
        if let change, change.to?.controller !== topViewController, let view = viewIfLoaded, view.window != nil,
            !view.hasRunningClock
        {
            finishChange()
        }
        guard change == nil else { return }
        stopWaiting()
        guard page?.controller !== topViewController else {
            if !shownStack.elementsEqual(stack, by: ===) { showItems(nil) }
            shownStack = stack
            return settleChildren()
        }
        let isSeen = viewIfLoaded?.window != nil && (appearance == .appeared || appearance == .appearing)
        let from = page
        let to = topViewController.map { NavigationPage($0) }
        let isPop = to.map { page in shownStack.contains { $0 === page.controller } } ?? true
        let isAnimated =
            isChangeAnimated && isSeen && from != nil && to != nil && UIView.areAnimationsEnabled
            && viewIfLoaded?.hasRunningClock == true
        let change = NavigationChange(
            from: from, to: to, isPop: isPop, isAnimated: isAnimated, formerStack: shownStack)
        shownStack = stack
        isChangeAnimated = false
        self.change = change
        page = to
        begin(change, isSeen: isSeen)
    }

    /// The transition in progress. Reading this property starts an animated change that is waiting for the next layout.
    var currentTransition: ControllerTransition? {
        if change == nil, isChangeAnimated, viewIfLoaded?.window != nil { showCurrentStack() }
        return change?.transition
    }

    /// Completes a change in progress immediately.
    func finishChange() {
        if let transition = change?.transition { transition.finishNow() } else { endChange(isDone: true) }
    }

    // MARK: Private

    private func endChange(isDone: Bool) {
        guard let change else { return }
        self.change = nil
        let (removed, shown) = isDone ? (change.from, change.to) : (change.to, change.from)
        if let shown { change.finish(shown, in: viewIfLoaded) }
        if let removed { change.remove(removed) }
        shown?.controller.navigationItem.palette?.contentDidMove()
        change.container?.removeFromSuperview()
        if isDone {
            if let removed { finish(removed.controller, .disappearing) }
            if let shown { finish(shown.controller, .appearing) }
        } else {
            revert(change)
        }
        settleChildren()
        if isDone, let shown = change.to?.controller, change.sendsAppearanceCallbacks {
            UIAccessibility.post(notification: .screenChanged, argument: shown.viewIfLoaded)
            delegate?.navigationController(self, didShow: shown, animated: change.isAnimated)
        }
        if topViewController !== page?.controller { viewIfLoaded?.setNeedsLayout() }
    }

    /// Reverts a canceled change by showing the previous page again. The previous stack is restored, unless the stack
    /// has changed again in the meantime.
    private func revert(_ change: NavigationChange) {
        page = change.from
        change.from?.isUserInteractionEnabled = true
        if shownStack.elementsEqual(stack, by: ===) { replaceStack(change.formerStack, animated: false) }
        shownStack = change.formerStack
        if change.sendsAppearanceCallbacks {
            change.to?.controller.beginAppearance(false, animated: true)
            change.from?.controller.beginAppearance(true, animated: true)
        }
        if let to = change.to { finish(to.controller, .disappearing) }
        if let from = change.from { finish(from.controller, .appearing) }
        showItems(nil)
        updateBottomBarItems(animated: false)
        updateBottomBars(duration: 0)
    }

    private func begin(_ change: NavigationChange, isSeen: Bool) {
        change.sendsAppearanceCallbacks = isSeen
        let (from, to, isAnimated) = (change.from, change.to, change.isAnimated)
        let notifiesDelegate = isSeen
        from?.controller.isInTransition = true
        to?.controller.isInTransition = true
        if let to, arriving.contains(where: { $0 === to.controller }) { to.controller.movement = .arriving }
        if let from, departing.contains(where: { $0 === from.controller }) { from.controller.movement = .leaving }
        let animator = isAnimated ? animator(of: change) : nil
        if let to { to.contentInsets = contentInsets(of: to.controller) }
        if isAnimated { change.prepare(animator, in: view) }
        if notifiesDelegate {
            from?.controller.beginAppearance(false, animated: isAnimated)
            to?.controller.beginAppearance(true, animated: isAnimated)
        }
        if let to {
            if let container = change.container {
                to.controller.view.frame = container.bounds.inset(by: to.contentInsets)
            } else {
                put(to, relativeTo: from, isPop: change.isPop)
            }
            // The view, which has just been loaded, can have changed the title, the palette and the edges.
            updateLargeTitle(of: to.controller)
            placeContent(of: to)
            to.controller.navigationItem.palette?.contentDidMove()
        }
        if notifiesDelegate, let controller = to?.controller {
            if animator == nil { controller.viewIsAppearing(isAnimated) }
            delegate?.navigationController(self, willShow: controller, animated: isAnimated)
        }
        showItems(isAnimated ? (change.isPop ? .back : .forward) : nil)
        updateBottomBarItems(animated: isAnimated)
        updateBottomBars(duration: isAnimated ? NavigationMetrics.transitionDuration : 0)
        from?.isUserInteractionEnabled = false
        if let from { viewIfLoaded?.window?.resignFocus(in: change.container ?? from) }
        guard let transition = change.transition else { return endChange(isDone: true) }
        view.layoutIfNeeded()
        transition.begin(
            by: animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) },
            standard: { change.run { transition.completeTransition(true) } },
            end: { [weak self, weak change] isDone in
                if let self, let change, self.change === change { endChange(isDone: isDone) }
            })
        if notifiesDelegate, animator != nil { to?.controller.viewIsAppearing(true) }
    }

    /// Shows the top item of the stack in the bar, above the scroll view of the page.
    private func showItems(_ direction: UINavigationBar.SlideDirection?) {
        navigationBar.show(stack.map(\.navigationItem), direction, above: page?.controller.topScrollView)
    }

    /// Returns the delegate's animator for `change`, or `nil`.
    private func animator(of change: NavigationChange) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let from = change.from, let to = change.to else { return nil }
        return delegate?.navigationController(
            self, animationControllerFor: change.isPop ? .pop : .push, from: from.controller, to: to.controller)
    }

    /// Inserts a page above the current page, or below it for a pop.
    private func put(_ page: NavigationPage, relativeTo other: NavigationPage?, isPop: Bool) {
        guard let view = viewIfLoaded else { return }
        page.frame = view.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let shown = page.controller.view {
            shown.frame = page.contentFrame
            page.insertSubview(shown, at: 0)
        }
        if let other, other.superview === view {
            if isPop {
                view.insertSubview(page, belowSubview: other)
            } else {
                view.insertSubview(page, aboveSubview: other)
            }
        } else {
            view.insertSubview(page, at: 0)
        }
    }

    private func finish(_ controller: UIViewController, _ appearance: Appearance) {
        controller.isInTransition = false
        if controller.appearance == appearance { controller.endAppearance() }
        controller.movement = .none
    }

    /// Removes the children that are neither in the stack nor on screen, and calls `didMove` on new children. Does
    /// nothing during a change, because this method is called again at the end of the change.
    private func settleChildren() {
        guard change == nil else { return }
        let removed = departing.filter { $0 !== page?.controller }
        departing = departing.filter { $0 === page?.controller }
        for controller in removed where controller.parent === self {
            controller.barInsets = .zero
            controller.removeFromParent()
        }
        let arrived = arriving
        arriving = []
        for controller in arrived where controller.parent === self { controller.didMove(toParent: self) }
    }
}
