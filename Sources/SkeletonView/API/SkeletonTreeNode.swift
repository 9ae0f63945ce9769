public import ViewKit

/// A place in the tree that a skeleton is shown in.
@preconcurrency @MainActor
public struct SkeletonTreeNode<Base> {
    /// What stands there.
    public let base: Base

    /// Makes the node of `base`.
    public init(_ base: Base) {
        self.base = base
    }
}

extension SkeletonTreeNode where Base: UIView {
    /// The flagged views that a skeleton on this one looks at next: a cell's are in its `contentView`, a stack view's
    /// are arranged, a list's are on screen.
    public var children: [SkeletonTreeNode<UIView>] {
        SkeletonWalk.parts(of: base).filter(\.isSkeletonable).map { SkeletonTreeNode<UIView>($0) }
    }
}
