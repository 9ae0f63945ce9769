import LayerKit
import Reporting

extension UIView {
    /// The window that the view is in; a window answers itself.
    public var window: UIWindow? {
        var view: UIView = self
        while let next = view.superview { view = next }
        return view as? UIWindow
    }

    /// Puts `view` in place `index` of the subviews; its layer right over that of `lower`, the subview before it, or
    /// else right under the next subview's.
    func insert(_ view: UIView, at index: Int, over lower: UIView? = nil) {
        guard canTake(view), view.canMove else { return }
        let (oldWindow, newWindow) = (view.window, window)
        view.isMoving = true
        if view.superview !== self { view.willMove(toSuperview: self) }
        if oldWindow !== newWindow { view.notifyWillMove(to: newWindow) }
        view.isMoving = false
        // Whoever was told may have moved this view.
        guard canTake(view) else { return }
        let isMoved = view.superview !== self
        let formerLayout = isMoved ? view.willLeaveLayout() : nil
        if isMoved { view.superview?.willRemoveSubview(view) }
        view.superview?.drop(view)
        let place = min(max(0, index), subviews.count)
        subviews.insert(view, at: place)
        view.superview = self
        didNest(view)
        if let lower, lower.superview === self, lower.layer.superlayer === layer {
            layer.insertSublayer(view.layer, above: lower.layer)
        } else if place == subviews.count - 1 {
            layer.addSublayer(view.layer)
        } else {
            layer.insertSublayer(view.layer, below: subviews[place + 1].layer)
        }
        if isMoved {
            view.didEnterLayout(from: formerLayout)
            view.safeAreaHolderDidChange()
        }
        subviewsDidChange()
        if isMoved { didAddSubview(view) }
        view.didMoveToSuperview()
        guard oldWindow !== newWindow else { return }
        if view.window !== oldWindow { oldWindow?.forget(view) }
        if view.window === newWindow { view.notifyDidMoveToWindow() }
    }

    /// See `removeFromSuperview`.
    func leaveSuperview() {
        guard superview != nil, canMove else { return }
        let oldWindow = window
        isMoving = true
        willMove(toSuperview: nil)
        if oldWindow != nil { notifyWillMove(to: nil) }
        isMoving = false
        guard let superview else { return }
        superview.willRemoveSubview(self)
        let formerLayout = willLeaveLayout()
        superview.drop(self)
        self.superview = nil
        layer.removeFromSuperlayer()
        didLeaveLayout(formerLayout)
        safeAreaHolderDidChange()
        superview.subviewsDidChange()
        didMoveToSuperview()
        guard let oldWindow else { return }
        oldWindow.forget(self)
        if window == nil { notifyDidMoveToWindow() }
    }

    /// Puts `view` right over `sibling`; over all where that is no subview.
    func insert(_ view: UIView, over sibling: UIView) {
        guard let place = place(of: sibling, without: view) else { return insert(view, at: subviews.count) }
        insert(view, at: place + 1, over: sibling)
    }

    /// Puts `view` right under `sibling`; over all where that is no subview.
    func insert(_ view: UIView, under sibling: UIView) {
        insert(view, at: place(of: sibling, without: view) ?? subviews.count)
    }

    /// Lets the subviews in the places `index1` and `index2` change their places; places that are none are left alone.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
        let (lower, upper) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        insert(upper, at: min(index1, index2))
        insert(lower, at: max(index1, index2))
    }

    /// The view with `tag`: this one, or the first inside it; nil where there is none.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Whether this view is `view` or inside it at any depth.
    public func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next {
            if current === view { return true }
            next = current.superview
        }
        return false
    }

    /// The place of `sibling` among the subviews when `view` is none of them.
    private func place(of sibling: UIView, without view: UIView) -> Int? {
        guard view !== sibling, let place = subviews.place(of: sibling) else { return nil }
        guard view.superview === self, let former = subviews.place(of: view), former < place else { return place }
        return place - 1
    }

    /// Whether `view` can be put into this one; says why not.
    private func canTake(_ view: UIView) -> Bool {
        // The layers are asked, too: an app may have put some between those of its views.
        switch (room(for: view), layer.room(for: view.layer)) {
        case (.enough, .enough): return true
        case (.isInside, _), (_, .isInside):
            Diagnostics.report("UIView: a view was added to itself or to a view inside it, which is refused")
        case (.tooDeep, _), (_, .tooDeep):
            Diagnostics.report(
                "UIView: a \(type(of: view)) was not added, for the tree would be more than \(Nesting.mostLevels) "
                    + "levels deep")
        }
        return false
    }

    private func drop(_ view: UIView) {
        subviews.drop(view)
        didLose(view)
    }

    /// Whether the view can be moved now; says why not.
    private var canMove: Bool {
        guard isMoving else { return true }
        Diagnostics.report("UIView: a \(type(of: self)) was moved again from within its willMove, which is refused")
        return false
    }

    private func notifyWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        viewController?.viewWillMove(to: window)
        for subview in subviews where subview.superview === self { subview.notifyWillMove(to: window) }
    }

    private func notifyDidMoveToWindow() {
        let window = window
        layoutWindowDidChange()
        if window != nil {
            if ownDrawing == .something { redrawForTraits() }
            adjustFonts()
        }
        if window != nil { tellTraitRegistrations() }
        didMoveToWindow()
        attachedObject?.viewDidMoveToWindow(self)
        for observer in windowObservers.values { observer.observer?.viewDidMoveToWindow(self) }
        viewController?.viewDidMove(to: window)
        // Whoever is told may move this view or those inside it, which are then told by that.
        for subview in subviews where subview.superview === self && self.window === window {
            subview.notifyDidMoveToWindow()
        }
    }
}

extension UIView: NestedNode {
    package var nodeAround: UIView? { superview }
    package var nodesInside: [UIView] { subviews }
}
