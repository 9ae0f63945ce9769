import Testing

@testable import LayoutSolver

@Suite("Long chains in a LinearSolver")
struct SolverGrowthTests {
    nonisolated enum Sizes: CaseIterable, Sendable {
        case own, equal
    }

    /// How many rows are changed for `count` parts, one below the other, whose sizes are their own or all the same.
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

    @Test("Sizes are known before the places that are their sums", arguments: Sizes.allCases)
    func chain(_ sizes: Sizes) {
        let (few, many) = (changes(50, sizes), changes(200, sizes))
        // The square is 16 times as much, and comes with the size that all share; it was more than the cube.
        #expect(many <= (sizes == .own ? 6 : 17) * few + 6, "\(many) changes for 200 parts, \(few) for 50")
    }
}
