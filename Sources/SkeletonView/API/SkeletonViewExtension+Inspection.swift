import Foundation
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
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(Description(of: SkeletonTreeNode(type))) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }
}

/// A node of a tree as JSON.
private struct Description: Encodable {
    let type: String
    let isSkeletonable: Bool
    let reference: String
    let children: [Description]?
    let unreached: [String]?

    @MainActor
    init(of node: SkeletonTreeNode<some UIView>) {
        type = "\(Swift.type(of: node.base))"
        isSkeletonable = node.base.isSkeletonable
        reference = "\(Unmanaged.passUnretained(node.base).toOpaque())"
        let parts = node.children.map { Description(of: $0) }
        children = parts.isEmpty ? nil : parts
        let missed = UnreachedViews.below(node.base).map(\.description)
        unreached = missed.isEmpty ? nil : missed
    }
}
