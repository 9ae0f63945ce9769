import Foundation
import LayerKit

/// Solves the constraints inside one view: from a view that is laid out by frame down to the next such views, which have
/// engines of their own. So a cell of a list is solved by itself, and what has no constraints costs nothing.
@MainActor
final class LayoutEngine {
    /// A size to fit, for an engine that measures and places nothing.
    struct Target {
        let size: CGSize
        let horizontal: UILayoutPriority
        let vertical: UILayoutPriority
    }

    private(set) weak var root: UIView?
    private let target: Target?
    var solver = LinearSolver()
    private(set) var rootGeometry = ItemGeometry()
    private(set) var unknowns: [ObjectIdentifier: LayoutUnknowns] = [:]
    /// In the order of coming.
    private(set) var order: [LayoutUnknowns] = []
    private(set) var isRightToLeft = false
    /// Pixels that make a point on the root's screen.
    private(set) var pixelScale = 1.0

    private var registered: [ObjectIdentifier: Registration] = [:]
    private var constraintOfID: [SolverConstraintID: NSLayoutConstraint] = [:]
    private var baselineConstraints: [NSLayoutConstraint] = []
    private var pending = WaitingList<NSLayoutConstraint>()
    private var changedContent = WaitingList<UIView>()
    private var movedViews = WaitingList<UIView>()
    private var viewsToUpdate = WaitingList<UIView>()
    private var rootPins: [SolverConstraintID] = []
    private var rootSize: CGSize?
    private(set) var isSolving = false
    private(set) var needsSolve = true

    private struct Registration {
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
            for wish in item.content.values { solver.remove(wish.id) }
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

    // MARK: Solving

    /// Takes in what changed, goes on from the last solution, and asks the views around those that moved for a layout;
    /// not `present`, which is being laid out.
    func solveIfNeeded(layingOut present: UIView? = nil) {
        guard let root, !isSolving else { return }
        let traits = root.traitCollection
        let direction = traits.layoutDirection == .rightToLeft
        pixelScale = max(1, traits.displayScale)
        let isTurned = direction != isRightToLeft
        guard needsSolve || isTurned || target == nil && rootSize != root.bounds.size else { return }
        isSolving = true
        defer { isSolving = false }
        isRightToLeft = direction
        if isTurned { pending.append(contentsOf: constraintsByAge) }
        needsSolve = false
        updateConstraints()
        updateRootSize(of: root)
        takeChanges()
        report(solver.solve(), in: root)
        letContentFlow(in: root)
        if target == nil { askForLayouts(except: present) }
    }

    /// The size of the root that the constraints give.
    var solvedRootSize: CGSize {
        CGSize(width: value(of: rootGeometry.width), height: value(of: rootGeometry.height))
    }

    func value(of coordinate: Coordinate) -> Double {
        coordinate.constant + (coordinate.variable.map { solver.value(of: $0) } ?? 0)
    }

    private var constraintsByAge: [NSLayoutConstraint] {
        registered.values.sorted { ($0.id?.number ?? .max) < ($1.id?.number ?? .max) }.map(\.constraint)
    }

    private func updateConstraints() {
        for view in viewsToUpdate.takeAll() { view.updateConstraintsIfNeeded() }
    }

    private func takeChanges() {
        for view in movedViews.takeAll() { updatePins(of: view) }
        for view in changedContent.takeAll() where target != nil || view.layoutRoot === root { updateContent(of: view) }
        for constraint in pending.takeAll() where target != nil || constraint.engine === self { take(constraint) }
    }

    private func take(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        let old = registered[key]
        let isLeftOut = constraint.hasLostItem || isReplacedByStandIn(constraint)
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
        if old == nil, constraint.namesBaseline { baselineConstraints.append(constraint) }
        registered[key] = Registration(
            constraint: constraint, id: id, expression: expression, priority: constraint.priority)
    }

