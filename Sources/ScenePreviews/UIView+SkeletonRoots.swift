import SkeletonView
package import ViewKit

extension UIView {
    /// The outermost skeletonable views among the view and its descendants. An app can show a skeleton on any of them.
    package var outermostSkeletonableViews: [UIView] {
        isSkeletonable ? [self] : subviews.flatMap(\.outermostSkeletonableViews)
    }
}
