extension Tableau {
    /// Returns a sentence for each violated invariant. Used by tests.
    func invariantViolations() -> [String] {
        var found: [String] = []
        for (index, row) in rows.enumerated() where row.basic >= 0 {
            if rowOf(row.basic) != Int32(index) { found.append("row \(index) does not know its basic symbol") }
            if zip(row.cells, row.cells.dropFirst()).contains(where: { $0.symbol >= $1.symbol }) {
                found.append("the cells of row \(index) are not in order")
            }
            if kinds[Int(row.basic)] == .restricted, row.constant < -Self.contradictionTolerance {
                found.append("the basic symbol \(row.basic) is \(row.constant)")
            }
            for cell in row.cells {
                if rowOf(cell.symbol) >= 0 { found.append("the basic symbol \(cell.symbol) stands in row \(index)") }
                if !columns[Int(cell.symbol)].contains(Int32(index)) {
                    found.append("column \(cell.symbol) lacks row \(index)")
                }
                if kinds[Int(cell.symbol)] == .unused { found.append("row \(index) holds a symbol that is not in use") }
                if kinds[Int(row.basic)] != .free, kinds[Int(cell.symbol)] == .free {
                    found.append("row \(index) of a restricted symbol holds a free one")
                }
            }
        }
        for (symbol, column) in columns.enumerated() {
            if Set(column).count != column.count { found.append("column \(symbol) names a row twice") }
            for row in column where coefficient(of: Int32(symbol), in: row) == 0 {
                found.append("column \(symbol) names row \(row), which lacks it")
            }
        }
        for symbol in kinds.indices {
            let costs = objectives.map { $0.costs[symbol] }
            if rowOf(Int32(symbol)) >= 0, costs.contains(where: { $0 != 0 }) {
                found.append("the basic symbol \(symbol) has a cost")
            }
            if !needsOptimization, kinds[symbol] == .restricted,
                let first = costs.first(where: { abs($0) > Self.costTolerance }), first < 0
            {
                found.append("symbol \(symbol) would lower the cost")
            }
        }
        return found
    }
}
