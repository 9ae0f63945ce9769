package import Foundation

/// A parsed visual format string, such as `H:|-[icon(32)]-8-[title(>=100@750)]-|`.
package struct VisualFormat: Equatable {
    /// An element of a visual format.
    package enum Part: Equatable {
        /// The superview.
        case superview
        /// A view, identified by its name, with conditions on its size.
        case view(String, [Condition])
    }

    /// The space between adjacent elements.
    package enum Gap: Equatable {
        /// No space: the elements touch.
        case none
        /// The standard system spacing, or the superview's margin.
        case standard
        /// Explicit conditions on the distance.
        case conditions([Condition])
    }

    /// A relation to a number or to the size of a view, with an optional priority.
    package struct Condition: Equatable {
        package var relation: SolverRelation
        package var value: Value
        package var priority: Value?

        package init(relation: SolverRelation = .equal, value: Value, priority: Value? = nil) {
            self.relation = relation
            self.value = value
            self.priority = priority
        }
    }

    /// A literal number, or the name of a metric or view.
    package enum Value: Equatable {
        case number(CGFloat)
        case name(String)
    }

    /// `true` if the format starts with `V:`; otherwise the elements are laid out horizontally.
    package var isVertical: Bool
    /// The elements. A parsed format has at least one.
    package var parts: [Part]
    /// The gaps between adjacent elements.
    package var gaps: [Gap]

    package init(isVertical: Bool = false, parts: [Part] = [], gaps: [Gap] = []) {
        self.isVertical = isVertical
        self.parts = parts
        self.gaps = gaps
    }
}

/// An error in a visual format string, such as a syntax error or an unknown name.
package struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    /// The expected input, or a description of the error.
    package let reason: String
    /// The offset in characters; `nil` if the error has no position in the string.
    package var position: Int?

    package init(reason: String, position: Int? = nil) {
        self.reason = reason
        self.position = position
    }

    package var description: String { position.map { "\(reason) at character \($0 + 1)" } ?? reason }
}
