public import ListKit

/// The reuse identifier of a cell, or of a collection view's supplementary view.
public typealias ReusableCellIdentifier = String

/// The reuse identifier of a table's header or footer.
public typealias ReusableHeaderFooterIdentifier = String

/// A cell of a table or a collection view. Conforming to the protocol has no effect; it exists for source compatibility
/// with SkeletonView.
public protocol SkeletonReusableCell {}

extension UITableViewCell: SkeletonReusableCell {}
extension UICollectionViewCell: SkeletonReusableCell {}
