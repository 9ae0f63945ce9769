import Testing

@testable import LayoutSolver

@Suite("Variables that a LinearSolver derives from equations")
struct SolverDerivationTests {
    private let solver = LinearSolver()

    /// Adds `left` = `right` + `constant`, or `left` = `constant` if `right` is `nil`.
    @discardableResult
    private func relate(
        _ left: SolverVariable, to right: SolverVariable?, plus constant: Double = 0, priority: Double = 1000
    ) -> SolverConstraintID {
        var expression = LinearExpression(left, plus: -constant)
        if let right { expression.add(right, times: -1) }
        return solver.add(SolverConstraint(expression, .equal, priority: priority))
    }

    /// Solves the system and returns the values of `variables`.
    private func values(_ variables: SolverVariable...) -> [Double] {
        #expect(solver.solve() == [] && solver.checkInvariants() == [])
        return variables.map { solver.value(of: $0) }
    }

    @Test("Changing a constant updates all dependent variables, in the tableau and outside")
    func edit() {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(isNonNegative: true))
        let first = relate(x, to: nil, plus: 10)
        relate(y, to: x, plus: 5)
        relate(z, to: y, plus: 1)
        #expect(values(x, y, z) == [10, 15, 16])
        solver.setConstant(-20, of: first)
        #expect(values(x, y, z) == [20, 25, 26])
    }

    @Test("After an equation is removed, the others stay solved, and another equation can replace it")
    func removal() {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(isNonNegative: true))
        let first = relate(x, to: nil, plus: 10)
        relate(y, to: x, plus: 5)
        relate(z, to: y, plus: 1)
        _ = solver.add(SolverConstraint(LinearExpression(z), .greaterThanOrEqual))
        #expect(values(z) == [16])
        solver.remove(first)
        relate(x, to: nil, plus: 30)
        #expect(values(x, y, z) == [30, 35, 36])
    }

    @Test("An optional equation yields to a later required one, even indirectly", arguments: [false, true])
    func optional(isIndirect: Bool) {
        let (x, y, size) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(isNonNegative: true))
        relate(x, to: nil, plus: 10, priority: 500)
        relate(y, to: x, plus: 5)
        relate(size, to: nil, plus: 7, priority: 250)
        #expect(values(x, y, size) == [10, 15, 7])
        // Requires `size` plus `x` or `y` to be 40.
        var sum = LinearExpression(isIndirect ? y : x, plus: -40)
        sum.add(size)
        let total = solver.add(SolverConstraint(sum, .equal))
        #expect(values(x, y, size) == (isIndirect ? [10, 15, 25] : [10, 15, 30]))
        relate(size, to: nil, plus: 8)
        #expect(values(x, y, size) == (isIndirect ? [27, 32, 8] : [32, 37, 8]))
        solver.remove(total)
        #expect(values(x, y, size) == [10, 15, 8])
    }

    @Test("A chain of optional equations yields as a whole")
    func optionalChain() {
        let chain = (0..<50).map { _ in solver.makeVariable() }
        relate(chain[0], to: nil, priority: 500)
        for (last, next) in zip(chain, chain.dropFirst()) { relate(next, to: last, plus: 1, priority: 600) }
        #expect(values(chain[49]) == [49])
        relate(chain[49], to: nil, plus: 100)
        // The lowest priority yields.
        #expect(values(chain[0], chain[25], chain[49]) == [51, 76, 100])
    }

    @Test("A conflict names the equations that contradict each other, and only these")
    func conflict() {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let unrelated = relate(z, to: nil, plus: 1)
        let ids = [relate(x, to: nil, plus: 10), relate(y, to: x, plus: 5), relate(y, to: nil, plus: 20)]
        let conflicts = solver.solve()
        #expect(conflicts == [SolverConflict(members: ids, broken: ids[2])])
        #expect(solver.value(of: y) == 15 && solver.value(of: z) == 1)
        solver.remove(ids[0])
        #expect(values(x, y, z) == [15, 20, 1] && !solver.isBroken(ids[2]) && !solver.isBroken(unrelated))
    }

    @Test("An edit that contradicts another equation is a conflict")
    func conflictByEdit() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let ids = [relate(x, to: nil, plus: 10), relate(y, to: x, plus: 5), relate(y, to: nil, plus: 15)]
        #expect(values(x, y) == [10, 15])
        solver.setConstant(-11, of: ids[0])
        #expect(solver.solve() == [SolverConflict(members: ids, broken: ids[2])])
        #expect(solver.value(of: y) == 16)
    }

    @Test("Equations that form a cycle are either redundant or a conflict", arguments: [(-2, true), (-3, false)])
    func circle(constant: Double, isRedundant: Bool) {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        relate(x, to: y, plus: 1)
        relate(y, to: z, plus: 1)
        relate(z, to: x, plus: constant)
        relate(z, to: nil, plus: 4)
        #expect(solver.solve().isEmpty == isRedundant && solver.checkInvariants() == [])
        #expect(solver.value(of: x) == 6 && solver.value(of: z) == 4)
    }

    @Test("Chains too long for recursion are evaluated, in either order of insertion", arguments: [false, true])
    func depth(isReversed: Bool) {
        let chain = (0..<20_000).map { _ in solver.makeVariable() }
        relate(chain[0], to: nil, plus: 1)
        let links = Array(zip(chain, chain.dropFirst()))
        for (last, next) in isReversed ? links.reversed() : links { relate(next, to: last, plus: 1) }
        #expect(solver.solve() == [])
        #expect(solver.value(of: chain[19_999]) == 20_000)
    }
}
