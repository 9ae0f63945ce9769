import LayoutSolver

extension NSLayoutConstraint {
    /// What of a view or guide a constraint speaks of.
    public enum Attribute: Int, Sendable {
        /// Nothing: the constraint has only one side.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The edge that text begins at: the right one where it reads from right to left.
        case leading
        /// The edge that text ends at.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The middle, from left to right.
        case centerX
        /// The middle, from top to bottom.
        case centerY
        /// The last line's baseline; the bottom of views without text.
        case lastBaseline
        /// The first line's baseline; the top of views without text.
        case firstBaseline
        /// The left edge inside the layout margins.
        case leftMargin
        /// The right edge inside the layout margins.
        case rightMargin
        /// The top edge inside the layout margins.
        case topMargin
        /// The bottom edge inside the layout margins.
        case bottomMargin
        /// The leading edge inside the layout margins.
        case leadingMargin
        /// The trailing edge inside the layout margins.
        case trailingMargin
        /// The middle of what is inside the layout margins, from left to right.
        case centerXWithinMargins
        /// The middle of what is inside the layout margins, from top to bottom.
        case centerYWithinMargins
    }

    /// How the two sides of a constraint are related.
    public enum Relation: Int, Sendable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// Both are equal.
        case equal = 0
        /// The first is at least the second.
        case greaterThanOrEqual = 1

        var solverRelation: SolverRelation {
            switch self {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        }

        var sign: String {
            switch self {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        }
    }

    /// One of the two directions of the screen.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal
        /// From top to bottom.
        case vertical
    }
}

extension NSLayoutConstraint.Attribute {
    /// What may be compared with what.
    enum Family {
        case none
        case size
        case fixedX
        case readingX
        case middleX
        case y
    }

    var family: Family {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        case .left, .right, .leftMargin, .rightMargin: .fixedX
        case .leading, .trailing, .leadingMargin, .trailingMargin: .readingX
        case .centerX, .centerXWithinMargins: .middleX
        default: .y
        }
    }

    /// Whether a constraint may relate this attribute to `other`.
    func canMeet(_ other: Self) -> Bool {
        switch (family, other.family) {
        case (.none, _): false
        case (.size, .size), (.size, .none), (.y, .y): true
        case (.middleX, .middleX), (.middleX, .fixedX), (.middleX, .readingX): true
        // Of no use, but iOS takes them, and code has them by mistake: a place from the left as one from the top.
        case (.fixedX, .y), (.middleX, .y), (.y, .fixedX), (.y, .middleX): true
        case (.fixedX, .fixedX), (.fixedX, .middleX), (.readingX, .readingX), (.readingX, .middleX): true
        default: false
        }
    }

    /// The same attribute without the margins, and whether it had them.
    var withoutMargins: (attribute: Self, hadMargins: Bool) {
        switch self {
        case .leftMargin: (.left, true)
        case .rightMargin: (.right, true)
        case .topMargin: (.top, true)
        case .bottomMargin: (.bottom, true)
        case .leadingMargin: (.leading, true)
        case .trailingMargin: (.trailing, true)
        case .centerXWithinMargins: (.centerX, true)
        case .centerYWithinMargins: (.centerY, true)
        default: (self, false)
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint speaks of where text stands.
    var namesBaseline: Bool {
        [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }
}
