/// Variables that are defined outside the tableau, by equations in terms of other variables.
///
/// In a tableau, the position of the last view in a stack would be a row that contains the heights of all views before
/// it, so the total length of the stack's rows would grow with the square of the number of views. A definition contains
/// only the terms of its equation. It is expanded when a constraint in the tableau needs it.
struct DerivedVariables: Sendable {
    /// `symbol` = `constant` + the sum of `terms`.
    struct Definition: Sendable {
        /// The number of the constraint that defines the variable.
        let owner: Int
        /// `true` if the equation is required. A variable that is defined by an optional equation must not affect the
        /// tableau.
        let isRequired: Bool
        var constant: Double
        let terms: [Tableau.Cell]
        /// The level of the definition, which is greater than the levels of all defined variables in `terms`.
        fileprivate(set) var level: Int32
    }

    /// An expression in variables that don't have a required definition.
    struct Expansion {
        var constant: Double
        /// The nonzero cells, sorted by symbol.
        var cells: [Tableau.Cell] = []
        /// The variables in `cells` that have an optional definition.
        var optional: [Int32] = []
    }

    private struct Users: Sendable {
        var definitions: [Int32] = []
        var constraints: [Int] = []
    }

    /// The maximum number of variables that may depend on a new definition. Limits the time it takes to find cycles.
    private static let maximumDependents = 1000

    /// The maximum number of equivalent variables to search for one that can be defined.
    private static let maximumEquivalents = 10

    private var count = 0
    /// The definitions, indexed by symbol.
    private var definitions: [Definition?] = []
    /// The users of each variable, indexed by symbol: the definitions that contain it, and the constraints in the
    /// tableau that contain it.
    private var users: [Users] = []

    var isEmpty: Bool { count == 0 }

    subscript(symbol: Int32) -> Definition? { isDefined(symbol) ? definitions[Int(symbol)] : nil }

    /// Returns `true` if `symbol` has a definition. Faster than reading the definition, because it isn't copied.
    func isDefined(_ symbol: Int32) -> Bool {
        guard count > 0, Int(symbol) < definitions.count else { return false }
        if case nil = definitions[Int(symbol)] { return false }
        return true
    }

    // MARK: Changes

    /// Defines `symbol`, which must have no definition and not be in the tableau. Returns `false`, without defining
    /// `symbol`, if it would depend on itself or if too many variables depend on it.
    mutating func define(
        _ symbol: Int32, as terms: [Tableau.Cell], plus constant: Double, owner: Int, isRequired: Bool
    ) -> Bool {
        guard let dependents = dependents(of: symbol, excluding: terms, limit: Self.maximumDependents) else {
            return false
        }
        insert(
            Definition(owner: owner, isRequired: isRequired, constant: constant, terms: terms, level: 0), of: symbol,
            usedBy: dependents)
        return true
    }

    /// Reverses the definitions along `path`, so that the first variable becomes undefined. Each variable in the path
    /// except the last must be defined solely by the next one. Returns the constraints and the variables that they now
    /// define.
    mutating func reverse(along path: [Int32]) -> [(owner: Int, symbol: Int32)] {
        let former = path.dropLast().compactMap { self[$0] }
        for symbol in path.dropLast() { removeDefinition(of: symbol) }
        return zip(former, zip(path, path.dropFirst())).map { old, link in
            let factor = 1 / old.terms[0].coefficient
            let new = Definition(
                owner: old.owner, isRequired: true, constant: -factor * old.constant,
                terms: [Tableau.Cell(symbol: link.0, coefficient: factor)], level: 0)
            insert(new, of: link.1, usedBy: dependents(of: link.1) ?? [])
            return (old.owner, link.1)
        }
    }

    /// Removes the definition of `symbol`.
    mutating func removeDefinition(of symbol: Int32) {
        guard let definition = self[symbol] else { return }
        definitions[Int(symbol)] = nil
        count -= 1
        for term in definition.terms { users[Int(term.symbol)].definitions.removeOne(symbol) }
    }

    mutating func setConstant(_ constant: Double, of symbol: Int32) {
        definitions[Int(symbol)]?.constant = constant
    }

    /// Records that a constraint in the tableau contains the variables in `expression`.
    mutating func addUser(_ constraint: Int, of expression: LinearExpression) {
        for term in expression.terms {
            grow(toInclude: term.variable.symbol)
            users[Int(term.variable.symbol)].constraints.append(constraint)
        }
    }

    mutating func removeUser(_ constraint: Int, of expression: LinearExpression) {
        for term in expression.terms { users[Int(term.variable.symbol)].constraints.removeOne(constraint) }
    }

    /// Removes the state of a variable that no constraint contains.
    mutating func removeSymbol(_ symbol: Int32) {
        if Int(symbol) < users.count { users[Int(symbol)] = Users() }
    }

    /// Returns the constraints in the tableau that contain `symbols`, directly or through definitions, in ascending
    /// order.
    func constraints(using symbols: [Int32]) -> [Int] {
        guard !symbols.isEmpty else { return [] }
        var found: [Int] = []
        var isVisited = [Bool](repeating: false, count: users.count)
        var open = symbols
        while let symbol = open.popLast() {
            guard !isVisited[Int(symbol)] else { continue }
            isVisited[Int(symbol)] = true
            found += users[Int(symbol)].constraints
            open += users[Int(symbol)].definitions
        }
        return Set(found).sorted()
    }

    /// Returns the number of definitions that contain `symbol`.
    func definitionCount(using symbol: Int32) -> Int {
        Int(symbol) < users.count ? users[Int(symbol)].definitions.count : 0
    }

