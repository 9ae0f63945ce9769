import Foundation

/// A parsed visual format string: `H:|-[icon(32)]-8-[title(>=100@750)]-|`.
struct VisualFormat: Equatable {
    /// An element of the format.
    enum Part: Equatable {
        /// The superview.
        case superview
        /// A view by name, with conditions on its size.
        case view(String, [Condition])
    }

    /// The space between two elements.
    enum Gap: Equatable {
        /// No space: the elements touch.
        case none
        /// The system spacing, or the superview's margin.
        case standard
        /// Explicit conditions.
        case conditions([Condition])
    }

    /// A relation to a number or to a view's size.
    struct Condition: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var priority: Value?
    }

    /// A literal number or a name.
    enum Value: Equatable {
        case number(CGFloat)
        case name(String)
    }

    /// `true` for a vertical format.
    var isVertical = false
    /// At least one element, with one gap between each two.
    var parts: [Part] = []
    var gaps: [Gap] = []
}

/// A syntax error in a visual format string.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    /// The expected input, or a description of the error.
    let reason: String
    /// The offset in characters; `nil` if the error has no position in the string.
    var place: Int?

    var description: String { place.map { "\(reason) at character \($0 + 1)" } ?? reason }
}
