public import Foundation

/// Room between or around what is in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// Points; the least where the room is flexible.
    public let spacing: CGFloat
    /// `true` if the spacing receives a share of the remaining space.
    let isFlexible: Bool

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    /// `fixedSpacing` points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// At least `flexibleSpacing` points, and an equal share of what is left over.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// `true` if the spacing receives a share of the remaining space.
    public var isFlexibleSpacing: Bool { isFlexible }
    /// `true` if the spacing is constant.
    public var isFixedSpacing: Bool { !isFlexible }
}

/// Room around an item or a group, which pushes away what stands beside it.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The room before it in the direction of reading.
    public let leading: NSCollectionLayoutSpacing?
    /// The room above it.
    public let top: NSCollectionLayoutSpacing?
    /// The room behind it in the direction of reading.
    public let trailing: NSCollectionLayoutSpacing?
    /// The room below it.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates the edge spacing; `nil` is 0.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
}
