public import Foundation

/// An anchor for a width, a height or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that makes this size `multiplier` times `anchor` plus `constant` points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that makes this size at least `multiplier` times `anchor` plus `constant` points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that makes this size at most `multiplier` times `anchor` plus `constant` points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that makes this size `constant` points.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, constant: constant)
    }

    /// Returns a constraint that makes this size at least `constant` points.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, constant: constant)
    }

    /// Returns a constraint that makes this size at most `constant` points.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, constant: constant)
    }

    private func constraint(_ relation: NSLayoutConstraint.Relation, constant: CGFloat) -> NSLayoutConstraint {
        let result = NSLayoutConstraint(item, attribute, relation, constant: constant)
        result.offsets = ConstraintOffsets(first: offset, second: nil)
        return result
    }
}
