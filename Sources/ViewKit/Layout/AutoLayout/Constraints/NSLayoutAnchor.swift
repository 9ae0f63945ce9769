public import Foundation

/// A factory for constraints on one attribute of a view or guide.
///
/// The constraints are created inactive.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute

    /// Creates an anchor of `item`. With `nil`, the anchor behaves as if its item had been deallocated.
    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// Returns a constraint that makes this anchor equal to `anchor` plus `constant` points.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: constant)
    }

    /// Returns a constraint that makes this anchor at least `anchor` plus `constant` points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: constant)
    }

    /// Returns a constraint that makes this anchor at most `anchor` plus `constant` points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: constant)
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item, attribute, relation, anchor.item, anchor.attribute, multiplier: multiplier, constant: constant)
        constraint.offsets = ConstraintOffsets(first: offset, second: anchor.offset)
        return constraint
    }

    /// The distance between two anchors, if this anchor represents one; otherwise `nil`.
    var offset: AnchorOffset? { nil }

    /// The system spacing between adjacent views on iOS, in points.
    static var systemSpacing: CGFloat { 8 }
}

/// An anchor for an x-coordinate of a view or guide, such as the leading edge.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns a constraint that places this anchor `multiplier` times the system spacing of 8 points after `anchor`.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: Self.systemSpacing * multiplier)
    }

    /// Returns a constraint that places this anchor at least `multiplier` times the system spacing of 8 points after
    /// `anchor`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: Self.systemSpacing * multiplier)
    }

    /// Returns a constraint that places this anchor at most `multiplier` times the system spacing of 8 points after
    /// `anchor`.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: Self.systemSpacing * multiplier)
    }
}

/// An anchor for a y-coordinate of a view or guide, such as the top edge.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns a constraint that places this anchor `multiplier` times the system spacing of 8 points below `anchor`.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: Self.systemSpacing * multiplier)
    }

    /// Returns a constraint that places this anchor at least `multiplier` times the system spacing of 8 points below
    /// `anchor`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: Self.systemSpacing * multiplier)
    }

    /// Returns a constraint that places this anchor at most `multiplier` times the system spacing of 8 points below
    /// `anchor`.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: Self.systemSpacing * multiplier)
    }
}
