import LayoutSolver
import Testing

@Suite("LinearSolver")
struct LinearSolverTests {
    private func expression(_ terms: [(SolverVariable, Double)], _ constant: Double = 0) -> LinearExpression {
        var result = LinearExpression(constant: constant)
        for (variable, coefficient) in terms { result.add(variable, times: coefficient) }
        return result
    }

    @Test("A system of equations with one solution gives that solution")
    func equations() {
        let solver = LinearSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        _ = solver.add(SolverConstraint(expression([(x, 1), (y, 1)], -10), .equal))
        _ = solver.add(SolverConstraint(expression([(x, 1), (y, -1)], -4), .equal))

        #expect(solver.solve() == [])
        #expect(solver.value(of: x) == 7)
        #expect(solver.value(of: y) == 3)
        #expect(solver.checkInvariants() == [])
    }

    @Test("No number of constraints with a lower priority overrides one with a higher priority")
    func priorities() {
        let solver = LinearSolver()
        let x = solver.makeVariable()
        for _ in 0..<50 { _ = solver.add(SolverConstraint(expression([(x, 1)], -100), .equal, priority: 749)) }
        _ = solver.add(SolverConstraint(expression([(x, 1)], -10), .lessThanOrEqual, priority: 750))

        #expect(solver.solve() == [])
        #expect(solver.value(of: x) == 10)
    }

    @Test("A non-negative variable stays at 0 if a preference would make it negative")
    func nonNegative() {
        let solver = LinearSolver()
        let (x, y) = (solver.makeVariable(isNonNegative: true), solver.makeVariable(isNonNegative: true))
        _ = solver.add(SolverConstraint(expression([(x, 1), (y, 1)], -320), .equal))
        _ = solver.add(SolverConstraint(expression([(x, 1)], -400), .equal, priority: 999))

        #expect(solver.solve() == [])
        #expect(solver.value(of: x) == 320)
        #expect(solver.value(of: y) == 0)
    }

    @Test("The two sides of a constraint can have different priorities")
    func sides() {
        let solver = LinearSolver()
        let x = solver.makeVariable(isNonNegative: true)
        _ = solver.add(
            SolverConstraint(expression([(x, 1)], -80), below: .cost(priority: 750), above: .cost(priority: 250)))
        let width = solver.add(SolverConstraint(expression([(x, 1)], -120), .equal, priority: 500))
        _ = solver.solve()
        #expect(solver.value(of: x) == 120)

        solver.setConstant(-40, of: width)
        _ = solver.solve()
        #expect(solver.value(of: x) == 80)
    }

    @Test("The latest of conflicting required constraints is omitted, and restored when the conflict ends")
    func conflicts() {
        let solver = LinearSolver()
        let x = solver.makeVariable()
        let first = solver.add(SolverConstraint(expression([(x, 1)], -10), .equal))
        let second = solver.add(SolverConstraint(expression([(x, 1)], -20), .greaterThanOrEqual))

        #expect(solver.solve() == [SolverConflict(members: [first, second], broken: second)])
        #expect(solver.value(of: x) == 10)
        #expect(solver.isBroken(second))

        solver.remove(first)
        #expect(solver.solve() == [])
        #expect(solver.value(of: x) == 20)
        #expect(!solver.isBroken(second))
    }

    @Test("A protected constraint is never the one omitted in a conflict")
    func protection() {
        let solver = LinearSolver()
        let x = solver.makeVariable()
        let mine = solver.add(SolverConstraint(expression([(x, 1)], -10), .equal))
        let root = solver.add(SolverConstraint(expression([(x, 1)], -20), .equal, isProtected: true))

        #expect(solver.solve() == [SolverConflict(members: [mine, root], broken: mine)])
        #expect(solver.value(of: x) == 20)
    }

