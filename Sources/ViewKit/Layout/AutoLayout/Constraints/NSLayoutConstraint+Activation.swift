import LayerKit
import Reporting

extension NSLayoutConstraint {
    func activate() {
        guard let first, let view = first.layoutView, !hasLostItem else {
            return reject("its first item is not a view or a guide of a view, or was deallocated")
        }
        guard firstAttribute.isCompatible(second == nil ? .notAnAttribute : secondAttribute) else {
            return reject("\(firstAttribute) and \(secondAttribute) cannot be compared")
        }
        var common = view
        for item in items where item !== first {
            guard let other = item.layoutView, let ancestor = common.commonSuperview(with: other) else {
                return reject("its items have no common ancestor; add both to the view tree before activating it")
            }
            common = ancestor
        }
        activate(in: common)
    }

    /// Activates the constraint and stores it in `view`, a common ancestor of the items.
    func activate(in view: UIView) {
        holder = view
        view.ownConstraintState.constraints.append(self)
        for item in items {
            guard let inner = item.layoutView else { continue }
            if let guide = item as? UILayoutGuide {
                guide.references.append(self)
            } else {
                inner.ownConstraintState.references.append(self)
            }
            crossedViews += inner.viewsLaidOutByFrame(upTo: view, with: item).map(WeakView.init)
        }
        for crossed in crossedViews { crossed.view?.join() }
        view.layoutRoot.makeLayoutEngine().add(self)
    }

    func deactivate() {
        engine?.remove(self)
        engine = nil
        holder?.constraintState?.constraints.remove(self)
        holder = nil
        for item in items {
            (item as? UILayoutGuide)?.references.remove(self)
            (item as? UIView)?.constraintState?.references.remove(self)
        }
        for crossed in crossedViews { crossed.view?.leaveOuterLayout() }
        crossedViews = []
    }

    private func reject(_ reason: String) {
        Diagnostics.report("NSLayoutConstraint: \(self) not activated: \(reason)")
    }
}

/// A weak reference to a view.
struct WeakView {
    weak var view: UIView?
}
