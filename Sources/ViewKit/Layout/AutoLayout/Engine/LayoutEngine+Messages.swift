import LayerKit
import LayoutSolver
import Reporting

extension LayoutEngine {
    /// The largest deviation of an ignored constraint that isn't reported, in points. Interface files often contain
    /// constraints that fit on iOS, but contradict each other here by a hairline: there, the content view of a cell is
    /// lower than its row by the height of the separator.
    private static let conflictTolerance = 0.5 + 1e-6

    /// Reports each new conflict, unless it is too small to be seen. A small conflict is reported when it grows.
    func report(_ conflicts: [SolverConflict], in root: UIView) {
        // Conflicts that occur before the root has a size are meaningless.
        guard target != nil || root.bounds.width > 0 && root.bounds.height > 0 else { return }
        guard !conflicts.isEmpty || !toleratedConflicts.isEmpty else { return }
        let open = toleratedConflicts.filter { solver.isBroken($0.broken) } + conflicts
        toleratedConflicts = open.filter { deviation(of: $0.broken) <= Self.conflictTolerance }
        for conflict in open where !toleratedConflicts.contains(conflict) {
            let names = conflict.members.map(name).joined(separator: "; ")
            Diagnostics.report(
                "Auto Layout: unsatisfiable required constraints: \(names). "
                    + "Ignored: \(name(of: conflict.broken)); lower the priority of one, or remove it")
        }
    }

    /// Returns by how many points the current solution violates a constraint.
    private func deviation(of id: SolverConstraintID) -> Double {
        guard let constraint = solver.constraint(id) else { return 0 }
        let value = solver.value(of: constraint.expression)
        return (value < 0 ? constraint.below : constraint.above) == .free ? 0 : abs(value)
    }

    private func name(of id: SolverConstraintID) -> String {
        if let constraint = constraintOfID[id] { return "\(constraint)" }
        if rootPins.contains(id), let root { return "the size of \(type(of: root))" }
        for item in items.all {
            guard let view = item.view else { continue }
            if item.pins.contains(id) { return "the frame \(view.frame) of \(type(of: view))" }
            if item.minimumHeight?.id == id { return "the height of the content overlay of \(type(of: view))" }
            if item.content.values.contains(where: { $0.id == id }) { return "the content of \(type(of: view))" }
        }
        return "a deallocated constraint"
    }
}
