extension Tableau {
    /// The symbols that represent a constraint in the rows: expression + `below` - `above` = 0.
    struct Markers: Sendable {
        var below: Int32?
        var above: Int32?
        var dummy: Int32?

        var all: [Int32] { [below, above, dummy].compactMap(\.self) }
    }

    /// The error thrown if a constraint contradicts others. `owners` contains the numbers of those other constraints.
    struct Contradiction: Error {
        let owners: [Int]
    }

    /// Adds a constraint with an expanded expression to a feasible tableau. The tableau stays feasible. If the
    /// constraint contradicts others, nothing is added.
    mutating func insert(
        _ constraint: SolverConstraint, expandedTo expansion: DerivedVariables.Expansion, owner: Int
    ) throws(Contradiction) -> Markers {
        var constant = expansion.constant
        var cells: [Cell] = []
        for term in expansion.cells {
            let row = rowOf(term.symbol)
            if row >= 0 {
                constant += term.coefficient * rows[Int(row)].constant
                for cell in rows[Int(row)].cells {
                    cells.append(Cell(symbol: cell.symbol, coefficient: term.coefficient * cell.coefficient))
                }
            } else {
                cells.append(term)
            }
        }
        let markers = makeMarkers(for: constraint, owner: owner)
        for (symbol, coefficient) in [(markers.below, 1.0), (markers.above, -1.0), (markers.dummy, 1.0)] {
            if let symbol { cells.append(Cell(symbol: symbol, coefficient: coefficient)) }
        }
        cells = Self.merged(cells)
        if let subject = subject(of: cells, constant: constant, markers: markers) {
            solve(cells, constant: constant, for: subject)
        } else if cells.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) {
            guard abs(constant) <= Self.contradictionTolerance, let dummy = markers.dummy else {
                let owners = contradictingOwners(of: cells, except: owner)
                for symbol in markers.all { removeSymbol(symbol) }
                throw Contradiction(owners: owners)
            }
            solve(cells, constant: 0, for: dummy)
        } else {
            try insertWithArtificialSymbol(cells, constant: constant, markers: markers, owner: owner)
        }
        addCosts(of: constraint, markers: markers)
        return markers
    }

    private mutating func makeMarkers(for constraint: SolverConstraint, owner: Int) -> Markers {
        var markers = Markers()
        if constraint.below != .forbidden { markers.below = makeSymbol(.restricted, owner: owner) }
        if constraint.above != .forbidden { markers.above = makeSymbol(.restricted, owner: owner) }
        if markers.below == nil, markers.above == nil { markers.dummy = makeSymbol(.dummy, owner: owner) }
        return markers
    }

    /// Returns a symbol for which the new row can be solved without making any row infeasible: a free variable, a
    /// variable that appears nowhere else, or the constraint's own slack.
    private func subject(of cells: [Cell], constant: Double, markers: Markers) -> Int32? {
        var freeCell: Cell?
        for cell in cells where kinds[Int(cell.symbol)] == .free {
            if let found = freeCell, columns[Int(found.symbol)].count <= columns[Int(cell.symbol)].count { continue }
            freeCell = cell
        }
        if let freeCell { return freeCell.symbol }
        func isFeasible(_ cell: Cell) -> Bool { -constant / cell.coefficient >= 0 }
        let fresh = cells.first { cell in
            kinds[Int(cell.symbol)] == .restricted && owners[Int(cell.symbol)] < 0 && isFeasible(cell)
                && columns[Int(cell.symbol)].isEmpty && objectives.allSatisfy { $0.costs[Int(cell.symbol)] == 0 }
        }
        if let fresh { return fresh.symbol }
        return cells.first { cell in
            (cell.symbol == markers.below || cell.symbol == markers.above) && isFeasible(cell)
        }?.symbol
    }

    private mutating func solve(_ cells: [Cell], constant: Double, for subject: Int32) {
        guard let position = cells.firstIndex(where: { $0.symbol == subject }) else { return }
        let factor = -1 / cells[position].coefficient
        var others = cells
        others.remove(at: position)
        for index in others.indices { others[index].coefficient *= factor }
        define(subject, constant: constant * factor, cells: others)
    }

    /// Adds a row that has no suitable subject by running phase one of the simplex method.
    private mutating func insertWithArtificialSymbol(
        _ cells: [Cell], constant: Double, markers: Markers, owner: Int
    ) throws(Contradiction) {
        let sign: Double = constant < 0 ? -1 : 1
        let artificial = makeSymbol(.restricted)
        let signed = cells.map { Cell(symbol: $0.symbol, coefficient: sign * $0.coefficient) }
        insertRow(basic: artificial, constant: abs(constant), cells: signed)
        let limit = 100 * (rows.count + 10)
        var pivots = 0
        while rowOf(artificial) >= 0, pivots < limit {
            let row = rowOf(artificial)
            let entering = rows[Int(row)].cells.first { cell in
                cell.coefficient < -Self.minimumPivot && kinds[Int(cell.symbol)] == .restricted
            }
            guard let entering,
                let leaving = leavingRow(for: entering.symbol, mode: .decreasing, preferring: artificial)
            else { break }
            pivot(row: leaving, entering: entering.symbol)
            pivots += 1
        }
        defer { removeSymbol(artificial) }
        let row = rowOf(artificial)
        needsOptimization = true
        guard row >= 0 else { return }
        if rows[Int(row)].constant > Self.contradictionTolerance {
            let owners = contradictingOwners(of: rows[Int(row)].cells, except: owner)
            dropRow(row)
            for symbol in markers.all { removeSymbol(symbol) }
            throw Contradiction(owners: owners)
        }
        // The artificial symbol is basic and has the value 0, so it can be replaced.
        rows[Int(row)].constant = 0
        let replacement =
            rows[Int(row)].cells.first { kinds[Int($0.symbol)] == .restricted }?.symbol
            ?? rows[Int(row)].cells.first { $0.symbol == markers.dummy }?.symbol
        if let replacement { pivot(row: row, entering: replacement) }
    }

    private mutating func addCosts(of constraint: SolverConstraint, markers: Markers) {
        for (symbol, penalty) in [(markers.below, constraint.below), (markers.above, constraint.above)] {
            guard let symbol, case .cost(let priority) = penalty else { continue }
            addCost(of: symbol, times: 1, at: objective(for: priority))
        }
    }

    /// Adds `factor` to the cost of `symbol` in an objective.
    mutating func addCost(of symbol: Int32, times factor: Double, at objective: Int) {
        let row = rowOf(symbol)
        needsOptimization = true
        if row >= 0 {
            addCost(of: rows[Int(row)].cells, times: factor, at: objective)
        } else {
            addCost(of: [Cell(symbol: symbol, coefficient: 1)], times: factor, at: objective)
        }
    }

    /// Returns the numbers of the constraints whose markers appear in `cells`, except `owner`.
    func contradictingOwners(of cells: [Cell], except owner: Int = -1) -> [Int] {
        Set(cells.map { owners[Int($0.symbol)] }).filter { $0 >= 0 && $0 != owner }.sorted()
    }
}
