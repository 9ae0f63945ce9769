public import Foundation

/// What of a layout is not valid any longer, and by how much the content moved. Layouts of one's own may have a class
/// of their own (`invalidationContextClass`).
///
/// A layout here is prepared as a whole: what a context names decides whether the data source is asked for its numbers
/// again and whether cells are asked anew how large they are, and moves the content.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is not valid, as after `reloadData`. False for contexts that are made by hand.
    open var invalidateEverything: Bool { isForEverything }
    /// Whether the data source has other numbers of sections and items. False for contexts that are made by hand.
    open var invalidateDataSourceCounts: Bool { isForCounts }
    /// The items whose cells are asked anew how large they are; nil where no item was named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views of which the same holds, by their kinds; nil where none was named.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views, by their kinds; nil where none was named.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// By how much the content offset is to change, in points; without effect in a context for a change of bounds. Zero
    /// by default.
    open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the content's size is going to change, in points. It has no effect: the layout says the size. Zero
    /// by default.
    open var contentSizeAdjustment = CGSize.zero

    var isForEverything = false
    var isForCounts = false

    /// Makes a context that names nothing.
    public required override init() {
        super.init()
    }

    /// Names items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names supplementary views of `elementKind`.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Names decoration views of `elementKind`.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Whether it names anything by itself.
    var namesElements: Bool {
        invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
            || invalidatedDecorationIndexPaths != nil
    }
}

/// What of a flow layout is not valid any longer.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked anew for sizes and spacings. It has no effect: it is whenever the layout is
    /// prepared. True by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the attributes are made anew. It has no effect: they are. True by default.
    open var invalidateFlowLayoutAttributes = true
}

extension UICollectionViewLayout {
    /// Has the layout prepared anew before the next frame, for what `context` says.
    func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        guard let collectionView, collectionView.collectionViewLayout === self else { return }
        if let fittedSizes, !context.invalidateEverything, context.namesElements {
            fittedSizes.forget(
                context.invalidatedItemIndexPaths ?? [], context.invalidatedSupplementaryIndexPaths ?? [:])
        }
        collectionView.layoutWasInvalidated(self, asksShown: !context.namesElements)
        let move = context.contentOffsetAdjustment
        // While the view scrolls it is the layout that follows.
        guard move != .zero, move.x.isFinite, move.y.isFinite, !collectionView.isInvalidating else { return }
        collectionView.contentOffset = CGPoint(
            x: collectionView.contentOffset.x + move.x, y: collectionView.contentOffset.y + move.y)
    }
}
