public import Foundation

/// The orthogonal scrolling of a section.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// No scrolling.
    case none
    /// Decelerates after a drag, and rests anywhere.
    case continuous
    /// Decelerates after a drag, and rests at the start of a group.
    case continuousGroupLeadingBoundary
    /// Scrolls by one page, the visible width.
    case paging
    /// Scrolls by one group, aligned at its start.
    case groupPaging
    /// Scrolls by one group, centered.
    case groupPagingCentered
}

/// Changes the visible elements of a section on each scroll. Called with the elements, the offset of the section and
/// the layout environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a compositional layout: a repeated group, and supplementary views.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The configuration if the section is a list, otherwise `nil`.
    var list: UICollectionLayoutListConfiguration?

    /// The insets of the items, in points. Zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing between groups, in points. 0 by default.
    open var interGroupSpacing: CGFloat = 0
    /// `true`, the default, if headers and footers respect the section's insets.
    open var supplementariesFollowContentInsets = true
    /// The headers, footers and similar views. Empty by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The orthogonal scrolling of the section. `.none` by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Changes the visible elements on each scroll. `nil` by default.
    @preconcurrency
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The decorations behind the items. Empty by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Creates a section that repeats `group`.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }
}
