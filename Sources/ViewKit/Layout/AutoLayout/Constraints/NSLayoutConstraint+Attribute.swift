import LayoutSolver

extension NSLayoutConstraint {
    /// The part of a view or guide that a constraint refers to.
    public enum Attribute: Int, Sendable {
        /// No attribute, for a constraint without a second item.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The leading edge, which is left in left-to-right and right in right-to-left layouts.
        case leading
        /// The trailing edge, which is right in left-to-right and left in right-to-left layouts.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The horizontal center.
        case centerX
        /// The vertical center.
        case centerY
        /// The baseline of the last line of text; the bottom edge of views without text.
        case lastBaseline
        /// The baseline of the first line of text; the top edge of views without text.
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
        /// The horizontal center of the area inside the layout margins.
        case centerXWithinMargins
        /// The vertical center of the area inside the layout margins.
        case centerYWithinMargins
    }

    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// The first side is less than or equal to the second.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The first side is greater than or equal to the second.
        case greaterThanOrEqual = 1

        var solverRelation: SolverRelation {
            switch self {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        }

        init(_ relation: SolverRelation) {
            self =
                switch relation {
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

    /// The horizontal or vertical axis.
    public enum Axis: Int, Sendable {
        /// The axis of x-coordinates and widths.
        case horizontal
        /// The axis of y-coordinates and heights.
        case vertical
    }
}

extension NSLayoutConstraint.Attribute {
    /// Groups that determine which attributes can be related to each other.
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

    /// Returns `true` if a constraint can relate this attribute to `other`.
    func isCompatible(_ other: Self) -> Bool {
        switch (family, other.family) {
        case (.none, _): false
        case (.size, .size), (.size, .none), (.y, .y): true
        case (.middleX, .middleX), (.middleX, .fixedX), (.middleX, .readingX): true
        // Relating x to y is useless, but iOS accepts it, and some code does it by mistake.
        case (.fixedX, .y), (.middleX, .y), (.y, .fixedX), (.y, .middleX): true
        case (.fixedX, .fixedX), (.fixedX, .middleX), (.readingX, .readingX), (.readingX, .middleX): true
        default: false
        }
    }

    /// The corresponding attribute without layout margins, and `true` if this attribute refers to the margins. For
    /// example, `(.left, true)` for `.leftMargin`.
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
    /// `true` if one of the attributes, or an anchor of one of `offsets`, is a baseline.
    var refersToBaseline: Bool {
        if offsets?.all.contains(where: \.refersToBaseline) == true { return true }
        return [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }
}
