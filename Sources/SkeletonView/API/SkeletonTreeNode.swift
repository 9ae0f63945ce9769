public import ViewKit

/// A node of the tree in which a skeleton is shown.
@preconcurrency @MainActor
public struct SkeletonTreeNode<Base> {
    /// The view or other object that the node represents.
    public let base: Base

    /// Creates the node of `base`.
    public init(_ base: Base) {
        self.base = base
    }
}

extension SkeletonTreeNode where Base: UIView {
    /// The flagged subviews that a skeleton visits next: the subviews of a cell's `contentView`, the arranged subviews
    /// of a stack view, the visible views of a list, or all subviews of any other view.
    public var children: [SkeletonTreeNode<UIView>] {
        SkeletonWalk.parts(of: base).filter(\.isSkeletonable).map { SkeletonTreeNode<UIView>($0) }
    }
}
