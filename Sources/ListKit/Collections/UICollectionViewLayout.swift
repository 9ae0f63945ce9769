public import Foundation
import Reporting

/// The base class of all layouts, which position the items of a collection view. It shows nothing itself.
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

    /// Called before the layout is used, and again after it was invalidated. Override it to compute the results of the
    /// other methods. Does nothing by default.
    open func prepare() {}

    /// The size of the content, in points. Zero by default.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements that intersect `rect`. Attributes of additional elements are allowed;
    /// only visible elements are displayed.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item's cell; `nil` if the item doesn't exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view; `nil` if the view doesn't exist.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view; `nil` if the view doesn't exist.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Registers the class of decoration views of `elementKind`; `nil` removes the registration.
    open func register(_ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass
    }

    /// Returns `true` if the layout must be invalidated when the bounds change to `newBounds` by scrolling or resizing.
    /// Resizing always invalidates layouts, except flow and compositional layouts. `false` by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns `true` if the layout uses `preferredAttributes` for a view whose estimated size is in
    /// `originalAttributes`. `false` by default; layouts with estimates override it.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Invalidates the layout, which is prepared again before the next frame. All visible cells are measured again.
    /// Overrides must call `super`.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.isForEverything = true
        invalidateLayout(with: context)
    }

    /// Invalidates the parts of the layout in `context`, before the next frame. If it contains elements, only their
    /// views are measured again. Overrides must call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidate(context)
    }

    /// The class of the invalidation contexts. A class that doesn't inherit from
    /// `UICollectionViewLayoutInvalidationContext`, the default, is reported and ignored.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The class of the layout attributes. A class that doesn't inherit from `UICollectionViewLayoutAttributes`, the
    /// default, is reported and ignored.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Returns the context for a change of bounds that invalidates the layout. An empty context by default.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// `true` if the collection view mirrors the layout in right-to-left layouts, so the layout can always work from
    /// left to right. `false` by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Updates

    /// Called when items or sections were inserted, deleted or moved, after `prepare` and before initial and final
    /// attributes are requested. Does nothing by default.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called after all initial and final attributes of an update were requested. Does nothing by default.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the attributes at which the cell of a new item starts. `itemIndexPath` is its path after the update. By
    /// default, or with `nil`, the cell fades in at its final position.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForItem(at: itemIndexPath)?.transparentCopy()
    }

    /// Returns the attributes at which the cell of a deleted item ends. `itemIndexPath` is its path before the update.
    /// By default, or with `nil`, the cell fades out at its last position.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.formerAttributes(of: .cell(itemIndexPath))?.transparentCopy()
    }

    /// Returns the attributes at which a new supplementary view starts. By default, or with `nil`, it fades in at its
    /// final position.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.transparentCopy()
    }

    /// Returns the attributes at which a removed supplementary view ends. By default, or with `nil`, it fades out at
    /// its last position.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.formerAttributes(of: ListElement(kind: elementKind, path: elementIndexPath))?
            .transparentCopy()
    }

    /// Returns the content offset after an update or a change of layouts. `proposedContentOffset`, the default, keeps
    /// the first visible item in place.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Returns the content offset at which scrolling ends after the user releases the content with `velocity`, in
    /// points per millisecond. `proposedContentOffset` by default. Override it to center pages or cards; the delegate
    /// can still change the result.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Internal

    /// The validated class of the layout attributes.
    var attributesClass: UICollectionViewLayoutAttributes.Type {
        checkedClass(Self.layoutAttributesClass, UICollectionViewLayoutAttributes.self, "layoutAttributesClass")
    }

    private func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        checkedClass(
            Self.invalidationContextClass, UICollectionViewLayoutInvalidationContext.self, "invalidationContextClass"
        ).init()
    }

    /// Returns `given`, or `base` with a warning if `given` doesn't inherit from it.
    private func checkedClass<Base: AnyObject>(_ given: AnyClass, _ base: Base.Type, _ name: String) -> Base.Type {
        if let given = given as? Base.Type { return given }
        Diagnostics.report("\(type(of: self)): \(name) is \(given); expected a subclass of \(base)")
        return base
    }

    /// The measured sizes if the layout has estimates; `nil` otherwise.
    var fittedSizes: FittedSizes? { nil }

    /// Called when `fittedSizes` has new sizes for `elements`.
    func applyFittedSizes(_ elements: [ListElement]) {}

    /// Returns the orthogonally scrolling sections in `rect`.
    func orthogonalPlaces(in rect: CGRect) -> [OrthogonalPlace] { [] }

    /// Returns the area of `section`; `nil` if the section doesn't scroll orthogonally.
    func orthogonalPlace(of section: Int) -> OrthogonalPlace? { nil }

    /// Returns `true` if the supplementary view `element` scrolls with the items of its section.
    func scrollsWithItems(_ element: ListElement) -> Bool { false }

    /// Returns the offset at which an orthogonally scrolling section stops; see `CompositionalSection.rest`.
    func rest(ofSection section: Int, at offset: CGFloat, projected: CGFloat, step: Int) -> CGFloat? { nil }

    /// Called before the elements of `shown` are displayed. The attributes may be changed.
    func willShow(_ shown: [UICollectionViewLayoutAttributes]) {}

    /// `true` if a change of the view's size or insets makes the prepared layout invalid.
    var isOutdatedBySizeChange: Bool { true }

    /// Returns the insets that pinned elements cover while `section` is scrolled.
    func coveredEdges(inSection section: Int) -> UIEdgeInsets { .zero }
}
