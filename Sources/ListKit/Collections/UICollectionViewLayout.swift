public import Foundation
import Reporting

/// Places the items of a collection view: the base class of all layouts, which shows nothing itself.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    public internal(set) weak var collectionView: UICollectionView?

    /// The classes of decoration views, by kind.
    private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Creates a layout.
    public override init() {
        super.init()
    }

    /// Creates the layout for a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        guard coder is InterfaceCoder else { return nil }
        super.init()
    }

    /// Called before the layout is used, and again after it was invalidated. Override it to compute what the other
    /// methods return. Does nothing in this class.
    open func prepare() {}

    /// The size of the content, in points. Zero in this class.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements that touch `rect`; additional ones do no harm, because only visible
    /// elements are shown.
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

    /// Registers the class of decoration views of `elementKind`; `nil` removes the registration.
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

    /// Called when items or sections were inserted, deleted or moved: after `prepare`, and before initial and final
    /// attributes are requested. Does nothing in this class.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called after all initial and final attributes of an update were requested. Does nothing in this class.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the attributes at which a new item's cell starts; `itemIndexPath` is its path after the update. In this
    /// class the final attributes, but transparent, as for `nil`.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForItem(at: itemIndexPath)?.transparentCopy()
    }

    /// Returns the attributes at which a deleted item's cell ends; `itemIndexPath` is its path before the update. In
    /// this class its last attributes, but transparent, as for `nil`.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.formerAttributes(of: .cell(itemIndexPath))?.transparentCopy()
    }

    /// Returns the attributes at which a new supplementary view starts; see `initialLayoutAttributesForAppearingItem`.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.transparentCopy()
    }

    /// Returns the attributes at which a removed supplementary view ends; see
    /// `finalLayoutAttributesForDisappearingItem`.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.formerAttributes(of: ListElement(kind: elementKind, path: elementIndexPath))?
            .transparentCopy()
    }

    /// Returns the content offset after an update or a change of layouts. The collection view proposes one that keeps
    /// the first visible item in place; this class returns it.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Returns the content offset at which scrolling ends after the user releases the content with `velocity`, in
    /// points per millisecond. Without changes it would end at `proposedContentOffset`, which this class returns.
    /// Override it to center pages or cards; the delegate can still change it.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Internal

    /// The class of attributes to create.
    var attributesClass: UICollectionViewLayoutAttributes.Type {
        checkedClass(Self.layoutAttributesClass, UICollectionViewLayoutAttributes.self, "layoutAttributesClass")
    }

    private func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        checkedClass(
            Self.invalidationContextClass, UICollectionViewLayoutInvalidationContext.self, "invalidationContextClass"
        ).init()
    }

    /// Returns `given` if it is a subclass of `base`.
    private func checkedClass<Base: AnyObject>(_ given: AnyClass, _ base: Base.Type, _ name: String) -> Base.Type {
        if let given = given as? Base.Type { return given }
        Diagnostics.report("\(type(of: self)): \(name) is \(given); expected a subclass of \(base)")
        return base
    }

    /// The measured sizes, in a layout with estimates; otherwise `nil`.
    var fittedSizes: FittedSizes? { nil }

    /// Called when `fittedSizes` has new sizes for `elements`.
    func settleFits(_ elements: [ListElement]) {}

    /// Returns the sections in `rect` that scroll orthogonally.
    func orthogonalPlaces(in rect: CGRect) -> [OrthogonalPlace] { [] }

    /// Returns the area of `section` if it scrolls orthogonally, otherwise `nil`.
    func orthogonalPlace(of section: Int) -> OrthogonalPlace? { nil }

    /// Returns `true` if `element`, a supplementary view, scrolls with the items of its section.
    func scrollsWithItems(_ element: ListElement) -> Bool { false }

    /// Returns the resting offset of `section`, which scrolls orthogonally; see `CompositionalSection.rest`.
    func rest(ofSection section: Int, at offset: CGFloat, projected: CGFloat, step: Int) -> CGFloat? { nil }

    /// Called before `shown` are displayed; they may still be changed.
    func willShow(_ shown: [UICollectionViewLayoutAttributes]) {}

    /// `true` if the prepared layout is not valid for another size or other insets.
    var isOutdatedBySizeChange: Bool { true }

    /// Returns the insets at the view's edges that are covered by pinned elements while `section` is scrolled.
    func coveredEdges(inSection section: Int) -> UIEdgeInsets { .zero }
}
