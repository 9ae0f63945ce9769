public import Foundation

/// The way a section scrolls orthogonally to its layout's scroll direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Doesn't scroll orthogonally.
    case none
    /// Decelerates after a drag and stops anywhere.
    case continuous
    /// Decelerates after a drag and stops at the start of a group.
    case continuousGroupLeadingBoundary
    /// Scrolls by pages that are as long as the visible part of the section.
    case paging
    /// Scrolls by one group, and aligns it at its start.
    case groupPaging
    /// Scrolls by one group and centers it.
    case groupPagingCentered
}

/// A closure that can change the visible elements of a section whenever they are laid out, such as while scrolling. The
/// arguments are the visible elements, the scroll offset and the layout environment. The offset is that of the section
/// if it scrolls orthogonally, and otherwise that of the collection view.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a compositional layout: a group that is repeated for all items, and supplementary views.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    let group: NSCollectionLayoutGroup
    /// The list configuration if the section is a list; `nil` otherwise.
    var list: UICollectionLayoutListConfiguration?

    /// The insets of the section's content, in points. Zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing between groups, in points. 0 by default.
    open var interGroupSpacing: CGFloat = 0
    /// `true` if `contentInsets` also apply to headers and footers, but only across the layout's scroll direction.
    /// `true` by default. Deprecated on iOS, where `supplementaryContentInsetsReference` replaces it.
    open var supplementariesFollowContentInsets = true
    /// The headers and footers of the section. Empty by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The section's orthogonal scrolling behavior. `.none` by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// A closure that can change the visible elements whenever they are laid out. `nil` by default.
    @preconcurrency
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The decoration views behind the items. Empty by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Creates a section that repeats `group`.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }

    /// Returns a copy of the section that can be changed independently. It has the same group.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        copy.list = list
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.decorationItems = decorationItems
        return copy
    }
}
