import Foundation

/// The distance between two anchors on the same axis, which constraints treat like a width or a height.
struct AnchorOffset {
    /// The item of the anchor at which the distance begins.
    private(set) weak var start: (any LayoutItem)?
    let startAttribute: NSLayoutConstraint.Attribute
    /// The item of the anchor at which the distance ends.
    private(set) weak var end: (any LayoutItem)?
    let endAttribute: NSLayoutConstraint.Attribute

    @MainActor
    init<Axis>(from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>) {
        self.start = start.item
        startAttribute = start.attribute
        self.end = end.item
        endAttribute = end.attribute
    }

    /// `true` if either anchor is a leading or trailing edge, in which case the distance depends on the layout
    /// direction.
    var dependsOnLayoutDirection: Bool { [startAttribute, endAttribute].contains { $0.family == .readingX } }

    /// `true` if either anchor is a baseline.
    var refersToBaseline: Bool {
        [startAttribute, endAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }
}

/// The anchor distances that take the place of a constraint's first and second attributes.
final class ConstraintOffsets {
    let first: AnchorOffset?
    let second: AnchorOffset?

    /// Returns `nil` if both distances are `nil`, as they are for most constraints.
    init?(first: AnchorOffset?, second: AnchorOffset?) {
        guard first != nil || second != nil else { return nil }
        self.first = first
        self.second = second
    }

    var all: [AnchorOffset] { [first, second].compactMap(\.self) }
}

/// An anchor for the distance between two anchors, which constraints treat like a width or a height.
@MainActor
final class AnchorOffsetDimension: NSLayoutDimension {
    private let distance: AnchorOffset

    override var offset: AnchorOffset? { distance }

    /// Creates the distance from `start` to `end`.
    init<Axis>(from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>, _ size: NSLayoutConstraint.Attribute) {
        distance = AnchorOffset(from: start, to: end)
        super.init(end.item, size)
    }
}

extension NSLayoutXAxisAnchor {
    /// Returns the distance from this anchor to `otherAnchor`, which is negative if `otherAnchor` precedes this anchor.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        AnchorOffsetDimension(from: self, to: otherAnchor, .width)
    }
}

extension NSLayoutYAxisAnchor {
    /// Returns the distance from this anchor to `otherAnchor`, which is negative if `otherAnchor` is above this anchor.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        AnchorOffsetDimension(from: self, to: otherAnchor, .height)
    }
}
