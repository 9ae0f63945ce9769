import Testing

@testable import LayoutSolver

@Suite("Growth of a LinearSolver with long chains")
struct SolverGrowthTests {
    nonisolated enum Chain: CaseIterable, Sendable {
        /// Parts with individual or equal sizes.
        case individual, equal
        /// A label inside each part that determines the part's size.
        case nested
        /// Parts linked only by optional equations, as with hidden views.
        case optional
    }

    /// The number of cells in the tableau and the number of row changes.
    private struct Work {
        let cells: Int
        let changes: Int

        init(_ solver: LinearSolver) {
            cells = solver.tableau.rows.reduce(0) { $0 + $1.cells.count }
            changes = solver.changeCount
        }
    }

    /// Returns the work of solving a column of `count` parts, and of solving it again after changing a part.
    private func work(_ count: Int, _ chain: Chain) -> Work {
        let column = ChainColumn(count, chain)
        let solver = column.solver
        #expect(solver.solve() == [] && solver.checkInvariants() == [])
        let heights = (0..<count).map { chain == .equal ? 10 : Double(10 + $0 % 3) }
        #expect(column.parts.map { solver.value(of: $0.height) } == heights)
        #expect(solver.value(of: column.parts[count - 1].top) == heights.dropLast().reduce(0, +))
        solver.setConstant(-5, of: column.parts[count / 2].link)
        #expect(solver.solve() == [] && solver.checkInvariants() == [])
        #expect(solver.value(of: column.parts[count - 1].top) == heights.dropLast().reduce(0, +) + 5)
        return Work(solver)
    }

    @Test("The tableau grows linearly with the length of a chain", arguments: Chain.allCases)
    func chain(_ chain: Chain) {
        let (few, many) = (work(50, chain), work(200, chain))
        #expect(many.cells <= 4 * few.cells + 30, "\(many.cells) cells for 200 parts, \(few.cells) for 50")
        // Each preference for one of many equal sizes changes the rows of all of them.
        let factor = chain == .equal ? 17 : 4
        #expect(
            many.changes <= factor * few.changes + 10, "\(many.changes) changes for 200 parts, \(few.changes) for 50")
    }

    /// A column of parts, each below the previous one.
    private struct ChainColumn {
        let solver = LinearSolver()
        private(set) var parts: [(top: SolverVariable, height: SolverVariable, link: SolverConstraintID)] = []

        init(_ count: Int, _ chain: Chain) {
            for index in 0..<count {
                let (top, height) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
                var place = LinearExpression(top)
                if let last = parts.last {
                    place.add(last.top, times: -1)
                    place.add(last.height, times: -1)
                }
                let link = solver.add(
                    SolverConstraint(place, .equal, priority: chain == .optional ? 2 : 1000))
                if chain == .equal, let first = parts.first {
                    var difference = LinearExpression(height)
                    difference.add(first.height, times: -1)
                    _ = solver.add(SolverConstraint(difference, .equal))
                }
                let inner = chain == .nested ? addLabel(top, height) : height
                let wanted = chain == .equal ? 10 : Double(10 + index % 3)
                let padding: Double = chain == .nested ? 8 : 0
                _ = solver.add(
                    SolverConstraint(LinearExpression(inner, plus: padding - wanted), .equal, priority: 250))
                parts.append((top, height, link))
            }
            guard chain != .optional, let last = parts.last else { return }
            var total = LinearExpression(solver.makeVariable(isNonNegative: true))
            total.add(last.top, times: -1)
            total.add(last.height, times: -1)
            _ = solver.add(SolverConstraint(total, .equal))
        }

        /// Adds a label inset by 4 points inside a part and returns its height.
        private func addLabel(_ top: SolverVariable, _ height: SolverVariable) -> SolverVariable {
            let (labelTop, labelHeight) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
            var start = LinearExpression(labelTop, plus: -4)
            start.add(top, times: -1)
            var end = LinearExpression(labelTop, plus: 4)
            end.add(labelHeight)
            end.add(top, times: -1)
            end.add(height, times: -1)
            _ = solver.add(SolverConstraint(start, .equal))
            _ = solver.add(SolverConstraint(end, .equal))
            return labelHeight
        }
    }
}
