extension UIView {
    /// `true` if the constraints inside the view are solved separately from those of its ancestors: it has no
    /// superview, or it is laid out by frame and no outer constraint reaches into it.
    var isLayoutRoot: Bool {
        guard storedSuperview != nil else { return true }
        guard let constraintState else { return true }
        return constraintState.isLaidOutByFrame && constraintState.crossingCount == 0
    }

    /// `true` if the view's frame is set directly, not by constraints.
    var isLaidOutByFrame: Bool { constraintState?.isLaidOutByFrame ?? true }

    /// `true` if the superview is a list that sets the view's frame, as for cells.
    var isPlacedByList: Bool { (storedSuperview as? UIScrollView)?.behavior?.isPart(self) ?? false }

    /// The nearest layout root, which is the view itself or an ancestor. Its engine places this view's subviews.
    var layoutRoot: UIView {
        var view = self
        while !view.isLayoutRoot, let next = view.storedSuperview { view = next }
        return view
    }

    /// Returns the engine of a layout root, creating it if needed.
    func makeLayoutEngine() -> LayoutEngine {
        if let engine = constraintState?.engine { return engine }
        let engine = LayoutEngine(root: self)
        ownConstraintState.engine = engine
        setNeedsLayout()
        return engine
    }

    /// Returns the views that are laid out by frame between `item`, which belongs to this view, and `holder`. Their
    /// subtrees must be solved together with the surrounding layout.
    func viewsLaidOutByFrame(upTo holder: UIView, with item: any LayoutItem) -> [UIView] {
        var found: [UIView] = []
        let source = (item as? UILayoutGuide)?.source
        // A guide lies inside its view, unless it derives from the view's own rectangle.
        var next = source == .constraints || source == .scrolledContent ? self : storedSuperview
        if self === holder { next = nil }
        while let view = next, view !== holder {
            if view.isLaidOutByFrame { found.append(view) }
            next = view.storedSuperview
        }
        return found
    }

    /// Merges the view's layout into the surrounding layout. Called for each outer constraint that reaches into the
    /// view.
    func join() {
        ownConstraintState.crossingCount += 1
        guard constraintState?.crossingCount == 1 else { return }
        let own = constraintState?.engine
        let outer = layoutRoot.makeLayoutEngine()
        ownConstraintState.outerEngine = outer
        moveLayout(from: own)
    }

    /// Undoes one call to `join`. Called when a constraint that reached into the view has been deactivated.
    func leaveOuterLayout() {
        let outer = layoutRoot.constraintState?.engine
        constraintState?.crossingCount -= 1
        guard constraintState?.crossingCount == 0 else { return }
        moveLayout(from: outer)
    }

    /// Moves this view's layout, excluding nested layout roots, from `old` to the engine that is now responsible for
    /// it.
    func moveLayout(from old: LayoutEngine?) {
        var contents: (constraints: [NSLayoutConstraint], views: [UIView]) = ([], [])
        collectLayout(&contents)
        let root = layoutRoot
        for constraint in contents.constraints { constraint.engine?.remove(constraint) }
        if let old, old.root !== root {
            if old.root !== self { old.removeItems(in: self, exceptItself: root === self && storedSuperview != nil) }
            if let former = old.root, former === self { former.constraintState?.engine = nil }
        }
        let placed = contents.views.filter { $0 !== root }
        guard !contents.constraints.isEmpty || !placed.isEmpty else { return }
        let engine = root.makeLayoutEngine()
        for view in placed { engine.contentDidChange(of: view) }
        for constraint in contents.constraints { engine.add(constraint) }
        for view in contents.views where view.needsUpdateConstraints() { engine.updateLater(view) }
    }

    /// Collects the constraints that are solved together with this view, and the views that they place.
    func collectLayout(_ contents: inout (constraints: [NSLayoutConstraint], views: [UIView])) {
        guard let constraintState else { return }
        if !constraintState.isLaidOutByFrame { contents.views.append(self) }
        contents.constraints += constraintState.constraints.all
        for subview in storedSubviews where !subview.isLayoutRoot { subview.collectLayout(&contents) }
    }

    // MARK: The view tree

    /// Deactivates constraints outside this view that refer to its subtree. Called when the view is about to leave its
    /// superview. Returns the engine that has solved the subtree; `nil` if the view is a layout root.
    func willLeaveLayout() -> LayoutEngine? {
        guard let superview = storedSuperview else { return nil }
        constraintState?.stack?.arrangedViewWillLeave(self)
        let outer = superview.layoutRoot.constraintState?.engine
        var isReferenced = false
        for constraint in referencesInSubtree {
            if let holder = constraint.holder, holder.isDescendant(of: self) { continue }
            isReferenced = true
            constraint.deactivate()
        }
        if isLayoutRoot {
            if isReferenced { outer?.removeItems(in: self) }
            return nil
        }
        return outer
    }

    /// The active constraints that have a view in this subtree, or one of the view's guides, as an item.
    private var referencesInSubtree: [NSLayoutConstraint] {
        constrainedSubtree.flatMap { $0.constraintState?.referencesIncludingGuides ?? [] }
    }

    /// The view and its descendants that constraints may refer to. A view that constraints refer to, or reach through,
    /// has constraint state.
    var constrainedSubtree: [UIView] {
        guard constraintState != nil else { return [] }
        var found = [self]
        var next = 0
        while next < found.count {
            found += found[next].storedSubviews.filter { $0.constraintState != nil }
            next += 1
        }
        return found
    }

    /// Moves the subtree's layout out of `former`, the engine of the previous superview.
    func didLeaveLayout(_ former: LayoutEngine?) {
        if let former { moveLayout(from: former) }
    }

    /// Moves the subtree's layout into the engine of the new superview. Each view that a list places has a separate
    /// engine, so that exchanging cells never lays out the list's ancestors.
    func didEnterLayout(from former: LayoutEngine?) {
        guard let constraintState else { return }
        if !constraintState.translatesMask, constraintState.isPlacedByList != isPlacedByList {
            constraintState.isPlacedByList.toggle()
            // The list determines the size now, or no longer.
            constraintState.engine?.reset()
            if isLayoutRoot, let former {
                moveLayout(from: former)
                former.removeItems(in: self)
            }
        }
        guard !isLayoutRoot else { return }
        storedSuperview?.ownConstraintState.hasConstrainedSubviews = true
        moveLayout(from: former ?? constraintState.engine)
    }
}
