public import Foundation
import Reporting

/// The base class of layouts, which position the items of a collection view. The base class displays no items.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    open var collectionView: UICollectionView? { owner }

    weak var owner: UICollectionView?
    /// The classes of decoration views, by kind.
    private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    /// The nibs of decoration views, by kind.
    private(set) var decorationNibs: [String: UINib] = [:]
    /// The elements whose preferred attributes the layout knows, and the revision of the list for which they are valid.
    var measured: (revision: Int, elements: Set<ListElement>) = (0, [])

    /// Creates a layout that no collection view uses yet.
    public override init() {
        super.init()
    }

    /// Creates a layout from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        guard coder is InterfaceCoder else { return nil }
        super.init()
    }

    /// Called before the layout is used, and again after an invalidation. Override this method to compute the results
    /// of the other methods. Does nothing by default.
    open func prepare() {}

    /// The size of the content, in points. Zero by default.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements that intersect `rect`. The result may contain other elements; only
    /// visible elements are displayed.
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
    /// Classes that don't inherit from `UICollectionReusableView` are rejected with a warning.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        ReusePool.check(viewClass, is: UICollectionReusableView.self) {
            decorationClasses[elementKind] = $0
            decorationNibs[elementKind] = nil
        }
    }

    /// Registers the nib that contains the decoration view of `elementKind`; `nil` removes the registration.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationNibs[elementKind] = nib
        decorationClasses[elementKind] = nil
    }

    /// Returns `true` if the layout must be invalidated when the bounds change to `newBounds` by scrolling or resizing.
    /// Resizing always invalidates layouts other than flow and compositional layouts. `false` by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns `true` if the layout must be updated because a view prefers `preferredAttributes`. `originalAttributes`
    /// contain the view's estimated size. `false` by default; layouts that support estimates override this method.
    /// Custom layouts are asked about each view that becomes visible. If a custom layout returns `true`, it is
    /// invalidated with the context of `invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)`.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the invalidation context for a view that prefers `preferredAttributes` to `originalAttributes`. An empty
    /// context by default. Only called for layouts other than flow and compositional layouts.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Invalidates the layout, which is prepared again before the next frame. If the layout supports estimates, visible
    /// cells and supplementary views are measured again. Overrides must call `super`.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.isForEverything = true
        context.isForCounts = collectionView?.isInvalidatingCounts == true
        invalidateLayout(with: context)
    }

    /// Invalidates the parts of the layout that `context` describes; the layout is prepared again before the next
    /// frame. If `context` contains elements, only their views are measured again. Overrides must call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidate(context)
    }

    /// The class of the layout's invalidation contexts, `UICollectionViewLayoutInvalidationContext` by default. Classes
    /// that don't inherit from it are reported and ignored.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The class of the layout's attributes, `UICollectionViewLayoutAttributes` by default. Classes that don't inherit
    /// from it are reported and ignored.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Returns the invalidation context for a bounds change that invalidates the layout. An empty context by
    /// default.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// `true` if the collection view mirrors the layout in right-to-left environments, so the layout can always place
    /// items from left to right. `false` by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// The direction for which the layout is designed. If it is the direction of the collection view, the layout isn't
    /// mirrored. `.leftToRight` by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Updates

    /// Called after the layout was prepared for a new size of the collection view, which is animated. `oldBounds` are
    /// the bounds before the change. Does nothing by default.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called after the views have been placed for a new size of the collection view, which is animated. Does nothing
    /// by default.
    open func finalizeAnimatedBoundsChange() {}

    /// Called after items or sections have been inserted, deleted, reloaded or moved. The call follows `prepare` and
    /// precedes the requests for initial and final attributes. Does nothing by default.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called after all initial and final attributes of an update or a layout change have been requested. Does nothing
    /// by default.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the attributes from which a new item's cell animates. `itemIndexPath` is the index path after the
    /// update. If this method isn't overridden or returns `nil`, the cell fades in at its final position.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForItem(at: itemIndexPath)?.transparentCopy()
    }

    /// Returns the attributes to which a deleted item's cell animates. `itemIndexPath` is the index path before the
    /// update. If this method isn't overridden or returns `nil`, the cell fades out at its last position.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.formerAttributes(of: .cell(itemIndexPath))?.transparentCopy()
    }

    /// Returns the attributes from which a new supplementary view animates. If this method isn't overridden or returns
    /// `nil`, the view fades in at its final position.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.transparentCopy()
    }

    /// Returns the attributes to which a removed supplementary view animates. If this method isn't overridden or
    /// returns `nil`, the view fades out at its last position.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.formerAttributes(of: ListElement(kind: elementKind, path: elementIndexPath))?
            .transparentCopy()
    }

    /// Returns the content offset after an update or a layout change. By default, this is `proposedContentOffset`,
    /// which keeps the first visible item in place.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Returns the content offset at which scrolling ends after the user releases the content with `velocity`, in
    /// points per millisecond. Returns `proposedContentOffset` by default. Override this method to center pages or
    /// cards. The delegate can still change the result.
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

    /// Returns the class `given` if it inherits from `base`; otherwise reports it and returns `base`.
    private func checkedClass<Base: AnyObject>(_ given: AnyClass, _ base: Base.Type, _ name: String) -> Base.Type {
        if let given = given as? Base.Type { return given }
        Diagnostics.report("\(type(of: self)): \(name) is \(given); expected a subclass of \(base)")
        return base
    }

    /// The measured sizes; `nil` if the layout doesn't support estimates.
    var fittedSizes: FittedSizes? { nil }

    /// Called when `fittedSizes` has new sizes for `elements`.
    func applyFittedSizes(_ elements: [ListElement]) {}

    /// Returns the orthogonally scrolling sections in `rect`.
    func orthogonalPositions(in rect: CGRect) -> [OrthogonalPosition] { [] }

    /// Returns the position of `section`; `nil` if the section doesn't scroll orthogonally.
    func orthogonalPosition(of section: Int) -> OrthogonalPosition? { nil }

    /// Returns `true` if the supplementary view `element` scrolls with the items of its section.
    func scrollsWithItems(_ element: ListElement) -> Bool { false }

    /// Returns the offset at which an orthogonally scrolling section stops. See `CompositionalSection.rest`.
    func rest(ofSection section: Int, at offset: CGFloat, projected: CGFloat, step: Int) -> CGFloat? { nil }

    /// Called before the elements with the attributes `shown` are displayed. Overrides may change the attributes.
    func willShow(_ shown: [UICollectionViewLayoutAttributes]) {}

    /// `true` if a change in the view's size or insets makes the prepared layout invalid.
    var isOutdatedBySizeChange: Bool { true }

    /// Returns how far pinned headers and footers, of `section` or of the whole layout, extend into the visible area
    /// from each edge.
    func coveredEdges(inSection section: Int) -> UIEdgeInsets { .zero }
}
