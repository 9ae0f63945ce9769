public import ViewKit

/// A node of the tree in which a skeleton is shown.
@preconcurrency @MainActor
public struct SkeletonTreeNode<Base> {
    /// The value of the node.
    public let base: Base

    /// Creates the node of `base`.
    public init(_ base: Base) {
        self.base = base
    }
}

extension SkeletonTreeNode where Base: UIView {
    /// The flagged views that a skeleton visits next: those in the `contentView` of a cell, the arranged views of a
    /// stack view, and the visible ones of a list.
    public var children: [SkeletonTreeNode<UIView>] {
        SkeletonWalk.parts(of: base).filter(\.isSkeletonable).map { SkeletonTreeNode<UIView>($0) }
    }
}
