package import ViewKit

/// A node of the tree in which a skeleton is shown. Exists for source compatibility with SkeletonView.
public struct SkeletonTreeNode<Base> {
    /// The view or other object that the node represents.
    package let base: Base

    /// Creates the node of `base`.
    package init(_ base: Base) {
        self.base = base
    }
}

extension SkeletonTreeNode: Sendable where Base: Sendable {}

extension SkeletonTreeNode where Base: UIView {
    /// The flagged views that a skeleton visits next. For a cell, header or footer, they are among the subviews of its
    /// `contentView`; for a stack view, among its arranged subviews; for a list, among its visible cells, headers and
    /// footers and its other subviews; and for any other view, among its subviews.
    @MainActor
    package var children: [SkeletonTreeNode<UIView>] {
        SkeletonWalk.parts(of: base).filter(\.isSkeletonable).map { SkeletonTreeNode<UIView>($0) }
    }
}
