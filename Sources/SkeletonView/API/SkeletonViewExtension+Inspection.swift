public import ViewKit

/// Inspection of a view's skeleton.
extension SkeletonViewExtension where ExtendedType: UIView {
    /// `true` if a skeleton is active on the view or on a skeletonable view inside it, from the call to `show...` to
    /// the call to `hideSkeleton`.
    public var isSkeletonActive: Bool {
        SkeletonCalls.isActive(on: type)
    }

    /// The visible bones at and below the view in drawing order, including those that are fading out.
    ///
    /// Empty if no skeleton is active. Bones in hidden views are not included. Lays out the view first. If the view is
    /// not in a window, these are the bones that it will show once it is.
    ///
    ///     #expect(screen.sk.bones.map(\.frame.width) == [48, 200, 140])
    public var bones: [SkeletonBone] {
        SkeletonCalls.bones(below: type)
    }

    /// The view and the skeletonable views inside it as pretty-printed JSON.
    ///
    /// Each view has its `type`, `isSkeletonable`, its address as `reference`, and its `children` if there are any.
    /// `unreached` explains why flagged views get no bones: "2 flagged views lie under UIStackView, which is not
    /// flagged".
    public var skeletonTreeDescription: String {
        var text = TreeText()
        text.append(SkeletonTreeNode<UIView>(type), indent: "")
        return text.json
    }
}
