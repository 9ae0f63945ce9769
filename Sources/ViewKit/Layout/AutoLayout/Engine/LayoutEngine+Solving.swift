import Foundation
import LayerKit
import LayoutSolver

extension LayoutEngine {
    /// Applies pending changes and solves again incrementally. Unless the engine is only used for measuring, also
    /// requests layout of the superviews of moved views and of scroll views whose content size has changed, except for
    /// `current`, the view that is being laid out. No effect if nothing has changed.
    func solveIfNeeded(layingOut current: UIView? = nil) {
        guard let root, !isSolving else { return }
        let traits = root.traitCollection
        let isMirrored = traits.layoutDirection == .rightToLeft
        pixelScale = max(1, traits.displayScale)
        let isDirectionChanged = isMirrored != isRightToLeft
        guard needsSolve || isDirectionChanged || target == nil && rootSize != root.bounds.size else { return }
        isSolving = true
        defer { isSolving = false }
        isRightToLeft = isMirrored
        if isDirectionChanged { pending.append(contentsOf: constraintsByAge) }
        needsSolve = false
        updateConstraints()
        updateRootSize(of: root)
        applyChanges()
        report(solver.solve(), in: root)
        reflowContent(in: root)
        if target == nil { requestLayouts(except: current) }
    }

    /// The size that constraints give the root.
    var solvedRootSize: CGSize {
        CGSize(width: value(of: rootGeometry.width), height: value(of: rootGeometry.height))
    }

    func value(of coordinate: Coordinate) -> Double {
        coordinate.constant + (coordinate.variable.map { solver.value(of: $0) } ?? 0)
    }

    var constraintsByAge: [NSLayoutConstraint] {
        inOrder(Array(registered.values))
    }

    /// Returns the constraints of `registrations`, oldest first.
    func inOrder(_ registrations: [Registration]) -> [NSLayoutConstraint] {
        registrations.sorted { left, right in
            guard let first = left.id else { return false }
            return right.id.map { first < $0 } ?? true
        }
        .map(\.constraint)
    }

    private func updateConstraints() {
        for view in viewsToUpdate.takeAll() { view.updateConstraintsIfNeeded() }
    }

    private func applyChanges() {
        for view in movedViews.takeAll() { updatePins(of: view) }
        for view in changedContent.takeAll() where target != nil || view.layoutRoot === root { updateContent(of: view) }
        for constraint in pending.takeAll() where target != nil || constraint.engine === self { apply(constraint) }
    }

    func apply(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        let old = registered[key]
        let isLeftOut = constraint.hasLostItem
        let expression = isLeftOut ? LinearExpression() : expression(for: constraint)
        if let old, let id = old.id, !isLeftOut, old.priority == constraint.priority,
            old.expression.hasSameTerms(as: expression)
        {
            return solver.setConstant(expression.constant, of: id)
        }
        if let id = old?.id {
            constraintOfID[id] = nil
            solver.remove(id)
        }
        var id: SolverConstraintID?
        if !isLeftOut {
            let added = solver.add(
                SolverConstraint(
                    expression, constraint.relation.solverRelation, priority: constraint.priority.weight))
            constraintOfID[added] = constraint
            id = added
        }
        if old == nil, constraint.refersToBaseline { baselineConstraints.append(constraint) }
        registered[key] = Registration(
            constraint: constraint, id: id, expression: expression, priority: constraint.priority)
    }

    /// Updates the heights of views with multiline text to match their solved widths, and solves again until the
    /// heights are stable.
    private func reflowContent(in root: UIView) {
        var changed: UIView?
        LayoutFixpoint.reach("the height of the text", blaming: { changed }) {
            changed = nil
            for item in items.all {
                guard let view = item.widthDependent, view.heightDependsOnWidth,
                    let constraint = item.content[.vertical]
                else {
                    continue
                }
                let width = roundedEdges(item.geometry.minX, item.geometry.width).length
                let height = view.contentHeight(forWidth: width)
                guard solver.constraint(constraint.id)?.expression.constant != -height else { continue }
                solver.setConstant(-height, of: constraint.id)
                for constraint in baselineConstraints(of: view) { apply(constraint) }
                changed = view
            }
            if changed != nil { report(solver.solve(), in: root) }
            return changed != nil
        }
    }

    /// Returns the constraints that may depend on the baselines of the text in `view`.
    func baselineConstraints(of view: UIView) -> [NSLayoutConstraint] {
        guard !baselineConstraints.isEmpty, view is any BaselineContent else { return [] }
        return baselineConstraints.filter { constraint in
            constraint.items.contains { item in
                (item as? UIView).map { view.isDescendant(of: $0) } ?? false
            }
        }
    }

    private func requestLayouts(except current: UIView?) {
        if let root, isRootFree {
            let size = solvedRootSize
            if root.bounds.size != size { root.bounds.size = size }
        }
        for item in items.all {
            guard let view = item.view else { continue }
            if item.isGuide {
                if let scroll = view as? UIScrollView, let size = contentSize(of: scroll), scroll.contentSize != size,
                    scroll !== current
                {
                    scroll.setNeedsLayout()
                }
            } else if item.isPlaced, let superview = view.storedSuperview, superview !== current,
                let frame = frame(of: view), frame != view.constrainedFrame
            {
                superview.setNeedsLayout()
            }
        }
    }
}
