import Foundation

/// What a text of the visual format language says: `H:|-[icon(32)]-8-[title(>=100@750)]-|`.
struct VisualFormat: Equatable {
    /// What stands in the row.
    enum Part: Equatable {
        /// The view that the others are in.
        case superview
        /// A view by its name, and what its size is to be.
        case view(String, [Condition])
    }

    /// What stands between two parts.
    enum Gap: Equatable {
        /// Nothing: they touch.
        case none
        /// The system's spacing, or the margin of the view around.
        case standard
        /// What is written there.
        case conditions([Condition])
    }

    /// A relation to a number or to a view's size.
    struct Condition: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var priority: Value?
    }

    /// A number, as it is written or by a name.
    enum Value: Equatable {
        case number(CGFloat)
        case name(String)
    }

    /// Whether the row goes from top to bottom.
    var isVertical = false
    /// At least one; between each and the next there is one gap.
    var parts: [Part] = []
    var gaps: [Gap] = []
}

/// Why a text is none of the language.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    /// What was expected, or what is wrong.
    let reason: String
    /// Where, in characters from the beginning; nil for what does not lie in the text.
    var place: Int?

    var description: String { place.map { "\(reason) at character \($0 + 1)" } ?? reason }
}
