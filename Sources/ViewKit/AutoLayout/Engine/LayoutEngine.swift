import Foundation
import LayerKit
import LayoutSolver

/// Solves the constraints inside one view: from a view that is laid out by frame down to the next such views, which
/// have engines of their own. So a cell of a list is solved by itself, and what has no constraints costs nothing.
@MainActor
final class LayoutEngine {
    /// A size to fit, for an engine that measures and places nothing.
    struct Target {
        let size: CGSize
        let horizontal: UILayoutPriority
        let vertical: UILayoutPriority
    }

    private(set) weak var root: UIView?
    let target: Target?
    private(set) var solver = LinearSolver()
    var rootGeometry = ItemGeometry()
    private(set) var unknowns: [ObjectIdentifier: LayoutUnknowns] = [:]
    /// In the order of coming.
    private(set) var order: [LayoutUnknowns] = []
    var isRightToLeft = false
    /// Pixels that make a point on the root's screen.
    var pixelScale = 1.0

    var registered: [ObjectIdentifier: Registration] = [:]
    var constraintOfID: [SolverConstraintID: NSLayoutConstraint] = [:]
    var baselineConstraints: [NSLayoutConstraint] = []
    var pending = WaitingList<NSLayoutConstraint>()
    var changedContent = WaitingList<UIView>()
    var movedViews = WaitingList<UIView>()
    var viewsToUpdate = WaitingList<UIView>()
    var rootPins: [SolverConstraintID] = []
    var rootSize: CGSize?
    var isSolving = false
    var needsSolve = true

    struct Registration {
        let constraint: NSLayoutConstraint
        /// Nil while the constraint is not to be solved.
        let id: SolverConstraintID?
        let expression: LinearExpression
        let priority: UILayoutPriority
    }

    // MARK: Lifecycle

    init(root: UIView, target: Target? = nil) {
        self.root = root
        self.target = target
        pinRoot()
    }

    // MARK: Changes

    /// Says that there is something to solve before the next frame.
    func setNeedsSolve() {
        needsSolve = true
        if target == nil { root?.setNeedsLayout() }
    }

    func add(_ constraint: NSLayoutConstraint) {
        if target == nil { constraint.engine = self }
        pending.append(constraint)
        setNeedsSolve()
    }

    /// Looks at a constraint of this engine again: its constant, its priority or its direction may be another.
    func refresh(_ constraint: NSLayoutConstraint) {
        pending.append(constraint)
        setNeedsSolve()
    }

    /// Looks at a constraint again in the solution that is being made.
    func refreshDuringSolve(_ constraint: NSLayoutConstraint) {
        if registered[ObjectIdentifier(constraint)] != nil { take(constraint) }
    }

    /// Looks again at all constraints that name `view` or a guide in it.
    func refreshConstraints(of view: UIView) {
        for constraint in constraintsByAge
        where constraint.first?.layoutView === view
            || constraint.second?.layoutView === view
        {
            refresh(constraint)
        }
    }

    func remove(_ constraint: NSLayoutConstraint) {
        pending.remove(constraint)
        guard let registration = registered.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        if constraint.namesBaseline { baselineConstraints.removeAll { $0 === constraint } }
        if let id = registration.id {
            constraintOfID[id] = nil
            solver.remove(id)
        }
        setNeedsSolve()
    }

    /// Looks at the content's size of `view` again.
    func contentDidChange(of view: UIView) {
        changedContent.append(view)
        setNeedsSolve()
    }

    /// The frame of a view that constraints name as a constant changed.
    func frameDidChange(of view: UIView) {
        movedViews.append(view)
        setNeedsSolve()
    }

    /// Asks `view` to update its constraints before the next solution.
    func updateLater(_ view: UIView) {
        viewsToUpdate.append(view)
        setNeedsSolve()
    }

    func knows(_ item: any LayoutItem) -> Bool { unknowns[ObjectIdentifier(item)] != nil }

    /// Starts again from the constraints and the views alone.
    func reset() {
        let (constraints, views) = (constraintsByAge, order.compactMap { $0.isGuide ? nil : $0.view })
        solver = LinearSolver()
        unknowns = [:]
        order = []
        registered = [:]
        constraintOfID = [:]
        baselineConstraints = []
        rootPins = []
        rootGeometry = ItemGeometry()
        pinRoot()
        let late = pending.takeAll()
        pending.append(contentsOf: constraints + late)
        changedContent.append(contentsOf: views)
        setNeedsSolve()
    }

    /// Forgets the views and guides in `view`, which no constraint names any more.
    func removeItems(in view: UIView, exceptItself: Bool = false) {
        let leaving = order.filter { item in
            guard let owner = item.view else { return true }
            if exceptItself, owner === view, !item.isGuide { return false }
            return owner.isDescendant(of: view)
        }
        guard !leaving.isEmpty else { return }
        for item in leaving {
            for constraint in item.content.values { solver.remove(constraint.id) }
            for pin in item.pins { solver.remove(pin) }
            if let minimum = item.minimumHeight { solver.remove(minimum.id) }
        }
        for item in leaving {
            for variable in item.variables { solver.remove(variable) }
        }
        let gone = Set(leaving.map(ObjectIdentifier.init))
        order.removeAll { gone.contains(ObjectIdentifier($0)) }
        unknowns = unknowns.filter { !gone.contains(ObjectIdentifier($0.value)) }
        setNeedsSolve()
    }

    func keep(_ item: LayoutUnknowns, for key: any LayoutItem) {
        unknowns[ObjectIdentifier(key)] = item
        order.append(item)
    }
}
