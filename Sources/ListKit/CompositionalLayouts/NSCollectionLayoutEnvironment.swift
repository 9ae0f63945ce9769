public import Foundation

/// The room in which a part of a compositional layout is.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// Its size, in points.
    var contentSize: CGSize { get }
    /// Its size without its insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The room that it leaves free inside its edges.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The same; no edge of it is estimated.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment that a section provider receives.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The room that there is.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The room that a collection view or a group has.
@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
        CGSize(
            width: (contentSize.width - contentInsets.leading - contentInsets.trailing).sanitized,
            height: (contentSize.height - contentInsets.top - contentInsets.bottom).sanitized)
    }
}

/// Something of a section that is on screen, as `visibleItemsInvalidationHandler` may change it until the next scroll.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// How opaque it is, 0...1.
    var alpha: CGFloat { get set }
    /// Views of a higher number are in front of those of a lower.
    var zIndex: Int { get set }
    /// `true` if the item is hidden.
    var isHidden: Bool { get set }
    /// The middle of `frame`; setting it moves the item.
    var center: CGPoint { get set }
    /// The transform around the view's center.
    var transform: CGAffineTransform { get set }
    /// The kind by which it is known in the layout; the element kind, or nothing for items.
    var name: String { get }
    /// The item, or the place of the view.
    var indexPath: IndexPath { get }
    /// The rectangle in the section as it is before it is scrolled, in points.
    var frame: CGRect { get }
    /// The rectangle in its own coordinates, in points.
    var bounds: CGRect { get }
    /// The category of the element.
    var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
    /// The kind of the supplementary or decoration view; nil for items.
    var representedElementKind: String? { get }
}

/// The attributes of something on screen, seen from a section that may be scrolled.
@MainActor
final class VisibleLayoutItem: NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes
    /// How far what is seen is from where it would be unscrolled.
    private let shift: CGPoint

    init(_ attributes: UICollectionViewLayoutAttributes, shift: CGPoint) {
        (self.attributes, self.shift) = (attributes, shift)
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
    var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory {
        attributes.representedElementCategory
    }
    var representedElementKind: String? { attributes.representedElementKind }
}
