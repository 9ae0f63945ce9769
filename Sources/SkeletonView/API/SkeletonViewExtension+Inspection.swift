public import ViewKit

/// What can be asked about a view's skeleton.
extension SkeletonViewExtension where ExtendedType: UIView {
    /// Whether a skeleton is on for the view or for a skeletonable view inside it: true from the call of `show...` to
    /// the call of `hideSkeleton`.
    public var isSkeletonActive: Bool {
        SkeletonCalls.isActive(on: type)
    }

    /// The bones that are shown at and below the view, in drawing order, those that fade out included; empty when no
    /// skeleton is on. Those of views that are hidden, or in hidden ones, are not shown. Lays out first. Outside of a
    /// window they are those that will be shown in one.
    ///
    ///     #expect(screen.sk.bones.map(\.frame.width) == [48, 200, 140])
    public var bones: [SkeletonBone] {
        SkeletonCalls.bones(below: type)
    }

    /// The view and the skeletonable views inside it as pretty-printed JSON: of each its `type`, whether it
    /// `isSkeletonable`, its address as `reference`, its `children` if it has any, and as `unreached`, if there are
    /// any, what stands in the way to flagged views that get no bones: "2 flagged views lie under UIStackView,
    /// which is not flagged".
    public var skeletonTreeDescription: String {
        var text = TreeText()
        text.append(SkeletonTreeNode<UIView>(type), indent: "")
        return text.json
    }
}
