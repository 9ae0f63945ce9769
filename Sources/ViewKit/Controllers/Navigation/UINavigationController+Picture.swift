import Foundation

/// What is shown of the stack, and how that changes.
extension UINavigationController {
    /// What the bar takes from the safe area of the controllers in the stack.
    var insetsOfBar: UIEdgeInsets {
        UIEdgeInsets(top: isBarHidden ? 0 : NavigationMetrics.height, left: 0, bottom: 0, right: 0)
    }

    /// Makes `new` the stack: its controllers are children from now on, those that are gone stay until they are not
    /// shown any more.
    func replaceStack(_ new: [UIViewController], animated: Bool) {
        let old = stack
        for controller in new where !old.contains(where: { $0 === controller }) {
            if departing.contains(where: { $0 === controller }) {
                departing.removeAll { $0 === controller }
                controller.willMove(toParent: self)
            } else {
                addChild(controller)
            }
            arriving.append(controller)
        }
        // One that this controller is in was refused.
        stack = new.filter { $0.parent === self }
        for controller in old where !stack.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            arriving.removeAll { $0 === controller }
            departing.append(controller)
        }
        isChangeAnimated = animated
        if viewIfLoaded?.window == nil {
            settleChildren()
        } else {
            view.setNeedsLayout()
        }
    }

    /// Does what the back button does, where there is one. Says whether there is.
    func useBackButton() -> Bool {
        guard stack.count > 1, !isBarHidden, topViewController?.navigationItem.showsBackButton == true else {
            return false
        }
        popViewController(animated: true)
        return true
    }

    /// Shows the controller on top, unless a change is under way: then that is done when it has ended.
    func bringUpToDate() {
        guard change == nil else { return }
        guard page?.controller !== topViewController else {
            if !shownStack.elementsEqual(stack, by: ===) { navigationBar.show(stack.map(\.navigationItem), nil) }
            shownStack = stack
            return settleChildren()
        }
        let isSeen = viewIfLoaded?.window != nil && (appearance == .appeared || appearance == .appearing)
        let from = page
        let to = topViewController.map { NavigationPage($0) }
        let isPop = to.map { page in shownStack.contains { $0 === page.controller } } ?? true
        let isAnimated = isChangeAnimated && isSeen && from != nil && to != nil && UIView.areAnimationsEnabled
        (shownStack, isChangeAnimated) = (stack, false)
        let change = NavigationChange(from: from, to: to, isPop: isPop, isAnimated: isAnimated)
        self.change = change
        page = to
        begin(change, isSeen: isSeen)
    }

    /// Ends a change that is under way at once.
    func finishChange() {
        guard let change else { return }
        self.change = nil
        if let from = change.from {
            from.removeFromSuperview()
            if from.controller.viewIfLoaded?.superview === from { from.controller.view.removeFromSuperview() }
            finish(from.controller, .disappearing)
        }
        if let to = change.to {
            to.rest()
            finish(to.controller, .appearing)
        }
        settleChildren()
        if let shown = change.to?.controller, change.isSeen {
            UIAccessibility.post(notification: .screenChanged, argument: shown.viewIfLoaded)
            delegate?.navigationController(self, didShow: shown, animated: change.isAnimated)
        }
        if topViewController !== page?.controller { viewIfLoaded?.setNeedsLayout() }
    }

    // MARK: Private

    private func begin(_ change: NavigationChange, isSeen: Bool) {
        change.isSeen = isSeen
        let (from, to, isAnimated) = (change.from, change.to, change.isAnimated)
        let isTold = isSeen
        from?.controller.isInTransition = true
        to?.controller.isInTransition = true
        if let to, arriving.contains(where: { $0 === to.controller }) { to.controller.movement = .arriving }
        if let from, departing.contains(where: { $0 === from.controller }) { from.controller.movement = .leaving }
        if isTold {
            from?.controller.beginAppearance(false, animated: isAnimated)
            to?.controller.beginAppearance(true, animated: isAnimated)
        }
        if let to { put(to, isOver: from, isPop: change.isPop) }
        if isTold, let controller = to?.controller {
            controller.viewIsAppearing(isAnimated)
            delegate?.navigationController(self, willShow: controller, animated: isAnimated)
        }
        navigationBar.show(stack.map(\.navigationItem), isAnimated ? (change.isPop ? .back : .onward) : nil)
        from?.isUserInteractionEnabled = false
        if let from { viewIfLoaded?.window?.takeKeys(from: from) }
        guard isAnimated else { return finishChange() }
        view.layoutIfNeeded()
        change.run { [weak self, weak change] in
            if let self, let change, self.change === change { finishChange() }
        }
    }

    /// Puts a page into the view: over the one that was shown, or under it when that goes back.
    private func put(_ page: NavigationPage, isOver other: NavigationPage?, isPop: Bool) {
        guard let view = viewIfLoaded else { return }
        page.frame = view.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let shown = page.controller.view {
            shown.frame = page.bounds
            page.insertSubview(shown, at: 0)
        }
        page.controller.barInsets = insetsOfBar
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

    /// Lets the controllers go that are neither in the stack nor shown, and tells the others that they arrived.
    private func settleChildren() {
        guard change == nil else { return }
        let gone = departing.filter { $0 !== page?.controller }
        departing.removeAll { controller in gone.contains { $0 === controller } }
        for controller in gone {
            controller.barInsets = .zero
            controller.removeFromParent()
        }
        let arrived = arriving
        arriving = []
        for controller in arrived { controller.didMove(toParent: self) }
    }
}
