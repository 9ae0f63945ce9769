public import ViewKit

/// Inspection of a view's skeleton.
extension SkeletonViewExtension where ExtendedType: UIView {
    /// `true` if a skeleton is active on the view, on a view inside it, or on an ancestor whose skeleton includes it. A
    /// skeleton is active until its bones start to disappear.
    public var isSkeletonActive: Bool {
        SkeletonCalls.isActive(on: type)
    }

    /// The visible bones of the view and its descendants in drawing order, including those that are fading out.
    ///
    /// Empty if there are no bones. Bones in hidden views are not included. Lays out the window first. Outside a
    /// window, these are the bones that the view will show once it enters one.
    ///
    ///     #expect(screen.sk.bones.map(\.frame.width) == [48, 200, 140])
    public var bones: [SkeletonBone] {
        SkeletonCalls.bones(below: type)
    }

    /// The view and the skeletonable views inside it as pretty-printed JSON.
    ///
    /// The object of each view has the keys `type`, `isSkeletonable`, `reference` with the view's address, and
    /// `children` if there are any. `unreached` explains why flagged views get no bones: "2 flagged views lie under
    /// UIStackView, which is not flagged".
    public var skeletonTreeDescription: String {
        var text = TreeText()
        text.append(SkeletonTreeNode<UIView>(type), indent: "")
        return text.json
    }
}
