import LayerKit
import Reporting

extension UIView {
    /// Implements `window`.
    var enclosingWindow: UIWindow? {
        var view: UIView = self
        while let next = view.storedSuperview { view = next }
        return view as? UIWindow
    }

    /// Inserts `view` at `index` among the subviews. The layer of `view` is inserted directly above the layer of
    /// `lower`, the preceding subview. Without `lower`, the layer is inserted directly below the layer of the next
    /// subview, or at the top if there is no next subview.
    func insert(_ view: UIView, at index: Int, over lower: UIView? = nil) {
        guard canAdd(view), view.canMove else { return }
        let (oldWindow, newWindow) = (view.enclosingWindow, enclosingWindow)
        view.isMoving = true
        if view.storedSuperview !== self { view.willMove(toSuperview: self) }
        if oldWindow !== newWindow {
            oldWindow?.commitMarkedText(in: view)
            view.notifyWillMove(to: newWindow)
        }
        view.isMoving = false
        // The callbacks may have moved this view.
        guard canAdd(view) else { return }
        let isMoved = view.storedSuperview !== self
        let formerLayout = isMoved ? view.willLeaveLayout() : nil
        if isMoved { view.storedSuperview?.willRemoveSubview(view) }
        view.storedSuperview?.drop(view)
        let position = min(max(0, index), storedSubviews.count)
        storedSubviews.insert(view, at: position)
        view.storedSuperview = self
        didNest(view)
        if let lower, lower.storedSuperview === self, lower.ownLayer.superlayer === ownLayer {
            ownLayer.insertSublayer(view.ownLayer, above: lower.ownLayer)
        } else if position == storedSubviews.count - 1 {
            ownLayer.addSublayer(view.ownLayer)
        } else {
            ownLayer.insertSublayer(view.ownLayer, below: storedSubviews[position + 1].ownLayer)
        }
        if isMoved {
            view.didEnterLayout(from: formerLayout)
            view.safeAreaSuperviewDidChange()
        }
        subviewsDidChange()
        if isMoved { didAddSubview(view) }
        view.didMoveToSuperview()
        guard oldWindow !== newWindow else { return }
        if view.enclosingWindow !== oldWindow { oldWindow?.forget(view) }
        if view.enclosingWindow === newWindow { view.notifyDidMove(to: newWindow) }
    }

    /// Implements `removeFromSuperview`.
    func leaveSuperview() {
        guard storedSuperview != nil, canMove else { return }
        let oldWindow = enclosingWindow
        isMoving = true
        willMove(toSuperview: nil)
        if let oldWindow {
            oldWindow.commitMarkedText(in: self)
            notifyWillMove(to: nil)
        }
        isMoving = false
        guard let superview = storedSuperview else { return }
        superview.willRemoveSubview(self)
        let formerLayout = willLeaveLayout()
        superview.drop(self)
        self.storedSuperview = nil
        ownLayer.removeFromSuperlayer()
        didLeaveLayout(formerLayout)
        safeAreaSuperviewDidChange()
        superview.subviewsDidChange()
        didMoveToSuperview()
        guard let oldWindow else { return }
        oldWindow.forget(self)
        if enclosingWindow == nil { notifyDidMove(to: nil) }
    }

    /// Inserts `view` directly above `sibling`, or at the top if `sibling` is not a subview.
    func insert(_ view: UIView, over sibling: UIView) {
        guard let position = position(of: sibling, without: view) else { return insert(view, at: storedSubviews.count) }
        insert(view, at: position + 1, over: sibling)
    }

    /// Inserts `view` directly below `sibling`, or at the top if `sibling` is not a subview.
    func insert(_ view: UIView, under sibling: UIView) {
        insert(view, at: position(of: sibling, without: view) ?? storedSubviews.count)
    }

    /// Exchanges the subviews at `index1` and `index2`. No effect if an index is out of range.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2), index1 != index2 else {
            return
        }
        let (lower, upper) = (storedSubviews[min(index1, index2)], storedSubviews[max(index1, index2)])
        insert(upper, at: min(index1, index2))
        insert(lower, at: max(index1, index2))
    }

    /// Returns the first view with `tag`, in depth-first order, among this view and its descendants; `nil` if no view
    /// has that tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in storedSubviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Returns `true` if this view is `view` or one of its descendants.
    public func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next {
            if current === view { return true }
            next = current.storedSuperview
        }
        return false
    }

    /// Returns the index that `sibling` has among the subviews after `view` has been removed. Returns `nil` if
    /// `sibling` is `view` or isn't a subview.
    private func position(of sibling: UIView, without view: UIView) -> Int? {
        guard view !== sibling, let position = storedSubviews.position(of: sibling) else { return nil }
        guard view.storedSuperview === self, let former = storedSubviews.position(of: view), former < position else {
            return position
        }
        return position - 1
    }

    /// Returns `true` if `view` can be added; otherwise logs a warning.
    private func canAdd(_ view: UIView) -> Bool {
        // Layers are checked, too, because an app may have inserted layers between the layers of its views.
        switch (nestingOutcome(adding: view), ownLayer.nestingOutcome(adding: view.ownLayer)) {
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
        storedSubviews.drop(view)
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
        for subview in storedSubviews where subview.storedSuperview === self { subview.notifyWillMove(to: window) }
    }

    private func notifyDidMove(to window: UIWindow?) {
        layoutWindowDidChange()
        if window != nil {
            if ownDrawing == .something { redrawForTraits() }
            adjustFonts()
            if !AppearanceProxies.entries.isEmpty { AppearanceProxies.apply(to: self) }
        }
        if window != nil { notifyTraitRegistrations() }
        didMoveToWindow()
        attachedObject?.viewDidMoveToWindow(self)
        for observer in windowObservers.values { observer.observer?.viewDidMoveToWindow(self) }
        viewController?.viewDidMove(to: window)
        // If a callback moves this view or its subviews, the move notifies them separately.
        for subview in storedSubviews where subview.storedSuperview === self && enclosingWindow === window {
            subview.notifyDidMove(to: window)
        }
    }
}

extension UIView: NestedNode {
    package var parentNode: UIView? { storedSuperview }
    package var childNodes: [UIView] { storedSubviews }
}
