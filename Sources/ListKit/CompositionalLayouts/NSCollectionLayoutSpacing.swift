public import Foundation

/// Spacing between or around elements of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// The points; the minimum of flexible spacing.
    public let spacing: CGFloat
    /// `true` if the spacing receives a share of the remaining space.
    let isFlexible: Bool

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    /// A fixed number of points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// At least `flexibleSpacing` points, and an equal share of the remaining space.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// `true` if the spacing receives a share of the remaining space.
    public var isFlexibleSpacing: Bool { isFlexible }
    /// `true` if the spacing is constant.
    public var isFixedSpacing: Bool { !isFlexible }
}

/// Spacing around an item or group, which moves its neighbors away.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The spacing at the leading edge.
    public let leading: NSCollectionLayoutSpacing?
    /// The spacing at the top.
    public let top: NSCollectionLayoutSpacing?
    /// The spacing at the trailing edge.
    public let trailing: NSCollectionLayoutSpacing?
    /// The spacing at the bottom.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates the edge spacing; `nil` is 0.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
}