    private func isReplacedByStandIn(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.isOwnHeight && constraint.first?.layoutView?.layoutState?.standInMinimumHeight != nil
            && constraint.first is UIView
    }

    /// Gives text in lines the height that it needs in the width that it got, and solves again while that changes widths.
    private func letContentFlow(in root: UIView) {
        for _ in 0..<3 {
            var isChanged = false
            for item in order {
                guard let view = item.flowing, view.isFlowing, let wish = item.content[.vertical] else { continue }
                let width = roundedEdges(item.geometry.minX, item.geometry.width).length
                let height = view.contentHeight(forWidth: width)
                guard solver.constraint(wish.id)?.expression.constant != -height else { continue }
                solver.setConstant(-height, of: wish.id)
                for constraint in baselineConstraints(of: view) { take(constraint) }
                isChanged = true
            }
            guard isChanged else { return }
            report(solver.solve(), in: root)
        }
    }

    /// The constraints that depend on where the text in `view` has its baselines.
    func baselineConstraints(of view: UIView) -> [NSLayoutConstraint] {
        guard !baselineConstraints.isEmpty, view is any BaselineContent else { return [] }
        return baselineConstraints.filter { constraint in
            [constraint.first, constraint.second].contains { item in
                (item as? UIView).map { view.isDescendant(of: $0) } ?? false
            }
        }
    }

    private func askForLayouts(except present: UIView?) {
        if let root, isRootFree {
            let size = solvedRootSize
            if root.bounds.size != size { root.bounds.size = size }
        }
        for item in order {
            guard let view = item.view else { continue }
            if item.isGuide {
                if let scroll = view as? UIScrollView, let size = contentSize(of: scroll), scroll.contentSize != size,
                    scroll !== present
                {
                    scroll.setNeedsLayout()
                }
            } else if item.isPlaced, let superview = view.superview, superview !== present,
                let frame = frame(of: view), frame != view.placedFrame
            {
                superview.setNeedsLayout()
            }
        }
    }

    // MARK: The root

    /// The root's place is known; its size is a constant that changes.
    private func pinRoot() {
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

    /// Whether the root is as large as its constraints say: nobody gives it a frame.
    var isRootFree: Bool {
        target != nil || root?.superview == nil && root?.layoutState?.isLaidOutByFrame == false
    }

    private func updateRootSize(of root: UIView) {
        guard target == nil, rootSize != root.bounds.size else { return }
        rootSize = root.bounds.size
        for (pin, length) in zip(rootPins, [root.bounds.width, root.bounds.height]) {
            solver.setConstant(-Self.bounded(length), of: pin)
        }
    }

    /// `length` without what solving cannot bear.
    static func bounded(_ length: CGFloat) -> Double {
        length.isFinite ? min(max(length, -10_000_000), 10_000_000) : (length > 0 ? 10_000_000 : 0)
    }

    // MARK: Messages

    private func report(_ conflicts: [SolverConflict], in root: UIView) {
        // Before a view got its size nothing fits, and that says nothing.
        guard target != nil || root.bounds.width > 0 && root.bounds.height > 0 else { return }
        for conflict in conflicts {
            let names = conflict.members.map(name).joined(separator: "; ")
            Diagnostics.report(
                "Auto Layout: these required constraints cannot all hold: \(names). "
                    + "Left out: \(name(of: conflict.broken)); lower the priority of one, or remove it")
        }
    }

    private func name(of id: SolverConstraintID) -> String {
        if let constraint = constraintOfID[id] { return "\(constraint)" }
        if rootPins.contains(id), let root { return "the size of \(type(of: root))" }
        for item in order {
            guard let view = item.view else { continue }
            if item.pins.contains(id) { return "the frame \(view.frame) of \(type(of: view))" }
            if item.minimumHeight?.id == id { return "the height of the stand-in of \(type(of: view))" }
            if item.content.values.contains(where: { $0.id == id }) { return "the content of \(type(of: view))" }
        }
        return "a constraint that is gone"
    }
}
