public import Foundation

/// How a section scrolls across the direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all.
    case none
    /// Decelerates after a drag, and rests anywhere.
    case continuous
    /// Decelerates after a drag, and rests at the start of a group.
    case continuousGroupLeadingBoundary
    /// By as much as the view shows at once.
    case paging
    /// From the beginning of a group to that of the next.
    case groupPaging
    /// From the middle of a group to that of the next.
    case groupPagingCentered
}

/// Changes what of a section is on screen each time that the view scrolls: the items, how far the section is scrolled,
/// and what the layout knows of the view.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// One section of a compositional layout: a group that is repeated, and what stands around.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The list that the section is; nil for another.
    var list: UICollectionLayoutListConfiguration?

    /// The room around the items, in points. None by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room between groups, in points. None by default.
    open var interGroupSpacing: CGFloat = 0
    /// `true`, the default, if headers and footers respect the section's insets.
    open var supplementariesFollowContentInsets = true
    /// The headers, footers and the like. None by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// How the section scrolls across the direction of its layout. `.none` by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Changes what is on screen each time that the view scrolls. Nothing by default.
    @preconcurrency
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The decorations behind the items. Empty by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Makes a section of groups like `group`.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }
}
