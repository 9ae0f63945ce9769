/// How bad it is when an expression that should be 0 lies on one side of it.
package enum Penalty: Hashable, Sendable {
    /// That side is as good as 0.
    case free
    /// Avoided by the distance from 0; a higher priority is never given up for any number of lower ones.
    case cost(priority: Double)
    /// That side is not allowed.
    case forbidden

    /// The penalty that a constraint of `priority` puts on the wrong side: 1000 and more forbid it.
    package init(priority: Double) {
        self = priority >= 1000 ? .forbidden : .cost(priority: priority)
    }

    var priority: Double {
        switch self {
        case .free: 0
        case .cost(let priority): priority
        case .forbidden: 1000
        }
    }
}

/// How the two sides of a constraint are related.
package enum SolverRelation: Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}

/// An expression that should be 0, with what it costs to be below or above.
package struct SolverConstraint: Sendable {
    package var expression: LinearExpression
    package let below: Penalty
    package let above: Penalty
    /// Whether others are left out first where not all required constraints can hold.
    package let isProtected: Bool

    /// An expression whose sides have penalties of their own.
    package init(_ expression: LinearExpression, below: Penalty, above: Penalty, isProtected: Bool = false) {
        self.expression = expression
        self.below = below
        self.above = above
        self.isProtected = isProtected
    }

    /// `expression` related to 0; required from priority 1000 on.
    package init(
        _ expression: LinearExpression, _ relation: SolverRelation, priority: Double = 1000, isProtected: Bool = false
    ) {
        let penalty = Penalty(priority: priority)
        self.init(
            expression, below: relation == .lessThanOrEqual ? .free : penalty,
            above: relation == .greaterThanOrEqual ? .free : penalty, isProtected: isProtected)
    }

    var priority: Double { max(below.priority, above.priority) }
}

/// Names a constraint of a solver; later ones are greater.
package struct SolverConstraintID: Hashable, Comparable, Sendable {
    let number: Int

    package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// Required constraints that cannot all hold, and the one among them that was left out.
package struct SolverConflict: Equatable, Sendable {
    package let members: [SolverConstraintID]
    package let broken: SolverConstraintID

    package init(members: [SolverConstraintID], broken: SolverConstraintID) {
        self.members = members
        self.broken = broken
    }
}
