public import Foundation
public import ViewKit

/// What can be asked about a view's skeleton.
@MainActor
public struct SkeletonInspection {
    let view: UIView

    /// Whether a skeleton is on for the view or for a skeletonable view inside it: true from the call of `show...` to the
    /// call of `hideSkeleton`.
    public var isSkeletonActive: Bool {
        SkeletonCalls.isActive(on: view)
    }

    /// The bones that are shown at and below the view, in drawing order, those that fade out included; empty when no
    /// skeleton is on. Lays out first. Outside of a window they are those that will be shown in one.
    ///
    ///     #expect(screen.sk.bones.map(\.frame.width) == [48, 200, 140])
    public var bones: [SkeletonBone] {
        SkeletonCalls.bones(below: view)
    }

    /// The view and the skeletonable views inside it as pretty-printed JSON: of each its `type`, whether it
    /// `isSkeletonable`, its address as `reference`, and its `children` if it has any.
    public var skeletonTreeDescription: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(TreeNode(view)) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }
}

/// A view in the description of a tree.
private struct TreeNode: Encodable {
    let type: String
    let isSkeletonable: Bool
    let reference: String
    let children: [TreeNode]?

    @MainActor
    init(_ view: UIView) {
        type = "\(Swift.type(of: view))"
        isSkeletonable = view.isSkeletonable
        reference = "\(Unmanaged.passUnretained(view).toOpaque())"
        let parts = SkeletonWalk.parts(of: view).filter(\.isSkeletonable).map(TreeNode.init)
        children = parts.isEmpty ? nil : parts
    }
}

/// A bone as it is shown.
@MainActor
public struct SkeletonBone {
    /// What a bone stands for.
    public enum Kind: Equatable, Sendable {
        /// A whole view.
        case block
        /// A line of text, counted from 0.
        case line(Int)
    }

    /// The view that the bone is shown in place of.
    public let view: UIView
    /// What the bone stands for.
    public let kind: Kind
    /// The bone's rectangle in the coordinates of the view that was asked, in points.
    public let frame: CGRect
    /// The bone's corner radius in points.
    public let cornerRadius: CGFloat
}
