extension UIView {
    /// Whether the constraints inside the view are solved by themselves: its frame is known to those around it.
    var isLayoutRoot: Bool {
        guard superview != nil else { return true }
        guard let constraintState else { return true }
        return constraintState.isLaidOutByFrame && constraintState.crossingCount == 0
    }

    /// The view that the layout which places this one's subviews begins at.
    var layoutRoot: UIView {
        var view = self
        while !view.isLayoutRoot, let next = view.superview { view = next }
        return view
    }

    /// The engine of a layout root, made where there is none yet.
    func makeLayoutEngine() -> LayoutEngine {
        if let engine = constraintState?.engine { return engine }
        let engine = LayoutEngine(root: self)
        ownConstraintState.engine = engine
        setNeedsLayout()
        return engine
    }

    /// The views laid out by frame between `item` in this view and `holder`, whose insides have to be solved together
    /// with what is around them.
    func viewsLaidOutByFrame(upTo holder: UIView, with item: any LayoutItem) -> [UIView] {
        var found: [UIView] = []
        let source = (item as? UILayoutGuide)?.source
        // A guide lies inside of its view, unless it follows from the view's own rectangle.
        var next = source == .constraints || source == .scrolledContent ? self : superview
        if self === holder { next = nil }
        while let view = next, view !== holder {
            if view.translatesAutoresizingMaskIntoConstraints { found.append(view) }
            next = view.superview
        }
        return found
    }

    /// A constraint around the view reaches into it: its inside is solved with what is around.
    func join() {
        ownConstraintState.crossingCount += 1
        guard constraintState?.crossingCount == 1 else { return }
        let own = constraintState?.engine
        let outer = layoutRoot.makeLayoutEngine()
        ownConstraintState.outerEngine = outer
        moveLayout(from: own)
    }

    /// A constraint that reached into the view is gone.
    func leaveOuterLayout() {
        let outer = layoutRoot.constraintState?.engine
        constraintState?.crossingCount -= 1
        guard constraintState?.crossingCount == 0 else { return }
        moveLayout(from: outer)
    }

    /// Hands everything that this view's layout holds, down to the next layout roots, from `old` to the
    /// engine that solves it now.
    func moveLayout(from old: LayoutEngine?) {
        var contents: (constraints: [NSLayoutConstraint], views: [UIView]) = ([], [])
        collectLayout(&contents)
        let root = layoutRoot
        for constraint in contents.constraints { constraint.engine?.remove(constraint) }
        if let old, old.root !== root {
            if old.root !== self { old.removeItems(in: self, exceptItself: root === self && superview != nil) }
            if let former = old.root, former === self { former.constraintState?.engine = nil }
        }
        let placed = contents.views.filter { $0 !== root }
        guard !contents.constraints.isEmpty || !placed.isEmpty else { return }
        let engine = root.makeLayoutEngine()
        for view in placed { engine.contentDidChange(of: view) }
        for constraint in contents.constraints { engine.add(constraint) }
        for view in contents.views where view.needsUpdateConstraints { engine.updateLater(view) }
    }

    /// The constraints that are solved together with this view, and the views that they place.
    func collectLayout(_ contents: inout (constraints: [NSLayoutConstraint], views: [UIView])) {
        guard let constraintState else { return }
        if !constraintState.isLaidOutByFrame { contents.views.append(self) }
        contents.constraints += constraintState.constraints
        for subview in subviews where !subview.isLayoutRoot { subview.collectLayout(&contents) }
    }

    // MARK: The view tree

    /// The view is about to leave its superview: constraints of the views around it do not follow. Returns the engine
    /// that solves what is inside the view until then, where that is not its own.
    func willLeaveLayout() -> LayoutEngine? {
        guard let superview else { return nil }
        constraintState?.stack?.arrangedViewWillLeave(self)
        let outer = superview.layoutRoot.constraintState?.engine
        var isNamed = false
        superview.dropConstraints { constraint in
            let isLeaving = [constraint.first, constraint.second].contains { item in
                item?.layoutView.map { $0.isDescendant(of: self) } ?? false
            }
            if isLeaving { isNamed = true }
            return isLeaving
        }
        if isLayoutRoot {
            if isNamed { outer?.removeItems(in: self) }
            return nil
        }
        return outer
    }

    /// The view left its superview, in which `former` solved what is inside it.
    func didLeaveLayout(_ former: LayoutEngine?) {
        if let former { moveLayout(from: former) }
    }

    /// The view came into another superview.
    func didEnterLayout(from former: LayoutEngine?) {
        guard let constraintState, !isLayoutRoot else { return }
        superview?.ownConstraintState.hasConstrainedSubviews = true
        moveLayout(from: former ?? constraintState.engine)
    }
}
