import Foundation
import LayerKit
import LayoutSolver

/// An engine that solves the constraints inside a layout root. Nested layout roots have separate engines, so that each
/// list cell, for example, is solved separately.
@MainActor
final class LayoutEngine {
    /// The target size, with its priorities, of an engine that is only used for measuring.
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
    private(set) var items = OrderedObjects<LayoutUnknowns>()
    var isRightToLeft = false
    /// Pixels per point on the root's screen.
    var pixelScale = 1.0

    var registered: [ObjectIdentifier: Registration] = [:]
    var constraintOfID: [SolverConstraintID: NSLayoutConstraint] = [:]
    var baselineConstraints: [NSLayoutConstraint] = []
    var pending = WeakQueue<NSLayoutConstraint>()
    var changedContent = WeakQueue<UIView>()
    var movedViews = WeakQueue<UIView>()
    var viewsToUpdate = WeakQueue<UIView>()
    var rootPins: [SolverConstraintID] = []
    var rootSize: CGSize?
    /// The conflicts that are too small to be reported.
    var toleratedConflicts: [SolverConflict] = []
    var isSolving = false
    var needsSolve = true

    struct Registration {
        let constraint: NSLayoutConstraint
        /// The constraint's identifier in the solver; `nil` if the constraint isn't in the solver.
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

    /// Marks the current solution as outdated. Unless the engine is only used for measuring, also requests layout of
    /// the root, which solves again.
    func setNeedsSolve() {
        needsSolve = true
        if target == nil { root?.setNeedsLayout() }
    }

    func add(_ constraint: NSLayoutConstraint) {
        if target == nil { constraint.engine = self }
        pending.append(constraint)
        setNeedsSolve()
    }

    /// Schedules an update of a constraint after a change to its constant or priority, or to anything else that affects
    /// its expression, such as margins or the layout direction.
    func refresh(_ constraint: NSLayoutConstraint) {
        pending.append(constraint)
        setNeedsSolve()
    }

    /// Updates a constraint immediately if it is registered. Used while solving is in progress.
    func refreshDuringSolve(_ constraint: NSLayoutConstraint) {
        if registered[ObjectIdentifier(constraint)] != nil { apply(constraint) }
    }

    /// Schedules an update of all constraints in this engine that refer to `view` or to one of its guides.
    func refreshConstraints(of view: UIView) {
        let references = view.constraintState?.referencesIncludingGuides ?? []
        for constraint in inOrder(references.compactMap { registered[ObjectIdentifier($0)] }) { refresh(constraint) }
    }

    func remove(_ constraint: NSLayoutConstraint) {
        pending.remove(constraint)
        guard let registration = registered.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        if constraint.refersToBaseline { baselineConstraints.removeAll { $0 === constraint } }
        if let id = registration.id {
            constraintOfID[id] = nil
            solver.remove(id)
        }
        setNeedsSolve()
    }

    /// Schedules an update of the constraints that size `view` to its content.
    func contentDidChange(of view: UIView) {
        changedContent.append(view)
        setNeedsSolve()
    }

    /// Schedules an update of the solver constraints, if any, that pin `view` to its frame.
    func frameDidChange(of view: UIView) {
        movedViews.append(view)
        setNeedsSolve()
    }

    /// Schedules a call to `updateConstraintsIfNeeded()` of `view` before the next solve.
    func updateLater(_ view: UIView) {
        viewsToUpdate.append(view)
        setNeedsSolve()
    }

    func knows(_ item: any LayoutItem) -> Bool { unknowns[ObjectIdentifier(item)] != nil }

    /// Replaces the solver with an empty one, and schedules all constraints and views to be added to it.
    func reset() {
        let (constraints, views) = (constraintsByAge, items.all.compactMap { $0.isGuide ? nil : $0.view })
        solver = LinearSolver()
        unknowns = [:]
        items = OrderedObjects()
        registered = [:]
        constraintOfID = [:]
        baselineConstraints = []
        rootPins = []
        toleratedConflicts = []
        rootGeometry = ItemGeometry()
        pinRoot()
        let late = pending.takeAll()
        pending.append(contentsOf: constraints + late)
        changedContent.append(contentsOf: views)
        setNeedsSolve()
    }

    /// Removes the items of `view` and its subtree from the solver. No constraint in this engine may still refer to
    /// them. If `exceptItself` is `true`, the item of `view` itself is kept.
    func removeItems(in view: UIView, exceptItself: Bool = false) {
        for owner in view.constrainedSubtree {
            guard let state = owner.constraintState else { continue }
            for guide in state.guides.all { removeItem(of: guide) }
            if let guide = state.scrolledContentGuide { removeItem(of: guide) }
            if owner !== view || !exceptItself { removeItem(of: owner) }
        }
    }

    /// Removes the item of `owner`, a view or guide, from the solver, if there is one.
    func removeItem(of owner: any LayoutItem) {
        guard let item = unknowns.removeValue(forKey: ObjectIdentifier(owner)) else { return }
        remove(item)
    }

    func remove(_ item: LayoutUnknowns) {
        items.remove(item)
        for constraint in item.content.values { solver.remove(constraint.id) }
        for pin in item.pins { solver.remove(pin) }
        if let minimum = item.minimumHeight { solver.remove(minimum.id) }
        for variable in item.variables { solver.remove(variable) }
        setNeedsSolve()
    }

    func keep(_ item: LayoutUnknowns, for key: any LayoutItem) {
        unknowns[ObjectIdentifier(key)] = item
        items.append(item)
    }
}