    /// Returns `symbol`, followed by the chain of variables that define it through required equations without other
    /// terms.
    func equivalents(of symbol: Int32) -> [Int32] {
        var path = [symbol]
        while path.count < Self.maximumEquivalents, let definition = self[path[path.count - 1]],
            definition.isRequired, definition.terms.count == 1,
            abs(definition.terms[0].coefficient) > Tableau.minimumPivot
        {
            path.append(definition.terms[0].symbol)
        }
        return path
    }

    // MARK: Evaluation

    /// Returns `expression` with variables replaced by their required definitions. Variables with the highest level are
    /// replaced first, so that equal terms cancel out before they are expanded.
    func expand(_ expression: LinearExpression) -> Expansion {
        var expansion = Expansion(constant: expression.constant)
        var open: [(cell: Tableau.Cell, level: Int32)] = []
        func add(_ symbol: Int32, _ coefficient: Double) {
            guard let definition = self[symbol] else {
                return expansion.cells.append(Tableau.Cell(symbol: symbol, coefficient: coefficient))
            }
            if let position = open.firstIndex(where: { $0.cell.symbol == symbol }) {
                open[position].cell.coefficient += coefficient
            } else {
                open.append((Tableau.Cell(symbol: symbol, coefficient: coefficient), definition.level))
            }
        }
        for term in expression.terms { add(term.variable.symbol, term.coefficient) }
        while let position = open.indices.max(by: { open[$0].level < open[$1].level }) {
            let cell = open.remove(at: position).cell
            guard abs(cell.coefficient) >= Tableau.epsilon, let definition = self[cell.symbol] else { continue }
            if definition.isRequired {
                expansion.constant += cell.coefficient * definition.constant
                for term in definition.terms { add(term.symbol, cell.coefficient * term.coefficient) }
            } else {
                expansion.cells.append(cell)
                expansion.optional.append(cell.symbol)
            }
        }
        expansion.cells = Tableau.merged(expansion.cells)
        return expansion
    }

    /// Returns the value of `symbol`. `root` returns the values of variables without a definition.
    func value(of symbol: Int32, cache: inout ValueCache, root: (Int32) -> Double) -> Double {
        guard isDefined(symbol) else { return root(symbol) }
        if let cached = cache[symbol] { return cached }
        // Iterative, because recursion along a long chain of definitions could overflow the call stack.
        var open = [symbol]
        while let next = open.last {
            guard cache[next] == nil, let definition = self[next] else {
                open.removeLast()
                continue
            }
            let openCount = open.count
            var sum = definition.constant
            for term in definition.terms {
                if !isDefined(term.symbol) {
                    sum += term.coefficient * root(term.symbol)
                } else if let cached = cache[term.symbol] {
                    sum += term.coefficient * cached
                } else {
                    open.append(term.symbol)
                }
            }
            guard open.count == openCount else { continue }
            cache[next] = sum.isNaN ? 0 : sum
            open.removeLast()
        }
        return cache[symbol] ?? 0
    }

    /// Returns a sentence for each violated invariant. Used by tests.
    func invariantViolations() -> [String] {
        definitions.indices.flatMap { index -> [String] in
            let symbol = Int32(index)
            return (self[symbol]?.terms ?? []).flatMap { term in
                var found: [String] = []
                if let level = self[term.symbol]?.level, let own = self[symbol]?.level, level >= own {
                    found.append("the definition of \(symbol) has level \(own), but uses level \(level)")
                }
                if !users[Int(term.symbol)].definitions.contains(symbol) {
                    found.append("\(term.symbol) does not know that it defines \(symbol)")
                }
                return found
            }
        }
    }

    // MARK: Private

    private mutating func grow(toInclude symbol: Int32) {
        while users.count <= Int(symbol) {
            users.append(Users())
            definitions.append(nil)
        }
    }

    private mutating func insert(_ definition: Definition, of symbol: Int32, usedBy dependents: [Int32]) {
        grow(toInclude: symbol)
        definitions[Int(symbol)] = definition
        count += 1
        for term in definition.terms {
            grow(toInclude: term.symbol)
            users[Int(term.symbol)].definitions.append(symbol)
        }
        for dependent in [symbol] + dependents {
            let level = (self[dependent]?.terms ?? []).reduce(0) { max($0, self[$1.symbol]?.level ?? 0) } + 1
            if let present = self[dependent]?.level, present < level { definitions[Int(dependent)]?.level = level }
        }
    }

    /// Returns the variables whose definitions contain `symbol`, directly or indirectly, in topological order: each
    /// follows the variables in its definition. Returns `nil` if `terms` contains one of these variables or if there
    /// are more than `limit`.
    private func dependents(
        of symbol: Int32, excluding terms: [Tableau.Cell] = [], limit: Int = .max
    ) -> [Int32]? {
        var found: [Int32] = []
        var visited: Set = [symbol]
        var open = [(symbol: symbol, visitedUserCount: 0)]
        while let (current, next) = open.last {
            guard Int(current) < users.count, next < users[Int(current)].definitions.count else {
                open.removeLast()
                found.append(current)
                continue
            }
            open[open.count - 1].visitedUserCount += 1
            let user = users[Int(current)].definitions[next]
            guard visited.insert(user).inserted else { continue }
            guard visited.count - 1 <= limit, !terms.contains(where: { $0.symbol == user }) else { return nil }
            open.append((user, 0))
        }
        return found.dropLast().reversed()
    }
}

extension Array where Element: Equatable {
    fileprivate mutating func removeOne(_ element: Element) {
        if let position = lastIndex(of: element) { remove(at: position) }
    }
}
