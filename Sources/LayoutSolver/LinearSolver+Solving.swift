extension LinearSolver {
    /// Applies all pending changes. If required constraints conflict, leaves out the most recent one that is not
    /// protected, or the most recent one if all are protected. Later calls try to add it again.
    ///
    /// - Returns: The new conflicts.
    package func solve() -> [SolverConflict] {
        guard needsSolve else { return [] }
        var conflicts: [SolverConflict] = []
        let retried = broken
        removeLeaving()
        applyEdits(&conflicts)
        // Rounding errors accumulate with each pivot.
        if tableau.pivotCount - pivotCountAtRebuild > 500 + 4 * entries.count { rebuild() }
        insertWaiting(&conflicts)
        for number in retried.sorted() where broken.contains(number) { retry(number) }
        tableau.optimize()
        derivedValues.removeAll()
        if !isExact {
            rebuild()
            insertWaiting(&conflicts)
            tableau.optimize()
            derivedValues.removeAll()
        }
        return conflicts
    }

    /// `true` if, within the tolerance for contradictions, the expression of each constraint in the tableau deviates
    /// from 0 by as much as the constraint's markers indicate.
    private var isExact: Bool {
        entries.values.allSatisfy { entry in
            guard let markers = entry.markers else { return true }
            let error = value(of: entry.constraint.expression) + tableau.value(of: markers)
            return abs(error) < 2 * Tableau.contradictionTolerance
        }
    }

    private func removeLeaving() {
        if !leaving.isEmpty {
            let undefined = leaving.compactMap(\.definedSymbol)
            let affected = derived.constraints(using: undefined).filter { entries[$0]?.markers != nil }
            let active = entries.values.count(where: \.isSolved)
            if leaving.count + affected.count > active {
                rebuild()
            } else {
                for entry in leaving { removeFromSolution(entry) }
                for number in affected {
                    guard let entry = entries[number] else { continue }
                    removeFromSolution(entry)
                    entries[number]?.markers = nil
                    waiting.insert(number)
                }
                leaving = []
            }
        }
        for variable in leavingVariables {
            tableau.removeSymbol(variable.symbol)
            derived.removeSymbol(variable.symbol)
        }
        leavingVariables = []
    }

    func removeFromSolution(_ entry: Entry) {
        if let symbol = entry.definedSymbol {
            derived.removeDefinition(of: symbol)
            derivedConstants.removeAll()
        }
        if let markers = entry.markers {
            tableau.remove(entry.constraint, markers: markers)
            derived.removeUser(entry.number, of: entry.constraint.expression)
        }
    }

    private func applyEdits(_ conflicts: inout [SolverConflict]) {
        guard !edited.isEmpty else { return }
        tableau.optimize()
        var numbers = edited
        var redefined: [Int32] = []
        for number in edited {
            guard let entry = entries[number], let symbol = entry.definedSymbol else { continue }
            derived.setConstant(
                -entry.constraint.expression.constant / entry.constraint.expression.coefficient(of: symbol), of: symbol)
            redefined.append(symbol)
        }
        if !redefined.isEmpty {
            derivedConstants.removeAll()
            numbers.formUnion(derived.constraints(using: redefined))
        }
        var changed: [Int32] = []
        for number in numbers.sorted() {
            guard let entry = entries[number], let markers = entry.markers else { continue }
            let constant = expandedConstant(of: entry.constraint.expression)
            guard abs(constant - entry.solvedConstant) > Tableau.epsilon else { continue }
            tableau.shift(markers, by: constant - entry.solvedConstant, changed: &changed)
            entries[number]?.solvedConstant = constant
        }
        edited = []
        if let row = tableau.brokenEquation(among: changed) ?? tableau.restoreFeasibility(of: changed) {
            guard !derivesVariables else { return rebuildWithoutDerivedVariables() }
            let members = tableau.contradictingOwners(of: tableau.cellsWithBasic(of: row))
            guard let victim = victim(among: members) else { return rebuild() }
            leaveOut(victim, among: members, &conflicts)
            rebuild()
        }
    }

    /// Empties the tableau, discards all derived variables, and queues for insertion all constraints that aren't
    /// broken.
    func rebuild() {
        tableau.removeAllRows()
        derived = DerivedVariables()
        derivesVariables = broken.isEmpty
        derivedValues.removeAll()
        derivedConstants.removeAll()
        leaving = []
        for number in entries.keys {
            entries[number]?.markers = nil
            entries[number]?.definedSymbol = nil
            if !broken.contains(number) { waiting.insert(number) }
        }
        pivotCountAtRebuild = tableau.pivotCount
    }

    func rebuildWithoutDerivedVariables() {
        rebuild()
        derivesVariables = false
    }

    /// Returns the constant term of `expression` after the definitions of derived variables have been substituted.
    func expandedConstant(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { sum, term in
            sum + term.coefficient * derived.value(of: term.variable.symbol, cache: &derivedConstants) { _ in 0 }
        }
    }
}
