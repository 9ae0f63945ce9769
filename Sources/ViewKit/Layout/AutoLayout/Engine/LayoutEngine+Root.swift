import Foundation
import LayoutSolver

extension LayoutEngine {
    /// Constrains the size of the root, whose origin is (0, 0), to the target size or, without a target, to its current
    /// size. Unless the root's size is free, the constraints are required.
    func pinRoot() {
        guard let root else { return }
        let (width, height) = (solver.makeVariable(isNonNegative: true), solver.makeVariable(isNonNegative: true))
        rootGeometry.width.variable = width
        rootGeometry.height.variable = height
        let size = target?.size ?? root.bounds.size
        rootSize = size
        let horizontal = target?.horizontal ?? (isRootFree ? UILayoutPriority(1) : .required)
        let vertical = target?.vertical ?? (isRootFree ? UILayoutPriority(1) : .required)
        rootPins = [(width, size.width, horizontal), (height, size.height, vertical)].map {
            variable, length, priority in
            solver.add(
                SolverConstraint(
                    LinearExpression(variable, plus: -Self.bounded(length)), .equal, priority: priority.weight,
                    isProtected: true))
        }
        if isRootFree { changedContent.append(root) }
    }

    /// `true` if constraints determine the root's size because the engine is only used for measuring or because nothing
    /// else sets the root's frame.
    var isRootFree: Bool {
        target != nil || root?.storedSuperview == nil && root?.constraintState?.isLaidOutByFrame == false
    }

    func updateRootSize(of root: UIView) {
        guard target == nil, rootSize != root.bounds.size else { return }
        rootSize = root.bounds.size
        for (pin, length) in zip(rootPins, [root.bounds.width, root.bounds.height]) {
            solver.setConstant(-Self.bounded(length), of: pin)
        }
    }

    /// Returns `length` clamped to the solver's range; NaN and negative infinity become 0.
    static func bounded(_ length: CGFloat) -> Double {
        length.isFinite ? min(max(length, -10_000_000), 10_000_000) : (length > 0 ? 10_000_000 : 0)
    }
}
