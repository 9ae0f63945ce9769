extension LinearSolver {
    /// Inserts the waiting constraints. Required constraints come first, because constraints that are solved early are
    /// rarely undone. But preferences for a single variable, such as the width of a label, precede required sums of
    /// more than two variables; otherwise, in a long chain of views, each preference would be substituted into the rows
    /// of all following views.
    func insertWaiting(_ conflicts: inout [SolverConflict]) {
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
        var hasOptimized = false
        for (number, rank, _) in order where !broken.contains(number) {
            // Optimize while the rows are still short. Once the required sums are in the tableau, each pivot changes
            // every row that contains one.
            if rank == 2, !hasOptimized {
                tableau.optimize()
                hasOptimized = true
            }
            insert(number, &conflicts)
            // After a rebuild, all constraints are waiting.
            guard waiting.isEmpty else { return insertWaiting(&conflicts) }
        }
    }

    private func insert(_ number: Int, _ conflicts: inout [SolverConflict]) {
        while let constraint = entries[number]?.constraint {
            do {
                try insert(constraint, number: number)
                return
            } catch {
                // Constraints that define variables are not in the rows, so the error can't name all constraints that
                // conflict.
                guard !derivesVariables else { return rebuildWithoutDerivedVariables() }
                let members = error.owners + [number]
                guard let victim = victim(among: members) else { return }
                leaveOut(victim, among: members, &conflicts)
                if victim == number { return }
                if let entry = entries[victim] { removeFromSolution(entry) }
                entries[victim]?.markers = nil
            }
        }
    }

    private func insert(_ constraint: SolverConstraint, number: Int) throws(Tableau.Contradiction) {
        if derivesVariables, deriveVariable(from: constraint, number: number) { return }
        let expansion = derived.expand(constraint.expression)
        guard !expansion.optional.isEmpty else {
            return try insert(constraint, expandedTo: expansion, number: number)
        }
        for owner in undefine(expansion.optional) {
            guard let optional = entries[owner]?.constraint else { continue }
            try insert(optional, expandedTo: derived.expand(optional.expression), number: owner)
        }
        try insert(constraint, expandedTo: derived.expand(constraint.expression), number: number)
    }

    private func insert(
        _ constraint: SolverConstraint, expandedTo expansion: DerivedVariables.Expansion, number: Int
    ) throws(Tableau.Contradiction) {
        let markers = try tableau.insert(constraint, expandedTo: expansion, owner: number)
        derived.addUser(number, of: constraint.expression)
        entries[number]?.markers = markers
        entries[number]?.solvedConstant = expansion.constant
    }

    /// Uses the constraint to define a variable that nothing else determines. Returns `false` if the constraint is not
    /// an equation or can't define any of its variables.
    private func deriveVariable(from constraint: SolverConstraint, number: Int) -> Bool {
        guard constraint.below != .free, constraint.above != .free else { return false }
        let terms = constraint.expression.mergedCells
        var best: (term: Tableau.Cell, path: [Int32], userCount: Int)?
        for term in terms where abs(term.coefficient) > Tableau.minimumPivot {
            let path = derived.equivalents(of: term.symbol)
            guard let root = path.last, !derived.isDefined(root), tableau.isUnusedFreeVariable(root) else { continue }
            let userCount = derived.definitionCount(using: root)
            if best.map({ userCount < $0.userCount }) ?? true { best = (term, path, userCount) }
        }
        guard let (subject, path, _) = best else { return false }
        for (owner, symbol) in derived.reverse(along: path) { entries[owner]?.definedSymbol = symbol }
        return define(subject.symbol, by: constraint, number: number)
    }

    private func define(_ symbol: Int32, by constraint: SolverConstraint, number: Int) -> Bool {
        let coefficient = constraint.expression.coefficient(of: symbol)
        let others = constraint.expression.mergedCells.filter { $0.symbol != symbol }.map { term in
            Tableau.Cell(symbol: term.symbol, coefficient: -term.coefficient / coefficient)
        }
        guard
            derived.define(
                symbol, as: others, plus: -constraint.expression.constant / coefficient, owner: number,
                isRequired: constraint.isRequired)
        else { return false }
        entries[number]?.definedSymbol = symbol
        derivedConstants.removeAll()
        return true
    }

    /// Removes the optional definitions of `symbols` and, recursively, of the variables in their equations. Returns the
    /// constraints that must be inserted into the tableau instead, in ascending order.
    private func undefine(_ symbols: [Int32]) -> [Int] {
        var owners: [Int] = []
        var open = symbols
        while let symbol = open.popLast() {
            guard let definition = derived[symbol], let constraint = entries[definition.owner]?.constraint else {
                continue
            }
            derived.removeDefinition(of: symbol)
            derivedConstants.removeAll()
            entries[definition.owner]?.definedSymbol = nil
            owners.append(definition.owner)
            open += derived.expand(constraint.expression).optional
        }
        return owners.sorted()
    }

    func retry(_ number: Int) {
        guard let constraint = entries[number]?.constraint else { return }
        if (try? insert(constraint, number: number)) != nil { broken.remove(number) }
    }

    func victim(among members: [Int]) -> Int? {
        members.filter { entries[$0]?.constraint.isProtected == false }.max() ?? members.max()
    }

    func leaveOut(_ victim: Int, among members: [Int], _ conflicts: inout [SolverConflict]) {
        broken.insert(victim)
        conflicts.append(
            SolverConflict(
                members: members.sorted().map(SolverConstraintID.init), broken: SolverConstraintID(number: victim)))
    }
}
