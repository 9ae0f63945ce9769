import LayerKit
import Reporting

extension UIView {
    /// See `translatesAutoresizingMaskIntoConstraints`.
    func layOutByFrame(_ isByFrame: Bool) {
        guard isByFrame != (constraintState?.isLaidOutByFrame ?? true) else { return }
        let outer = superview?.layoutRoot.constraintState?.engine
        if isByFrame {
            ownConstraintState.isLaidOutByFrame = true
            moveLayout(from: outer)
            if outer?.knows(self) == true { outer?.reset() }
        } else {
            let own = constraintState?.engine
            ownConstraintState.isLaidOutByFrame = false
            superview?.ownConstraintState.hasConstrainedSubviews = true
            setNeedsUpdateConstraints()
            if outer?.knows(self) == true { outer?.reset() }
            if superview != nil { moveLayout(from: own) } else { own?.reset() }
        }
    }

    /// The constraints that the view holds: active ones whose items have it as their nearest common view.
    public var constraints: [NSLayoutConstraint] { constraintState?.constraints ?? [] }

    /// Makes `constraint` active and holds it. One whose items are not in this view is refused with a message.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive else { return }
        let views = [constraint.first, constraint.second].compactMap { $0?.layoutView }
        let isOutside = views.contains { !$0.isDescendant(of: self) }
        let isMeeting = constraint.firstAttribute.canMeet(
            constraint.second == nil ? .notAnAttribute : constraint.secondAttribute)
        guard !isOutside, isMeeting, !constraint.hasLostItem else {
            return Diagnostics.report(
                "UIView: the constraint \(constraint) was not added: its items are not in the view, or do not compare")
        }
        constraint.activate(in: self)
    }

    /// Makes `constraints` active and holds them.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Makes `constraint` inactive; one that the view does not hold is left alone.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Makes `constraints` inactive; those that the view does not hold are left alone.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

    /// Adds a guide, out of the view that it was in.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView !== self, guide.source == .constraints else { return }
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        ownConstraintState.guides.append(guide)
    }

    /// Takes a guide away, with the constraints that name it.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self else { return }
        dropConstraints { $0.first === guide || $0.second === guide }
        constraintState?.guides.removeAll { $0 === guide }
        guide.owningView = nil
    }

    /// See `setNeedsUpdateConstraints`.
    func markConstraintsOutdated() {
        ownConstraintState.needsUpdateConstraints = true
        layoutRoot.constraintState?.engine?.updateLater(self)
        setNeedsLayout()
    }

    /// Whether `updateConstraints` will be called before the next layout.
    public var needsUpdateConstraints: Bool { constraintState?.needsUpdateConstraints ?? false }

    /// See `updateConstraintsIfNeeded`. A controller is asked in place of its view, which it asks in turn.
    func bringConstraintsUpToDate() {
        guard needsUpdateConstraints else { return }
        constraintState?.needsUpdateConstraints = false
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }

    // MARK: Internal

    /// What the view keeps for layouts by constraints, made where there is nothing yet.
    var ownConstraintState: ConstraintState {
        if let constraintState { return constraintState }
        let made = ConstraintState()
        constraintState = made
        return made
    }

    /// The nearest view that both are in, or are.
    func commonSuperview(with other: UIView) -> UIView? {
        var next: UIView? = self
        while let view = next {
            if other.isDescendant(of: view) { return view }
            next = view.superview
        }
        return nil
    }

    /// Makes the constraints inactive that this view or one around it holds and that `isLeaving` names.
    func dropConstraints(where isLeaving: (NSLayoutConstraint) -> Bool) {
        var next: UIView? = self
        while let view = next {
            for constraint in view.constraints where isLeaving(constraint) { constraint.isActive = false }
            next = view.superview
        }
    }
}
