public import Foundation

/// The edge or corner to which a view is attached, with an offset.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    /// The edges. Two edges specify a corner; no edges specify the center.
    public let edges: NSDirectionalRectEdge
    /// The offset, in points or in fractions of the view's width and height.
    public let offset: CGPoint
    /// `true` if `offset` is in points.
    public let isAbsoluteOffset: Bool
    /// `true` if `offset` is in fractions of the view's width and height.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
    }

    /// Returns `self`, because the object is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Creates an anchor at `edges`.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, offset: .zero, isAbsolute: true)
    }

    /// Creates an anchor at `edges`, offset by `absoluteOffset` points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isAbsolute: true)
    }

    /// Creates an anchor at `edges`, offset by fractions of the view's width and height.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isAbsolute: false)
    }

    /// Returns the anchor point in a rectangle of `size` whose leading edge is on the left.
    func point(in size: CGSize) -> CGPoint {
        func place(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge, _ length: CGFloat) -> CGFloat {
            edges.contains(low) ? 0 : edges.contains(high) ? length : length / 2
        }
        return CGPoint(
            x: place(.leading, .trailing, size.width), y: place(.top, .bottom, size.height))
    }

    /// Returns the offset in points for a view of `size`.
    func distance(of size: CGSize) -> CGPoint {
        let (x, y) = (offset.x.sanitizedDistance, offset.y.sanitizedDistance)
        return isAbsoluteOffset ? CGPoint(x: x, y: y) : CGPoint(x: x * size.width, y: y * size.height)
    }
}

/// A supplementary view attached to an item, such as a badge at its corner. Its dimensions can't be estimated.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The element kind, which is passed to the data source.
    public let elementKind: String
    /// The anchor point on the item.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The anchor point on the supplementary view; `nil` uses the same edges as `containerAnchor`.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The stacking order. Views with a higher index are in front. 1 by default, in front of the items.
    open var zIndex = 1

    /// Creates a supplementary view attached to the item's `containerAnchor`.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// Creates a supplementary view whose `itemAnchor` is placed at the item's `containerAnchor`.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
        _ item: NSCollectionLayoutAnchor?
    ) {
        elementKind = kind
        containerAnchor = container
        itemAnchor = item
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Returns a copy of the supplementary item that can be changed independently.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
        copy.zIndex = zIndex
        return copyWithSpacing(copy)
    }

    /// Returns the frame of the view for an item with `frame`.
    func frame(at frame: CGRect) -> CGRect {
        let size = layoutSize.size(in: frame.size)
        let point = containerAnchor.point(in: frame.size)
        let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)).point(in: size)
        let distance = containerAnchor.distance(of: size)
        let ownDistance = itemAnchor?.distance(of: size) ?? .zero
        return CGRect(
            x: frame.minX + point.x - own.x + distance.x + ownDistance.x,
            y: frame.minY + point.y - own.y + distance.y + ownDistance.y, width: size.width, height: size.height)
    }
}

/// A header or footer of a section or of a whole compositional layout. Unlike views attached to items, it can have
/// estimated dimensions, and its `zIndex` is 0 by default.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner at which the view is placed.
    public let alignment: NSRectAlignment
    /// The offset from the position of `alignment`, in points.
    public let offset: CGPoint
    /// `true` if the view takes up space before or after the items; `false` if it overlaps them. `true` by default.
    open var extendsBoundary = true
    /// `true` if the view stays at the edge of the visible area while its section is visible, or always if the view
    /// belongs to the whole layout. `false` by default.
    open var pinToVisibleBounds = false

    /// Creates a header or footer at `alignment`.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a header or footer at `alignment`, offset by `absoluteOffset` points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
        zIndex = 0
    }

    /// Returns a copy of the header or footer that can be changed independently.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copyWithSpacing(copy)
    }
}

/// An item that describes a view that decorates a section without showing data. The layout creates the view from the
/// class that is registered for its kind.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The element kind, for which a class must be registered with the layout.
    public let elementKind: String
    /// The stacking order. Views with a higher index are in front. 0, the default, places the view behind the items.
    open var zIndex = 0

    private init(elementKind: String) {
        self.elementKind = elementKind
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Returns a copy of the decoration item that can be changed independently.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
        copy.zIndex = zIndex
        return copyWithSpacing(copy)
    }

    /// Creates a decoration item that places a view behind a whole section, including its headers, footers and insets.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}
