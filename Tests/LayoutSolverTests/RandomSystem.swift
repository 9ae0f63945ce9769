@testable import LayoutSolver

/// A system of constraints that grows and shrinks randomly. All its required constraints are satisfied by a point
/// chosen in advance, unless `mutateWildly` adds conflicting ones.
struct RandomSystem {
    let solver = LinearSolver()
    private var state: UInt64
    private let variables: [SolverVariable]
    private let isNonNegative: [Bool]
    private let point: [Double]
    private var present: [SolverConstraintID] = []
    private let priorities: [Double] = [250, 251, 500, 750, 999]

    init(seed: UInt64, variableCount: Int) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        var (variables, signs, point): ([SolverVariable], [Bool], [Double]) = ([], [], [])
        for index in 0..<variableCount {
            signs.append(index % 3 == 0)
            variables.append(solver.makeVariable(isNonNegative: index % 3 == 0))
            point.append(0)
        }
        (self.variables, isNonNegative, self.point) = (variables, signs, point.indices.map { Double($0 * 37 % 101) })
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// The largest violation of a required constraint that isn't broken, or the largest negative amount of a
    /// non-negative variable.
    var requiredViolation: Double {
        let negative = zip(values, isNonNegative).map { $1 ? max(0, -$0) : 0 }.max() ?? 0
        let missed = present.filter { !solver.isBroken($0) }.compactMap { id in
            solver.constraint(id).map { violation(of: $0, in: solver, only: .forbidden) }
        }
        return max(negative, missed.max() ?? 0)
    }

    /// Returns the sum of violations at each priority, in descending order of priority.
    func costs(of solver: LinearSolver) -> [Double] {
        priorities.reversed().map { priority in
            present.compactMap { id in
                self.solver.constraint(id).map { violation(of: $0, in: solver, only: .cost(priority: priority)) }
            }.reduce(0, +)
        }
    }

    /// Returns the violations in a new solver that receives all constraints at once and solves them only in its
    /// tableau.
    func costsFromScratch() -> [Double] {
        let fresh = LinearSolver()
        fresh.derivesVariables = false
        for sign in isNonNegative { _ = fresh.makeVariable(isNonNegative: sign) }
        for id in present { if let constraint = solver.constraint(id) { _ = fresh.add(constraint) } }
        _ = fresh.solve()
        return costs(of: fresh)
    }

    /// Adds a required constraint that the chosen point satisfies.
    mutating func addRequired() {
        var expression = randomExpression()
        let relation = randomRelation()
        expression.constant -= valueAtPoint(expression)
        switch relation {
        case .equal: break
        case .lessThanOrEqual: expression.constant -= Double(random(40))
        case .greaterThanOrEqual: expression.constant += Double(random(40))
        }
        present.append(solver.add(SolverConstraint(expression, relation)))
    }

    /// Adds, changes or removes a random constraint. The chosen point still satisfies all required ones.
    mutating func mutate() {
        switch random(10) {
        case 0, 1: addRequired()
        case 2...5: addPreference()
        case 6, 7: changePreference()
        default: removeOne()
        }
    }

    /// Adds, changes or removes a random constraint, possibly a required one that conflicts with others.
    mutating func mutateWildly() {
        switch random(8) {
        case 0, 1:
            var expression = randomExpression()
            expression.constant = Double(random(400)) - 200
            present.append(solver.add(SolverConstraint(expression, randomRelation(), isProtected: random(4) == 0)))
        case 2:
            guard let id = randomConstraint() else { return }
            solver.setConstant(Double(random(400)) - 200, of: id)
        default: mutate()
        }
    }

    // MARK: Private

    private mutating func addPreference() {
        var expression = randomExpression()
        expression.constant = Double(random(200)) - 100
        let (first, second) = (priorities[random(priorities.count)], priorities[random(priorities.count)])
        let constraint =
            random(3) == 0
            ? SolverConstraint(expression, below: .cost(priority: first), above: .cost(priority: second))
            : SolverConstraint(expression, randomRelation(), priority: first)
        present.append(solver.add(constraint))
    }

    private mutating func changePreference() {
        guard let id = randomConstraint(), let constraint = solver.constraint(id),
            constraint.below != .forbidden, constraint.above != .forbidden,
            constraint.below != .free, constraint.above != .free
        else { return }
        solver.setConstant(Double(random(300)) - 150, of: id)
    }

    private mutating func removeOne() {
        guard !present.isEmpty else { return }
        solver.remove(present.remove(at: random(present.count)))
    }

    private mutating func randomConstraint() -> SolverConstraintID? {
        present.isEmpty ? nil : present[random(present.count)]
    }

    private mutating func randomExpression() -> LinearExpression {
        var expression = LinearExpression()
        let coefficients: [Double] = [1, 1, 1, -1, -1, 0.5, 2, -3]
        for _ in 0...random(4) {
            expression.add(variables[random(variables.count)], times: coefficients[random(coefficients.count)])
        }
        // Makes it unlikely that all terms cancel out, because an empty expression constrains no variable.
        expression.add(variables[random(variables.count)], times: 4)
        return expression
    }

    private mutating func randomRelation() -> SolverRelation {
        [.equal, .lessThanOrEqual, .greaterThanOrEqual][random(3)]
    }

    private func valueAtPoint(_ expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { sum, term in
            sum + term.coefficient * (variables.firstIndex(of: term.variable).map { point[$0] } ?? 0)
        }
    }

    private func violation(of constraint: SolverConstraint, in solver: LinearSolver, only penalty: Penalty) -> Double {
        let value = solver.value(of: constraint.expression)
        if value < 0, constraint.below == penalty { return -value }
        return value > 0 && constraint.above == penalty ? value : 0
    }

    private mutating func random(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
