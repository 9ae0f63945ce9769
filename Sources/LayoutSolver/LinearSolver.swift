/// Solves systems of linear equations and inequalities with priorities, a little at a time: the Cassowary algorithm
/// (Badros, Borning, Stuckey 2001). What must hold holds; what should hold is missed by as little as possible, the
/// highest priority first.
///
/// Changes wait until `solve`, which goes on from the last solution. The same calls give the same values. An object
/// rather than a value, which would be copied where another module reads one number of it.
package final class LinearSolver {
    private struct Entry: Sendable {
        var constraint: SolverConstraint
        /// The constant that the tableau holds.
        var solvedConstant = 0.0
        /// Nil while the constraint is not in the tableau.
        var markers: Tableau.Markers?
        var isBroken = false
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

    /// How many constraints there are, those that are left out included.
    package var constraintCount: Int { entries.count }

    /// How many pivots were made since the beginning, for measuring.
    var pivotCount: Int { tableau.pivotCount }

    /// How often a row was put into another since the beginning, for measuring.
    var changeCount: Int { tableau.changeCount }

    /// Whether `solve` has anything to do.
    package var needsSolve: Bool {
        !waiting.isEmpty || !edited.isEmpty || !leaving.isEmpty || !leavingVariables.isEmpty
            || tableau.needsOptimization
    }

    // MARK: Changes

    /// Makes an unknown; it is 0 until constraints say otherwise.
    package func makeVariable(isNonNegative: Bool = false) -> SolverVariable {
        SolverVariable(symbol: tableau.makeSymbol(isNonNegative ? .restricted : .free))
    }

    /// Forgets an unknown that no constraint names any more, with the next `solve`: then many constraints that leave
    /// together cost one new start, and not a change of all rows each.
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

    /// Takes a constraint away.
    package func remove(_ id: SolverConstraintID) {
        guard let entry = entries.removeValue(forKey: id.number) else { return }
        waiting.remove(id.number)
        edited.remove(id.number)
        broken.remove(id.number)
        if entry.markers != nil { leaving.append(entry) }
    }

    /// Changes the constant of a constraint's expression. To suggest a value for an unknown, change the constant of a
    /// constraint that gives it one.
    package func setConstant(_ constant: Double, of id: SolverConstraintID) {
        guard let present = entries[id.number]?.constraint.expression.constant, present != constant else { return }
        entries[id.number]?.constraint.expression.constant = constant
        edited.insert(id.number)
    }

    // MARK: Solution

    /// The value of an unknown after the last `solve`.
    package func value(of variable: SolverVariable) -> Double {
        tableau.value(of: variable.symbol)
    }

    /// The value of `expression` after the last `solve`.
    package func value(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    }

    /// The constraint as it was added, with its present constant.
    package func constraint(_ id: SolverConstraintID) -> SolverConstraint? { entries[id.number]?.constraint }

    /// Whether the constraint is left out because others contradict it.
    package func isBroken(_ id: SolverConstraintID) -> Bool { broken.contains(id.number) }

    /// What is wrong with the inner state, one sentence each; for tests.
    package func checkInvariants() -> [String] { tableau.invariantViolations() }

    // MARK: Solving

    /// Takes in all changes. Where required constraints contradict each other the latest of them, protected ones last,
    /// is left out; it comes back when it can. Returns the contradictions that are new.
    package func solve() -> [SolverConflict] {
        guard needsSolve else { return [] }
        var conflicts: [SolverConflict] = []
        let retried = broken
        removeLeaving()
        applyEdits(&conflicts)
        // A basis that has seen many pivots carries their rounding errors.
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

    /// Whether the values are those that the constraints say, but for harmless rounding errors.
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

    /// Adds what waits, required constraints first: what is solved for early is seldom undone. But preferences of one
    /// unknown, such as the size of a text, come before required sums of several: in a long chain of views each would
    /// otherwise be put into the rows of all views after it.
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
            // While the rows are short, too, because afterwards each pivot changes all that have sums.
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

    /// Starts again from the constraints alone.
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
