public import ListKit

/// The reuse identifier of a cell, or of a collection view's supplementary view.
public typealias ReusableCellIdentifier = String

/// The reuse identifier of a table's header or footer.
public typealias ReusableHeaderFooterIdentifier = String

/// A cell that can show a skeleton. Cells of tables and collection views conform to it.
public protocol SkeletonReusableCell {}

extension UITableViewCell: SkeletonReusableCell {}
extension UICollectionViewCell: SkeletonReusableCell {}
