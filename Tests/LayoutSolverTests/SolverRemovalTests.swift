import Testing

@testable import LayoutSolver

@Suite("Removal of constraints and variables from a LinearSolver")
struct SolverRemovalTests {
    /// A column of `count` parts, each with a preferred height of 10.
    private struct Column {
        let solver = LinearSolver()
        var parts: [(top: SolverVariable, height: SolverVariable, constraints: [SolverConstraintID])] = []

        init(_ count: Int) {
            for _ in 0..<count {
                let (top, height) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
                var place = LinearExpression(top)
                if let last = parts.last {
                    place.add(last.top, times: -1)
                    place.add(last.height, times: -1)
                }
                let constraints = [
                    solver.add(SolverConstraint(place, .equal)),
                    solver.add(SolverConstraint(LinearExpression(height, plus: -10), .equal, priority: 250)),
                ]
                parts.append((top, height, constraints))
            }
        }
    }

    @Test("Removing constraints one by one triggers no solving")
    func all() {
        var column = Column(50)
        _ = column.solver.solve()
        #expect(column.solver.value(of: column.parts[49].top) == 490)
        let before = column.solver.pivotCount
        for part in column.parts {
            for constraint in part.constraints { column.solver.remove(constraint) }
            column.solver.remove(part.top)
            column.solver.remove(part.height)
        }
        column.parts = []
        #expect(column.solver.pivotCount == before && column.solver.needsSolve)
        #expect(column.solver.solve() == [])
        #expect(column.solver.pivotCount == before && !column.solver.needsSolve)
        #expect(column.solver.constraintCount == 0 && column.solver.checkInvariants() == [])
    }

    @Test("After constraints and variables are removed, the remaining and new ones are solved")
    func last() {
        let column = Column(6)
        _ = column.solver.solve()
        for part in column.parts[3...] {
            for constraint in part.constraints { column.solver.remove(constraint) }
            column.solver.remove(part.top)
            column.solver.remove(part.height)
        }
        let new = column.solver.makeVariable()
        var expression = LinearExpression(new, plus: -5)
        expression.add(column.parts[2].top, times: -1)
        _ = column.solver.add(SolverConstraint(expression, .equal))
        #expect(column.solver.solve() == [] && column.solver.checkInvariants() == [])
        #expect(column.parts[..<3].map { column.solver.value(of: $0.top) } == [0, 10, 20])
        #expect(column.solver.value(of: new) == 25)
    }
}
