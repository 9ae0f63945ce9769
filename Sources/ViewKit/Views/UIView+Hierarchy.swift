import LayerKit
import Reporting

extension UIView {
    /// The window that contains the view, or the view itself if it is a window; `nil` outside a window.
    public var window: UIWindow? {
        var view: UIView = self
        while let next = view.superview { view = next }
        return view as? UIWindow
    }

    /// Inserts `view` at `index` among the subviews. The layer of `view` is inserted directly above the layer of
    /// `lower`, the preceding subview. Without `lower`, it is inserted directly below the layer of the next subview, or
    /// at the top if there is no next subview.
    func insert(_ view: UIView, at index: Int, over lower: UIView? = nil) {
        guard canAdd(view), view.canMove else { return }
        let (oldWindow, newWindow) = (view.window, window)
        view.isMoving = true
        if view.superview !== self { view.willMove(toSuperview: self) }
        if oldWindow !== newWindow { view.notifyWillMove(to: newWindow) }
        view.isMoving = false
        // The callbacks may have moved this view.
        guard canAdd(view) else { return }
        let isMoved = view.superview !== self
        let formerLayout = isMoved ? view.willLeaveLayout() : nil
        if isMoved { view.superview?.willRemoveSubview(view) }
        view.superview?.drop(view)
        let position = min(max(0, index), subviews.count)
        subviews.insert(view, at: position)
        view.superview = self
        didNest(view)
        if let lower, lower.superview === self, lower.layer.superlayer === layer {
            layer.insertSublayer(view.layer, above: lower.layer)
        } else if position == subviews.count - 1 {
            layer.addSublayer(view.layer)
        } else {
            layer.insertSublayer(view.layer, below: subviews[position + 1].layer)
        }
        if isMoved {
            view.didEnterLayout(from: formerLayout)
            view.safeAreaSuperviewDidChange()
        }
        subviewsDidChange()
        if isMoved { didAddSubview(view) }
        view.didMoveToSuperview()
        guard oldWindow !== newWindow else { return }
        if view.window !== oldWindow { oldWindow?.forget(view) }
        if view.window === newWindow { view.notifyDidMoveToWindow() }
    }

    /// Implements `removeFromSuperview`.
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
        safeAreaSuperviewDidChange()
        superview.subviewsDidChange()
        didMoveToSuperview()
        guard let oldWindow else { return }
        oldWindow.forget(self)
        if window == nil { notifyDidMoveToWindow() }
    }

    /// Inserts `view` directly above `sibling`, or at the top if `sibling` is not a subview.
    func insert(_ view: UIView, over sibling: UIView) {
        guard let position = position(of: sibling, without: view) else { return insert(view, at: subviews.count) }
        insert(view, at: position + 1, over: sibling)
    }

    /// Inserts `view` directly below `sibling`, or at the top if `sibling` is not a subview.
    func insert(_ view: UIView, under sibling: UIView) {
        insert(view, at: position(of: sibling, without: view) ?? subviews.count)
    }

    /// Exchanges the subviews at `index1` and `index2`. No effect if an index is out of range.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
        let (lower, upper) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        insert(upper, at: min(index1, index2))
        insert(lower, at: max(index1, index2))
    }

    /// Returns the first view with `tag` among this view and its descendants, depth first, if any.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Returns `true` if this view is `view` or one of its descendants.
    public func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next {
            if current === view { return true }
            next = current.superview
        }
        return false
    }

    /// Returns the index of `sibling` among the subviews after `view` is removed from them.
    private func position(of sibling: UIView, without view: UIView) -> Int? {
        guard view !== sibling, let position = subviews.position(of: sibling) else { return nil }
        guard view.superview === self, let former = subviews.position(of: view), former < position else {
            return position
        }
        return position - 1
    }

    /// Returns `true` if `view` can be added; otherwise logs a warning.
    private func canAdd(_ view: UIView) -> Bool {
        // Layers are checked, too, because an app may have inserted layers between the layers of its views.
        switch (nestingOutcome(adding: view), layer.nestingOutcome(adding: view.layer)) {
        case (.allowed, .allowed): return true
        case (.cyclic, _), (_, .cyclic):
            Diagnostics.report("UIView: a view can't contain itself; not added")
        case (.tooDeep, _), (_, .tooDeep):
            Diagnostics.report(
                "UIView: a \(type(of: view)) was not added: the tree would have more than \(Nesting.maximumLevels) "
                    + "levels")
        }
        return false
    }

    private func drop(_ view: UIView) {
        subviews.drop(view)
        didLose(view)
    }

    /// `true` if the view can be moved now; otherwise logs a warning.
    private var canMove: Bool {
        guard isMoving else { return true }
        Diagnostics.report("UIView: a \(type(of: self)) can't be moved from its willMove; ignored")
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
        if window != nil { notifyTraitRegistrations() }
        didMoveToWindow()
        attachedObject?.viewDidMoveToWindow(self)
        for observer in windowObservers.values { observer.observer?.viewDidMoveToWindow(self) }
        viewController?.viewDidMove(to: window)
        // If a callback moves this view or its subviews, the move notifies them separately.
        for subview in subviews where subview.superview === self && self.window === window {
            subview.notifyDidMoveToWindow()
        }
    }
}

extension UIView: NestedNode {
    package var parentNode: UIView? { superview }
    package var childNodes: [UIView] { subviews }
}
