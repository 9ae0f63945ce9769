public import Foundation

/// The place of one view at another: which edge or corner, and how far from it.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges; two of them are a corner, none is the middle.
    public let edges: NSDirectionalRectEdge
    /// The distance, in points or in the view's own sizes.
    public let offset: CGPoint
    /// Whether `offset` is in points.
    public let isAbsoluteOffset: Bool
    /// Whether `offset` is in the view's own sizes.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
    }

    /// Makes an anchor at `edges`.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, offset: .zero, isAbsolute: true)
    }

    /// Makes an anchor `absoluteOffset` points from `edges`.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isAbsolute: true)
    }

    /// Creates an anchor at `edges`, offset by fractions of the view's width and height.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isAbsolute: false)
    }

    /// The anchor's point in a rectangle of `size`, as read from left to right.
    func point(in size: CGSize) -> CGPoint {
        func place(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge, _ length: CGFloat) -> CGFloat {
            edges.contains(low) ? 0 : edges.contains(high) ? length : length / 2
        }
        return CGPoint(
            x: place(.leading, .trailing, size.width), y: place(.top, .bottom, size.height))
    }

    /// How far from it a view of `size` stands.
    func distance(of size: CGSize) -> CGPoint {
        let (x, y) = (offset.x.sanitizedDistance, offset.y.sanitizedDistance)
        return isAbsoluteOffset ? CGPoint(x: x, y: y) : CGPoint(x: x * size.width, y: y * size.height)
    }
}

/// A view at an item, such as a badge at its corner. Its sides are not estimated.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind by which the data source is asked for it.
    public let elementKind: String
    /// Where at the item it stands.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The anchor on the view itself; `nil` uses the same edges as in the container.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Views of a higher number are in front of those of a lower. 1 by default: in front of the items.
    open var zIndex = 1

    /// Makes a view at an item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// Makes a view whose `itemAnchor` stands at the item's `containerAnchor`.
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

    /// Its place at an item that stands at `frame`.
    func frame(at frame: CGRect) -> CGRect {
        let size = layoutSize.size(in: frame.size)
        let place = containerAnchor.point(in: frame.size)
        let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)).point(in: size)
        let distance = containerAnchor.distance(of: size)
        let ownDistance = itemAnchor?.distance(of: size) ?? .zero
        return CGRect(
            x: frame.minX + place.x - own.x + distance.x + ownDistance.x,
            y: frame.minY + place.y - own.y + distance.y + ownDistance.y, width: size.width, height: size.height)
    }
}

/// A header, a footer or the like of a section, or of a whole compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge that it stands at.
    public let alignment: NSRectAlignment
    /// How far it is moved from there, in points.
    public let offset: CGPoint
    /// `true`, the default, if it takes space before or after the items; otherwise it covers them.
    open var extendsBoundary = true
    /// `true` if it stays at the edge of the view while its section is visible. `false` by default.
    open var pinToVisibleBounds = false

    /// Makes a header or a footer at `alignment`.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Makes a header or a footer that is moved by `absoluteOffset` points from `alignment`.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
        zIndex = 0
    }
}

/// A view that decorates a section and shows no data; the layout makes it from the class that is registered for its
/// kind.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind that the class is registered for.
    public let elementKind: String
    /// Views of a higher number are in front of those of a lower; one with 0 is behind the items. 0 by default.
    open var zIndex = 0

    private init(elementKind: String) {
        self.elementKind = elementKind
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// A view behind a whole section, with its headers, its footers and the room around its items.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}
