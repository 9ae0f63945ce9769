public import Foundation

/// A description of the invalid parts of a layout, with an optional change to the content offset. Custom layouts can
/// return a subclass from `invalidationContextClass`.
///
/// Layouts are always prepared as a whole. A context only determines which cells and supplementary views are measured
/// again, and how far the content moves.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// `true` if everything is invalid, as after `invalidateLayout()` or `reloadData()`. `false` for contexts created
    /// by the app.
    open var invalidateEverything: Bool { isForEverything }
    /// `true` if the number of sections or items may have changed: after `reloadData()`, and after items or sections
    /// were inserted, deleted, reloaded or moved. `false` for contexts created by the app.
    open var invalidateDataSourceCounts: Bool { isForCounts }
    /// The items whose cells will be measured again; `nil` if no items were added.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views that will be measured again, by kind; `nil` if no views were added.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The invalid decoration views, by kind; `nil` if no views were added.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The change in the content offset, in points. Has no effect while the bounds are changing. Zero by default.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change in the content size, in points. Has no effect, because the layout determines the size. Zero by
    /// default.
    open var contentSizeAdjustment = CGSize.zero

    var isForEverything = false
    var isForCounts = false

    /// Creates an empty context.
    public required override init() {
        super.init()
    }

    /// Adds items whose cells will be measured again.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Adds supplementary views of `elementKind` that will be measured again.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Marks the decoration views of kind `elementKind` at `indexPaths` as invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// `true` if the context contains elements.
    var hasElements: Bool {
        invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
            || invalidatedDecorationIndexPaths != nil
    }
}

/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// `true` if sizes and spacings are requested from the delegate again. `true` by default. Has no effect, because
    /// they are always requested again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// `true` if the attributes are created again. `true` by default. Has no effect, because they are always created
    /// again.
    open var invalidateFlowLayoutAttributes = true
}

extension UICollectionViewLayout {
    /// Invalidates the parts of the layout that `context` describes; the layout is prepared again before the next
    /// frame.
    func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        guard let collectionView, collectionView.collectionViewLayout === self else { return }
        if let fittedSizes, !context.invalidateEverything, context.hasElements {
            fittedSizes.forget(
                cellsAt: context.invalidatedItemIndexPaths ?? [],
                supplementaryViewsAt: context.invalidatedSupplementaryIndexPaths ?? [:])
        }
        collectionView.layoutWasInvalidated(self, remeasuresVisibleCells: !context.hasElements)
        let move = context.contentOffsetAdjustment
        // The layout already follows the scroll that is in progress, so the offset must not change.
        guard move != .zero, move.x.isFinite, move.y.isFinite, !collectionView.isInvalidating else { return }
        collectionView.contentOffset = CGPoint(
            x: collectionView.contentOffset.x + move.x, y: collectionView.contentOffset.y + move.y)
    }
}
