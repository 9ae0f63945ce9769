import LayerKit
import Reporting

extension UIView {
    /// Implements `translatesAutoresizingMaskIntoConstraints`.
    func layOutByFrame(_ isByFrame: Bool) {
        guard isByFrame != (constraintState?.translatesMask ?? true) else { return }
        // Recycled cells are in no list, but return to theirs.
        let isInList = storedSuperview == nil ? constraintState?.isPlacedByList == true : isPlacedByList
        ownConstraintState.isPlacedByList = isInList
        if isInList {
            ownConstraintState.translatesMask = isByFrame
            return
        }
        let outer = storedSuperview?.layoutRoot.constraintState?.engine
        if isByFrame {
            ownConstraintState.translatesMask = true
            moveLayout(from: outer)
            if outer?.knows(self) == true { outer?.reset() }
        } else {
            let own = constraintState?.engine
            ownConstraintState.translatesMask = false
            storedSuperview?.ownConstraintState.hasConstrainedSubviews = true
            setNeedsUpdateConstraints()
            if outer?.knows(self) == true { outer?.reset() }
            if storedSuperview != nil { moveLayout(from: own) } else { own?.reset() }
        }
    }

    /// The active constraints that the view stores: constraints whose items have this view as their nearest common
    /// ancestor, and constraints added with `addConstraint`.
    public var constraints: [NSLayoutConstraint] { constraintState?.constraints.all ?? [] }

    /// Activates `constraint` and stores it in this view. A constraint is rejected with a warning if one of its items
    /// isn't in this view or has been deallocated, or if its attributes can't be related. No effect if `constraint` is
    /// already active.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive else { return }
        let views = constraint.items.compactMap(\.layoutView)
        let isOutside = views.contains { !$0.isDescendant(of: self) }
        let isCompatible = constraint.firstAttribute.isCompatible(
            constraint.second == nil ? .notAnAttribute : constraint.secondAttribute)
        guard !isOutside, isCompatible, !constraint.hasLostItem else {
            return Diagnostics.report(
                "UIView: the constraint \(constraint) was not added: its items are not in the view, or can't be related"
            )
        }
        constraint.activate(in: self)
    }

    /// Adds each of `constraints`; see `addConstraint`.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates `constraint` if this view stores it; otherwise no effect.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Deactivates those of `constraints` that this view stores.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The guides that were added with `addLayoutGuide`, as well as `readableContentGuide` and `keyboardLayoutGuide`
    /// once they have been accessed.
    public var layoutGuides: [UILayoutGuide] { constraintState?.guides.all ?? [] }

    /// Adds a guide, removing it from its previous view. No effect for guides such as `layoutMarginsGuide`, which
    /// belong to one view permanently.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView !== self, guide.source == .constraints else { return }
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        ownConstraintState.guides.append(guide)
    }

    /// Removes a guide, and deactivates the constraints that refer to it.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self else { return }
        for constraint in guide.references.all { constraint.deactivate() }
        layoutRoot.constraintState?.engine?.removeItem(of: guide)
        constraintState?.guides.remove(guide)
        guide.owningView = nil
    }

    /// Implements `setNeedsUpdateConstraints`.
    func markConstraintsOutdated() {
        ownConstraintState.needsUpdateConstraints = true
        layoutRoot.constraintState?.engine?.updateLater(self)
        setNeedsLayout()
    }

    /// Returns `true` if `updateConstraints` will be called before the next layout.
    public func needsUpdateConstraints() -> Bool { constraintState?.needsUpdateConstraints ?? false }

    /// Implements `updateConstraintsIfNeeded`: calls `updateConstraints` if an update is needed. For the root view of a
    /// view controller, calls the controller's `updateViewConstraints` instead, which in turn calls the view's
    /// `updateConstraints`.
    func bringConstraintsUpToDate() {
        guard needsUpdateConstraints() else { return }
        constraintState?.needsUpdateConstraints = false
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }

    // MARK: Internal

    /// The Auto Layout state of the view, created on first use.
    var ownConstraintState: ConstraintState {
        if let constraintState { return constraintState }
        let state = ConstraintState()
        constraintState = state
        return state
    }

    /// Returns the nearest common ancestor of both views, which may be one of them.
    func commonSuperview(with other: UIView) -> UIView? {
        var next: UIView? = self
        while let view = next {
            if other.isDescendant(of: view) { return view }
            next = view.storedSuperview
        }
        return nil
    }
}
