public import Foundation

/// The spacing between or around elements of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    /// The spacing in points. If the spacing is flexible, this is the minimum.
    public let spacing: CGFloat
    /// `true` if the spacing also receives a share of the remaining space.
    let isFlexible: Bool

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    /// Returns `self`, because the object is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Creates a spacing of `fixedSpacing` points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// Creates a spacing of at least `flexibleSpacing` points, plus an equal share of the remaining space.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// `true` if the spacing also receives a share of the remaining space.
    public var isFlexibleSpacing: Bool { isFlexible }
    /// `true` if the spacing never grows.
    public var isFixedSpacing: Bool { !isFlexible }
}

/// The spacing around an item or group, which keeps its neighbors at a distance.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    /// The spacing at the leading edge; `nil` adds no spacing.
    public let leading: NSCollectionLayoutSpacing?
    /// The spacing at the top; `nil` adds no spacing.
    public let top: NSCollectionLayoutSpacing?
    /// The spacing at the trailing edge; `nil` adds no spacing.
    public let trailing: NSCollectionLayoutSpacing?
    /// The spacing at the bottom; `nil` adds no spacing.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates the spacing around an item; `nil` adds no spacing at that edge.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    /// Returns `self`, because the object is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
