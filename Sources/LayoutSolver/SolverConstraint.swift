/// The penalty for an expression that should be 0 but deviates to one side.
package enum Penalty: Hashable, Sendable {
    /// No penalty. Any value on that side is as good as 0.
    case free
    /// A cost proportional to the distance from 0. Higher priorities outweigh any number of lower priorities.
    case cost(priority: Double)
    /// Values on that side are not allowed.
    case forbidden

    /// Creates the penalty for violating a constraint of `priority`. Constraints with a priority of 1000 or above are
    /// required.
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

/// The relation between the two sides of a constraint.
package enum SolverRelation: Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}

/// An expression that should be 0, with penalties for values below and above 0.
package struct SolverConstraint: Sendable {
    package var expression: LinearExpression
    package let below: Penalty
    package let above: Penalty
    /// `true` to protect the constraint: a conflict between required constraints is resolved by leaving out a protected
    /// constraint only if all constraints in the conflict are protected.
    package let isProtected: Bool

    /// Creates a constraint with a separate penalty for each side.
    package init(_ expression: LinearExpression, below: Penalty, above: Penalty, isProtected: Bool = false) {
        self.expression = expression
        self.below = below
        self.above = above
        self.isProtected = isProtected
    }

    /// Creates a constraint that relates `expression` to 0. Constraints with a priority of 1000 or above are required.
    package init(
        _ expression: LinearExpression, _ relation: SolverRelation, priority: Double = 1000, isProtected: Bool = false
    ) {
        let penalty = Penalty(priority: priority)
        self.init(
            expression, below: relation == .lessThanOrEqual ? .free : penalty,
            above: relation == .greaterThanOrEqual ? .free : penalty, isProtected: isProtected)
    }

    var priority: Double { max(below.priority, above.priority) }

    /// `true` if the constraint is an equation that must be satisfied.
    var isRequired: Bool { below == .forbidden && above == .forbidden }
}

/// The identifier of a constraint in a solver. Constraints that were added later compare greater.
package struct SolverConstraintID: Hashable, Comparable, Sendable {
    let number: Int

    package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// A set of conflicting required constraints, and the constraint that was broken to resolve the conflict.
package struct SolverConflict: Equatable, Sendable {
    package let members: [SolverConstraintID]
    package let broken: SolverConstraintID

    package init(members: [SolverConstraintID], broken: SolverConstraintID) {
        self.members = members
        self.broken = broken
    }
}
