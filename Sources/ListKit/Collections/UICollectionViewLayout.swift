public import Foundation
import Reporting

/// Says where the items of a collection view are: the base of all layouts, which itself shows nothing.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view that the layout works for.
    public internal(set) weak var collectionView: UICollectionView?

    /// The classes of decoration views, by their kinds.
    private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Makes a layout.
    public override init() {
        super.init()
    }

    /// Creates the layout for a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        guard coder is InterfaceCoder else { return nil }
        super.init()
    }

    /// Called before the layout is asked for anything, and again after it was invalidated: the place to work out what
    /// the other methods answer. This class does nothing.
    open func prepare() {}

    /// The size of the whole content, in points. Empty in this class.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of everything that touches `rect`; more does no harm, since what is off the screen is not shown.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item's cell, or `nil`.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view, or `nil`.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view, or `nil`.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Registers the class of which the layout's decoration views of `elementKind` are made; nil takes the registration
    /// back.
    open func register(_ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass
    }

    /// Returns `true` if the layout must be invalidated because the bounds change to `newBounds`, by scrolling or
    /// resizing. A resize invalidates layouts of this class anyway. `false` in this class.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns `true` if the layout adopts `preferredAttributes` for a view whose size in `originalAttributes` was
    /// estimated. `false` in this class; layouts that estimate sizes override it.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Invalidates the layout, which is prepared again before the next frame; overrides call `super`. All visible cells
    /// are measured again.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.isForEverything = true
        invalidateLayout(with: context)
    }

    /// Invalidates the parts of the layout that `context` names, before the next frame; overrides call `super`. If it
    /// names any self-sizing views, only those are measured again.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidate(context)
    }

    /// The class of the invalidation contexts. `UICollectionViewLayoutInvalidationContext` in this class. A class that
    /// is not a subclass of it is reported and ignored.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The class of the layout attributes. `UICollectionViewLayoutAttributes` in this class. A class that is not a
    /// subclass of it is reported and ignored.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Returns the context for a change of bounds to which `shouldInvalidateLayout(forBoundsChange:)` agreed: an empty
    /// one in this class.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// `true` if the collection view mirrors the layout in right-to-left layouts, so that the layout can work from left
    /// to right. `false` in this class.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Updates

    /// Called when items or sections came, left or moved, after the layout was prepared for what there is now and
    /// before it is asked for first and last attributes. This class does nothing.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called when the layout was asked for all first and last attributes of an update. This class does nothing.
    open func finalizeCollectionViewUpdates() {}

    /// Where a new item's cell comes from; `itemIndexPath` is its path after the update. In this class the attributes
    /// that it is going to have, but transparent; nil does the same.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForItem(at: itemIndexPath)?.transparentCopy()
    }

    /// Where the cell of an item that is gone goes; `itemIndexPath` is its path before the update. In this class the
    /// attributes that it had, but transparent; nil does the same.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.formerAttributes(of: .cell(itemIndexPath))?.transparentCopy()
    }

    /// Where a new supplementary view comes from; see `initialLayoutAttributesForAppearingItem`.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.transparentCopy()
    }

    /// Where a supplementary view that is gone goes; see `finalLayoutAttributesForDisappearingItem`.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.formerAttributes(of: ListElement(kind: elementKind, path: elementIndexPath))?
            .transparentCopy()
    }

    /// The content offset after an update or a change of layouts, for which the collection view proposes one that keeps
    /// the first item on screen in its place. That one in this class.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Where the content comes to rest that the user lets go with `velocity`, in points a millisecond, and that would
    /// come to rest at `proposedContentOffset`: there in this class. Override to let it rest where a card or a page is
    /// in the middle; the delegate has the last word.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Internal

    /// The class of attributes to make.
    var attributesClass: UICollectionViewLayoutAttributes.Type {
        checkedClass(Self.layoutAttributesClass, UICollectionViewLayoutAttributes.self, "layoutAttributesClass")
    }

    private func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        checkedClass(
            Self.invalidationContextClass, UICollectionViewLayoutInvalidationContext.self, "invalidationContextClass"
        ).init()
    }

    /// `given`, where it is a subclass of `base`.
    private func checkedClass<Base: AnyObject>(_ given: AnyClass, _ base: Base.Type, _ name: String) -> Base.Type {
        if let given = given as? Base.Type { return given }
        Diagnostics.report("\(type(of: self)): \(name) is \(given); expected a subclass of \(base)")
        return base
    }

    /// The sizes that views say, in a layout that estimates some; nil in others.
    var fittedSizes: FittedSizes? { nil }

    /// What `elements` say in `fittedSizes` counts from now on.
    func settleFits(_ elements: [ListElement]) {}

    /// The sections in `rect` that scroll across the direction of the layout.
    func orthogonalPlaces(in rect: CGRect) -> [OrthogonalPlace] { [] }

    /// How `section` scrolls across the direction of the layout; nil where it does not.
    func orthogonalPlace(of section: Int) -> OrthogonalPlace? { nil }

    /// Whether `element`, a supplementary view, scrolls with the items of its section.
    func scrollsWithItems(_ element: ListElement) -> Bool { false }

    /// Where `section`, which scrolls across, comes to rest; see `CompositionalSection.rest`.
    func rest(ofSection section: Int, at offset: CGFloat, projected: CGFloat, step: Int) -> CGFloat? { nil }

    /// `shown` are about to be on screen: they may be changed once more.
    func willShow(_ shown: [UICollectionViewLayoutAttributes]) {}

    /// `true` if the prepared layout is not valid for another size or other insets.
    var isOutdatedBySizeChange: Bool { true }

    /// The room along the edges of the view that is covered by what stays there while `section` is scrolled.
    func coveredEdges(inSection section: Int) -> UIEdgeInsets { .zero }
}
