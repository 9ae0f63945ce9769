/// The simplex tableau of the Cassowary algorithm (Badros, Borning, Stuckey 2001). Each row expresses one basic symbol
/// as a constant plus multiples of parametric symbols, whose values are 0.
///
/// Free variables can have either sign. They are made basic whenever possible, so the rows of restricted symbols, which
/// are never negative, don't contain them. Instead of a single objective with symbolic weights, there is one objective
/// for each priority in use; higher priorities take precedence.
struct Tableau: Sendable {
    enum Kind: UInt8, Sendable {
        /// A variable without a sign restriction.
        case free
        /// A nonnegative variable, the error variable of a constraint, or a slack variable.
        case restricted
        /// The marker of a required equation, which is always 0.
        case dummy
        /// A removed symbol, which can be reused.
        case unused
    }

    struct Cell: Sendable {
        let symbol: Int32
        var coefficient: Double
    }

    struct Row: Sendable {
        var basic: Int32 = -1
        var constant = 0.0
        /// The terms of the row, sorted by symbol.
        var cells: [Cell] = []
    }

    struct Objective: Sendable {
        let priority: Double
        /// The cost of each symbol, indexed by symbol. 0 for basic symbols.
        var costs: [Double]
    }

    /// The magnitude below which coefficients count as rounding errors.
    static let epsilon = 1e-9
    /// The magnitude below which costs count as rounding errors.
    static let costTolerance = 1e-6
    /// The smallest divisor of a pivot. Dividing by smaller coefficients would amplify rounding errors.
    static let minimumPivot = 1e-7
    /// The magnitude below which differences between constants count as rounding errors, in points.
    static let tolerance = 1e-6
    /// The largest deviation that a required constraint may have, in points. Interface Builder saves ratios with six
    /// decimals, so the constraints of a file can contradict each other by this much.
    static let contradictionTolerance = 1e-3

    private(set) var kinds: [Kind] = []
    /// The number of the constraint to which each symbol belongs, or -1 for variables.
    private(set) var owners: [Int] = []
    var rows: [Row] = []
    /// The row in which each symbol is basic, or -1 for parametric symbols.
    private(set) var rowOfSymbol: [Int32] = []
    /// The rows that contain each parametric symbol, in ascending order.
    var columns: [[Int32]] = []
    /// The objectives in descending order of priority.
    var objectives: [Objective] = []
    /// `true` if a pivot might improve an objective.
    var needsOptimization = false
    /// The number of pivots so far. Used by benchmarks.
    private(set) var pivotCount = 0
    /// The number of row substitutions so far. Used by benchmarks.
    private(set) var changeCount = 0

    private var unusedSymbols: [Int32] = []
    private var unusedRows: [Int32] = []

    // MARK: Symbols

    mutating func makeSymbol(_ kind: Kind, owner: Int = -1) -> Int32 {
        if let symbol = unusedSymbols.popLast() {
            kinds[Int(symbol)] = kind
            owners[Int(symbol)] = owner
            return symbol
        }
        kinds.append(kind)
        owners.append(owner)
        rowOfSymbol.append(-1)
        columns.append([])
        for index in objectives.indices { objectives[index].costs.append(0) }
        return Int32(kinds.count - 1)
    }

    /// Removes `symbol`, including terms that rounding errors have left in rows.
    mutating func removeSymbol(_ symbol: Int32) {
        if rowOfSymbol[Int(symbol)] >= 0 { dropRow(rowOfSymbol[Int(symbol)]) }
        for row in columns[Int(symbol)] { rows[Int(row)].cells.removeAll { $0.symbol == symbol } }
        columns[Int(symbol)] = []
        for index in objectives.indices { objectives[index].costs[Int(symbol)] = 0 }
        kinds[Int(symbol)] = .unused
        unusedSymbols.append(symbol)
    }

