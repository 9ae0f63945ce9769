extension Tableau {
    /// Removes a constraint from a feasible tableau. The tableau stays feasible.
    mutating func remove(_ constraint: SolverConstraint, markers: Markers) {
        for (symbol, penalty) in [(markers.below, constraint.below), (markers.above, constraint.above)] {
            guard let symbol, case .cost(let priority) = penalty else { continue }
            addCost(of: symbol, times: -1, at: objective(for: priority))
        }
        needsOptimization = true
        if markers.all.allSatisfy({ rowOf($0) < 0 }), let marker = markers.all.first {
            if let row = pivotRow(forRemoving: marker) { pivot(row: row, entering: marker) }
        }
        for marker in markers.all where rowOf(marker) >= 0 { dropRow(rowOf(marker)) }
        for marker in markers.all { removeSymbol(marker) }
    }

    /// Returns the row in which `marker` should be made basic before its constraint is removed; `nil` if no row
    /// contains `marker`. Prefers a redundant equation, then a row that keeps all other rows feasible, then the row of
    /// a free variable.
    private func pivotRow(forRemoving marker: Int32) -> Int32? {
        let column = columns[Int(marker)]
        if let surplus = column.first(where: { kinds[Int(rows[Int($0)].basic)] == .dummy }) { return surplus }
        return leavingRow(for: marker, mode: .decreasing) ?? leavingRow(for: marker, mode: .increasing)
            ?? column.min { rows[Int($0)].basic < rows[Int($1)].basic }
    }

    /// Adds `delta` to the constant of a constraint's expression, and appends the changed rows to `changed`. These rows
    /// may be infeasible until `restoreFeasibility` is called.
    mutating func shift(_ markers: Markers, by delta: Double, changed: inout [Int32]) {
        // Substituting marker + delta for the marker turns the old equation into expression + delta + marker = 0.
        guard let marker = markers.all.first else { return }
        let change = marker == markers.above ? -delta : delta
        let own = rowOf(marker)
        if own >= 0 {
            rows[Int(own)].constant -= change
            changed.append(own)
            return
        }
        for row in columns[Int(marker)] {
            rows[Int(row)].constant += change * coefficient(of: marker, in: row)
            changed.append(row)
        }
    }

    /// Returns the value that a constraint's markers add to its expression. The sum of the expression and this value is
    /// 0, apart from rounding errors.
    func value(of markers: Markers) -> Double {
        (markers.below.map(value) ?? 0) - (markers.above.map(value) ?? 0)
    }

    /// Returns the first row in `changed` whose equation can't be satisfied by any values of the other symbols.
    func brokenEquation(among changed: [Int32]) -> Int32? {
        changed.first { row in
            let basic = rows[Int(row)].basic
            guard basic >= 0, kinds[Int(basic)] == .dummy else { return false }
            return abs(rows[Int(row)].constant) > Self.contradictionTolerance
        }
    }

    /// Returns the cells of row `index`, including that of its basic symbol.
    func cellsWithBasic(of index: Int32) -> [Cell] {
        rows[Int(index)].cells + [Cell(symbol: rows[Int(index)].basic, coefficient: 1)]
    }
}
