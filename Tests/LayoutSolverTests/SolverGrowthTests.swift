import Testing

@testable import LayoutSolver

@Suite("Growth of a LinearSolver with long chains")
struct SolverGrowthTests {
    nonisolated enum Sizes: CaseIterable, Sendable {
        case own, equal
    }

    /// Returns the number of row changes for a column of `count` parts, whose sizes are individual or all equal.
    private func changes(_ count: Int, _ sizes: Sizes) -> Int {
        let solver = LinearSolver()
        var parts: [(top: SolverVariable, height: SolverVariable)] = []
        for index in 0..<count {
            let (top, height) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
            var place = LinearExpression(top)
            if let last = parts.last {
                place.add(last.top, times: -1)
                place.add(last.height, times: -1)
            }
            _ = solver.add(SolverConstraint(place, .equal))
            if sizes == .equal, let first = parts.first {
                var difference = LinearExpression(height)
                difference.add(first.height, times: -1)
                _ = solver.add(SolverConstraint(difference, .equal))
            }
            let wanted = sizes == .own ? Double(10 + index % 3) : 10
            _ = solver.add(SolverConstraint(LinearExpression(height, plus: -wanted), .equal, priority: 250))
            parts.append((top, height))
        }
        #expect(solver.solve() == [] && solver.checkInvariants() == [])
        let heights = parts.map { solver.value(of: $0.height) }
        #expect(heights == (0..<count).map { sizes == .own ? Double(10 + $0 % 3) : 10 })
        #expect(solver.value(of: parts[count - 1].top) == heights.dropLast().reduce(0, +))
        return solver.changeCount
    }

    @Test("Sizes are solved before the positions that are their sums", arguments: Sizes.allCases)
    func chain(_ sizes: Sizes) {
        let (few, many) = (changes(50, sizes), changes(200, sizes))
        // Quadratic growth is a factor of 16, and occurs with equal sizes; it was more than cubic.
        #expect(many <= (sizes == .own ? 6 : 17) * few + 6, "\(many) changes for 200 parts, \(few) for 50")
    }
}
