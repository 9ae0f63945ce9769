/// An incremental solver for linear equations and inequalities with priorities: the Cassowary algorithm (Badros,
/// Borning, Stuckey 2001). Required constraints are satisfied; the error of the others is minimized, highest priority
/// first.
///
/// Changes take effect in `solve`, which continues from the last solution. The solver is deterministic: the same calls
/// give the same values. It is a class because a struct would be copied whenever another module reads one of its
/// values.
package final class LinearSolver {
    private struct Entry: Sendable {
        var constraint: SolverConstraint
        /// The constant currently in the tableau.
        var solvedConstant = 0.0
        /// `nil` while the constraint is not in the tableau.
        var markers: Tableau.Markers?
    }

    private(set) var tableau = Tableau()
    private var entries: [Int: Entry] = [:]
    private var nextNumber = 0
    private var waiting: Set<Int> = []
    private var edited: Set<Int> = []
    private var leaving: [Entry] = []
    private var leavingVariables: [SolverVariable] = []
    private var broken: Set<Int> = []
    private var pivotsAtBuild = 0

    package init() {}

    /// The number of constraints, including broken ones.
    package var constraintCount: Int { entries.count }

    /// The number of pivots so far, for benchmarks.
    var pivotCount: Int { tableau.pivotCount }

    /// The number of row substitutions so far, for benchmarks.
    var changeCount: Int { tableau.changeCount }

    /// `true` if there are changes to solve for.
    package var needsSolve: Bool {
        !waiting.isEmpty || !edited.isEmpty || !leaving.isEmpty || !leavingVariables.isEmpty
            || tableau.needsOptimization
    }

    // MARK: Changes

    /// Makes a variable. Its value is 0 until constraints determine it.
    package func makeVariable(isNonNegative: Bool = false) -> SolverVariable {
        SolverVariable(symbol: tableau.makeSymbol(isNonNegative ? .restricted : .free))
    }

    /// Removes a variable that no constraint refers to any more. The removal takes effect in the next `solve`, so that
    /// removing many constraints at once costs a single rebuild instead of updating all rows for each.
    package func remove(_ variable: SolverVariable) {
        leavingVariables.append(variable)
    }

    /// Adds a constraint.
    package func add(_ constraint: SolverConstraint) -> SolverConstraintID {
        let number = nextNumber
        nextNumber += 1
        entries[number] = Entry(constraint: constraint)
        waiting.insert(number)
        return SolverConstraintID(number: number)
    }

    /// Removes a constraint.
    package func remove(_ id: SolverConstraintID) {
        guard let entry = entries.removeValue(forKey: id.number) else { return }
        waiting.remove(id.number)
        edited.remove(id.number)
        broken.remove(id.number)
        if entry.markers != nil { leaving.append(entry) }
    }

    /// Changes the constant of a constraint's expression. To suggest a value for a variable, change the constant of a
    /// constraint that assigns it one.
    package func setConstant(_ constant: Double, of id: SolverConstraintID) {
        guard let present = entries[id.number]?.constraint.expression.constant, present != constant else { return }
        entries[id.number]?.constraint.expression.constant = constant
        edited.insert(id.number)
    }

    // MARK: Solution

    /// Returns the value of a variable as of the last `solve`.
    package func value(of variable: SolverVariable) -> Double {
        tableau.value(of: variable.symbol)
    }

    /// Returns the value of `expression` as of the last `solve`.
    package func value(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    }

    /// Returns the constraint as it was added, with its current constant.
    package func constraint(_ id: SolverConstraintID) -> SolverConstraint? { entries[id.number]?.constraint }

    /// Returns `true` if the constraint is left out because it conflicts with others.
    package func isBroken(_ id: SolverConstraintID) -> Bool { broken.contains(id.number) }

    /// Returns violated invariants of the internal state, one sentence each. For tests.
    package func checkInvariants() -> [String] { tableau.invariantViolations() }

    // MARK: Solving

    /// Applies all pending changes. If required constraints conflict, the most recent of them is left out, protected
    /// ones last, and is retried in later calls.
    ///
    /// - Returns: The new conflicts.
    package func solve() -> [SolverConflict] {
        guard needsSolve else { return [] }
        var conflicts: [SolverConflict] = []
        let retried = broken
        removeLeaving()
        applyEdits(&conflicts)
        // Rounding errors accumulate with every pivot.
        if tableau.pivotCount - pivotsAtBuild > 500 + 4 * entries.count { rebuild() }
        insertWaiting(&conflicts)
        for number in retried.sorted() where broken.contains(number) { retry(number) }
        tableau.optimize()
        if !isExact {
            rebuild()
            insertWaiting(&conflicts)
            tableau.optimize()
        }
        return conflicts
    }

    /// `true` if all constraints in the tableau are satisfied within rounding error.
    private var isExact: Bool {
        entries.values.allSatisfy { entry in
            entry.markers.map { tableau.error(of: entry.constraint, markers: $0) < 100 * Tableau.tolerance } ?? true
        }
    }

    private func removeLeaving() {
        if !leaving.isEmpty {
            let active = entries.values.count { $0.markers != nil }
            if leaving.count > active {
                rebuild()
            } else {
                for entry in leaving {
                    if let markers = entry.markers { tableau.remove(entry.constraint, markers: markers) }
                }
                leaving = []
            }
        }
        for variable in leavingVariables { tableau.removeSymbol(variable.symbol) }
        leavingVariables = []
    }

    private func applyEdits(_ conflicts: inout [SolverConflict]) {
        guard !edited.isEmpty else { return }
        tableau.optimize()
        var changed: [Int32] = []
        for number in edited.sorted() {
            guard let entry = entries[number], let markers = entry.markers else { continue }
            let constant = entry.constraint.expression.constant
            tableau.shift(markers, by: constant - entry.solvedConstant, changed: &changed)
            entries[number]?.solvedConstant = constant
        }
        edited = []
        if let row = tableau.brokenEquation(among: changed) ?? tableau.restoreFeasibility(of: changed) {
            let members = tableau.contradictingOwners(of: tableau.cellsWithBasic(of: row))
            guard let victim = victim(among: members) else { return rebuild() }
            leaveOut(victim, among: members, &conflicts)
            rebuild()
        }
    }

    /// Inserts the waiting constraints, required ones first, because what is solved for early is rarely undone.
    /// Preferences for a single variable, such as the width of a label, still come before required sums of several
    /// variables; otherwise, in a long chain of views, each would be substituted into the rows of all following views.
    private func insertWaiting(_ conflicts: inout [SolverConflict]) {
        let ranked = waiting.map { number in
            let constraint = entries[number]?.constraint
            let (priority, terms) = (constraint?.priority ?? 0, constraint?.expression.terms.count ?? 0)
            let rank = priority >= 1000 ? (terms <= 2 ? 0 : 2) : terms <= 1 ? 1 : 3
            return (number: number, rank: rank, priority: priority)
        }
        let order = ranked.sorted { left, right in
            if left.rank != right.rank { return left.rank < right.rank }
            return left.priority == right.priority ? left.number < right.number : left.priority > right.priority
        }
        waiting = []
        var isSummed = false
        for (number, rank, _) in order where !broken.contains(number) {
            // Optimize while the rows are still short: afterward each pivot changes every row with a sum.
            if rank == 2, !isSummed {
                tableau.optimize()
                isSummed = true
            }
            insert(number, &conflicts)
        }
    }

    private func insert(_ number: Int, _ conflicts: inout [SolverConflict]) {
        while let constraint = entries[number]?.constraint {
            do {
                try insert(constraint, number: number)
                return
            } catch {
                let members = error.owners + [number]
                guard let victim = victim(among: members) else { return }
                leaveOut(victim, among: members, &conflicts)
                if victim == number { return }
                if let entry = entries[victim], let markers = entry.markers {
                    tableau.remove(entry.constraint, markers: markers)
                    entries[victim]?.markers = nil
                }
            }
        }
    }

    private func insert(_ constraint: SolverConstraint, number: Int) throws(Tableau.Contradiction) {
        let markers = try tableau.insert(constraint, owner: number)
        entries[number]?.markers = markers
        entries[number]?.solvedConstant = constraint.expression.constant
    }

    private func retry(_ number: Int) {
        guard let constraint = entries[number]?.constraint else { return }
        if (try? insert(constraint, number: number)) != nil { broken.remove(number) }
    }

    private func victim(among members: [Int]) -> Int? {
        members.filter { entries[$0]?.constraint.isProtected == false }.max() ?? members.max()
    }

    private func leaveOut(_ victim: Int, among members: [Int], _ conflicts: inout [SolverConflict]) {
        broken.insert(victim)
        conflicts.append(
            SolverConflict(
                members: members.sorted().map(SolverConstraintID.init), broken: SolverConstraintID(number: victim)))
    }

    /// Rebuilds the tableau from the constraints.
    private func rebuild() {
        tableau.removeAllRows()
        leaving = []
        for number in entries.keys {
            entries[number]?.markers = nil
            if !broken.contains(number) { waiting.insert(number) }
        }
        pivotsAtBuild = tableau.pivotCount
    }
}
