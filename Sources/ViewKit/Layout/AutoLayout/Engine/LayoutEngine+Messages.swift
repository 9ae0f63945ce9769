import LayerKit
import LayoutSolver
import Reporting

extension LayoutEngine {
    func report(_ conflicts: [SolverConflict], in root: UIView) {
        // Conflicts that occur before the root has a size are meaningless.
        guard target != nil || root.bounds.width > 0 && root.bounds.height > 0 else { return }
        for conflict in conflicts {
            let names = conflict.members.map(name).joined(separator: "; ")
            Diagnostics.report(
                "Auto Layout: unsatisfiable required constraints: \(names). "
                    + "Ignored: \(name(of: conflict.broken)); lower the priority of one, or remove it")
        }
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
