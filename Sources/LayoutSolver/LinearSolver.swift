/// An incremental solver for linear equations and inequalities with priorities. It implements the Cassowary algorithm
/// (Badros, Borning, Stuckey 2001). Required constraints are satisfied, unless they conflict by more than a thousandth
/// of a point. The errors of all other constraints are minimized, starting with the highest priority.
///
/// Changes take effect in `solve`, which continues from the last solution. The solver is deterministic: the same calls
/// result in the same values. It is a class because a struct would be copied whenever another module reads one of its
/// values.
package final class LinearSolver {
    struct Entry: Sendable {
        let number: Int
        var constraint: SolverConstraint
        /// The constant of the expanded expression that is in the tableau.
        var solvedConstant = 0.0
        /// The constraint's markers; `nil` while the constraint is not in the tableau.
        var markers: Tableau.Markers?
        /// The variable that the constraint defines outside the tableau, if any.
        var definedSymbol: Int32?

        /// `true` if the constraint is part of the solution.
        var isSolved: Bool { markers != nil || definedSymbol != nil }
    }

    var tableau = Tableau()
    var derived = DerivedVariables()
    /// `true` if constraints may define variables outside the tableau, in `derived`. `false` from a conflict until a
    /// rebuild without broken constraints, because only constraints in the tableau's rows can be identified as
    /// contradicting each other.
    var derivesVariables = true
    /// The cached values of derived variables.
    var derivedValues = ValueCache()
    /// The cached values that derived variables would have if all other variables were 0.
    var derivedConstants = ValueCache()
    var entries: [Int: Entry] = [:]
    private var nextNumber = 0
    var waiting: Set<Int> = []
    var edited: Set<Int> = []
    var leaving: [Entry] = []
    var leavingVariables: [SolverVariable] = []
    var broken: Set<Int> = []
    var pivotCountAtRebuild = 0

    package init() {}

    /// The number of constraints, including broken constraints.
    package var constraintCount: Int { entries.count }

    /// The number of pivots so far. Used by benchmarks.
    var pivotCount: Int { tableau.pivotCount }

    /// The number of row substitutions so far. Used by benchmarks.
    var changeCount: Int { tableau.changeCount }

    /// `true` if there are changes that require a call to `solve`.
    package var needsSolve: Bool {
        !waiting.isEmpty || !edited.isEmpty || !leaving.isEmpty || !leavingVariables.isEmpty
            || tableau.needsOptimization
    }

    // MARK: Changes

    /// Creates a variable. Its value is 0 until constraints determine it. If `isNonNegative` is `true`, the value is
    /// never negative.
    package func makeVariable(isNonNegative: Bool = false) -> SolverVariable {
        SolverVariable(symbol: tableau.makeSymbol(isNonNegative ? .restricted : .free))
    }

    /// Removes a variable that no constraint contains anymore. The removal takes effect in the next `solve`, so that
    /// removing many constraints at the same time costs a single rebuild instead of a pass over all rows for each
    /// variable.
    package func remove(_ variable: SolverVariable) {
        leavingVariables.append(variable)
    }

    /// Adds a constraint, which takes effect in the next `solve`.
    package func add(_ constraint: SolverConstraint) -> SolverConstraintID {
        let number = nextNumber
        nextNumber += 1
        entries[number] = Entry(number: number, constraint: constraint)
        waiting.insert(number)
        return SolverConstraintID(number: number)
    }

    /// Removes a constraint as of the next `solve`. No effect if the constraint has already been removed.
    package func remove(_ id: SolverConstraintID) {
        guard let entry = entries.removeValue(forKey: id.number) else { return }
        waiting.remove(id.number)
        edited.remove(id.number)
        broken.remove(id.number)
        if entry.isSolved { leaving.append(entry) }
    }

    /// Changes the constant of a constraint's expression. To suggest values for a variable, add the constraint
    /// `variable - value = 0`, and pass `-value` for each new value.
    package func setConstant(_ constant: Double, of id: SolverConstraintID) {
        guard let present = entries[id.number]?.constraint.expression.constant, present != constant else { return }
        entries[id.number]?.constraint.expression.constant = constant
        edited.insert(id.number)
    }

    // MARK: Solution

    /// Returns the value of a variable as of the last `solve`.
    package func value(of variable: SolverVariable) -> Double {
        derived.value(of: variable.symbol, cache: &derivedValues) { tableau.value(of: $0) }
    }

    /// Returns the value of `expression` as of the last `solve`.
    package func value(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    }

    /// Returns the constraint as it was added, but with its current constant; `nil` if the constraint has been removed.
    package func constraint(_ id: SolverConstraintID) -> SolverConstraint? { entries[id.number]?.constraint }

    /// Returns `true` if the constraint is left out because it conflicts with other constraints.
    package func isBroken(_ id: SolverConstraintID) -> Bool { broken.contains(id.number) }

    /// Returns a sentence for each violated invariant of the internal state. Used by tests.
    package func checkInvariants() -> [String] {
        tableau.invariantViolations() + derived.invariantViolations()
    }
}
