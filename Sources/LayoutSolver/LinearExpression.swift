/// A variable of a `LinearSolver`.
package struct SolverVariable: Hashable, Sendable {
    let symbol: Int32
}

/// A linear combination of variables plus a constant.
package struct LinearExpression: Sendable {
    package private(set) var terms: [(variable: SolverVariable, coefficient: Double)] = []
    package var constant: Double

    package init(constant: Double = 0) {
        self.constant = constant
    }

    package init(_ variable: SolverVariable, times coefficient: Double = 1, plus constant: Double = 0) {
        self.constant = constant
        add(variable, times: coefficient)
    }

    package mutating func add(_ variable: SolverVariable, times coefficient: Double = 1) {
        if coefficient != 0 { terms.append((variable, coefficient)) }
    }

    package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += factor * other.constant
        for term in other.terms { add(term.variable, times: factor * term.coefficient) }
    }

    /// The terms as cells, sorted by symbol, with at most one cell per symbol and without zeros.
    var mergedCells: [Tableau.Cell] {
        Tableau.merged(terms.map { Tableau.Cell(symbol: $0.variable.symbol, coefficient: $0.coefficient) })
    }

    /// Returns the coefficient of a variable: the sum over all terms, because a variable can appear in several.
    func coefficient(of symbol: Int32) -> Double {
        terms.reduce(0) { $1.variable.symbol == symbol ? $0 + $1.coefficient : $0 }
    }

    /// Returns `true` if both expressions have the same terms in the same order. Constants may differ.
    package func hasSameTerms(as other: LinearExpression) -> Bool {
        terms.elementsEqual(other.terms) { $0.variable == $1.variable && $0.coefficient == $1.coefficient }
    }
}
