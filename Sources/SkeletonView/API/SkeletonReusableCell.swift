public import ListKit

/// Names the queue of a table's or a collection view's cells, or of a collection view's supplementary views.
public typealias ReusableCellIdentifier = String

/// Names the queue of a table's headers and footers.
public typealias ReusableHeaderFooterIdentifier = String

/// A cell that a skeleton can be shown in: those of tables and of collection views are.
public protocol SkeletonReusableCell {}

extension UITableViewCell: SkeletonReusableCell {}
extension UICollectionViewCell: SkeletonReusableCell {}
