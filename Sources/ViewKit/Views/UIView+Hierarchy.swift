import LayerKit

extension UIView {
    /// The window that the view is in; a window answers itself.
    public var window: UIWindow? {
        var view: UIView = self
        while let next = view.superview { view = next }
        return view as? UIWindow
    }

    /// Puts `view` over all other subviews, out of the view that it was in. A view that this one is in is refused.
    public func addSubview(_ view: UIView) {
        insertSubview(view, at: subviews.count)
    }

    /// Puts `view` in place `index` of the subviews, counted from the lowest and clamped to their number.
    public func insertSubview(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else {
            Diagnostics.report("UIView: a view was added to itself or to a view inside it, which is refused")
            return
        }
        if view.superview !== self { view.willMove(toSuperview: self) }
        let (oldWindow, newWindow) = (view.window, window)
        if oldWindow !== newWindow { view.notifyWillMove(to: newWindow) }
        let isMoved = view.superview !== self
        let formerLayout = isMoved ? view.willLeaveLayout() : nil
        view.superview?.subviews.removeAll { $0 === view }
        let place = min(max(0, index), subviews.count)
        subviews.insert(view, at: place)
        view.superview = self
        if place == subviews.count - 1 {
            layer.addSublayer(view.layer)
        } else {
            layer.insertSublayer(view.layer, below: subviews[place + 1].layer)
        }
        if isMoved { view.didEnterLayout(from: formerLayout) }
        view.didMoveToSuperview()
        if oldWindow !== newWindow { view.notifyDidMoveToWindow() }
        setNeedsLayout()
    }

    /// Takes the view out of the view that it is in; outside of one this does nothing.
    public func removeFromSuperview() {
        guard let superview else { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        if oldWindow != nil { notifyWillMove(to: nil) }
        let formerLayout = willLeaveLayout()
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        layer.removeFromSuperlayer()
        didLeaveLayout(formerLayout)
        superview.setNeedsLayout()
        didMoveToSuperview()
        if let oldWindow {
            oldWindow.forget(self)
            notifyDidMoveToWindow()
        }
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

    private func notifyWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        for subview in subviews { subview.notifyWillMove(to: window) }
    }

    private func notifyDidMoveToWindow() {
        layoutWindowDidChange()
        didMoveToWindow()
        for observer in windowObservers.values { observer.observer?.viewDidMoveToWindow(self) }
        for subview in subviews { subview.notifyDidMoveToWindow() }
    }
}