    /// Removes all rows, costs and markers, but keeps the variables.
    mutating func removeAllRows() {
        rows = []
        unusedRows = []
        objectives = []
        for symbol in kinds.indices {
            rowOfSymbol[symbol] = -1
            columns[symbol] = []
            guard owners[symbol] >= 0, kinds[symbol] != .unused else { continue }
            kinds[symbol] = .unused
            unusedSymbols.append(Int32(symbol))
        }
    }

    func value(of symbol: Int32) -> Double {
        let row = rowOfSymbol[Int(symbol)]
        return row < 0 ? 0 : rows[Int(row)].constant
    }

    // MARK: Rows

    /// Adds a row for `basic`, which must not appear in any other row.
    mutating func insertRow(basic: Int32, constant: Double, cells: [Cell]) {
        let index: Int32
        if let unused = unusedRows.popLast() {
            index = unused
        } else {
            index = Int32(rows.count)
            rows.append(Row())
        }
        rows[Int(index)] = Row(basic: basic, constant: constant, cells: cells)
        rowOfSymbol[Int(basic)] = index
        for cell in cells { addToColumn(cell.symbol, row: index) }
    }

    /// Removes a row. The value of the row's basic symbol is 0 afterward.
    mutating func dropRow(_ index: Int32) {
        for cell in rows[Int(index)].cells { removeFromColumn(cell.symbol, row: index) }
        rowOfSymbol[Int(rows[Int(index)].basic)] = -1
        rows[Int(index)] = Row()
        unusedRows.append(index)
    }

    /// Makes `entering` basic in row `index`, and the row's previous basic symbol parametric.
    mutating func pivot(row index: Int32, entering: Int32) {
        pivotCount += 1
        let leaving = rows[Int(index)].basic
        guard let position = position(of: entering, in: rows[Int(index)].cells) else { return }
        var cells: [Cell] = []
        swap(&cells, &rows[Int(index)].cells)
        for cell in cells where cell.symbol != entering { removeFromColumn(cell.symbol, row: index) }
        let factor = -1 / cells[position].coefficient
        cells.remove(at: position)
        for other in cells.indices { cells[other].coefficient *= factor }
        let target = cells.firstIndex { $0.symbol > leaving } ?? cells.count
        cells.insert(Cell(symbol: leaving, coefficient: -factor), at: target)
        let constant = rows[Int(index)].constant * factor
        rowOfSymbol[Int(leaving)] = -1
        unusedRows.append(index)
        rows[Int(index)] = Row()
        define(entering, constant: constant, cells: cells, except: index)
    }

    /// Substitutes `constant` plus `cells` for `symbol` everywhere, and adds them as the row of `symbol`.
    mutating func define(_ symbol: Int32, constant: Double, cells: [Cell], except pivoted: Int32 = -1) {
        var column: [Int32] = []
        swap(&column, &columns[Int(symbol)])
        for row in column where row != pivoted {
            let coefficient = removeCell(of: symbol, in: row)
            rows[Int(row)].constant += coefficient * constant
            add(cells, times: coefficient, to: row)
        }
        for index in objectives.indices {
            let cost = objectives[index].costs[Int(symbol)]
            guard cost != 0 else { continue }
            objectives[index].costs[Int(symbol)] = 0
            addCost(of: cells, times: cost, at: index)
        }
        insertRow(basic: symbol, constant: constant, cells: cells)
    }

    /// Adds `cells`, multiplied by `factor`, to the costs of an objective.
    mutating func addCost(of cells: [Cell], times factor: Double, at objective: Int) {
        for cell in cells {
            let cost = objectives[objective].costs[Int(cell.symbol)] + factor * cell.coefficient
            objectives[objective].costs[Int(cell.symbol)] = abs(cost) < Self.epsilon ? 0 : cost
        }
    }

