import Foundation

/// The Tab key visits a table's subviews by their position, not in the order in which they were inserted.
extension UITableView: FocusOrdering {}
/// The Tab key visits a collection view's subviews by their position, not in the order in which they were inserted.
extension UICollectionView: FocusOrdering {}

extension FocusOrdering where Self: UIScrollView {
    /// The subviews from top to bottom. Subviews with the same top edge are in reading order.
    package var focusOrder: [UIView] {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let positions = subviews.enumerated().map { index, view -> (view: UIView, y: CGFloat, x: CGFloat, index: Int) in
            let frame = view.frame
            return (view, frame.minY, isMirrored ? -frame.maxX : frame.minX, index)
        }
        return positions.sorted { ($0.y, $0.x, $0.index) < ($1.y, $1.x, $1.index) }.map(\.view)
    }
}
