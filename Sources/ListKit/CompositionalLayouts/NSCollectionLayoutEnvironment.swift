public import Foundation

/// The container of a section or group in a compositional layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size inside the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets used for the layout, in points. Equal to `contentInsets`.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a compositional layout, passed to section and item providers.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The container of the section or group.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The environment inside a collection view or a group.
@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        contentSize = size
        contentInsets = insets
        traitCollection = traits
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
        CGSize(
            width: (contentSize.width - contentInsets.leading - contentInsets.trailing).sanitized,
            height: (contentSize.height - contentInsets.top - contentInsets.bottom).sanitized)
    }
}

/// A visible element of a section. `visibleItemsInvalidationHandler` can change the element; changes last until the
/// next layout pass.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity, 0...1.
    var alpha: CGFloat { get set }
    /// The stacking order. Elements with a higher index are in front.
    var zIndex: Int { get set }
    /// `true` if the element is hidden.
    var isHidden: Bool { get set }
    /// The center of `frame`. Setting it moves the element.
    var center: CGPoint { get set }
    /// The transform, applied around the view's center.
    var transform: CGAffineTransform { get set }
    /// The element kind; empty for items.
    var name: String { get }
    /// The index path of the element.
    var indexPath: IndexPath { get }
    /// The frame in the layout's coordinates, in points. For an item, this is the frame before orthogonal scrolling.
    var frame: CGRect { get }
    /// The bounds: the size of `frame` at a zero origin, in points.
    var bounds: CGRect { get }
    /// The category of the element.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of the supplementary or decoration view; `nil` for items.
    var representedElementKind: String? { get }
}

/// The attributes of a visible element. The position of an item doesn't include orthogonal scrolling.
@MainActor
final class VisibleLayoutItem: NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes
    /// The offset from the visible position to the position before scrolling.
    private let shift: CGPoint

    init(_ attributes: UICollectionViewLayoutAttributes, shift: CGPoint) {
        self.attributes = attributes
        self.shift = shift
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var center: CGPoint {
        get { CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y) }
        set { attributes.center = CGPoint(x: newValue.x - shift.x, y: newValue.y - shift.y) }
    }
    var frame: CGRect { attributes.frame.offsetBy(dx: shift.x, dy: shift.y) }
    var bounds: CGRect { CGRect(origin: .zero, size: attributes.size) }
    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var representedElementCategory: UICollectionView.ElementCategory {
        attributes.representedElementCategory
    }
    var representedElementKind: String? { attributes.representedElementKind }
}