    /// Returns `cells` sorted by symbol, with at most one cell per symbol and without zeros.
    static func merged(_ cells: [Cell]) -> [Cell] {
        guard cells.count > 1 else { return cells.filter { abs($0.coefficient) >= epsilon } }
        var result: [Cell] = []
        result.reserveCapacity(cells.count)
        for cell in cells.sorted(by: { $0.symbol < $1.symbol }) {
            if result.last?.symbol == cell.symbol {
                result[result.count - 1].coefficient += cell.coefficient
            } else {
                if let last = result.last, abs(last.coefficient) < epsilon { result.removeLast() }
                result.append(cell)
            }
        }
        if let last = result.last, abs(last.coefficient) < epsilon { result.removeLast() }
        return result
    }

    /// Returns `true` if `symbol` is a free variable that no row contains.
    func isUnusedFreeVariable(_ symbol: Int32) -> Bool {
        kinds[Int(symbol)] == .free && rowOfSymbol[Int(symbol)] < 0 && columns[Int(symbol)].isEmpty
    }

    /// Returns `left` plus `factor` times `right`. Calls `change` with `true` for each symbol that only `right`
    /// contains, and with `false` for each symbol that cancels out.
    static func sum(
        _ left: [Cell], _ right: [Cell], times factor: Double, change: (Int32, Bool) -> Void = { _, _ in }
    ) -> [Cell] {
        [Cell](unsafeUninitializedCapacity: left.count + right.count) { result, count in
            var (first, second) = (0, 0)
            while first < left.count || second < right.count {
                let a = first < left.count ? left[first].symbol : .max
                let b = second < right.count ? right[second].symbol : .max
                if a < b {
                    result.initializeElement(at: count, to: left[first])
                    count += 1
                    first += 1
                    continue
                }
                var coefficient = factor * right[second].coefficient
                second += 1
                if a == b {
                    coefficient += left[first].coefficient
                    first += 1
                    if abs(coefficient) < epsilon {
                        change(b, false)
                        continue
                    }
                } else {
                    change(b, true)
                }
                result.initializeElement(at: count, to: Cell(symbol: b, coefficient: coefficient))
                count += 1
            }
        }
    }

    // MARK: Private

    /// Adds `cells`, multiplied by `factor`, to a row and updates the columns.
    private mutating func add(_ cells: [Cell], times factor: Double, to row: Int32) {
        guard !cells.isEmpty else { return }
        changeCount += 1
        var old: [Cell] = []
        swap(&old, &rows[Int(row)].cells)
        let new = Self.sum(old, cells, times: factor) { symbol, isNew in
            if isNew { addToColumn(symbol, row: row) } else { removeFromColumn(symbol, row: row) }
        }
        rows[Int(row)].cells = new
    }

    private mutating func removeCell(of symbol: Int32, in row: Int32) -> Double {
        guard let position = position(of: symbol, in: rows[Int(row)].cells) else { return 0 }
        return rows[Int(row)].cells.remove(at: position).coefficient
    }

    /// Returns the index of `symbol` in `cells`, or `nil` if it is absent.
    private func position(of symbol: Int32, in cells: [Cell]) -> Int? {
        let position = Self.position(cells) { $0.symbol < symbol }
        return position < cells.count && cells[position].symbol == symbol ? position : nil
    }

    private mutating func addToColumn(_ symbol: Int32, row: Int32) {
        // A new row has the highest index, unless it reuses the index of a dropped row.
        guard let last = columns[Int(symbol)].last, last > row else { return columns[Int(symbol)].append(row) }
        columns[Int(symbol)].insert(row, at: Self.position(columns[Int(symbol)]) { $0 < row })
    }

    private mutating func removeFromColumn(_ symbol: Int32, row: Int32) {
        let position = Self.position(columns[Int(symbol)]) { $0 < row }
        guard position < columns[Int(symbol)].count, columns[Int(symbol)][position] == row else { return }
        columns[Int(symbol)].remove(at: position)
    }

    /// Returns the index of the first element for which `before` returns `false`, using binary search.
    private static func position<Element>(_ elements: [Element], before: (Element) -> Bool) -> Int {
        elements.withUnsafeBufferPointer { elements in
            var (low, high) = (0, elements.count)
            while low < high {
                let middle = (low + high) / 2
                if before(elements[middle]) { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }
}