    @Test("A constant that causes a conflict omits the latest constraint until the conflict ends")
    func conflictingChange() {
        let solver = LinearSolver()
        let (x, width) = (solver.makeVariable(), solver.makeVariable())
        let root = solver.add(SolverConstraint(expression([(width, 1)], -100), .equal, isProtected: true))
        let fit = solver.add(SolverConstraint(expression([(x, 1), (width, -1)], 10), .lessThanOrEqual))
        let minimum = solver.add(SolverConstraint(expression([(x, 1)], -50), .greaterThanOrEqual))
        #expect(solver.solve() == [])

        solver.setConstant(-40, of: root)
        #expect(solver.solve() == [SolverConflict(members: [root, fit, minimum], broken: minimum)])
        #expect(solver.value(of: x) <= 30)

        solver.setConstant(-200, of: root)
        #expect(solver.solve() == [])
        #expect(!solver.isBroken(minimum))
        #expect(solver.value(of: x) >= 50)
        #expect(solver.checkInvariants() == [])
    }

    @Test("Constraints that contradict each other by a rounding error are all satisfied")
    func roundingErrors() {
        let solver = LinearSolver()
        let (height, label) = (solver.makeVariable(), solver.makeVariable())
        let root = solver.add(SolverConstraint(expression([(height, 1)], -300), .equal, isProtected: true))
        _ = solver.add(SolverConstraint(expression([(label, 1), (height, -0.0466667)]), .equal))
        _ = solver.add(SolverConstraint(expression([(label, 1)], -14), .equal))
        let room = solver.add(SolverConstraint(expression([(height, 1), (label, -1)], -286), .greaterThanOrEqual))

        #expect(solver.solve() == [])
        #expect(abs(solver.value(of: label) - 14) < 0.001)
        #expect(solver.checkInvariants() == [])

        solver.setConstant(-286.0005, of: room)
        #expect(solver.solve() == [])
        #expect(solver.checkInvariants() == [])

        solver.setConstant(-301, of: root)
        #expect(solver.solve().count == 1)
    }

    @Test("A redundant equation takes effect when the one it repeats is removed")
    func surplus() {
        let solver = LinearSolver()
        let x = solver.makeVariable()
        let first = solver.add(SolverConstraint(expression([(x, 1)], -10), .equal))
        _ = solver.add(SolverConstraint(expression([(x, 2)], -20), .equal))
        #expect(solver.solve() == [])

        solver.remove(first)
        #expect(solver.solve() == [])
        #expect(solver.value(of: x) == 10)
        #expect(solver.checkInvariants() == [])
    }

    @Test("Random systems with a known solution are solved", arguments: 0..<40)
    func knownSolutions(seed: UInt64) {
        var system = RandomSystem(seed: seed, variableCount: 24)
        for _ in 0..<60 { system.addRequired() }

        #expect(system.solver.solve() == [])
        #expect(system.requiredViolation < 1e-5)
        #expect(system.solver.checkInvariants() == [])
    }

    @Test("Incremental changes give the same result as solving from scratch", arguments: 0..<60)
    func incremental(seed: UInt64) {
        var system = RandomSystem(seed: seed, variableCount: 12)
        for _ in 0..<12 {
            for _ in 0..<6 { system.mutate() }
            #expect(system.solver.solve() == [])
            #expect(system.solver.checkInvariants() == [])
            #expect(system.requiredViolation < 1e-5)
            let (mine, fresh) = (system.costs(of: system.solver), system.costsFromScratch())
            let difference = zip(mine, fresh).map { abs($0 - $1) }.max() ?? .infinity
            #expect(difference < 1e-4, "\(mine) \(fresh)")
        }
    }

    @Test("The same changes give the same values, bit for bit")
    func determinism() {
        func values() -> [Double] {
            var system = RandomSystem(seed: 7, variableCount: 12)
            for _ in 0..<80 {
                system.mutate()
                _ = system.solver.solve()
            }
            return system.values
        }
        #expect(values() == values())
    }

    @Test("Many conflicts neither crash nor break invariants", arguments: 0..<40)
    func chaos(seed: UInt64) {
        var system = RandomSystem(seed: seed, variableCount: 8)
        for _ in 0..<30 {
            for _ in 0..<5 { system.mutateWildly() }
            _ = system.solver.solve()
            #expect(system.solver.checkInvariants() == [])
            #expect(system.requiredViolation < 1e-4)
            let isFinite = system.values.allSatisfy(\.isFinite)
            #expect(isFinite)
        }
    }
}
