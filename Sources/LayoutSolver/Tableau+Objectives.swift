extension Tableau {
    /// Returns the index of the objective for `priority`, creating the objective if needed.
    mutating func objective(for priority: Double) -> Int {
        if let index = objectives.firstIndex(where: { $0.priority <= priority }) {
            if objectives[index].priority == priority { return index }
            objectives.insert(Objective(priority: priority, costs: Array(repeating: 0, count: kinds.count)), at: index)
            return index
        }
        objectives.append(Objective(priority: priority, costs: Array(repeating: 0, count: kinds.count)))
        return objectives.count - 1
    }

    /// Minimizes the objectives with the primal simplex method, starting with the highest priority. All rows are
    /// feasible before and after the call.
    mutating func optimize() {
        guard needsOptimization else { return }
        needsOptimization = false
        var pivots = 0
        let limit = 100 * (rows.count + 10)
        var isSettled = [Bool](repeating: false, count: kinds.count)
        for level in objectives.indices {
            while pivots < limit, let entering = nextEntering(at: level, settled: isSettled) {
                guard let row = leavingRow(for: entering, mode: .decreasing) else {
                    // Only rounding errors can make the gain unbounded.
                    objectives[level].costs[Int(entering)] = 0
                    continue
                }
                pivot(row: row, entering: entering)
                pivots += 1
            }
            // Symbols with a cost at this level are fixed at all lower levels.
            for symbol in isSettled.indices where objectives[level].costs[symbol] > Self.costTolerance {
                isSettled[symbol] = true
            }
        }
    }

    /// Returns the entering symbol according to Bland's rule, which prevents cycling: the first symbol that reduces the
    /// cost.
    private func nextEntering(at level: Int, settled: [Bool]) -> Int32? {
        objectives[level].costs.withUnsafeBufferPointer { costs in
            for symbol in 0..<costs.count where costs[symbol] < -Self.costTolerance {
                if kinds[symbol] == .restricted, !settled[symbol] { return Int32(symbol) }
            }
            return nil
        }
    }

    /// The direction in which the basic symbols of a column change when the column's symbol increases.
    enum Movement {
        case decreasing
        case increasing
    }

    /// Returns the row whose basic symbol reaches 0 first: when `entering` increases in mode `.decreasing`, or when
    /// `entering` decreases in mode `.increasing`. If several basic symbols reach 0 at the same time, the row of
    /// `preferred` wins.
    func leavingRow(for entering: Int32, mode: Movement, preferring preferred: Int32 = -1) -> Int32? {
        var best: (row: Int32, ratio: Double)?
        for row in columns[Int(entering)] {
            let candidate = rows[Int(row)]
            guard kinds[Int(candidate.basic)] == .restricted else { continue }
            let coefficient = coefficient(of: entering, in: row)
            let step = mode == .decreasing ? -coefficient : coefficient
            guard step > Self.minimumPivot else { continue }
            let ratio = max(0, candidate.constant) / step
            if let found = best {
                if ratio > found.ratio { continue }
                if ratio == found.ratio, candidate.basic != preferred {
                    let present = rows[Int(found.row)].basic
                    if present == preferred || present < candidate.basic { continue }
                }
            }
            best = (row, ratio)
        }
        return best?.row
    }

    /// Returns the coefficient of `symbol` in a row, or 0 if the row doesn't contain it.
    func coefficient(of symbol: Int32, in row: Int32) -> Double {
        rows[Int(row)].cells.withUnsafeBufferPointer { cells in
            var (low, high) = (0, cells.count)
            while low < high {
                let middle = (low + high) / 2
                if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
            }
            return low < cells.count && cells[low].symbol == symbol ? cells[low].coefficient : 0
        }
    }

    /// Makes the rows in `changed` feasible again with the dual simplex method. The objectives stay optimal. Returns a
    /// row that can't be made feasible, if any.
    mutating func restoreFeasibility(of changed: [Int32]) -> Int32? {
        var waiting = changed
        var pivots = 0
        let limit = 100 * (rows.count + 10)
        while let row = waiting.popLast() {
            let basic = rows[Int(row)].basic
            guard basic >= 0, kinds[Int(basic)] == .restricted, rows[Int(row)].constant < -Self.tolerance * 0.01 else {
                continue
            }
            guard pivots < limit, let entering = dualEnteringSymbol(in: row) else {
                if rows[Int(row)].constant > -Self.contradictionTolerance { continue }
                return row
            }
            let touched = columns[Int(entering)]
            pivot(row: row, entering: entering)
            pivots += 1
            waiting.append(contentsOf: touched)
            waiting.append(rowOf(entering))
        }
        return nil
    }

    func rowOf(_ symbol: Int32) -> Int32 { rowOfSymbol[Int(symbol)] }

    /// Returns the symbol to pivot into a row with a negative constant: the one that raises the row's basic symbol at
    /// the lowest cost.
    private func dualEnteringSymbol(in row: Int32) -> Int32? {
        var best: Cell?
        for cell in rows[Int(row)].cells where cell.coefficient > Self.minimumPivot {
            guard kinds[Int(cell.symbol)] == .restricted else { continue }
            if let found = best, !isCheaper(cell, than: found) { continue }
            best = cell
        }
        return best?.symbol
    }

    private func isCheaper(_ left: Cell, than right: Cell) -> Bool {
        for objective in objectives {
            let a = objective.costs[Int(left.symbol)] / left.coefficient
            let b = objective.costs[Int(right.symbol)] / right.coefficient
            if abs(a - b) > Self.costTolerance { return a < b }
        }
        return false
    }
}
